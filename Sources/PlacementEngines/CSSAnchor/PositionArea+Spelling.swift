extension PositionArea: CustomStringConvertible {
  /// The area in physical keywords, shortened and ordered as a browser's computed value is.
  ///
  /// The horizontal keyword comes first, except where neither tells its axis: there CSS reads the
  /// first as the vertical one.
  public var description: String {
    let across = TrackKeywords.horizontal.spelling(of: horizontal)
    let down = TrackKeywords.vertical.spelling(of: vertical)
    switch (horizontal.tellsAxis, vertical.tellsAxis) {
    case (true, false) where vertical == .spanAll: return across
    case (false, true) where horizontal == .spanAll: return down
    case (false, false): return across == down ? across : "\(down) \(across)"
    default: return "\(across) \(down)"
    }
  }
}

extension TrackSpan {
  /// Whether the keyword belongs to one axis by itself; `center` and `span-all` go with either.
  var tellsAxis: Bool { self != .center && self != .spanAll }
}

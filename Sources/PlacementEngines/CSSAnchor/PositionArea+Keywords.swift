import PopoverGeometry

extension PositionArea {
  /// Reads one or two keywords of `position-area`; `nil` if CSS rejects them. Logical ones are read for
  /// horizontal writing from left to right, in the box and in its container.
  public init?(_ text: some StringProtocol) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard (1...2).contains(words.count), let first = AreaWord(words[0]) else { return nil }
    if words.count == 2 {
      guard let second = AreaWord(words[1]) else { return nil }
      self.init(first, second)
    } else {
      self.init(first, first.axis == nil ? first : AreaWord(tracks: .spanAll))
    }
  }

  /// A word without an axis takes the other word's other axis; of two such the first is vertical.
  private init?(_ first: AreaWord, _ second: AreaWord) {
    if let one = first.family, let other = second.family, one != other { return nil }
    if let axis = first.axis, second.axis == axis { return nil }
    let firstAxis = first.axis ?? second.axis?.crossed ?? .vertical
    self.init(horizontal: second.tracks, vertical: second.tracks)
    self[firstAxis] = first.tracks
  }
}

/// A keyword with the tracks and the axis that it names.
private struct AreaWord {
  var tracks: TrackSpan
  var axis: Axis?
  /// The keywords with which it may be combined; `nil` for all.
  var family: TrackKeywords.Family?
}

extension AreaWord {
  init?(_ word: Substring) {
    for keywords in TrackKeywords.all {
      guard let tracks = TrackSpan.allCases.first(where: { keywords.spelling(of: $0) == word })
      else { continue }
      self.init(tracks: tracks)
      if tracks.hasAxis { (axis, family) = (keywords.axis, keywords.family) }
      return
    }
    return nil
  }
}

extension PositionArea: CustomStringConvertible {
  /// The area in physical keywords, shortened and ordered as in a browser's computed value: horizontal
  /// first, unless neither has an axis, as CSS then reads the first one as vertical.
  public var description: String {
    let across = TrackKeywords.horizontal.spelling(of: horizontal)
    let down = TrackKeywords.vertical.spelling(of: vertical)
    switch (horizontal.hasAxis, vertical.hasAxis) {
    case (true, false) where vertical == .spanAll: return across
    case (false, true) where horizontal == .spanAll: return down
    case (false, false): return across == down ? across : "\(down) \(across)"
    default: return "\(across) \(down)"
    }
  }
}

extension TrackSpan {
  /// Whether its keyword belongs to one axis; `center` and `span-all` belong to both.
  var hasAxis: Bool { self != .center && self != .spanAll }
}

/// A pair of keywords for the two outer tracks of an axis.
struct TrackKeywords {
  /// The keywords that may be combined in one `position-area`.
  enum Family { case physical, logical, selfLogical, flow, selfFlow }

  var family: Family
  /// `nil` if the axis depends on the other keyword or on the order.
  var axis: Axis?
  var start: String
  var end: String

  /// Keywords with a common stem before `start` and `end`.
  private init(_ family: Family, _ axis: Axis?, stem: String) {
    self.init(family, axis, stem + "start", stem + "end")
  }

  private init(_ family: Family, _ axis: Axis?, _ start: String, _ end: String) {
    (self.family, self.axis, self.start, self.end) = (family, axis, start, end)
  }

  static let horizontal = TrackKeywords(.physical, .horizontal, "left", "right")
  static let vertical = TrackKeywords(.physical, .vertical, "top", "bottom")

  static let all = [
    horizontal, vertical,
    TrackKeywords(.physical, .horizontal, stem: "x-"),
    TrackKeywords(.physical, .vertical, stem: "y-"),
    TrackKeywords(.physical, .horizontal, stem: "self-x-"),
    TrackKeywords(.physical, .vertical, stem: "self-y-"),
    // The two keywords above in the spelling of earlier drafts.
    TrackKeywords(.physical, .horizontal, stem: "x-self-"),
    TrackKeywords(.physical, .vertical, stem: "y-self-"),
    TrackKeywords(.logical, .horizontal, stem: "inline-"),
    TrackKeywords(.logical, .vertical, stem: "block-"),
    TrackKeywords(.selfLogical, .horizontal, stem: "self-inline-"),
    TrackKeywords(.selfLogical, .vertical, stem: "self-block-"),
    TrackKeywords(.flow, nil, stem: ""),
    TrackKeywords(.selfFlow, nil, stem: "self-"),
  ]

  func spelling(of tracks: TrackSpan) -> String {
    switch tracks {
    case .start: start
    case .end: end
    case .spanStart: "span-" + start
    case .spanEnd: "span-" + end
    case .center: "center"
    case .spanAll: "span-all"
    }
  }
}

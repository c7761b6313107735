import PopoverGeometry

/// A pair of keywords that name the two outer tracks of an axis.
struct TrackKeywords {
  /// Which keywords may stand together in one `position-area`.
  enum Family { case physical, logical, selfLogical, flow, selfFlow }

  var family: Family
  /// Nil where only the other keyword, or the order, tells the axis.
  var axis: Axis?
  var start: String
  var end: String

  /// `start` and `end` are spelt with `-start` and `-end` after a common stem.
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
    // As the two before, in the spelling of earlier drafts.
    TrackKeywords(.physical, .horizontal, stem: "x-self-"),
    TrackKeywords(.physical, .vertical, stem: "y-self-"),
    TrackKeywords(.logical, .horizontal, stem: "inline-"),
    TrackKeywords(.logical, .vertical, stem: "block-"),
    TrackKeywords(.selfLogical, .horizontal, stem: "self-inline-"),
    TrackKeywords(.selfLogical, .vertical, stem: "self-block-"),
    TrackKeywords(.flow, nil, stem: ""),
    TrackKeywords(.selfFlow, nil, stem: "self-"),
  ]

  /// The keyword for `tracks`.
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

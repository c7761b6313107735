import PopoverGeometry

extension PositionArea {
  /// Reads one or two keywords of `position-area`, physical or logical.
  ///
  /// Logical keywords mean a horizontal writing mode from left to right, for the box and for what
  /// contains it. Nil where CSS would refuse the value.
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

  /// A word that names no axis takes the one left over; of two such words the first is vertical.
  private init?(_ first: AreaWord, _ second: AreaWord) {
    if let one = first.family, let other = second.family, one != other { return nil }
    if let axis = first.axis, second.axis == axis { return nil }
    let firstAxis = first.axis ?? second.axis?.crossed ?? .vertical
    self.init(horizontal: second.tracks, vertical: second.tracks)
    self[firstAxis] = first.tracks
  }
}

/// One keyword, taken apart.
private struct AreaWord {
  var tracks: TrackSpan
  var axis: Axis?
  /// Nil for the keywords that stand with any other.
  var family: TrackKeywords.Family?
}

extension AreaWord {
  init?(_ word: Substring) {
    for keywords in TrackKeywords.all {
      guard let tracks = TrackSpan.allCases.first(where: { keywords.spelling(of: $0) == word })
      else { continue }
      self.init(tracks: tracks)
      if tracks.tellsAxis { (axis, family) = (keywords.axis, keywords.family) }
      return
    }
    return nil
  }
}

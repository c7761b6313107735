import PopoverGeometry

/// A background view that can tell all that it has laid out.
protocol FactualBackgroundView: BackgroundView {
  var facts: [ChromeFact] { get }
}

extension BackgroundView {
  /// Background and arrow, for those with nothing else to tell.
  var facts: [ChromeFact] {
    [ChromeFact("background", .rect(background)), ChromeFact("arrow", .rect(arrow))]
  }
}

extension GTBackgroundView: FactualBackgroundView {}
extension DDBackgroundView: FactualBackgroundView {}
extension PCBackgroundView: FactualBackgroundView {}

extension BHBackgroundView: FactualBackgroundView {
  var facts: [ChromeFact] { [ChromeFact("arrow", .rect(arrow))] }
}

extension MBBackgroundView: FactualBackgroundView {
  var facts: [ChromeFact] { turnedFacts(arrowTransform) }
}

extension YLFBackgroundView: FactualBackgroundView {
  var facts: [ChromeFact] { turnedFacts(arrowTransform) }
}

extension BackgroundView {
  fileprivate func turnedFacts(_ transform: ArrowTransform?) -> [ChromeFact] {
    [
      ChromeFact("background", .rect(background)), ChromeFact("arrow", .rect(arrow)),
      ChromeFact("transform", transform.map { .name($0.rawValue) } ?? .none),
    ]
  }
}

extension TexturedBackgroundView: FactualBackgroundView {
  var facts: [ChromeFact] {
    [
      ChromeFact("radii", .radii(radii)),
      ChromeFact("arrowBaseFrom", triangle.map { .number($0.from) } ?? .none),
      ChromeFact("arrowBaseTo", triangle.map { .number($0.to) } ?? .none),
      ChromeFact("arrowTip", triangle.map { .number($0.tip) } ?? .none),
      ChromeFact("background", .rect(background)),
    ]
  }
}

extension C360BackgroundView: FactualBackgroundView {
  var facts: [ChromeFact] {
    [ChromeFact("arrowOffset", .number(arrowOffset))]
      + C360Piece.allCases.map { ChromeFact($0.rawValue, .rect(self[$0])) }
  }
}

extension GIKBackgroundView: FactualBackgroundView {
  var facts: [ChromeFact] {
    let second = stretching.secondPass
    return [
      ChromeFact("image", .name(picture.rawValue)), ChromeFact("mirrored", .flag(isMirrored)),
      ChromeFact("stretches", .count(stretches)), ChromeFact("arrowCenter", .number(arrowCenter)),
      ChromeFact("atStart", .flag(isAtStart)), ChromeFact("atEnd", .flag(isAtEnd)),
      ChromeFact("firstInsets", .insets(stretching.capInsets)),
      ChromeFact("sourceSize", .size(picture.size)),
      ChromeFact("contextSize", second.map { .size($0.contextSize) } ?? .none),
      ChromeFact("secondInsets", second.map { .insets($0.capInsets) } ?? .none),
      ChromeFact("tip", .number(stretching.tip)),
      ChromeFact("squeezed", .flag(stretching.isSqueezed)),
      ChromeFact("shadowRect", .rect(background)),
      ChromeFact("centerShiftX", .number(centerShift)),
    ]
  }
}

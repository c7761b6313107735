/// The rule that settled a placement.
public enum DecidingRule: Sendable, CaseIterable {
  /// The direction shown until now still fits.
  case currentFits
  /// It is the first permitted direction in which the whole popover fits.
  case firstFit
  /// Nothing fits whole; here the largest content remains after shrinking.
  case largestAfterShrinking
  /// No side leaves the minimum; the popover may cover its anchor.
  case overlap
  /// No side leaves the minimum; the popover goes to the middle, without an arrow.
  case noRoom
  /// No direction is permitted.
  case noneOffered
}

/// What was decided, before anything is placed.
public struct PlacementDecision: Equatable, Sendable {
  /// Where the arrow points; `nil` is the arrow-less form.
  public var direction: ArrowDirection?
  public var contentSize: Size
  public var rule: DecidingRule
}

extension PopoverPresentation {
  /// The directions in the order in which they are tried: the current one first.
  public var triedDirections: ArrowDirections {
    permittedArrowDirections.preferring(currentArrowDirection)
  }

  /// Chooses the direction and the size of the content: the first that fits whole, else the one
  /// that leaves the most, else over the anchor where that is allowed, else without an arrow.
  public func decision() -> PlacementDecision {
    var roomiest: PlacementCandidate?
    for direction in triedDirections {
      let candidate = candidate(direction)
      if candidate.fits { return fitting(candidate) }
      if candidate.usableContent.area > roomiest?.usableContent.area ?? -1 { roomiest = candidate }
    }
    guard let roomiest else { return limitedToArea(nil, rule: .noneOffered) }
    if roomiest.reaches(minimum: effectiveMinimum) {
      return PlacementDecision(
        direction: roomiest.direction, contentSize: roomiest.usableContent,
        rule: .largestAfterShrinking)
    }
    return canOverlapSourceViewRect
      ? limitedToArea(roomiest.direction, rule: .overlap) : limitedToArea(nil, rule: .noRoom)
  }

  private func fitting(_ candidate: PlacementCandidate) -> PlacementDecision {
    PlacementDecision(
      direction: candidate.direction, contentSize: preferredContentSize,
      rule: candidate.direction == currentArrowDirection ? .currentFits : .firstFit)
  }

  private func limitedToArea(_ direction: ArrowDirection?, rule: DecidingRule) -> PlacementDecision
  {
    let remaining = remaining(in: area.size, direction: direction)
    return PlacementDecision(
      direction: direction, contentSize: preferredContentSize.cut(to: remaining), rule: rule)
  }

  /// Content that prefers to be smaller than the minimum need not grow to it.
  private var effectiveMinimum: Size { minimumContentSize.cut(to: preferredContentSize) }
}

import PopoverGeometry

/// The same decision as one writes it first: a list of candidates, a switch over four sides, sorting
/// by closures. It knows the timed scenes only: no margins, a thin border, one-cell arrows.
struct NaivePlacement {
  struct Answer {
    var direction: ArrowDirection?
    var frame = Rect.zero
    var background = Rect.zero
    var content = Rect.zero
    var arrow = Rect.zero
    var arrowOffset = 0.0
  }

  private struct Candidate {
    var direction: ArrowDirection
    var size: Size
    var fits: Bool
  }

  var anchor = Rect.zero
  var content = Size.zero
  let container: Rect

  init(container: Rect) { self.container = container }

  func place() -> Answer {
    let candidates = ArrowDirection.allCases.map(candidate)
    if let first = candidates.first(where: \.fits) { return answer(first) }
    let largest = candidates.reduce(candidates[0]) {
      $1.size.area > $0.size.area ? $1 : $0
    }
    return largest.size.area > 0 ? answer(largest) : Answer()
  }

  private func room(_ direction: ArrowDirection) -> Size {
    switch direction {
    case .up: Size(width: container.width, height: container.height - anchor.y - anchor.height)
    case .down: Size(width: container.width, height: anchor.y)
    case .left: Size(width: container.width - anchor.x - anchor.width, height: container.height)
    case .right: Size(width: anchor.x, height: container.height)
    }
  }

  private func chrome(_ direction: ArrowDirection) -> Size {
    switch direction {
    case .up, .down: Size(width: 2, height: 3)
    case .left, .right: Size(width: 3, height: 2)
    }
  }

  private func candidate(_ direction: ArrowDirection) -> Candidate {
    let (room, chrome) = (room(direction), chrome(direction))
    let size = Size(
      width: min(content.width, max(0, room.width - chrome.width)),
      height: min(content.height, max(0, room.height - chrome.height)))
    return Candidate(direction: direction, size: size, fits: size == content)
  }

  private func origin(_ direction: ArrowDirection, _ size: Size) -> Point {
    let x = (anchor.x + anchor.width / 2 - size.width / 2 + 0.5).rounded(.down)
    let y = (anchor.y + anchor.height / 2 - size.height / 2 + 0.5).rounded(.down)
    switch direction {
    case .up: return Point(x: x, y: anchor.y + anchor.height)
    case .down: return Point(x: x, y: anchor.y - size.height)
    case .left: return Point(x: anchor.x + anchor.width, y: y)
    case .right: return Point(x: anchor.x - size.width, y: y)
    }
  }

  private func answer(_ candidate: Candidate) -> Answer {
    let direction = candidate.direction
    let chrome = chrome(direction)
    let size = Size(
      width: candidate.size.width + chrome.width, height: candidate.size.height + chrome.height)
    let origin = origin(direction, size)
    let x = max(0, min(origin.x, container.width - size.width))
    let y = max(0, min(origin.y, container.height - size.height))
    let frame = Rect(x: x, y: y, width: size.width, height: size.height)
    var answer = Answer(direction: direction, frame: frame, background: frame)
    addArrow(direction, &answer)
    answer.content = Rect(
      x: answer.background.x + 1, y: answer.background.y + 1, width: candidate.size.width,
      height: candidate.size.height)
    return answer
  }

  private func addArrow(_ direction: ArrowDirection, _ answer: inout Answer) {
    let frame = answer.frame
    let left = arrowStart(frame.x, frame.width, anchor.x, anchor.width)
    let top = arrowStart(frame.y, frame.height, anchor.y, anchor.height)
    switch direction {
    case .up:
      answer.arrow = Rect(x: left, y: frame.y, width: 1, height: 1)
      answer.background.y += 1
      answer.background.height -= 1
    case .down:
      answer.arrow = Rect(x: left, y: frame.y + frame.height - 1, width: 1, height: 1)
      answer.background.height -= 1
    case .left:
      answer.arrow = Rect(x: frame.x, y: top, width: 1, height: 1)
      answer.background.x += 1
      answer.background.width -= 1
    case .right:
      answer.arrow = Rect(x: frame.x + frame.width - 1, y: top, width: 1, height: 1)
      answer.background.width -= 1
    }
    answer.arrowOffset =
      direction == .up || direction == .down
      ? left + 0.5 - (frame.x + frame.width / 2) : top + 0.5 - (frame.y + frame.height / 2)
  }

  private func arrowStart(
    _ start: Double, _ length: Double, _ anchorStart: Double, _ anchorLength: Double
  ) -> Double {
    let low = max(start, anchorStart)
    let high = min(start + length, anchorStart + anchorLength)
    let wanted = ((low + high) / 2 - start - 0.5 + 0.5).rounded(.down)
    return start + max(1, min(wanted, length - 2))
  }
}

extension NaivePlacement.Answer {
  func agrees(with layout: PopoverLayout) -> Bool {
    direction == layout.arrowDirection && frame == layout.frame && arrow == layout.arrow
      && background == layout.background && content == layout.content
      && arrowOffset == layout.arrowOffset
  }
}

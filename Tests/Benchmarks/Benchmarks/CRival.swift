import CRival
import PopoverGeometry

func placeInC(_ scenes: [Scene], _ question: rival_question) -> Double {
  var asked = question
  var answer = rival_answer()
  var sum = 0.0
  for scene in scenes {
    asked.anchor = rival_rect(scene.anchor)
    asked.content = (scene.content.width, scene.content.height)
    rival_place(&asked, &answer)
    sum += answer.frame.on.0.start + answer.frame.on.1.start + answer.arrow.on.0.start
    sum += answer.arrow_offset
  }
  return sum
}

/// Fills a map as `PopoverPresentation.map()` does.
func mapInC(_ question: rival_question) -> Double {
  var asked = question
  var sides: [rival_direction] = []
  let columns = Int(question.container.on.0.length)
  let rows = Int(question.container.on.1.length)
  sides.reserveCapacity(columns * rows)
  for row in 0..<rows {
    for column in 0..<columns {
      asked.anchor.on.0.start = Double(column)
      asked.anchor.on.1.start = Double(row)
      sides.append(rival_side(&asked))
    }
  }
  return Double(sides.reduce(0) { $0 + ($1 == RIVAL_UP ? 1 : 0) })
}

extension rival_question {
  /// The same question in C. Wrapping content, keep-out rectangles, decorations and other policies than
  /// the standard one are not known there.
  init(_ asked: PopoverPresentation) {
    let (arrows, list) = (asked.metrics, asked.permittedArrowDirections.map(rival_direction.init))
    func permitted(_ index: Int) -> rival_direction {
      index < list.count ? list[index] : RIVAL_NONE
    }
    self.init(
      anchor: rival_rect(asked.sourceRect), container: rival_rect(asked.container),
      content: (asked.preferredContentSize.width, asked.preferredContentSize.height),
      minimum: (asked.minimumContentSize.width, asked.minimumContentSize.height),
      arrow_base: (arrows.horizontalArrow.base, arrows.verticalArrow.base),
      arrow_height: (arrows.horizontalArrow.height, arrows.verticalArrow.height),
      content_insets: rival_insets(arrows.contentViewInsets), caps: rival_insets(arrows.capInsets),
      margins: rival_insets(asked.popoverLayoutMargins), reserved: rival_insets(asked.reserved),
      permitted: (permitted(0), permitted(1), permitted(2), permitted(3)),
      permitted_count: Int32(list.count),
      current: asked.currentArrowDirection.map(rival_direction.init) ?? RIVAL_NONE,
      can_overlap: asked.canOverlapSourceViewRect, in_cells: asked.grid == .cells)
  }
}

extension rival_answer {
  init(_ asked: PopoverPresentation) {
    self.init()
    var question = rival_question(asked)
    rival_place(&question, &self)
  }

  func agrees(with layout: PopoverLayout) -> Bool {
    direction == layout.arrowDirection.map(rival_direction.init) ?? RIVAL_NONE
      && arrow_offset == layout.arrowOffset && arrow_residual == layout.arrowResidual
      && Rect(frame) == layout.frame && Rect(background) == layout.background
      && Rect(content) == layout.content && Rect(arrow) == layout.arrow
      && is_shrunk == layout.isShrunk && overlaps_anchor == layout.overlapsAnchor
      && visibility == rival_visibility(layout.anchorVisibility)
      && DecidingRule(rule) == layout.rule
  }
}

extension DecidingRule {
  init?(_ rule: rival_rule) {
    switch rule {
    case RIVAL_CURRENT_FITS: self = .currentFits
    case RIVAL_FIRST_FIT: self = .firstFit
    case RIVAL_WRAPPED: self = .wrapped
    case RIVAL_LARGEST_AFTER_SHRINKING: self = .largestAfterShrinking
    case RIVAL_OVERLAP: self = .overlap
    case RIVAL_NO_ROOM: self = .noRoom
    case RIVAL_NONE_OFFERED: self = .noneOffered
    default: return nil
    }
  }
}

extension rival_direction {
  init(_ direction: ArrowDirection) { self.init(Int32(direction.rawValue)) }
}

extension rival_visibility {
  init(_ visibility: AnchorVisibility) {
    switch visibility {
    case .whole: self = RIVAL_WHOLE
    case .partly: self = RIVAL_PARTLY
    case .hidden: self = RIVAL_HIDDEN
    }
  }
}

extension rival_rect {
  init(_ rect: Rect) {
    self.init(
      on: (
        rival_span(start: rect.x, length: rect.width),
        rival_span(start: rect.y, length: rect.height)
      ))
  }
}

extension rival_insets {
  init(_ insets: Insets) {
    self.init(near: (insets.left, insets.top), far: (insets.right, insets.bottom))
  }
}

extension Rect {
  init(_ rect: rival_rect) {
    self.init(
      x: rect.on.0.start, y: rect.on.1.start, width: rect.on.0.length, height: rect.on.1.length)
  }
}

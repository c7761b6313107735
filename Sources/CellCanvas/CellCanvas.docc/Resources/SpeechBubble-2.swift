import CellCanvas
import PopoverGeometry

/// A speech bubble: round corners, and a tail that opens into it.
struct SpeechBubble: PopoverBackground {
  let arrowBase = 4
  let arrowHeight = 1
  let arrowOverlap = 1
  let contentViewInsets = CellInsets(top: 1, left: 2, bottom: 1, right: 2)
  let capInsets = CellInsets(all: 1)
  let wantsDefaultContentAppearance = false

  var arrowDirection: ArrowDirection?
  var arrowOffset = 0.0
}

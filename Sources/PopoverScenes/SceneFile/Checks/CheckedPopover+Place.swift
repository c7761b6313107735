import CellCanvas
import PopoverGeometry

extension CheckedPopover {
  func side(asked: ExpectedSide) -> CheckVerdict {
    let side = ExpectedSide(layout.arrowDirection)
    return CheckVerdict(
      asked: asked == .none ? "without an arrow" : Self.phrase(asked),
      found: side == .none ? "it has no arrow" : "it lies \(Self.phrase(side))",
      passes: side == asked)
  }

  private static func phrase(_ side: ExpectedSide) -> String {
    Side.allCases.first { "\($0)" == side.rawValue }.map { "\($0.phrase)" }
      ?? side.rawValue
  }

  func arrowOffset(asked: Double) -> CheckVerdict {
    let hasArrow = layout.arrowDirection != nil
    return CheckVerdict(
      asked: Words.figure(asked),
      found: hasArrow
        ? "its arrow is at \(Words.figure(layout.arrowOffset))" : "it has no arrow",
      passes: hasArrow && layout.arrowOffset == asked)
  }

  func points(asked: Bool) -> CheckVerdict {
    CheckVerdict(
      asked: asked ? "an arrow that points at its anchor" : "no arrow that points at its anchor",
      found: arrowWords, passes: layout.pointsAtAnchor == asked)
  }

  private var arrowWords: String {
    guard let direction = layout.arrowDirection else { return "it has no arrow" }
    if layout.pointsAtAnchor { return "its arrow points at its anchor" }
    let distance = Words.cells(abs(layout.arrowResidual), along: direction.axis.crossed)
    return "its arrow misses its anchor by \(distance)"
  }

  func frame(asked: CellRect) -> CheckVerdict {
    let frame = CellRect(layout.frame)
    return CheckVerdict(
      asked: "the frame \(asked.words)", found: "its frame is \(frame.words)",
      passes: frame == asked)
  }

  func size(asked: CellSize) -> CheckVerdict {
    let size = CellRect(layout.content).size
    return CheckVerdict(
      asked: "a content of \(asked.words)", found: "its content is \(size.words)",
      passes: size == asked)
  }

  func shrunk(asked: Bool) -> CheckVerdict {
    let shown = Words.size(layout.content.size)
    let whole = Words.size(placed.presentation.limitedContentSize)
    return CheckVerdict(
      asked: asked ? "content that is cut or wrapped" : "all of the content",
      found: layout.isShrunk
        ? "its content is \(shown) of \(whole)" : "its content is whole, \(shown)",
      passes: layout.isShrunk == asked)
  }
}

extension CellRect {
  fileprivate var words: String { "\(x),\(y) \(size.words)" }
}

extension CellSize {
  fileprivate var words: String { "\(width)x\(height)" }
}

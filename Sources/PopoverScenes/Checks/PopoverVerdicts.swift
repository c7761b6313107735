import CellCanvas
import PopoverGeometry

extension PlacedPopover {
  /// What is said of it where it is not shown.
  var absence: String { "it is not shown: \(whyNotShown)" }
}

extension CheckedPopover {
  func shown(asked: Bool) -> CheckVerdict {
    CheckVerdict(
      asked: asked ? "that it is shown" : "that it is not shown",
      found: placed.isShown ? "it is shown" : placed.absence, passes: placed.isShown == asked)
  }

  func side(asked: ExpectedSide) -> CheckVerdict {
    let side = ExpectedSide(layout.side)
    return CheckVerdict(
      asked: Side(name: asked.rawValue)?.phrase ?? "on no side",
      found: layout.arrowDirection == nil ? "it has no arrow" : "it lies \(layout.placePhrase)",
      passes: side == asked)
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
      found: arrowWords, passes: (hasArrowRoom && layout.pointsAtAnchor) == asked)
  }

  private var hasArrowRoom: Bool { placed.presentation.metrics.hasArrowRoom(in: layout) }

  private var arrowWords: String {
    guard let direction = layout.arrowDirection else { return "it has no arrow" }
    if !hasArrowRoom { return "there is no room for its arrow" }
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
  var words: String { "\(x),\(y) \(size.words)" }
}

extension CheckedPopover {
  func overlap(asked: Bool) -> CheckVerdict {
    let covered = coveredNames
    return CheckVerdict(
      asked: asked ? "that it covers something" : "that it covers nothing",
      found: "it covers \(covered.isEmpty ? "nothing" : Words.list(covered))",
      passes: covered.isEmpty != asked)
  }

  /// What lies under the frame: its anchor, earlier and later popovers, what is kept out.
  private var coveredNames: [String] {
    let placement = shown.placement
    let regions = placement.anchors.filter { $0.name == popover.anchor } + placement.keepOut
    let others = placement.popovers.filter { $0.name != placed.name && $0.isShown }
    return regions.filter { covers($0.rects.map { Rect($0) }) }.map { "'\($0.name)'" }
      + others.filter { covers([$0.layout.frame]) }.map { "'\($0.name)'" }
  }

  private func covers(_ rects: [Rect]) -> Bool { rects.contains { layout.frame.overlaps($0) } }

  func inside(asked: Bool) -> CheckVerdict {
    let out = Words.overflow(layout.frame.overflow(of: placed.presentation.area), in: .cells)
    return CheckVerdict(
      asked: asked ? "inside of the free area" : "not inside of the free area",
      found: out.isEmpty ? "it lies inside of the free area" : "it is \(Words.list(out))",
      passes: out.isEmpty == asked)
  }

  func contrast(asked: Double) -> CheckVerdict {
    let letters = letters.styles
    let least = letters.compactMap(\.contrast).min()
    let isKnown = letters.allSatisfy { $0.contrast != nil }
    let found =
      if letters.isEmpty {
        "it shows no letters"
      } else if let least, isKnown {
        "its least contrast is \(Words.contrast(least))"
      } else {
        "its contrast is not known, as it depends on the terminal's own colours"
      }
    return CheckVerdict(
      asked: "at least \(Words.figure(asked))", found: found,
      passes: isKnown && (least.map { $0 >= asked } ?? true))
  }

}

extension CheckedPopover {
  /// Whether another engine puts the popover into the same place.
  func agrees(with engine: String) -> CheckVerdict {
    let other = answer(of: engine)
    let frame = other.isShown ? CellRect(other.layout.frame) : nil
    return CheckVerdict(
      asked: "the answer of \(engine)",
      found: frame.map {
        "\(engine) puts it at \($0.words), it is at \(CellRect(layout.frame).words)"
      }
        ?? "\(engine) has no defined answer",
      passes: frame == CellRect(layout.frame))
  }

  /// Whether all of the content is seen: none of it is cut off or off the screen, and no later popover lies on it.
  func wholeText(asked: Bool) -> CheckVerdict {
    let isWhole = !isCut && layout.content.isInside(Rect(shown.placement.container))
    let upon = coveringNames
    let shadows = letters.hidingNames.filter { !upon.contains($0) }
    let covers = upon.map { "'\($0)'" } + shadows.map { "the shadow of '\($0)'" }
    let found =
      (isWhole ? [] : ["some of its content is cut off"])
      + (covers.isEmpty ? [] : ["\(Words.list(covers)) lies on it"])
    return CheckVerdict(
      asked: asked ? "that all of its content is seen" : "that not all of its content is seen",
      found: found.isEmpty ? "all of its content is seen" : Words.list(found),
      passes: found.isEmpty == asked)
  }

  /// The names of later popovers upon the content.
  private var coveringNames: [String] {
    let later = shown.placement.popovers.dropFirst(index + 1)
    return later.filter { $0.isShown && $0.layout.frame.overlaps(layout.content) }.map(\.name)
  }
}

import CellCanvas
import PopoverGeometry

extension CheckedPopover {
  /// Whether another engine puts the popover into the same place.
  func agrees(with engine: String) -> CheckVerdict {
    var stage = stage
    for index in stage.scene.popovers.indices where stage.scene.popovers[index].name == placed.name
    {
      stage.scene.popovers[index].engine = engine
    }
    let other = stage.placement(in: situation)[placed.name]
    let frame = other.flatMap { $0.isShown ? CellRect($0.layout.frame) : nil }
    return CheckVerdict(
      asked: "the answer of \(engine)",
      found: frame.map {
        "\(engine) puts it at \($0.words), it is at \(CellRect(layout.frame).words)"
      }
        ?? "\(engine) has no defined answer",
      passes: frame == CellRect(layout.frame))
  }

  /// Whether all of the content is seen: none of it is cut off, and no later popover lies on it.
  func wholeText(asked: Bool) -> CheckVerdict {
    let upon = coveringNames
    let hidden = isCut ? ["some of its content is cut off"] : []
    let covered = upon.isEmpty ? [] : ["\(Words.list(upon)) lies on it"]
    let found = hidden + covered
    return CheckVerdict(
      asked: asked ? "that all of its content is seen" : "that not all of its content is seen",
      found: found.isEmpty ? "all of its content is seen" : Words.list(found),
      passes: found.isEmpty == asked)
  }

  /// Text is wrapped to the width that there is; anything else needs its natural size.
  private var isCut: Bool {
    guard let popover = stage.scene.popovers.first(where: { $0.name == placed.name }) else {
      return false
    }
    let (content, ambiguous) = (StageContent(popover, on: stage), stage.theme.ambiguousWidth)
    let room = CellRect(layout.content).size
    var needed = content.naturalSize(ambiguous)
    if case .text(let text) = content {
      let lines = GlyphText.shownLines(of: text, width: room.width, ambiguous: ambiguous)
      needed = CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
    }
    return needed.width > room.width || needed.height > room.height
  }

  /// The names of later popovers upon the content.
  private var coveringNames: [String] {
    let later = placement.popovers.drop { $0.name != placed.name }.dropFirst()
    return later.filter { $0.isShown && $0.layout.frame.overlaps(layout.content) }
      .map { "'\($0.name)'" }
  }
}

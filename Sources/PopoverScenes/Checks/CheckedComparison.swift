import CellCanvas
import PopoverGeometry

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

  /// The names of later popovers upon the content.
  private var coveringNames: [String] {
    let later = shown.placement.popovers.dropFirst(index + 1)
    return later.filter { $0.isShown && $0.layout.frame.overlaps(layout.content) }
      .map { "'\($0.name)'" }
  }
}

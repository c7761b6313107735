import CellCanvas
import PopoverGeometry

/// What the content of a popover asks for, wherever its anchor is.
struct ContentSize: Equatable {
  let preferred: CellSize
  /// How far it grows if the popover sets no limit; `nil` is as far as it likes.
  let usualMaximum: CellSize?
  /// The words, where the height follows the width.
  private(set) var wrapping: WrappedContent?

  init(of popover: ScenePopover, on stage: SceneStage) {
    if let size = popover.size {
      (preferred, usualMaximum) = (size, nil)
      return
    }
    let (content, ambiguous) = (StageContent(popover, on: stage), stage.theme.ambiguousWidth)
    let natural = content.naturalSize(ambiguous)
    // A theme without a border has title and footer in the first and last rows of the content.
    let rows = stage.rowsTaken(by: popover)
    preferred = CellSize(width: natural.width, height: natural.height + rows)
    usualMaximum = content.usualMaximum(of: natural)
    wrapping = content.wrapping(ambiguous)
    wrapping?.lines += Array(repeating: [], count: rows)
  }

  /// The same with the rows of its words counted at every width of a screen.
  func counted(on container: CellRect) -> ContentSize {
    var size = self
    size.wrapping = wrapping?.counted(upTo: Double(min(preferred.width, container.width)))
    return size
  }
}

import CellCanvas
import PopoverGeometry

/// What the size of a popover's content depends on. As long as that is the same, nothing is measured again.
struct MeasuredContent: Equatable {
  /// The size that the popover sets; `nil` if its content does.
  fileprivate let given: CellSize?
  fileprivate let content: StageContent
  fileprivate let ambiguous: AmbiguousWidth
  /// The rows that title and footer take: a theme without a border has them in the content's first and last rows.
  fileprivate let rows: Int

  init(_ popover: ScenePopover, on stage: SceneStage) {
    given = popover.size
    content = StageContent(popover, on: stage)
    ambiguous = stage.theme.ambiguousWidth
    rows = stage.rowsTaken(by: popover)
  }
}

/// What the content of a popover asks for, wherever its anchor is.
struct ContentSize: Equatable {
  let content: MeasuredContent
  let preferred: CellSize
  /// How far it grows if the popover sets no limit; `nil` is as far as it likes.
  let usualMaximum: CellSize?
  /// The words, where the height follows the width.
  private(set) var wrapping: WrappedContent?

  init(of measured: MeasuredContent) {
    content = measured
    if let size = measured.given {
      (preferred, usualMaximum) = (size, nil)
      return
    }
    let natural = measured.content.naturalSize(measured.ambiguous)
    preferred = CellSize(width: natural.width, height: natural.height + measured.rows)
    usualMaximum = measured.content.usualMaximum(of: natural)
    wrapping = measured.content.wrapping(measured.ambiguous)
    wrapping?.lines += Array(repeating: [], count: measured.rows)
  }

  /// The same with the rows of its words counted at every width of a screen.
  func counted(on container: CellRect) -> ContentSize {
    var size = self
    size.wrapping = wrapping?.counted(upTo: Double(min(preferred.width, container.width)))
    return size
  }
}

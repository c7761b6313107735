import CellCanvas
import PopoverGeometry
import PopoverThemes

/// What the size of a popover's content depends on. As long as that is the same, nothing is measured again.
struct MeasuredContent: Equatable {
  /// The size that the popover sets; `nil` if its content does.
  fileprivate let given: CellSize?
  fileprivate let content: StageContent
  private let title: String
  private let footer: String
  /// It says where title and footer lie, and how wide ambiguous characters are.
  private let theme: Theme
  private let hasOwnBackground: Bool

  init(_ popover: ScenePopover, on stage: SceneStage) {
    given = popover.size
    content = StageContent(popover, on: stage)
    (title, footer, theme) = (popover.title, popover.footer, stage.theme)
    hasOwnBackground = stage.background(of: popover) != nil
  }

  fileprivate var ambiguous: AmbiguousWidth { theme.ambiguousWidth }

  /// The rows that title and footer take: a theme without a border has them in the content's first and last rows.
  var rows: Int {
    hasOwnBackground
      ? [title, footer].count { !$0.isEmpty } : theme.rowsTaken(title: title, footer: footer)
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
    let (natural, rows) = (measured.content.naturalSize(measured.ambiguous), measured.rows)
    preferred = CellSize(width: natural.width, height: natural.height + rows)
    usualMaximum = measured.content.usualMaximum(of: natural)
    wrapping = measured.content.wrapping(measured.ambiguous)
    wrapping?.lines += Array(repeating: [], count: rows)
  }

  /// The same with the rows of its words counted at every width of a screen.
  func counted(on container: CellRect) -> ContentSize {
    var size = self
    size.wrapping = wrapping?.counted(upTo: Double(min(preferred.width, container.width)))
    return size
  }
}

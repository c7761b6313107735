import CellCanvas
import ClassicBackgrounds
import PopoverGeometry

/// A popover in one of its forms, on a piece of page with the anchor that it points at and a line that
/// says which form it is.
///
/// All tiles of a theme are of one size.
public struct ChromeTile: Equatable, Sendable {
  public let theme: Theme
  public let form: ChromeForm
  public let size: CellSize
  public let chrome: PopoverChrome
  /// Where the arrow that is shown points; some modes show one where none is wanted.
  public let direction: ArrowDirection?
  /// Where a safe arrow points; empty in the arrow-less form.
  public let anchor: CellRect
  /// The roles of the lines that the popover shows.
  let lines: [ThemeRole]

  /// - Parameter mode: whose arithmetic lays out the parts in the frame.
  public init(_ theme: Theme, _ form: ChromeForm, as mode: BackgroundViewMode = .safe) {
    self.init(theme, form, lines: [.text, .dim, .selection], as: mode)
  }

  init(
    _ theme: Theme, _ form: ChromeForm, lines: [ThemeRole], as mode: BackgroundViewMode = .safe
  ) {
    self.theme = theme
    self.form = form
    self.lines = lines
    let plan = TilePlan(theme, lines: lines.count)
    size = plan.size
    direction = mode.shownDirection(for: form.direction)
    chrome = plan.chrome(of: form, as: mode)
    anchor = plan.anchor(of: form)
  }
}

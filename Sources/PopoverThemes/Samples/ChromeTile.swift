import AnnotatedYAML
import CellCanvas
import ClassicBackgrounds
import PopoverGeometry

/// A form that a popover can take: where its arrow points and where along the edge it stands, or
/// that there is none.
public struct ChromeForm: Equatable, Hashable, Sendable {
  /// Where on its edge an arrow stands.
  public enum Place: String, CaseIterable, Sendable {
    /// As far to the left or to the top as it may be.
    case start
    case middle
    /// As far to the right or to the bottom as it may be.
    case end
  }

  /// `nil` is the arrow-less form.
  public var direction: ArrowDirection?
  public var place: Place

  public init(_ direction: ArrowDirection?, _ place: Place = .middle) {
    self.direction = direction
    self.place = place
  }

  /// The four directions with the arrow at each place, and the arrow-less form.
  public static let all: [ChromeForm] =
    ArrowDirection.allCases.flatMap { direction in
      Place.allCases.map { ChromeForm(direction, $0) }
    } + [ChromeForm(nil)]

  /// What it is called: `up start`, `no arrow`.
  public var name: String { direction.map { "\($0.name) \(place.rawValue)" } ?? "no arrow" }

  /// The offset of an arrow whose base is flush with the end of an edge of this length, where a corner
  /// is in its way.
  func arrowOffset(base: Double, on length: Double) -> Double {
    switch place {
    case .start: -(length - base) / 2
    case .middle: 0
    case .end: (length - base) / 2
    }
  }
}

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

extension ChromeTile {
  static let title = "Title"
  static let footer = "Footer"

  /// The tile as the theme draws it on a terminal of this depth.
  public func canvas(depth: ColorDepth) -> Canvas {
    let page = Cell(style: theme.style(.page, depth: depth))
    var canvas = Canvas(size: size, filledWith: page)
    let name = CellRect(x: 0, y: 0, width: size.width, height: 1)
    canvas.draw(form.name, at: CellPoint(x: 1, y: 0), style: page.style, clip: name)
    theme.drawBackdrop(on: &canvas, except: [name, anchor], depth: depth)
    drawAnchor(depth: depth, on: &canvas)
    drawPopover(depth: depth, on: &canvas)
    return canvas
  }

  private func drawAnchor(depth: ColorDepth, on canvas: inout Canvas) {
    let style = theme.style(.anchor, depth: depth)
    canvas.fill(anchor, with: Cell(style: style))
    canvas.draw("anchor", at: anchor.origin, style: style, clip: anchor)
  }

  private func drawPopover(depth: ColorDepth, on canvas: inout Canvas) {
    let room = theme.draw(
      chrome, direction: direction, title: Self.title, footer: Self.footer, depth: depth,
      on: &canvas)
    let ink = theme.ink(on: chrome, depth: depth)
    for (y, role) in zip(room.rows, lines) {
      let style = ink.style(role, row: y)
      let line = CellRect(x: room.x, y: y, width: room.width, height: 1)
      if role == .selection { canvas.fill(line, with: Cell(style: style)) }
      canvas.draw(role.name, at: line.origin, style: style, clip: line)
    }
  }
}

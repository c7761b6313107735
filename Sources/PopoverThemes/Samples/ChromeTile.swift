import AnnotatedYAML
import CellCanvas
import ClassicBackgrounds
import PopoverGeometry

/// A form of a popover: the direction of its arrow and the arrow's place on the edge, or no arrow.
public struct ChromeForm: Equatable, Hashable, Sendable {
  /// The place of an arrow on its edge.
  public enum Place: String, CaseIterable, Sendable {
    /// As far to the left or to the top as possible.
    case start
    /// In the middle of the edge.
    case middle
    /// As far to the right or to the bottom as possible.
    case end
  }

  /// Where the arrow points; `nil` is the form without an arrow.
  public var direction: ArrowDirection?
  /// Where on its edge the arrow stands.
  public var place: Place

  /// Creates the form of an arrow; with `nil`, the form without one.
  public init(_ direction: ArrowDirection?, _ place: Place = .middle) {
    self.direction = direction
    self.place = place
  }

  /// Every direction with the arrow at every place, and the form without an arrow.
  public static let all: [ChromeForm] =
    ArrowDirection.allCases.flatMap { direction in
      Place.allCases.map { ChromeForm(direction, $0) }
    } + [ChromeForm(nil)]

  /// The name of the form, such as `up start` or `no arrow`.
  public var name: String { direction.map { "\($0.name) \(place.rawValue)" } ?? "no arrow" }

  /// The offset of the arrow on an edge of this length; at an end its base is flush with the edge, so that
  /// the layout has to clamp it to the corner.
  func arrowOffset(base: Double, on length: Double) -> Double {
    switch place {
    case .start: -(length - base) / 2
    case .middle: 0
    case .end: (length - base) / 2
    }
  }
}

/// A sample of a theme: a popover in one of its forms, on a piece of page with its anchor and the name of
/// the form.
///
/// All tiles of a theme have one size.
public struct ChromeTile: Equatable, Sendable {
  /// The theme that draws the tile.
  public let theme: Theme
  /// The form of the popover.
  public let form: ChromeForm
  /// The size of the tile.
  public let size: CellSize
  /// The parts of the popover.
  public let chrome: PopoverChrome
  /// Where the visible arrow points; some modes show an arrow in the form without one.
  public let direction: ArrowDirection?
  /// The rectangle that the arrow points at in the safe mode; empty in the form without an arrow.
  public let anchor: CellRect
  /// The roles of the lines that the popover shows.
  let lines: [ThemeRole]

  /// Lays out a popover of a theme in one of its forms.
  ///
  /// - Parameter mode: the arithmetic that lays out the parts in the frame.
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

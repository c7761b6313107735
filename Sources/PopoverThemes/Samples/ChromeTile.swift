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

  /// The offset of the arrow; an end's is flush with the edge, for the layout to clamp.
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
  /// - Parameters:
  ///   - theme: the theme that is shown.
  ///   - form: the direction of the arrow, and where it lies.
  ///   - width: the columns of the tile, which the popover fills; `nil` is as narrow as all forms
  ///     allow.
  ///   - mode: the arithmetic that lays out the parts in the frame.
  public init(
    _ theme: Theme, _ form: ChromeForm, width: Int? = nil, as mode: BackgroundViewMode = .safe
  ) {
    self.init(theme, form, lines: [.text, .dim, .selection], width: width, as: mode)
  }

  init(
    _ theme: Theme, _ form: ChromeForm, lines: [ThemeRole], width: Int? = nil,
    as mode: BackgroundViewMode = .safe
  ) {
    self.theme = theme
    self.form = form
    self.lines = lines
    let plan = TilePlan(theme, lines: lines.count, width: width)
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

/// The layout of the tiles of a theme.
private struct TilePlan {
  private static let anchorSize = Size(width: 6, height: 1)

  private let metrics: PopoverMetrics
  private let contentSize: Size
  private let margins: Insets
  /// The width that the tile is given.
  private let width: Double?

  /// - Parameter lines: the number of lines for which the popover has room.
  init(_ theme: Theme, lines: Int, width: Int?) {
    self.width = width.map(Double.init)
    metrics = theme.metrics
    let rows = lines + theme.rowsTaken(title: ChromeTile.title, footer: ChromeTile.footer)
    contentSize = metrics.contentSize(atLeast: Size(width: 12, height: Double(rows)))
    margins = Insets(around: theme.shape.shadow)
  }

  /// The size of every tile, which is that of the largest form.
  var size: CellSize {
    let frames = (ArrowDirection.allCases + [nil]).map { direction in
      let frame = leastFrame(direction)
      return Size { axis in
        frame[axis] + (direction?.axis == axis ? Self.anchorSize[axis] : 0) + margins[axis].sum
      }
    }
    return CellSize(
      width: Int(max(width ?? 0, frames.map(\.width).max() ?? 0)),
      height: Int(frames.map(\.height).max() ?? 0))
  }

  private func leastFrame(_ direction: ArrowDirection?) -> Size {
    metrics.frameSize(content: contentSize, direction: direction)
  }

  /// The size of the frame, which fills a tile of a given width.
  private func frameSize(_ direction: ArrowDirection?) -> Size {
    var size = leastFrame(direction)
    if let width {
      let anchor = direction?.axis == .horizontal ? Self.anchorSize.width : 0
      size.width = max(size.width, width - anchor - margins[.horizontal].sum)
    }
    return size
  }

  /// The frame of the popover: at the top left, behind the anchor if the popover follows it.
  private func frame(of form: ChromeForm) -> Rect {
    let follows = form.direction?.popoverFollowsAnchor == true
    let size = frameSize(form.direction)
    return Rect { axis in
      let gap = follows && form.direction?.axis == axis ? Self.anchorSize[axis] : 0
      return Span(start: margins[axis].near + gap, length: size[axis])
    }
  }

  func chrome(of form: ChromeForm, as mode: BackgroundViewMode) -> PopoverChrome {
    let frame = frame(of: form)
    let offset = form.direction.map { direction in
      form.arrowOffset(
        base: metrics.arrow(direction).base, on: frame[direction.axis.crossed].length)
    }
    return mode.chrome(
      frame: frame, direction: form.direction, arrowOffset: offset ?? 0, metrics: metrics,
      grid: .cells)
  }

  /// The anchor, which touches the frame on the arrow's side; empty without an arrow. Its middle is
  /// that of the safe mode's arrow, unless it would then leave the tile.
  func anchor(of form: ChromeForm) -> CellRect {
    guard let direction = form.direction else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    let tile = Rect(size: Size(size))
    let frame = frame(of: form)
    let arrow = chrome(of: form, as: .safe).arrow
    return CellRect(
      Rect { axis in
        let length = Self.anchorSize[axis]
        if axis == direction.axis {
          let start = direction.popoverFollowsAnchor ? frame[axis].start - length : frame[axis].end
          return Span(start: start, length: length)
        }
        let wanted = (arrow[axis].mid - length / 2).rounded(.down)
        return Span(start: wanted, length: length).shifted(into: tile[axis])
      })
  }
}

extension PopoverMetrics {
  /// A size of content with which an arrow has at least two cells to move between the corners.
  fileprivate func contentSize(atLeast least: Size) -> Size {
    Size { axis in
      let arrow = arrow(axis == .horizontal ? .up : .left)
      let edge = arrow.base + capInsets[axis].sum + 2
      return max(least[axis], edge - contentViewInsets[axis].sum)
    }
  }
}

extension Insets {
  /// The margins around a frame and its anchor: a row for the name, two columns, and the shadow.
  fileprivate init(around shadow: ThemeShadow?) {
    let width = Double(max(1, shadow?.size.width ?? 0))
    self.init(
      top: 1, left: shadow?.side == .left ? width : 1,
      bottom: Double(shadow?.size.height ?? 0), right: shadow?.side == .right ? width : 1)
  }
}

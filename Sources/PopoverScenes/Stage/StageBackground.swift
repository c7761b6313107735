import CellCanvas
import PopoverGeometry
import PopoverThemes

/// A background of one's own for popovers of a scene, in place of the chrome of the theme.
///
/// Its metrics decide where the popover goes, as those of a theme do. A title and a footer lie in the first and
/// the last row of the content, as a background knows nothing of them. The styles of the theme are for what is
/// in the popover; its shadow is not drawn.
public struct StageBackground: Equatable, Sendable {
  private let background: any PopoverBackground & Equatable & Sendable
  /// Read once, as UIKit does: they stay while a popover is shown.
  let metrics: PopoverMetrics

  /// Any background, as it is before its first drawing.
  public init(_ background: some PopoverBackground & Equatable & Sendable) {
    self.background = background
    metrics = background.metrics
  }

  /// Whether both are of one type, and equal.
  public static func == (one: StageBackground, other: StageBackground) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.background as? Value }
    return isEqual(one.background)
  }

  /// Draws it around its content, as far as the colours go that there are.
  func draw(
    _ chrome: PopoverChrome, direction: ArrowDirection?, depth: ColorDepth, on canvas: inout Canvas
  ) {
    let frame = chrome.frame(direction)
    present(background, in: frame, direction, chrome.arrowOffset, on: &canvas)
    if depth != .trueColor { canvas.restyle(frame) { $0 = $0.reduced(to: depth) } }
  }

  private func present<Background: PopoverBackground>(
    _ background: Background, in frame: CellRect, _ direction: ArrowDirection?, _ offset: Double,
    on canvas: inout Canvas
  ) {
    var presented = PresentedBackground(background)
    (presented.arrowDirection, presented.arrowOffset) = (direction, offset)
    presented.draw(in: frame, on: &canvas)
  }
}

extension SceneStage {
  /// The background of one's own that a popover has; `nil` where the theme draws it.
  func background(of popover: ScenePopover) -> StageBackground? {
    backgrounds[popover.name] ?? background
  }

  /// The widths of border and arrow that a popover is placed with.
  public func metrics(of popover: ScenePopover) -> PopoverMetrics {
    background(of: popover)?.metrics ?? theme.metrics
  }

  /// The widths of a popover's border on sides that have room for it. A background of one's own does not say which of its
  /// insets are one; the outermost are taken for it.
  func borderWidths(of popover: ScenePopover) -> CellInsets {
    background(of: popover) == nil ? theme.borderWidths : CellInsets(all: 1)
  }

  /// The rows of the content that its title and footer take.
  func rowsTaken(by popover: ScenePopover) -> Int {
    if background(of: popover) == nil {
      return theme.rowsTaken(title: popover.title, footer: popover.footer)
    }
    return [popover.title, popover.footer].count { !$0.isEmpty }
  }
}

extension SceneStage {
  /// Draws title and footer in the first and the last row of a content, and returns what is left of it.
  func drawLabels(
    of popover: ScenePopover, in content: CellRect, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    var room = content
    for (text, role) in [(popover.title, ThemeRole.title), (popover.footer, .footer)]
    where !text.isEmpty && room.height > 0 {
      let y = role == .title ? room.y : room.rows.upperBound - 1
      draw(theme.text(text), as: role, row: y, in: room, depth: depth, on: &canvas)
      if role == .title { room.y += 1 }
      room.height -= 1
    }
    return room
  }

  /// The text in the middle of a row, on the background that is there.
  private func draw(
    _ text: GlyphText, as role: ThemeRole, row y: Int, in room: CellRect, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let place = CellPoint(x: room.x + max(0, room.width - text.width) / 2, y: y)
    var style = theme.style(role, depth: depth)
    style.background = canvas[place].style.background
    canvas.draw(text, at: place, style: style, clip: room)
  }
}

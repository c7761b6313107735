import CellCanvas
import PopoverThemes

/// How the lab draws what is its own, its panels and lists: on which screen, and in which theme.
struct LabLook {
  let screen: LabScreen
  /// The theme in use, in which lists and panels over the scene are drawn as popovers.
  let theme: Theme
  /// The theme of the lab's own lines.
  private let lines: Theme

  init(_ lab: LabContext) {
    (screen, theme, lines) = (lab.screen, lab.theme, lab.lineTheme)
  }

  var size: CellSize { screen.size }
  var depth: ColorDepth { screen.display.depth }

  func style(_ role: ThemeRole) -> Style { lines.style(role, depth: depth) }

  /// What is searched for, as it is typed.
  func searchLine(_ search: TextLine) -> TextLineView {
    TextLineView(search, prefix: "/", ambiguous: theme.ambiguousWidth)
  }

  /// What the status line says of a selected row, wrapped to lines below the rows; none where that line shows all of it.
  func notes(_ words: String, width: Int) -> [GlyphText] {
    theme.text(words).width > screen.statusWidth
      ? GlyphText.lines(of: words, width: width, ambiguous: theme.ambiguousWidth) : []
  }
}

extension LabContext {
  var look: LabLook { LabLook(self) }
}

extension LabLook {
  /// Draws an empty panel beside the scene or below it, with the rule that parts them.
  func drawPanel(of layout: ExplorerLayout, on canvas: inout Canvas) {
    canvas.fill(layout.panel, with: Cell(style: style(.text)))
    guard layout.isBeside else { return }
    canvas.drawRule(at: layout.panel.x, rows: layout.panel.rows, style: style(.border))
  }

  func drawHeading(_ words: String, in place: CellRect, on canvas: inout Canvas) {
    canvas.fill(place, with: Cell(style: style(.status)))
    canvas.draw(
      theme.text(words).shortened(to: place.width), at: place.origin, style: style(.status))
  }

  /// Marks a matched letter in the colour of titles; where that would not be seen it is underlined.
  func mark(_ style: inout Style) {
    let title = self.style(.title)
    style.attributes.insert(.bold)
    if title.background == style.background, title.foreground != style.foreground {
      style.foreground = title.foreground
    } else {
      style.attributes.insert(.underline)
    }
  }
}

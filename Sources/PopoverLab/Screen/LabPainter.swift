import CellCanvas
import PopoverScenes
import PopoverThemes

/// Draws what a lab shows. The page behind everything and the lines for keys are kept, as they
/// change only with the size, the theme and what is open.
public struct LabPainter: Sendable {
  private var page: Page?
  private var hints: HintBar?
  private var map: KeptMap?

  public init() {}

  /// The whole screen of `lab`.
  public mutating func frame(of lab: Lab) -> Canvas {
    guard lab.isUsable else { return lab.tooSmall }
    var canvas = picture(lab)
    lab.drawLines(hints(lab.hintQuestion), on: &canvas)
    lab.drawDial(on: &canvas)
    lab.drawHelp(on: &canvas)
    lab.drawPalette(on: &canvas)
    return lab.theme.legible(canvas)
  }

  private mutating func picture(_ lab: Lab) -> Canvas {
    if let sheet = lab.sheet { return lab.canvas(of: sheet) }
    if lab.browser != nil { return browser(lab) }
    return lab.tiles == nil ? explorer(lab) : comparison(lab)
  }

  /// The scene, and the inspector beside it. Mostly it is the whole screen, and drawn on it at once.
  private mutating func explorer(_ lab: Lab) -> Canvas {
    map = lab.map(keeping: map)
    guard lab.shown.view.isWhole else { return part(lab) }
    var canvas = page(lab.size, lab.style(.page))
    lab.drawScene(lab.theme, lab.placement, on: &canvas)
    lab.drawOverlays(map, on: &canvas)
    return canvas
  }

  /// As much of the scene's screen as there is room for, among what is no part of it.
  private mutating func part(_ lab: Lab) -> Canvas {
    var canvas = Canvas(size: lab.size, filledWith: Cell(style: lab.style(.text)))
    let scene = scene(lab, lab.theme, lab.placement, isExplained: true)
    canvas.draw(scene, at: lab.sceneRoom.origin)
    lab.drawInspector(map, on: &canvas)
    return canvas
  }

  /// The scene as several engines have it, and the inspector beside it.
  private mutating func comparison(_ lab: Lab) -> Canvas {
    map = lab.map(keeping: map)
    var canvas = Canvas(size: lab.size, filledWith: Cell(style: lab.style(.text)))
    lab.drawTiles(page(lab.container.size, lab.style(.page)), map, on: &canvas)
    lab.drawInspector(map, on: &canvas)
    return canvas
  }

  /// The scene in a theme, as large as the room for it.
  ///
  /// - Parameter isExplained: whether the overlays are drawn on it.
  private mutating func scene(
    _ lab: Lab, _ theme: Theme, _ placement: ScenePlacement, isExplained: Bool = false
  ) -> Canvas {
    let view = lab.shown.view
    var canvas = page(view.screen, theme.style(.page, depth: lab.look.depth))
    lab.drawScene(theme, placement, on: &canvas)
    if isExplained { lab.drawOverlays(map, on: &canvas) }
    if !view.isWhole { canvas = lab.drawing(of: view, theme).canvas(canvas) }
    return theme.legible(canvas)
  }

  /// The scene, or two of them, and the list of themes.
  private mutating func browser(_ lab: Lab) -> Canvas {
    var canvas = Canvas(size: lab.size, filledWith: Cell(style: lab.style(.text)))
    let layout = lab.browserLayout
    for (theme, area) in zip(lab.shownThemes, layout.scenes) {
      let placement = theme == lab.theme ? lab.placement : lab.stage(theme).placement()
      canvas.draw(scene(lab, theme, placement), at: area.origin)
    }
    lab.drawPanel(layout, on: &canvas)
    return canvas
  }

  private mutating func page(_ size: CellSize, _ style: Style) -> Canvas {
    if let page, page.isFor(size, style) { return page.canvas }
    let fresh = Page(size: size, style: style)
    page = fresh
    return fresh.canvas
  }

  private mutating func hints(_ question: HintBar.Question) -> HintBar {
    if let hints, hints.question == question { return hints }
    let fresh = HintBar(question)
    hints = fresh
    return fresh
  }
}

extension Lab {
  /// The whole screen as it is now.
  public var frame: Canvas {
    var painter = LabPainter()
    return painter.frame(of: self)
  }

  func style(_ role: ThemeRole) -> Style { theme.style(role, depth: look.depth) }

  /// The scene in a theme, on a page that is there already, or as it is on its way; the selected anchor
  /// is marked if there are several.
  func drawScene(_ theme: Theme, _ placement: ScenePlacement, on canvas: inout Canvas) {
    drawMarks(on: &canvas)
    let selected = scene.anchors.count > 1 ? selectedAnchor?.name : nil
    var stage = stage(theme)
    stage.dials = turnedDials
    if let pose = motion.pose, showsScene {
      pose.draw(by: stage, selected: selected, depth: look.depth, on: &canvas)
    } else {
      stage.draw(placement, selected: selected, depth: look.depth, on: &canvas)
    }
  }

  /// What is said on a screen on which nothing else can be shown.
  var tooSmall: Canvas {
    var canvas = Canvas(size: size)
    let text =
      "poplab needs \(Lab.leastSize.words), this screen is \(size.words); "
      + "\(key(for: .quit)) leaves"
    for (y, line) in GlyphText.lines(of: text, width: size.width).enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }
}

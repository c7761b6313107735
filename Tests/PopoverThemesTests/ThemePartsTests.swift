import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct ThemePartsTests {
  private func theme(_ text: String) throws -> Theme { try Theme(Array(text.utf8), path: "t.yaml") }

  /// A popover of ten columns and five rows on a page of dots.
  private func canvas(
    _ theme: Theme, _ direction: ArrowDirection? = nil, depth: ColorDepth = .none
  ) -> Canvas {
    let page = Cell(Glyph("."), style: theme.style(.page, depth: depth))
    var canvas = Canvas(size: CellSize(width: 14, height: 7), filledWith: page)
    let chrome = PopoverChrome(
      frame: Rect(x: 2, y: 1, width: 10, height: 5), direction: direction, arrowOffset: 0,
      metrics: theme.metrics, grid: .cells)
    theme.draw(
      chrome, direction: direction, title: "T", footer: "F",
      lines: ["one", "two", "three"].map { GlyphText($0) }, depth: depth, on: &canvas)
    return canvas
  }

  /// Up, down, left, right and without an arrow, side by side.
  @Test(arguments: [
    (
      "border: rounded\narrow: tee",
      """
      .............. .............. .............. .............. ..............
      ..╭─·T·┴───╮.. ..╭─·T·────╮.. ..╭─·T·────╮.. ..╭─·T·────╮.. ..╭─·T·────╮..
      ..│·one····│.. ..│·one····│.. ..│·one····│.. ..│·one····│.. ..│·one····│..
      ..│·two····│.. ..│·two····│.. ..┤·two····│.. ..│·two····├.. ..│·two····│..
      ..│·three··│.. ..│·three··│.. ..│·three··│.. ..│·three··│.. ..│·three··│..
      ..╰─·F·────╯.. ..╰─·F·┬───╯.. ..╰─·F·────╯.. ..╰─·F·────╯.. ..╰─·F·────╯..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "arrow: slope",
      """
      .............. .............. .............. .............. ..............
      ......╱╲...... ..┌─·T·────┐.. ...┌─·T·───┐.. ..┌─·T·───┐... ..┌─·T·────┐..
      ..┌·T·┘└───┐.. ..│·one····│.. ...│·one···│.. ..│·one···│... ..│·one····│..
      ..│·one····│.. ..│·two····│.. ..╱┘·two···│.. ..│·two···└╲.. ..│·two····│..
      ..│·two····│.. ..└·F·┐┌───┘.. ..╲┐·three·│.. ..│·three·┌╱.. ..│·three··│..
      ..└─·F·────┘.. ......╲╱...... ...└─·F·───┘.. ..└─·F·───┘... ..└─·F·────┘..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "arrow: wedge",
      """
      .............. .............. .............. .............. ..............
      ......▟▙...... ..┌─·T·────┐.. ....┌─·T·──┐.. ..┌─·T·──┐.... ..┌─·T·────┐..
      .....▟██▙..... ..│·one····│.. ...▟│·one··│.. ..│·one··│▙... ..│·one····│..
      ..┌─·T·────┐.. ..└─·F·────┘.. ..▐█│·two··│.. ..│·two··│█▌.. ..│·two····│..
      ..│·one····│.. .....▜██▛..... ...▜│·thre·│.. ..│·thre·│▛... ..│·three··│..
      ..└─·F·────┘.. ......▜▛...... ....└─·F·──┘.. ..└─·F·──┘.... ..└─·F·────┘..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "overlap: 1",
      """
      .............. .............. .............. .............. ..............
      ..┌─·T·▲───┐.. ..┌─·T·────┐.. ..┌─·T·────┐.. ..┌─·T·────┐.. ..┌─·T·────┐..
      ..│·one····│.. ..│·one····│.. ..│·one····│.. ..│·one····│.. ..│·one····│..
      ..│·two····│.. ..│·two····│.. ..◀·two····│.. ..│·two····▶.. ..│·two····│..
      ..│·three··│.. ..│·three··│.. ..│·three··│.. ..│·three··│.. ..│·three··│..
      ..└─·F·────┘.. ..└─·F·▼───┘.. ..└─·F·────┘.. ..└─·F·────┘.. ..└─·F·────┘..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "content-frame: single\nborder: heavy",
      """
      .............. .............. .............. .............. ..............
      .......▲...... ..┏━·T·━━━━┓.. ...┏━·T·━━━┓.. ..┏━·T·━━━┓... ..┏━·T·━━━━┓..
      ..┏━·T·┻━━━┓.. ..┃┌──────┐┃.. ...┃┌─────┐┃.. ..┃┌─────┐┃... ..┃┌──────┐┃..
      ..┃┌──────┐┃.. ..┃└──────┘┃.. ..◀┫│·one·│┃.. ..┃│·one·│┣▶.. ..┃│·one··│┃..
      ..┃└──────┘┃.. ..┗━·F·┳━━━┛.. ...┃└─────┘┃.. ..┃└─────┘┃... ..┃└──────┘┃..
      ..┗━·F·━━━━┛.. .......▼...... ...┗━·F·━━━┛.. ..┗━·F·━━━┛... ..┗━·F·━━━━┛..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "insets: {left: 2}\ncontent-frame: double\npadding: 0\narrow: none",
      """
      .............. .............. .............. .............. ..............
      ..┌─·T·────┐.. ..┌─·T·────┐.. ..┌─·T·────┐.. ..┌─·T·────┐.. ..┌─·T·────┐..
      ..│·╔═════╗│.. ..│·╔═════╗│.. ..│·╔═════╗│.. ..│·╔═════╗│.. ..│·╔═════╗│..
      ..│·║one··║│.. ..│·║one··║│.. ..│·║one··║│.. ..│·║one··║│.. ..│·║one··║│..
      ..│·╚═════╝│.. ..│·╚═════╝│.. ..│·╚═════╝│.. ..│·╚═════╝│.. ..│·╚═════╝│..
      ..└─·F·────┘.. ..└─·F·────┘.. ..└─·F·────┘.. ..└─·F·────┘.. ..└─·F·────┘..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "border: block\narrow: tee",
      """
      .............. .............. .............. .............. ..............
      ..██·T·▲████.. ..██·T·█████.. ..██·T·█████.. ..██·T·█████.. ..██·T·█████..
      ..█·one····█.. ..█·one····█.. ..█·one····█.. ..█·one····█.. ..█·one····█..
      ..█·two····█.. ..█·two····█.. ..◀·two····█.. ..█·two····▶.. ..█·two····█..
      ..█·three··█.. ..█·three··█.. ..█·three··█.. ..█·three··█.. ..█·three··█..
      ..██·F·█████.. ..██·F·▼████.. ..██·F·█████.. ..██·F·█████.. ..██·F·█████..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "title: {position: inside, alignment: center}\nfooter: {position: inside, alignment: end}",
      """
      .............. .............. .............. .............. ..............
      .......▲...... ..┌────────┐.. ...┌───────┐.. ..┌───────┐... ..┌────────┐..
      ..┌────┴───┐.. ..│···T····│.. ...│···T···│.. ..│···T···│... ..│···T····│..
      ..│···T····│.. ..│····F···│.. ..◀┤·one···│.. ..│·one···├▶.. ..│·one····│..
      ..│····F···│.. ..└────┬───┘.. ...│···F···│.. ..│···F···│... ..│····F···│..
      ..└────────┘.. .......▼...... ...└───────┘.. ..└───────┘... ..└────────┘..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "title: {position: bottom}\nfooter: {alignment: end}",
      """
      .............. .............. .............. .............. ..............
      .......▲...... ..┌────────┐.. ...┌───────┐.. ..┌───────┐... ..┌────────┐..
      ..┌────┴───┐.. ..│·one····│.. ...│·one···│.. ..│·one···│... ..│·one····│..
      ..│·one····│.. ..│·two····│.. ..◀┤·two···│.. ..│·two···├▶.. ..│·two····│..
      ..│·two····│.. ..└─·T·┬·F·┘.. ...│·three·│.. ..│·three·│... ..│·three··│..
      ..└─·T··F·─┘.. .......▼...... ...└─·T··F·┘.. ..└─·T··F·┘... ..└─·T··F·─┘..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "shadow: {glyph: ░}",
      """
      .............. .............. .............. .............. ..............
      .......▲...... ..┌─·T·────┐.. ...┌─·T·───┐.. ..┌─·T·───┐... ..┌─·T·────┐..
      ..┌─·T·┴───┐.. ..│·one····│░░ ...│·one···│░░ ..│·one···│░.. ..│·one····│░░
      ..│·one····│░░ ..│·two····│░░ ..◀┤·two···│░░ ..│·two···├▶.. ..│·two····│░░
      ..│·two····│░░ ..└─·F·┬───┘░░ ...│·three·│░░ ..│·three·│░.. ..│·three··│░░
      ..└─·F·────┘░░ ....░░░▼░░░░░░ ...└─·F·───┘░░ ..└─·F·───┘░.. ..└─·F·────┘░░
      ....░░░░░░░░░░ .............. .....░░░░░░░░░ ....░░░░░░░░.. ....░░░░░░░░░░
      """
    ),
    (
      "border: 12345678",
      """
      .............. .............. .............. .............. ..............
      .......^...... ..12·T·22223.. ...12·T·2223.. ..12·T·2223... ..12·T·22223..
      ..12·T·22223.. ..8·one····4.. ...8·one···4.. ..8·one···4... ..8·one····4..
      ..8·one····4.. ..8·two····4.. ..<8·two···4.. ..8·two···4>.. ..8·two····4..
      ..8·two····4.. ..76·F·66665.. ...8·three·4.. ..8·three·4... ..8·three··4..
      ..76·F·66665.. .......v...... ...76·F·6665.. ..76·F·6665... ..76·F·66665..
      .............. .............. .............. .............. ..............
      """
    ),
    (
      "border: none\narrow: wedge",
      """
      .............. .............. .............. .............. ..............
      ......▟▙...... ..··T·······.. ....··T·····.. ..··T·····.... ..··T·······..
      .....▟██▙..... ..·one······.. ...▟·one····.. ..·one····▙... ..·one······..
      ..··T·······.. ..··F·······.. ..▐█·two····.. ..·two····█▌.. ..·two······..
      ..·one······.. .....▜██▛..... ...▜·three··.. ..·three··▛... ..·three····..
      ..··F·······.. ......▜▛...... ....··F·····.. ..··F·····.... ..··F·······..
      .............. .............. .............. .............. ..............
      """
    ),
  ])
  func inAllDirections(text: String, picture: String) throws {
    let theme = try theme(text)
    let directions: [ArrowDirection?] = [.up, .down, .left, .right, nil]
    let pictures = directions.map { canvas(theme, $0).dotted.split(separator: "\n") }
    let rows = (0..<7).map { row in pictures.map { $0[row] }.joined(separator: " ") }
    #expect(rows.joined(separator: "\n") == picture)
  }

  /// A sloping arrow leaves the border by its corners, but stands on a border of blocks.
  @Test(arguments: [
    ("heavy", "┏━·T·━┛┗━"), ("double", "╔═·T·═╝╚═"), ("rounded", "╭─·T·─╯╰─"),
    ("block", "██·T·████"),
    ("ascii", "+-·T·-++-"), ("'/-\\|/-\\|'", "/-·T·-/\\-"),
  ])
  func aSlopeMeetsTheBorder(border: String, edge: String) throws {
    let theme = try theme("border: \(border)\narrow: slope")
    var canvas = Canvas(size: CellSize(width: 14, height: 4))
    let chrome = PopoverChrome(
      frame: Rect(x: 0, y: 0, width: 14, height: 4), direction: .up, arrowOffset: 0,
      metrics: theme.metrics, grid: .cells)
    theme.draw(chrome, direction: .up, title: "T", depth: .none, on: &canvas)
    #expect(canvas.dotted.split(separator: "\n")[1].hasPrefix(edge))
  }

  /// On the arrow's side the shadow ends with the frame, so that it never falls on the anchor.
  @Test(arguments: [
    ("right", ArrowDirection?.none, [12, 13]), ("right", .right, []), ("right", .up, [12, 13]),
    ("left", nil, [0, 1]), ("left", .left, []),
  ])
  func theShadowFallsBesideTheFrame(
    side: String, direction: ArrowDirection?, columns: [Int]
  ) throws {
    let canvas = canvas(try theme("shadow: \(side)"), direction)
    let row = (0..<14).filter { canvas[CellPoint(x: $0, y: 4)].style.attributes == .dim }
    #expect(row.filter { !(2..<12).contains($0) } == columns)
  }

  private let colors = """
    shadow: {size: [1, 1], dim: 50}
    backdrop: 25
    styles:
      page: {foreground: "#ffffff", background: "#408020"}
      fill: {background: ["#102030", "#203040", "#304050"]}
    """

  @Test func theShadowAndTheBackdropDarkenWhatTheyFallOn() throws {
    let theme = try theme(colors)
    var canvas = canvas(theme, depth: .trueColor)
    #expect(
      canvas[CellPoint(x: 12, y: 3)].style
        == Style(foreground: .rgb(0x7F_7F7F), background: .rgb(0x20_4010)))
    #expect(canvas[CellPoint(x: 12, y: 3)].glyph == Glyph("."))
    let spared = CellRect(x: 1, y: 1, width: 2, height: 2)
    theme.drawBackdrop(on: &canvas, except: [spared], depth: .trueColor)
    #expect(
      canvas[CellPoint(x: 0, y: 0)].style
        == Style(foreground: .rgb(0xBF_BFBF), background: .rgb(0x30_6018)))
    #expect(canvas[CellPoint(x: 1, y: 1)].style == theme.style(.page, depth: .trueColor))
    #expect(canvas[CellPoint(x: 3, y: 2)].style != theme.style(.fill, depth: .trueColor))
  }

  @Test func colorsOfItsOwnReplaceThoseInTheShadow() throws {
    let theme = try theme("shadow: right\nstyles: {shadow: {foreground: 8, background: black}}")
    let style = canvas(theme, depth: .palette16)[CellPoint(x: 13, y: 4)].style
    #expect(style == Style(foreground: .palette(8), background: .palette(0)))
    let none = canvas(theme, depth: .none)[CellPoint(x: 13, y: 4)].style
    #expect(none == Style(attributes: .dim))
  }

  @Test func theFillChangesFromTopToBottom() throws {
    let canvas = canvas(try theme(colors + "\nborder: none"), depth: .trueColor)
    let fills = (1...5).map { canvas[CellPoint(x: 11, y: $0)].style.background.rgb ?? 0 }
    #expect(fills == [0x10_2030, 0x10_2030, 0x20_3040, 0x20_3040, 0x30_4050])
    let border = self.canvas(try theme(colors), depth: .trueColor)
    let edges = (1...5).map { border[CellPoint(x: 2, y: $0)].style.background.rgb ?? 0 }
    #expect(edges == fills)
    #expect(border[CellPoint(x: 4, y: 3)].style.background == .rgb(0x20_3040))
  }

  @Test func capsKeepTheArrowFromTheCorners() throws {
    let metrics = try theme("caps: [2, 3]\nborder: single").metrics
    #expect(metrics.capInsets == Insets(top: 2, left: 3, bottom: 2, right: 3))
    #expect(try theme("caps: 0").metrics.capInsets == Insets(all: 1))
  }

  @Test func whatTheBorderTakesIsInTheMetrics() throws {
    let tee = try theme("arrow: tee\ncontent-frame: single").metrics
    #expect(tee.verticalArrow == ArrowMetrics(base: 1, height: 0))
    #expect(tee.contentViewInsets == Insets(top: 2, left: 3, bottom: 2, right: 3))
    #expect(try theme("arrow: wedge\noverlap: 1").metrics.verticalArrow.height == 1)
  }
}

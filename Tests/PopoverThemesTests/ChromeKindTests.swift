import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct ChromeKindTests {
  private func theme(_ text: String) throws -> Theme { try Theme(Array(text.utf8), path: "t.yaml") }

  private func canvas(
    _ theme: Theme, _ direction: ArrowDirection?, _ size: CellSize, offset: Double = 0,
    depth: ColorDepth = .none
  ) -> Canvas {
    var canvas = Canvas(size: size)
    theme.draw(
      chrome(theme, direction, size, offset), direction: direction, depth: depth, on: &canvas)
    return canvas
  }

  private func chrome(
    _ theme: Theme, _ direction: ArrowDirection?, _ size: CellSize, _ offset: Double
  ) -> PopoverChrome {
    PopoverChrome(
      frame: Rect(CellRect(size: size)), direction: direction, arrowOffset: offset,
      metrics: theme.metrics, grid: .cells)
  }

  /// The picture repeats on both sides of the arrow, also a pattern of several cells.
  @Test(arguments: [
    (-99.0, "·▲············", "╭┴=-=-=-=-=-=╮"), (-3, "····▲·········", "╭=-=┴=-=-=-=-╮"),
    (0, "·······▲······", "╭=-=-=-┴=-=-=╮"), (99, "············▲·", "╭=-=-=-=-=-=┴╮"),
  ])
  func bothFlanksRepeat(offset: Double, arrow: String, border: String) throws {
    let theme = try theme(
      """
      images:
        up:
          art: ["   ▲   ", "╭=-┴=-╮", "│     │", "╰-----╯"]
          caps: {top: 2, left: 1, bottom: 1, right: 4}
      """)
    let picture = canvas(theme, .up, CellSize(width: 14, height: 4), offset: offset).dotted
    #expect(
      picture == """
        \(arrow)
        \(border)
        │············│
        ╰------------╯
        """)
  }

  /// The tip is at the clamped offset on edges of every length, also where the picture for the end replaces
  /// the one for the middle.
  @Test(arguments: ArrowDirection.allCases)
  func theTipIsAtTheClampedOffset(direction: ArrowDirection) throws {
    let theme = try theme(
      #"""
      images:
        up: ["   ╱╲   ", "╭─╯  ╰─╮", "│      │", "╰──────╯"]
        up-right: ["   ╱│  ", "╭─╯  ╰╮", "│     │", "╰─────╯"]
      """#)
    let isUpright = direction.axis == .vertical
    for length in 6...15 {
      let size = CellSize(width: isUpright ? length : 6, height: isUpright ? 5 : length)
      for offset in (-9...9).map(Double.init) {
        let arrow = CellRect(chrome(theme, direction, size, offset).arrow)
        let canvas = canvas(theme, direction, size, offset: offset)
        let shown = (0..<length).filter { place in
          let point = isUpright ? CellPoint(x: place, y: arrow.y) : CellPoint(x: arrow.x, y: place)
          return canvas[point].glyph != .space
        }
        let tip = (isUpright ? arrow.columns : arrow.rows).dropFirst().dropLast()
        #expect(shown == Array(tip), "\(length) \(offset)")
      }
    }
  }

  /// The pictures for the ends are drawn where the arrow stops, and nowhere else.
  @Test func thePicturesForTheEndsShowAtTheEnds() throws {
    let theme = try theme(
      """
      images:
        up: ["  ▲  ", "╭─┴─╮", "│   │", "╰───╯"]
        up-right: ["  ◥ ", "╭─┴╮", "│  │", "╰──╯"]
        side-top: ["╭──╮ ", "│  ├▖", "│  │ ", "╰──╯ "]
      """)
    let tips = (-5...5).map { offset in
      canvas(theme, .up, CellSize(width: 9, height: 4), offset: Double(offset)).picture
        .first { $0 != " " } ?? "?"
    }
    #expect(String(tips) == "◤◤◤▲▲▲▲▲◥◥◥")
    let sides = (-5...5).map { offset in
      String(
        canvas(theme, .right, CellSize(width: 6, height: 9), offset: Double(offset)).picture
          .filter { "▶▖▘".contains($0) })
    }
    #expect(sides.joined() == "▖▖▖▶▶▶▶▶▘▘▘")
  }

  @Test func aKindChangesTheArrow() throws {
    var theme = try theme(
      "kinds: [four-arrows, turned-arrow, seamless]\narrow: wedge\nborder: rounded")
    #expect(theme.metrics.horizontalArrow == ArrowMetrics(base: 3, height: 2))
    theme.kind = .turnedArrow
    #expect(theme.metrics.horizontalArrow == ArrowMetrics(base: 4, height: 2))
    #expect(theme.metrics.verticalArrow == ArrowMetrics(base: 4, height: 2))
    #expect(
      canvas(theme, .right, CellSize(width: 7, height: 6)).dotted == """
        ╭───╮··
        │···│▙·
        │···│█▙
        │···│█▛
        │···│▛·
        ╰───╯··
        """)
    theme.kind = .seamless
    #expect(theme.metrics.verticalArrow == ArrowMetrics(base: 4, height: 1))
    let overlapping = try self.theme("overlap: 1\narrow: wedge\nborder: rounded")
    for direction in ArrowDirection.allCases {
      #expect(canvas(theme, direction, wide) == canvas(overlapping, direction, wide))
    }
  }

  /// A picture that stays the same keeps its join; for others the join is turned.
  @Test(arguments: [
    (
      "arrow: { up: [' ▟▙ '], left: [' ▟', '▐█', ' ▜'] }\njoin: { down: '▜██▛' }", "────", "▜██▛",
      "││││"
    ),
    ("arrow: { up: [' ▟▙ '] }\njoin: { up: '┛  ┗' }", "┛  ┗", "┓  ┏", "┛  ┓"),
    ("arrow: { up: ['╱╲'], down: ['┃┃'] }\njoin: { up: '┘└', down: '┬┬' }", "┘└", "┐┌", "┘┐"),
    (
      "arrow: { up: ['╱╲'], down: ['╲╱'], left: ['╱', '╲'] }\njoin: { left: '++' }", "──", "──",
      "++"
    ),
  ])
  func aTurnedArrowKeepsItsJoins(text: String, up: String, down: String, left: String) throws {
    let shape = try theme("kind: turned-arrow\n" + text).shape
    let joins = [ArrowDirection.up, .down, .left].map { direction in
      shape.turnedArrow.joins[direction].map(\.text).joined()
    }
    #expect(joins == [up, down, left])
  }

  private let wide = CellSize(width: 18, height: 6)

  /// Without an arrow, the pictures show the parts beside the arrow.
  @Test func withoutAnArrowTheBackgroundIsWhole() throws {
    let theme = try theme(
      "images: {up: ['   ▲   ', '╔=─┴─=╗', '║     ║', '╚=====╝'], arrow-height: 1}")
    #expect(
      canvas(theme, nil, CellSize(width: 6, height: 3)).dotted == """
        ╔====╗
        ║····║
        ╚====╝
        """)
  }

  private let round = """
    background: {art: [".╭───╮.", "╭╯   ╰╮", "│     │", "╰╮   ╭╯", ".╰───╯."], caps: 2, hole: .}
    insets: 1
    """

  @Test func aCustomBackgroundKeepsItsCornersAndHoles() throws {
    let theme = try theme(round + "\narrow: {up: '╨'}\noverlap: 1")
    #expect(theme.metrics.capInsets == Insets(all: 2))
    #expect(theme.metrics.contentViewInsets == Insets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(
      canvas(theme, .up, CellSize(width: 10, height: 6), offset: -9).dotted == """
        ·╭╨─────╮·
        ╭╯······╰╮
        │········│
        │········│
        ╰╮······╭╯
        ·╰──────╯·
        """)
    let corner = canvas(theme, nil, wide, depth: .trueColor)[CellPoint(x: 0, y: 0)]
    #expect(corner == .blank)
  }

  @Test func aPictureShowsTheStepsOfTheFill() throws {
    let theme = try theme(
      round + "\nstyles: {fill: {background: [red, green, blue]}, border: {foreground: white}}")
    let canvas = canvas(theme, .up, CellSize(width: 8, height: 7), depth: .palette16)
    let fills = (1...6).map { canvas[CellPoint(x: 4, y: $0)].style.background.paletteIndex }
    #expect(fills == [1, 1, 2, 2, 4, 4])
    #expect(canvas[CellPoint(x: 0, y: 3)].style.foreground == .palette(7))
  }

  /// Blanks inside an outline are fill, those outside show the page.
  @Test func theInsideOfAnArrowIsFilled() throws {
    let theme = try theme(
      #"arrow: {up: [" ╱╲ ", "╱  ╲"]}"# + "\nstyles: {fill: {background: 4}, page: {background: 7}}"
    )
    let canvas = canvas(theme, .up, CellSize(width: 8, height: 6), depth: .palette16)
    let row = (2..<6).map { canvas[CellPoint(x: $0, y: 1)].style.background.paletteIndex }
    #expect(row == [7, 4, 4, 7])
    #expect(canvas[CellPoint(x: 2, y: 0)] == .blank)
  }
}

import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct ThemeDrawingTests {
  private func theme(_ text: String) throws -> Theme { try Theme(Array(text.utf8), path: "t.yaml") }

  private func picture(
    _ text: String, _ direction: ArrowDirection?, title: String = "", width: Int = 12,
    height: Int = 5, anchor x: Int
  ) throws -> String {
    let theme = try theme(text)
    let presentation = PopoverPresentation(
      sourceRect: Rect(
        x: Double(x), y: direction == .down ? Double(height - 1) : 0, width: 1, height: 1),
      container: Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
      preferredContentSize: Size(width: 30, height: 1),
      permittedArrowDirections: direction.map { [$0] } ?? [], metrics: theme.metrics)
    var canvas = Canvas(size: CellSize(width: width, height: height))
    let lines = [GlyphText("abcdefghijklm"), GlyphText("second")]
    theme.draw(presentation.layout(), title: title, lines: lines, depth: .none, on: &canvas)
    return canvas.dotted
  }

  @Test(arguments: [
    (0, "·▲··········", "╭┴─────────╮"), (1, "·▲··········", "╭┴─────────╮"),
    (5, "·····▲······", "╭────┴─────╮"), (10, "··········▲·", "╭─────────┴╮"),
    (11, "··········▲·", "╭─────────┴╮"),
  ])
  func theArrowJoinsTheBorderBetweenTheCorners(x: Int, arrow: String, border: String) throws {
    #expect(
      try picture("border: rounded", .up, anchor: x) == """
        ············
        \(arrow)
        \(border)
        │·abcdefgh·│
        ╰──────────╯
        """)
  }

  @Test func anEdgeWithoutRoomForAnArrowHasNone() throws {
    let theme = try theme("padding: 0")
    let presentation = PopoverPresentation(
      sourceRect: Rect(x: 0, y: 0, width: 1, height: 1),
      container: Rect(x: 0, y: 0, width: 4, height: 4),
      preferredContentSize: Size(width: 0, height: 0), permittedArrowDirections: [.up],
      metrics: theme.metrics, minimumContentSize: .zero)
    var canvas = Canvas(size: CellSize(width: 4, height: 4))
    theme.draw(presentation.layout(), depth: .none, on: &canvas)
    #expect(
      canvas.dotted == """
        ····
        ····
        ┌┐··
        └┘··
        """)
  }

  @Test(arguments: [
    (1, "Wi-Fi", "╭┴─·Wi-Fi·─╮"), (5, "Wi", "╭·Wi·┴─────╮"), (5, "Wi-Fi", "╭────┴·Wi…·╮"),
    (5, "Networks", "╭────┴·Ne…·╮"), (10, "Networks", "╭·Networ…·┴╮"),
    (3, "表示", "╭──┴─·表示·╮"), (5, "", "╭────┴─────╮"),
  ])
  func theTitleLeavesTheJoinWhole(x: Int, title: String, border: String) throws {
    let picture = try picture("border: rounded", .up, title: title, anchor: x)
    #expect(picture.split(separator: "\n")[2] == border)
  }

  @Test(arguments: [
    (12, "start", "┌─·Wi-Fi·──┐"), (12, "center", "┌─·Wi-Fi·──┐"), (12, "end", "┌──·Wi-Fi·─┐"),
    (9, "start", "┌·Wi-Fi·┐"), (8, "start", "┌·Wi-Fi┐"), (7, "start", "┌Wi-Fi┐"),
    (6, "end", "┌·W…·┐"),
    (5, "start", "┌───┐"), (4, "center", "┌──┐"),
  ])
  func theTitleStandsWhereTheThemeSays(width: Int, title: String, border: String) throws {
    let picture = try picture("title: \(title)", nil, title: "Wi-Fi", width: width, anchor: 0)
    #expect(picture.split(separator: "\n")[1] == border)
  }

  @Test func withoutABorderTheTitleTakesTheFirstRow() throws {
    let padded = try picture("border: none\npadding: [1, 1]", nil, title: "T", anchor: 0)
    #expect(
      padded == """
        ············
        ··T·········
        ·abcdefghij·
        ············
        ············
        """)
    let bare = try picture("border: none\npadding: 0", nil, title: "T", anchor: 0)
    #expect(
      bare == """
        ············
        ············
        ··T·········
        ············
        ············
        """)
  }

  @Test func aCustomBorderAndArrow() throws {
    let own = #"""
      border: ["123", "4 5", "678"]
      arrow: {up: [" ^ ", "/ \\"], down: ["\\ /", " v "]}
      join: {down: ["<", " ", ">"]}
      """#
    let picture = try picture(own, .down, width: 9, height: 6, anchor: 4)
    #expect(
      picture == #"""
        122222223
        4·abcde·5
        677<·>778
        ···\·/···
        ····v····
        ·········
        """#)
    #expect(try theme(own).metrics.verticalArrow == ArrowMetrics(base: 3, height: 2))
  }

  @Test func metricsAreBorderPaddingAndArt() throws {
    let theme = try theme("padding: {top: 1, left: 2}\narrow: {left: [\"<<\"], right: [\">>\"]}")
    #expect(
      theme.metrics
        == PopoverMetrics(
          verticalArrow: ArrowMetrics(base: 1, height: 2),
          horizontalArrow: ArrowMetrics(base: 1, height: 2),
          contentViewInsets: Insets(top: 2, left: 3, bottom: 1, right: 2),
          capInsets: Insets(all: 1)))
    let bare = try self.theme("border: none\narrow: none\npadding: 0").metrics
    #expect(
      bare
        == PopoverMetrics(arrowBase: 0, arrowHeight: 0, contentViewInsets: .zero, capInsets: .zero))
  }

  @Test func partsHaveTheStylesOfTheirRoles() throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: "classic")
    let canvas = Canvas.picture(of: theme, .up)
    let styles = [(8, 1), (2, 2), (6, 2), (4, 3), (13, 3), (0, 3)].map { x, y in
      canvas[CellPoint(x: x, y: y)].style
    }
    let roles: [ThemeRole] = [.arrow, .border, .title, .text, .fill]
    #expect(styles == roles.map { theme.style($0, depth: .trueColor) } + [.plain])
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func everySizeIsDrawn(name: String) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    let directions: [ArrowDirection?] = [nil] + ArrowDirection.allCases
    for width in 0...9 {
      for height in 0...7 {
        for direction in directions {
          for depth in ColorDepth.allCases {
            let size = CellSize(width: width, height: height)
            let canvas = Canvas.picture(of: theme, direction, size: size, depth: depth)
            #expect(canvas.size == size)
          }
        }
      }
    }
  }

  /// The chrome is clipped to a frame that is too small for it, and only the shadow lies outside.
  @Test(arguments: BundledThemes.all.map(\.name))
  func nothingIsDrawnOutsideTheFrame(name: String) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    let directions: [ArrowDirection?] = [nil] + ArrowDirection.allCases
    for direction in directions {
      for width in 0...6 {
        for height in 0...5 {
          let frame = Rect(x: 3, y: 2, width: Double(width), height: Double(height))
          let changed = Set(cells(theme, frame, direction))
          let inside = CellRect(frame)
          let shadow = theme.shape.shadow.map {
            inside.offset(x: $0.side == .right ? $0.size.width : -$0.size.width, y: $0.size.height)
          }
          let stray = changed.first { !inside.contains($0) && shadow?.contains($0) != true }
          #expect(stray == nil, "\(frame) \(direction as Any)")
          #expect(direction != nil || changed.filter(inside.contains).count == width * height)
        }
      }
    }
  }

  private func cells(_ theme: Theme, _ frame: Rect, _ direction: ArrowDirection?) -> [CellPoint] {
    let chrome = PopoverChrome(
      frame: frame, direction: direction, arrowOffset: 0, metrics: theme.metrics, grid: .cells)
    let before = Canvas(size: CellSize(width: 12, height: 9), filledWith: Cell(Glyph("@")))
    var canvas = before
    theme.draw(
      chrome, direction: direction, title: "表", lines: [GlyphText("表表表")], depth: .none,
      on: &canvas)
    return before.cells.indices.filter { before.cells[$0] != canvas.cells[$0] }.map {
      CellPoint(x: $0 % 12, y: $0 / 12)
    }
  }

  @Test func aPopoverFarAwayCostsNothing() throws {
    let theme = try theme("border: heavy")
    let presentation = PopoverPresentation(
      sourceRect: Rect(x: -1e9, y: -1e9, width: 1, height: 1),
      container: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
      preferredContentSize: Size(width: 1.5e9, height: 1.5e9), metrics: theme.metrics)
    var canvas = Canvas(size: CellSize(width: 3, height: 2))
    theme.draw(
      presentation.layout(), title: "t", lines: [GlyphText("a")], depth: .none, on: &canvas)
    #expect(canvas.dotted == "···\n···")
  }

  /// The room for lines is known before anything is drawn.
  @Test(arguments: BundledThemes.all.map(\.name)) func theRoomIsWhatDrawingLeaves(name: String)
    throws
  {
    for look in try ThemeCatalog(BundledThemes.all).theme(named: name).variants {
      for direction in [nil] + ArrowDirection.allCases {
        for (title, footer) in [("", ""), ("T", ""), ("", "F"), ("A title", "a footer as long")] {
          let chrome = PopoverChrome(
            frame: Rect(x: 2, y: 1, width: 24, height: 9), direction: direction, arrowOffset: 0,
            metrics: look.metrics, grid: .cells)
          var canvas = Canvas(size: CellSize(width: 30, height: 12))
          let left = look.draw(
            chrome, direction: direction, title: title, footer: footer, depth: .none, on: &canvas)
          let room = look.room(in: chrome, direction: direction, title: title, footer: footer)
          #expect(room == left)
        }
      }
    }
  }
}

import CellCanvas
import PopoverGeometry
import Testing

@Suite("A background that is presented")
struct PresentedBackgroundTests {
  @Test(arguments: [
    (ArrowDirection?.some(.up), 2.0, "·····▲·\n·····│·\n╭─────╮\n│     │\n╰─────╯"),
    (.down, -99, "╭─────╮\n│     │\n╰─────╯\n·│·····\n·▼·····"),
    (.left, 0, "··╭───╮\n··│   │\n◀─│   │\n··│   │\n··╰───╯"),
    (.right, 99, "╭───╮··\n│   │··\n│   │··\n│   │─▶\n╰───╯··"),
    (nil, 1, "╭─────╮\n│     │\n│     │\n│     │\n╰─────╯"),
  ])
  func everyDirection(direction: ArrowDirection?, offset: Double, picture: String) {
    var presented = PresentedBackground(Sketch())
    presented.arrowDirection = direction
    presented.arrowOffset = offset
    #expect(Canvas.picture(7, 5) { presented.draw(in: $0.bounds, on: &$0) } == picture)
  }

  @Test func aLayoutIsDrawnWhereItIs() {
    var presented = PresentedBackground(Sketch())
    let layout = PopoverPresentation(
      sourceRect: Rect(x: 8, y: 0, width: 2, height: 1),
      container: Rect(x: 0, y: 0, width: 10, height: 6),
      preferredContentSize: Size(width: 3, height: 1), metrics: presented.metrics
    ).layout()
    let picture = Canvas.picture(10, 6) { presented.draw(layout, on: &$0) }
    #expect(
      picture == """
        ··········
        ········▲·
        ········│·
        ·····╭───╮
        ·····│   │
        ·····╰───╯
        """)
    #expect(presented.arrowDirection == .up)
    #expect(presented.arrowOffset == 1)
  }

  @Test func theMetricsAreReadOnce() {
    let counting = Counting()
    var presented = PresentedBackground(counting)
    for direction in ArrowDirection.allCases {
      presented.arrowDirection = direction
      var canvas = Canvas(size: CellSize(width: 9, height: 9))
      presented.draw(in: canvas.bounds, on: &canvas)
      _ = presented.metrics
    }
    #expect(counting.asked == 1)
    #expect(counting.drawn == 4)
  }

  @Test(arguments: [
    (1, "╔══════╗\n║      ║\n║      ║\n║      ║\n║      ║\n╚══════╝"),
    (2, "╔══════╗\n║┌────┐║\n║│    │║\n║│    │║\n║└────┘║\n╚══════╝"),
    // The content has vanished: there is nothing to set off.
    (3, "╔══════╗\n║      ║\n║      ║\n║      ║\n║      ║\n╚══════╝"),
  ])
  func theDefaultAppearanceSetsTheContentOff(insets: Int, picture: String) {
    let presented = PresentedBackground(Counting(insets: insets))
    #expect(Canvas.picture(8, 6) { presented.draw(in: $0.bounds, on: &$0) } == picture)
  }

  @Test func aLayoutSaysWhereItsContentIs() {
    var presented = PresentedBackground(Counting(insets: 2))
    let container = Rect(x: 0, y: 0, width: 8, height: 6)
    var layout = PopoverPresentation(
      sourceRect: container, container: container,
      preferredContentSize: Size(width: 4, height: 2), permittedArrowDirections: [],
      metrics: presented.metrics
    ).layout()
    layout.content = Rect(x: 4, y: 2, width: 2, height: 1)
    let picture = Canvas.picture(8, 6) { presented.draw(layout, on: &$0) }
    #expect(picture == "╔══════╗\n║  ┌──┐║\n║  │  │║\n║  └──┘║\n║      ║\n╚══════╝")
  }

  @Test func theFrameOfTheContentKeepsTheColours() {
    let presented = PresentedBackground(Counting(insets: 2))
    var canvas = Canvas(size: CellSize(width: 8, height: 6))
    presented.draw(in: canvas.bounds, on: &canvas)
    #expect(
      canvas[CellPoint(x: 1, y: 1)].style
        == Style(background: .palette(4), attributes: .dim))
    #expect(canvas[CellPoint(x: 2, y: 2)].style == Style(background: .palette(4)))
  }
}

/// Counts how often its metrics are read.
private final class Counting: PopoverBackground {
  var asked = 0
  var drawn = 0
  private let insets: Int

  init(insets: Int = 1) { self.insets = insets }

  var arrowBase: Int {
    asked += 1
    return 1
  }
  let arrowHeight = 1
  var contentViewInsets: CellInsets { CellInsets(all: insets) }
  let capInsets = CellInsets(all: 1)
  var arrowDirection: ArrowDirection?
  var arrowOffset = 0.0

  func draw(in frame: CellRect, on canvas: inout Canvas) {
    drawn += 1
    let box = CellImage("╔═╗\n║ ║\n╚═╝", style: Style(background: .palette(4)))
    if let box { canvas.draw(box.resizable(capInsets: capInsets), in: frame) }
  }
}

import CellCanvas
import PopoverGeometry
import Testing

@Suite("The contract of backgrounds")
struct BackgroundContractTests {
  @Test(arguments: [
    Sketch(), Sketch { $0.arrow = "▲" }, Sketch { $0.arrow = "╱╲" },
    Sketch { $0.arrow = "··╱╲··\n·╱  ╲·" },
    // Halves of cells that meet.
    Sketch { ($0.arrow, $0.box) = ("·▗▖·\n·▟▙·", "█▀█\n█ █\n█▄█") },
    Sketch { ($0.arrow, $0.overlap, $0.box) = ("·▟▙·\n▟██▙", 1, "▗▄▖\n▐ ▌\n▝▀▘") },
    // Over the border: with a strip of its own and without one.
    Sketch { ($0.arrow, $0.overlap) = ("·╱╲·\n╯  ╰", 1) },
    Sketch { ($0.arrow, $0.overlap) = ("▲", 1) },
    // Without an arrow, without a border, with holes in the border, and with other corners.
    Sketch { $0.arrow = "" }, Sketch { $0.box = "   \n   \n   " },
    Sketch { $0.box = "·─·\n│ │\n·─·" }, Sketch { $0.caps = .zero },
    Sketch { $0.caps = CellInsets(top: 2, left: 4, bottom: 1, right: 3) },
  ])
  func goodOnes(background: Sketch) {
    #expect(BackgroundContract.violations(of: background).map(\.description) == [])
  }

  @Test(arguments: BackgroundMetric.allCases)
  func metricsThatChange(metric: BackgroundMetric) {
    let violations = BackgroundContract.violations(of: Sketch { $0.changing = metric })
    #expect(violations.map(\.fault) == [.metricChanged(metric)])
    #expect(violations.map(\.example.direction) == [.left])
  }

  /// The check ends for every faulty background.
  @Test(arguments: [
    Sketch { $0.caps = CellInsets(all: 1 << 40) }, Sketch { $0.caps = CellInsets(all: -7) },
    Sketch { $0.caps = CellInsets(top: -7, left: 99, bottom: 99, right: -7) },
    Sketch { $0.overlap = 1 << 40 }, Sketch { $0.overlap = -9 }, Sketch { $0.overlap = -(1 << 40) },
  ])
  func figuresThatMakeNoSense(background: Sketch) {
    #expect(BackgroundContract.violations(of: background).count <= 2)
  }

  @Test(arguments: BadBackground.all) func badOnes(bad: BadBackground) {
    let violations = BackgroundContract.violations(of: bad.background)
    #expect(violations.map(\.fault) == [bad.fault])
  }

  /// The layouts of the originals depended on the previous one.
  @Test func drawingsThatRemember() {
    for remembers: Remembering.Fault in [.movesWhenLeft, .losesItsArrow] {
      let violations = BackgroundContract.violations(of: Remembering(remembers))
      #expect(violations.map(\.fault.isDrawingDiffers) == [true], "\(remembers)")
    }
  }

  @Test(arguments: [
    (
      ContractFault.metricChanged(.arrowBase), ArrowDirection?.some(.up), 0.0,
      """
      arrowBase changes while the popover is shown; it is asked once, \
      with arrowDirection up and arrowOffset 0 in 12x5 cells
      """
    ),
    (
      .drawnOutside(CellPoint(x: -1, y: 2)), nil, 0,
      "the cell at column -1, row 2 is outside the frame, and is drawn, without an arrow in 12x5 cells"
    ),
    (
      .offsetNotObeyed(start: 4, expected: 7), .left, -2.5,
      """
      arrowOffset is not obeyed: the arrow starts at cell 4 of its edge instead of 7, \
      with arrowDirection left and arrowOffset -2.5 in 12x5 cells
      """
    ),
  ])
  func words(fault: ContractFault, direction: ArrowDirection?, offset: Double, words: String) {
    let example = ContractCase(
      size: CellSize(width: 12, height: 5), direction: direction, offset: offset)
    #expect(ContractViolation(fault, example).description == words)
  }
}

extension ContractFault {
  fileprivate var isDrawingDiffers: Bool {
    if case .drawingDiffers = self { true } else { false }
  }
}

/// A background whose drawing depends on the previous one.
private final class Remembering: PopoverBackground {
  enum Fault { case movesWhenLeft, losesItsArrow }

  private let fault: Fault
  private var sketch = Sketch()
  private var moved = 0
  private var hasArrow = true

  init(_ fault: Fault) { self.fault = fault }

  var arrowBase: Int { sketch.arrowBase }
  var arrowHeight: Int { sketch.arrowHeight }
  var contentViewInsets: CellInsets { sketch.contentViewInsets }
  var capInsets: CellInsets { sketch.capInsets }
  var arrowDirection: ArrowDirection? {
    get { sketch.arrowDirection }
    set { sketch.arrowDirection = newValue }
  }
  var arrowOffset: Double {
    get { sketch.arrowOffset }
    set { sketch.arrowOffset = newValue }
  }

  func draw(in frame: CellRect, on canvas: inout Canvas) {
    if arrowDirection == nil { hasArrow = false }
    if arrowDirection == .left { moved += 1 }
    let parts = sketch.chrome(in: frame)
    var arrow = parts
    if fault == .movesWhenLeft { arrow.arrow.y += moved % 2 }
    sketch.drawBox(in: parts.background, on: &canvas)
    if hasArrow || fault == .movesWhenLeft { sketch.drawArrow(arrow, in: frame, on: &canvas) }
  }
}

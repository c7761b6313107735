import CellCanvas
import PopoverGeometry
import Testing

/// A background that keeps the contract, unless a part of it is replaced.
struct Sketch: PopoverBackground {
  typealias Drawing = @Sendable (Sketch, CellRect, inout Canvas) -> Void

  /// The metric that changes while the arrow points left.
  var changing: BackgroundMetric?
  /// What the setters keep of a direction and of an offset.
  var keptDirection: @Sendable (ArrowDirection?) -> ArrowDirection? = { $0 }
  var keptOffset: @Sendable (Double) -> Double = { $0 }
  /// The arrow pointing up, with the cells that reach into the background.
  var arrow = Art("▲\n│")
  var overlap = 0
  var box = Art("╭─╮\n│ │\n╰─╯")
  var caps = CellInsets(all: 1)
  var drawing: Drawing = { sketch, frame, canvas in sketch.drawWell(in: frame, on: &canvas) }

  private var direction: ArrowDirection?
  private var offset = 0.0

  init(_ change: (inout Sketch) -> Void = { _ in }) { change(&self) }

  var arrowBase: Int { arrow.size.width + (changes(.arrowBase) ? 1 : 0) }
  var arrowHeight: Int {
    arrow.size.height - overlap + (changes(.arrowHeight) ? 1 : 0)
  }
  var contentViewInsets: CellInsets { CellInsets(all: changes(.contentViewInsets) ? 2 : 1) }
  var capInsets: CellInsets { changes(.capInsets) ? CellInsets(all: 2) : caps }
  var wantsDefaultContentAppearance: Bool { changes(.wantsDefaultContentAppearance) }
  var arrowOverlap: Int { overlap + (changes(.arrowOverlap) ? 1 : 0) }
  var metrics: PopoverMetrics {
    PopoverMetrics(
      arrowBase: Double(arrowBase), arrowHeight: Double(arrowHeight),
      contentViewInsets: Insets(contentViewInsets),
      capInsets: changes(.metrics) ? .zero : Insets(capInsets))
  }

  private func changes(_ metric: BackgroundMetric) -> Bool {
    changing == metric && arrowDirection == .left
  }

  var arrowDirection: ArrowDirection? {
    get { direction }
    set { direction = keptDirection(newValue) }
  }

  var arrowOffset: Double {
    get { offset }
    set { offset = keptOffset(newValue) }
  }

  func draw(in frame: CellRect, on canvas: inout Canvas) { drawing(self, frame, &canvas) }
}

extension Sketch {
  func drawWell(in frame: CellRect, on canvas: inout Canvas) {
    let parts = chrome(in: frame)
    drawBox(in: parts.background, on: &canvas)
    drawArrow(parts, in: frame, on: &canvas)
  }

  func drawBox(in rect: CellRect, on canvas: inout Canvas) {
    guard let box = box.image else { return }
    canvas.draw(box.resizable(capInsets: CellInsets(all: 1)), in: rect)
  }

  /// Draws the arrow at its place in `parts`, if there is room for it between the corners.
  func drawArrow(_ parts: CellChrome, in frame: CellRect, on canvas: inout Canvas) {
    guard let direction, let arrow = arrow.image?.pointing(direction) else { return }
    let (edge, corners) =
      direction.axis == .vertical
      ? (parts.background.width, caps.left + caps.right)
      : (parts.background.height, caps.top + caps.bottom)
    guard edge >= arrowBase + corners else { return }
    canvas.draw(arrow, at: parts.arrow.origin, clip: frame)
  }

  /// The same with another direction or offset.
  func with(_ direction: ArrowDirection?, _ offset: Double) -> Sketch {
    var other = self
    (other.direction, other.offset) = (direction, offset)
    return other
  }
}

/// A picture that a test writes as a string; a dot is a hole.
struct Art: ExpressibleByStringLiteral, Sendable {
  let image: CellImage?

  init(_ art: String) { image = CellImage(art, hole: Glyph("·")) }

  init(stringLiteral art: String) { self.init(art) }

  var size: CellSize { image?.size ?? CellSize(width: 0, height: 0) }
}

extension Sketch: CustomTestStringConvertible {
  var testDescription: String {
    "\(arrow.image?.picture ?? "") over \(overlap) on \(box.image?.picture ?? "") caps \(caps)"
  }
}

extension CellImage {
  /// The rows of glyphs with a dot for each hole, without the last line feed.
  var picture: String {
    (0..<size.height).map { y in
      (0..<size.width).map { self[CellPoint(x: $0, y: y)]?.glyph.text ?? "·" }.joined()
    }.joined(separator: "\n")
  }
}

extension Canvas {
  /// A canvas of dots with a drawing on it, as text without the last line feed.
  static func picture(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(
      size: CellSize(width: width, height: height), filledWith: Cell(Glyph("·")))
    draw(&canvas)
    return String(canvas.picture.dropLast())
  }
}

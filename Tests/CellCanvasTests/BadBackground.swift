import CellCanvas
import PopoverGeometry
import Testing

/// A background with a fault, and the fault that should be found.
struct BadBackground: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var fault: ContractFault
  var background: Sketch

  init(_ name: String, _ fault: ContractFault, _ change: (inout Sketch) -> Void) {
    testDescription = name
    self.fault = fault
    background = Sketch(change)
  }

  /// A background with another drawing.
  init(_ name: String, _ fault: ContractFault, drawing: @escaping Sketch.Drawing) {
    self.init(name, fault) { $0.drawing = drawing }
  }

  static let all = careless + misdirected + misplaced + broken

  private static let careless = [
    BadBackground("always has a direction", .directionNotKept) { $0.keptDirection = { $0 ?? .up } },
    BadBackground("rounds the offset", .offsetNotKept) { $0.keptOffset = { $0.rounded() } },
    BadBackground("draws in the corner of the canvas", .drawnOutside(CellPoint(x: 5, y: -3))) {
      sketch, frame, canvas in
      sketch.drawWell(in: CellRect(size: frame.size), on: &canvas)
    },
    BadBackground("casts a shadow", .drawnOutside(CellPoint(x: 17, y: 1))) {
      sketch, frame, canvas in
      canvas.restyle(frame.offset(x: 1, y: 1)) { $0.attributes = .dim }
      sketch.drawWell(in: frame, on: &canvas)
    },
    BadBackground("is dark, then light", .drawingDiffers(CellPoint(x: 0, y: 0))) {
      sketch, frame, canvas in
      let dark = canvas[frame.origin].style.attributes.contains(.reverse)
      sketch.drawWell(in: frame, on: &canvas)
      canvas.restyle(frame) { $0.attributes = dark ? [] : .reverse }
    },
  ]

  private static let misdirected = [
    BadBackground("always points up", .directionNotObeyed) { sketch, frame, canvas in
      sketch.with(.up, sketch.arrowOffset).drawWell(in: frame, on: &canvas)
    },
    BadBackground("has no arrow on the sides", .directionNotObeyed) { sketch, frame, canvas in
      let parts = sketch.chrome(in: frame)
      sketch.drawBox(in: parts.background, on: &canvas)
      if sketch.arrowDirection?.axis == .vertical {
        sketch.drawArrow(parts, in: frame, on: &canvas)
      }
    },
    BadBackground(
      "points right where there is no arrow", .roomWithoutArrow(CellPoint(x: 15, y: 0))
    ) { sketch, frame, canvas in
      sketch.with(sketch.arrowDirection ?? .right, 0).drawWell(in: frame, on: &canvas)
    },
    BadBackground(
      "is cut where there is no arrow", .roomWithoutArrow(CellPoint(x: 0, y: 7))
    ) { sketch, frame, canvas in
      guard sketch.arrowDirection == nil else { return sketch.drawWell(in: frame, on: &canvas) }
      sketch.drawBox(in: sketch.with(.down, 0).chrome(in: frame).background, on: &canvas)
    },
  ]

  private static let misplaced = [
    BadBackground("is wider than it says", .arrowTooWide(cells: 3, base: 1)) {
      sketch, frame, canvas in
      var wide = sketch
      wide.arrow = "·▲·\n╱ ╲"
      wide.drawWell(in: frame, on: &canvas)
    },
    BadBackground("has its arrow in the middle", .offsetNotObeyed(start: 8, expected: 9)) {
      sketch, frame, canvas in
      sketch.with(sketch.arrowDirection, 0).drawWell(in: frame, on: &canvas)
    },
    BadBackground("counts from the right", .offsetNotObeyed(start: 8, expected: 9)) {
      sketch, frame, canvas in
      sketch.with(sketch.arrowDirection, -sketch.arrowOffset).drawWell(in: frame, on: &canvas)
    },
    BadBackground("does not hold its arrow", .arrowNotClamped(start: 16, expected: 15)) {
      sketch, frame, canvas in
      var unheld = sketch
      unheld.caps = CellInsets(all: -99)
      unheld.drawWell(in: frame, on: &canvas)
    },
    BadBackground("hides its arrow", .arrowNotClamped(start: nil, expected: 15)) {
      sketch, frame, canvas in
      let parts = sketch.chrome(in: frame)
      sketch.drawBox(in: parts.background, on: &canvas)
      if abs(parts.arrowOffset - sketch.arrowOffset) < 1 {
        sketch.drawArrow(parts, in: frame, on: &canvas)
      }
    },
  ]

  private static let broken = [
    BadBackground("has another corner beside an arrow", .cornerBroken(CellPoint(x: 0, y: 8))) {
      sketch, frame, canvas in
      var square = sketch
      if sketch.arrowDirection == .down { square.box = "╭─╮\n│ │\n└─╯" }
      square.drawWell(in: frame, on: &canvas)
    },
    BadBackground("covers a corner of a short edge", .cornerBroken(CellPoint(x: 1, y: 0))) {
      ($0.arrow, $0.overlap) = ("·╱╲·\n╯  ╰", 1)
      $0.drawing = { sketch, frame, canvas in
        let parts = sketch.chrome(in: frame)
        sketch.drawBox(in: parts.background, on: &canvas)
        guard let direction = sketch.arrowDirection else { return }
        guard let arrow = sketch.arrow.image?.pointing(direction) else { return }
        canvas.draw(arrow, at: parts.arrow.origin, clip: frame)
      }
    },
    BadBackground("has a tip without a shaft", .arrowDetached(row: 1)) { sketch, frame, canvas in
      var floating = sketch
      floating.arrow = "▲\n·"
      floating.drawWell(in: frame, on: &canvas)
    },
    BadBackground("lies half a row off its arrow", .arrowDetached(row: 1)) {
      ($0.arrow, $0.box) = ("▟▙", "▄▄▄\n█ █\n▀▀▀")
    },
    BadBackground("has its tip half a row off its shaft", .arrowDetached(row: 2)) {
      ($0.arrow, $0.box) = ("▀▀\n▟▙", "███\n█ █\n███")
    },
    BadBackground("has a shaft without a tip", .arrowDetached(row: 2)) { sketch, frame, canvas in
      var stumpy = sketch
      stumpy.arrow = "·\n│"
      stumpy.drawWell(in: frame, on: &canvas)
    },
    BadBackground("has its tip beside its shaft", .arrowDetached(row: 2)) {
      $0.arrow = "▲···\n···│"
    },
    BadBackground("leaves its far edge open", .backgroundMissing(CellPoint(x: 0, y: 10))) {
      sketch, frame, canvas in
      let parts = sketch.chrome(in: frame)
      var rect = parts.background
      if sketch.arrowDirection == .up { rect.height -= 1 }
      sketch.drawBox(in: rect, on: &canvas)
      sketch.drawArrow(parts, in: frame, on: &canvas)
    },
  ]
}

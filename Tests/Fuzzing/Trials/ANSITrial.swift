import CellCanvas
import PopoverScenes

/// What must hold for any bytes that are given to the reader of text with escape sequences.
package enum ANSITrial {
  /// What is wrong with how the reader takes these bytes; `nil` if nothing is.
  package static func complaint(about bytes: [UInt8]) -> String? {
    let reader = ANSIReader(byteLimit: 1 << 16, columnLimit: 60)
    let text = reader.read(bytes)
    guard text.size.width <= 60 else { return "\(text.size.width) columns" }
    let glyphs = text.lines.flatMap { line in line.runs.flatMap(\.text.glyphs) }
    guard glyphs.allSatisfy({ $0.text.isOneCleanLine }) else { return "a control character" }
    guard text.lines.allSatisfy({ $0.width == $0.runs.map(\.text.width).reduce(0, +) }) else {
      return "a line of another width"
    }
    // Printed side by side, other letters may join.
    guard glyphs.allSatisfy({ $0.scalar < 0x300 && $0.marks.isEmpty }) else { return nil }
    let canvas = text.drawn
    let again = reader.read(Array(canvas.ansiText().utf8)).drawn(on: canvas.size)
    return again == canvas ? nil : "read otherwise as it was printed"
  }
}

extension StyledText {
  /// The first lines, on a canvas as large as they are.
  fileprivate var drawn: Canvas {
    drawn(on: CellSize(width: size.width, height: min(size.height, 20)))
  }

  fileprivate func drawn(on size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    for (y, line) in lines.prefix(size.height).enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), over: .plain)
    }
    return canvas
  }
}

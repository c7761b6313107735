import CellCanvas
import TerminalDriver
import TestSupport
import Testing

@testable import CursesFront

@Suite("Encoded frames on an emulated screen")
struct EncodedFramesTests {
  private static let sizes = [
    CellSize(width: 80, height: 24), CellSize(width: 1, height: 1), CellSize(width: 2, height: 9),
    CellSize(width: 7, height: 3), CellSize(width: 131, height: 11),
  ]

  /// What a terminal may lack.
  private static let capabilities: [ANSICapabilities] = {
    var least = ANSICapabilities()
    least.moves = []
    least.erasesRows = false
    least.removesAttributes = false
    least.numbersBrightColors = true
    var some = ANSICapabilities()
    some.moves = [.forward, .lineFeed, .backspace]
    some.erasesInColor = false
    return [ANSICapabilities(), least, some]
  }()

  @Test(arguments: UInt64(0)..<90) func theyShowTheFrame(seed: UInt64) throws {
    let size = Self.sizes[Int(seed) % Self.sizes.count]
    let depth = [ColorDepth.trueColor, .palette256, .palette16, .none][Int(seed / 5) % 4]
    let screen = try ScreenEmulator(size: size)
    var encoder = FrameEncoder(
      capabilities: Self.capabilities[Int(seed) % Self.capabilities.count], depth: depth,
      glyphs: .byTable)
    var frames = RandomFrames(
      seed: seed, size: size,
      styles: seed.isMultiple(of: 3) ? RandomFrames.manyStyles : RandomFrames.usualStyles,
      ambiguous: seed.isMultiple(of: 2) ? .two : .one)
    var random = SplitMix(seed: seed)
    var former: Canvas?
    var cursor: CellPoint?
    screen.show("\u{1B}[?25l".utf8)
    for _ in 0..<20 {
      let frame = frames.next()
      let shown = ShownCursor(cursor)
      cursor = frame.bounds.rows.randomElement(using: &random).flatMap { y in
        Bool.random(using: &random) ? CellPoint(x: (y * 7) % size.width, y: y) : nil
      }
      encoder.encode(frame, since: former, cursor: cursor, since: shown)
      screen.show(encoder.bytes)
      let differences = screen.canvas.seen().differences(from: frame.narrowed.seen(depth: depth))
      try #require(differences == "")
      try #require(screen.shownCursor == cursor)
      former = frame
    }
  }
}

extension Canvas {
  /// As a screen has it that gives one column to what may take two.
  fileprivate var narrowed: Canvas {
    var canvas = self
    for y in bounds.rows {
      for x in bounds.columns {
        let place = CellPoint(x: x, y: y)
        guard self[place].glyph.isWidened, let scalar = self[place].glyph.text.unicodeScalars.first
        else { continue }
        canvas[place].glyph = Glyph(scalar)
      }
    }
    return canvas
  }
}

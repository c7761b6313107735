import CellCanvas
import Testing

@testable import CursesFront

private let red = Style(foreground: .palette(1))
private let onBlue = Style(background: .palette(4))

/// A canvas that shows these lines, `*` in red and `_` as a blank on blue.
private func canvas(_ lines: String...) -> Canvas {
  let texts = lines.map { GlyphText($0) }
  var canvas = Canvas(size: CellSize(width: texts.map(\.width).max() ?? 0, height: texts.count))
  for (y, text) in texts.enumerated() {
    canvas.draw(text, at: CellPoint(x: 0, y: y), style: .plain)
  }
  return canvas.mapped { cell in
    switch cell.glyph {
    case Glyph("*"): Cell(Glyph("*"), style: red)
    case Glyph("_"): Cell(.space, style: onBlue)
    default: cell
    }
  }
}

/// What is written, with Escape as `e` and other control characters by their names.
private func encoded(
  _ new: Canvas, since old: Canvas?, cursor: CellPoint? = nil, _ shown: ShownCursor = .hidden,
  _ change: (inout ANSICapabilities) -> Void = { _ in }
) -> String {
  var capabilities = ANSICapabilities()
  change(&capabilities)
  var encoder = FrameEncoder(
    capabilities: capabilities, depth: .palette256,
    glyphs: .byTable)
  encoder.encode(new, since: old, cursor: cursor, since: shown)
  let names = ["\u{1B}": "e", "\r": "<CR>", "\n": "<LF>", "\u{8}": "<BS>"]
  return String(decoding: encoder.bytes, as: UTF8.self).unicodeScalars.map {
    names[String($0)] ?? String($0)
  }.joined()
}

@Suite("The bytes of a frame")
struct FrameEncoderTests {
  @Test func nothingForFramesThatLookTheSame() {
    let old = canvas("a b", "漢 ")
    var new = old
    new.restyle(CellRect(x: 1, y: 0, width: 1, height: 1)) { $0 = Style(attributes: .bold) }
    #expect(encoded(new, since: old) { $0.synchronizesOutput = true } == "")
  }

  @Test(arguments: [
    // A change begins with an address and a whole style.
    ("abcdef", "abXdef", "e[1;3He[mX"), ("abcdef", "Xbcdef", "e[He[mX"),
    // To write up to four glyphs again is no longer than to step over them.
    ("abcdefgh", "XbXdefgh", "e[He[mXbX"), ("abcdefgh", "XbcdeXgh", "e[He[mXbcdeX"),
    ("abcdefgh", "XbcdefXh", "e[He[mXe[5CX"), ("a漢bcd", "X漢bcX", "e[He[mXe[4CX"),
    // What has another style is stepped over.
    ("a*c", "X*Y", "e[He[mXe[CY"), ("a_c", "X_Y", "e[He[mXe[CY"),
    // A blank has no use for the text's colour.
    ("abcd", "* *d", "e[He[0;31m* *"), ("abcd", " *cd", "e[He[0;31m *"),
    // Wide glyphs are whole, whichever half has changed.
    ("a漢b", "a字b", "e[1;2He[m字"), ("a漢b", "axyb", "e[1;2He[mxy"),
    ("axyb", "a漢b", "e[1;2He[m漢"),
    // Terminals may draw what makes one character in other columns: it is written in one piece, and what follows is addressed.
    ("axyb", "aक्षb", "e[1;2He[m  <BS><BS>क्ष"), ("axybc", "aक्षXc", "e[1;2He[m  <BS><BS>क्षe[1;4HX"),
    ("aक्षb", "aत्षb", "e[1;2He[m  <BS><BS>त्ष"), ("aक्षb", "aक्सb", "e[1;2He[m  <BS><BS>क्स"),
    ("aक्षbc", "Xक्षYc", "e[He[mXe[2CY"), ("aक्षb", "aXषb", "e[1;2He[mXष"),
    ("aक्षb", "aक्Xb", "e[1;2He[mक्X"), ("aक्षb", "a   ", "e[1;2He[m   "),
    ("🇩🇪🇫🇷a", "🇩🇪🇮🇹a", "e[He[m    <CR>🇩🇪🇮🇹"), ("a🇩🇪b", "a🇩Xb", "e[1;2He[m <BS>🇩e[1;3HX"),
    ("a🇩🇪🇫🇷b", "🇩🇪🇫🇷b ", "e[He[m    <CR>🇩🇪🇫🇷e[1;5Hb "),
  ])
  func inARow(old: String, new: String, bytes: String) {
    #expect(encoded(canvas(new), since: canvas(old)) == bytes)
  }

  @Test(
    arguments: [
      // It is taken back to where it was, by the shortest way; with nothing else it is addressed.
      ("abc", "Xbc", CellPoint(x: 2, y: 0), .at(CellPoint(x: 2, y: 0)), "e[He[mXe[C"),
      ("abc", "abc", CellPoint(x: 2, y: 0), .at(CellPoint(x: 2, y: 0)), ""),
      ("abc", "abc", CellPoint(x: 1, y: 0), .at(CellPoint(x: 2, y: 0)), "e[1;2H"),
      // It is shown and hidden only when that changes, or is unknown.
      ("abc", "abc", CellPoint(x: 1, y: 0), .hidden, "e[1;2He[?25h"),
      ("abc", "abc", CellPoint(x: 1, y: 0), .unknown, "e[1;2He[?25h"),
      ("abc", "abc", nil, .at(CellPoint(x: 1, y: 0)), "e[?25l"),
      ("abc", "Xbc", nil, .unknown, "e[He[mXe[?25l"), ("abc", "Xbc", nil, .hidden, "e[He[mX"),
    ] as [(String, String, CellPoint?, ShownCursor, String)])
  func theCursor(old: String, new: String, place: CellPoint?, shown: ShownCursor, bytes: String) {
    #expect(encoded(canvas(new), since: canvas(old), cursor: place, shown) == bytes)
  }

  /// Both columns are blank before, and what follows is addressed: the terminal may have moved by one.
  @Test(arguments: [
    ("a  b", "aЖb", "e[1;2He[m  <BS><BS>Ж"), ("a  b", "aЖX", "e[1;2He[m  <BS><BS>Жe[1;4HX"),
    ("abcdef", "ЖXdЖ", "e[He[m  <CR>Жe[1;3HXd  <CR>e[4CЖ"), ("a  b", "a漢b", "e[1;2He[m漢"),
  ])
  func aWidenedGlyphMovesNothing(old: String, new: String, bytes: String) {
    let text = GlyphText(new, ambiguous: .two)
    var wide = Canvas(size: CellSize(width: text.width, height: 1))
    wide.draw(text, at: CellPoint(x: 0, y: 0), style: .plain)
    #expect(encoded(wide, since: canvas(old)) == bytes)
  }

  @Test(arguments: [
    (["abc", "abc"], ["Xbc", "aXc"], "e[He[mX<LF>X"),
    (["abc", "abc"], ["aXc", "Xbc"], "e[1;2He[mX<CR><LF>X"),
    (["abcdef", "abcdef"], ["abcdXf", "aXcdef"], "e[1;5He[mX<LF><BS><BS><BS><BS>X"),
    (["abc", "abc"], ["abX", "Xbc"], "e[1;3He[mX<CR><LF>X"),
    (["ab", "", "", "", "", "", "ab"], ["Xb", "", "", "", "", "", "aX"], "e[He[mXe[6BX"),
  ])
  func fromRowToRow(old: [String], new: [String], bytes: String) {
    let (new, old) = (new.joined(separator: "\n"), old.joined(separator: "\n"))
    #expect(encoded(stacked(new), since: stacked(old)) == bytes)
  }

  /// All that has one style is written before anything of another, with the blanks beside it.
  @Test func styleByStyle() {
    let new = canvas("* ab *", "*bcd *", "* cd _")
    #expect(
      encoded(new, since: canvas("xxxxxx", "xxxxxx", "xxxxxx"))
        == "e[He[0;31m* e[3C*<CR><LF>*e[4C*<CR><LF>* "
        + "e[1;3He[mab <LF><BS><BS><BS><BS>bcd <LF><BS><BS><BS>cd e[44m ")
  }

  /// Pictures have a style for nearly every cell; what is beyond the groups stays in the order of rows.
  @Test func moreStylesThanGroups() {
    var new = canvas(String(repeating: "a", count: 80))
    for x in 0..<80 {
      let style = Style(foreground: .palette(UInt8(16 + x % 40)))
      new.draw("x", at: CellPoint(x: x, y: 0), style: style)
    }
    let bytes = encoded(new, since: canvas(String(repeating: "a", count: 80)))
    #expect(bytes.contains("e[38;5;54mxe[38;5;55mx"))
    #expect(bytes.hasPrefix("e[He[0;38;5;16mxe[39Cxe[40De[38;5;17mx"))
  }

  private func stacked(_ text: String) -> Canvas {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var canvas = Canvas(
      size: CellSize(width: lines.map(\.count).max() ?? 0, height: lines.count))
    for (y, line) in lines.enumerated() {
      canvas.draw(String(line), at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }

  @Test(arguments: [
    // Four blanks are longer than erasing them, three are not.
    ("abcdef", "ab    ", "e[1;3He[me[K"), ("abcdef", "abc   ", "e[1;4He[m   "),
    ("abcdef", "ab____", "e[1;3He[0;44me[K"), ("a    b", "      ", "e[He[m      "),
  ])
  func theRestOfARow(old: String, new: String, bytes: String) {
    #expect(encoded(canvas(new), since: canvas(old)) == bytes)
  }

  @Test func erasedCellsMayTakeOnlyTheTerminalsOwnColour() {
    let (old, own, blue) = (canvas("abcdef"), canvas("ab    "), canvas("ab____"))
    #expect(encoded(own, since: old) { $0.erasesInColor = false } == "e[1;3He[me[K")
    #expect(encoded(blue, since: old) { $0.erasesInColor = false } == "e[1;3He[0;44m    ")
    #expect(encoded(own, since: old) { $0.erasesRows = false } == "e[1;3He[m    ")
  }

  @Test func withoutAFormerFrameTheScreenIsCleared() {
    #expect(encoded(canvas("a ", "  "), since: nil) == "e(Be[me[He[2Ja")
    #expect(encoded(canvas("a ", "  "), since: canvas("a")) == "e(Be[me[He[2Ja")
    let marked = encoded(canvas("a"), since: nil) { $0.synchronizesOutput = true }
    #expect(marked == "e[?2026he(Be[me[He[2Jae[?2026l")
  }

  @Test(
    arguments: [
      (.all, "e[He[mX<LF>e[5CXhX"), (.forward, "e[He[mXe[2;7HXhX"),
      ([.down, .forward], "e[He[mXe[2;7HXhX"), ([], "e[He[mXe[2;7HXhX"),
    ] as [(ANSICapabilities.Moves, String)])
  func onlyMovesThatTheTerminalHas(moves: ANSICapabilities.Moves, bytes: String) {
    let (old, new) = (stacked("abcdefghi\nabcdefghi"), stacked("Xbcdefghi\nabcdefXhX"))
    #expect(encoded(new, since: old) { $0.moves = moves } == bytes)
  }

  @Test(arguments: [
    (Style(foreground: .palette(9)), "e[0;91mx", "e[0;38;5;9mx"),
    (Style(background: .palette(15)), "e[0;107mx", "e[0;48;5;15mx"),
    (
      Style(foreground: .palette(16), background: .palette(8)), "e[0;38;5;16;100mx",
      "e[0;38;5;16;48;5;8mx"
    ),
    (
      Style(foreground: .palette(3), background: .palette(4), attributes: [.bold, .reverse]),
      "e[0;1;7;33;44mx", "e[0;1;7;33;44mx"
    ),
  ])
  func colours(style: Style, short: String, numbered: String) {
    var new = canvas("a")
    new.draw("x", at: CellPoint(x: 0, y: 0), style: style)
    #expect(encoded(new, since: canvas("a")) == "e[H" + short)
    #expect(encoded(new, since: canvas("a")) { $0.numbersBrightColors = true } == "e[H" + numbered)
  }

  /// The second letter follows the first one; its style is reached from that of the first.
  @Test(
    arguments: [
      ([], [.bold], "e[1m"), ([.bold], [], "e[m"), ([.bold, .italic], [.bold], "e[23m"),
      ([.bold, .dim], [.bold], "e[0;1m"), ([.underline, .reverse, .italic], [.italic], "e[0;3m"),
    ] as [(Attributes, Attributes, String)])
  func attributes(first: Attributes, second: Attributes, bytes: String) {
    var new = canvas("ab")
    new.draw("x", at: CellPoint(x: 0, y: 0), style: Style(attributes: first))
    new.draw("y", at: CellPoint(x: 1, y: 0), style: Style(attributes: second))
    #expect(encoded(new, since: canvas("ab")).hasSuffix("x" + bytes + "y"))
    let back = encoded(new, since: canvas("ab")) { $0.removesAttributes = false }
    #expect(!back.contains("e[2"))
  }

  @Test func attributesThatTheTerminalLacksAreLeftOut() {
    var new = canvas("ab")
    let style = Style(foreground: .palette(1), attributes: [.bold, .dim, .underline])
    new.draw("x", at: CellPoint(x: 0, y: 0), style: style)
    new.draw("y", at: CellPoint(x: 1, y: 0), style: Style(attributes: [.dim, .underline]))
    let bytes = encoded(new, since: canvas("ab")) {
      $0.attributes = [.bold, .underline]
      $0.attributesWithoutColors = .underline
    }
    #expect(bytes == "e[He[0;1;31mxe[0;4my")
  }
}

import CellCanvas
import PopoverScenes
import TestSupport
import Testing

@Suite("Text with escape sequences")
struct ANSIReaderTests {
  private func read(_ text: String) -> StyledText { ANSIReader().read(Array(text.utf8)) }

  private func lines(_ text: String) -> [String] {
    read(text).lines.map { line in
      line.runs.map { $0.text.glyphs.map(\.text).joined() }.joined()
    }
  }

  /// The style of the letter after a sequence.
  private func style(_ parameters: String) -> Style? {
    read("\u{1B}[\(parameters)mx").lines.first?.runs.first?.style
  }

  @Test(arguments: [
    ("", Style.plain), ("0", .plain), ("1;31", Style(foreground: .palette(1), attributes: .bold)),
    ("1;0", .plain), ("1;22", .plain), ("1;", .plain), ("4:3", Style(attributes: .underline)),
    ("4;4:0", .plain), ("21", Style(attributes: .underline)),
    ("2;3;7", Style(attributes: [.dim, .italic, .reverse])), ("7;27;3;23;4;24", .plain),
    ("97;100", Style(foreground: .palette(15), background: .palette(8))),
    ("38;5;200;48;5;7", Style(foreground: .palette(200), background: .palette(7))),
    ("38;2;1;2;3", Style(foreground: .rgb(0x01_0203))),
    ("38:2:1:2:3", Style(foreground: .rgb(0x01_0203))),
    ("38:2::1:2:3", Style(foreground: .rgb(0x01_0203))),
    ("38:5:9;1", Style(foreground: .palette(9), attributes: .bold)),
    ("48;2;255;300;0", Style(background: .rgb(0xFF_FF00))),
    ("31;39;42;49", .plain), ("58;2;1;2;3;1", Style(attributes: .bold)),
    ("58:5:1;1", Style(attributes: .bold)), ("5;6;8;9;53;73", .plain), ("38", .plain),
    ("38;5", .plain), ("38;5;256", .plain), ("38;2;1;2", .plain),
    ("38;9;1", Style(attributes: .bold)),
    ("?1", .plain), (">4;1", .plain), ("99999999999999999999999", .plain),
  ])
  func selects(parameters: String, style: Style) { #expect(self.style(parameters) == style) }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "ab"), ("a\u{1B}[10;5Hb", "ab"), ("a\u{1B}[?25lb", "ab"),
    ("a\u{1B}]0;title\u{7}b", "ab"), ("a\u{1B}]8;;http://x\u{1B}\\b\u{1B}]8;;\u{1B}\\", "ab"),
    ("a\u{1B}Pq#1\u{1B}\\b", "ab"), ("a\u{1B}(Bb", "ab"), ("a\u{1B}=b", "ab"),
    ("a\u{1B}7b\u{1B}8", "ab"), ("a\u{9B}31mb", "ab"), ("a\u{9D}0;x\u{9C}b", "ab"),
    ("a\u{8}\u{7}\u{0}\rb\u{7F}", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[3", "a"),
    ("a\u{1B}[3\u{1B}[1mb", "ab"), ("a\u{1B}é", "aé"), ("a\u{1B}[1$mb", "ab"),
  ])
  func leavesOutWhatIsNoText(text: String, shown: String) {
    #expect(lines(text) == [shown])
    #expect(
      read(text).lines[0].runs.allSatisfy { $0.style.attributes.isEmpty } || text.contains("[1m"))
  }

  @Test func aCommandThatDoesNotEndEndsWithItsLine() {
    #expect(lines("a\u{1B}]0;never ends\nb") == ["a", "b"])
  }

  @Test func linesEndAndTabsStop() {
    #expect(lines("") == [])
    #expect(lines("\n") == [""])
    #expect(lines("a\r\nb\n\nc") == ["a", "b", "", "c"])
    #expect(lines("\u{1B}[1m\ta\tb") == ["        a       b"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    let text = read("\u{1B}[31m表\u{1B}[0mé👍")
    #expect(text.size == CellSize(width: 5, height: 1))
    #expect(text.lines[0].runs.map(\.text.width) == [2, 3])
    #expect(lines("e\u{301}") == ["e\u{301}"])
  }

  @Test func aMarkIsPutUponTheLetterBeforeIt() {
    let runs = read("e\u{1B}[31m\u{301}x\u{1B}[m").lines[0].runs
    #expect(runs.map(\.text.text) == ["e\u{301}", "x"])
    #expect(runs.map(\.style) == [.plain, Style(foreground: .palette(1))])
    #expect(lines("👍\u{1B}[31m🏽\u{1B}[m|") == ["👍|"])
  }

  /// A sequence that begins within a command ends that.
  @Test func aCommandThatIsBrokenOffHidesNoSequence() {
    #expect(lines("\u{1B}]0;title\u{1B}[31mred") == ["red"])
    #expect(lines("\u{1B}]0;title\u{1B}\\a\u{1B}Pq\u{1B}") == ["a"])
  }

  @Test func wrongBytesShowAsSuch() {
    let text = ANSIReader().read([0x61, 0xFF, 0x62])
    #expect(text.lines == [StyledLine(GlyphText("a\u{FFFD}b"))])
  }

  @Test func thereAreLimits() {
    let reader = ANSIReader(byteLimit: 10, columnLimit: 4)
    #expect(reader.read(Array("abcdef\nabcdef".utf8)).size == CellSize(width: 4, height: 2))
    #expect(reader.read(Array("abc表".utf8)).size.width == 3)
    #expect(reader.read(Array("abc表\u{1B}[1md".utf8)).size.width == 3)
    #expect(reader.read(Array(repeating: 0x09, count: 99)).size.width == 4)
  }

  @Test func whatIsPrintedIsReadAsItWasDrawn() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix(seed: seed)
      var canvas = Canvas(size: CellSize(width: 12, height: 3))
      for _ in 0..<12 {
        var style = Style(attributes: Attributes(rawValue: UInt8(random.whole(0...31))))
        let colors: [Color] = [.standard, .palette(3), .palette(12), .palette(99), .rgb(0x12_3456)]
        style.foreground = colors[random.whole(0...4)]
        style.background = colors[random.whole(0...4)]
        canvas.draw(
          ["ab", "表", "x"][random.whole(0...2)],
          at: CellPoint(x: random.whole(0...11), y: random.whole(0...2)), style: style)
      }
      var copy = Canvas(size: canvas.size)
      for (y, line) in read(canvas.ansiText()).lines.enumerated() {
        copy.draw(line, at: CellPoint(x: 0, y: y), over: .plain)
      }
      #expect(copy == canvas, "seed \(seed)")
    }
  }

  @Test func anyBytesAreReadAndNoneIsAControlCharacter() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix(seed: seed)
      let pieces = [
        "\u{1B}", "[", "]", "m", "3", ";", ":", "\u{9B}", "\n", "\t", "a", "表", "\u{7}",
      ]
      let text = (0..<40).map { _ in pieces[random.whole(0...(pieces.count - 1))] }.joined()
      var bytes = Array(text.utf8)
      bytes.insert(UInt8(random.whole(0...255)), at: random.whole(0...bytes.count))
      for line in ANSIReader().read(bytes).lines {
        for glyph in line.runs.flatMap(\.text.glyphs) {
          #expect(glyph.scalar >= 0x20 && !(0x7F..<0xA0).contains(glyph.scalar), "seed \(seed)")
        }
      }
    }
  }
}

@Suite("Styles upon one another")
struct StyledLineTests {
  @Test func whatHasNoColourShowsTheOneBelow() {
    let base = Style(foreground: .palette(1), background: .palette(2), attributes: .dim)
    #expect(Style.plain.over(base) == base)
    #expect(
      Style(foreground: .palette(5), attributes: .bold).over(base)
        == Style(foreground: .palette(5), background: .palette(2), attributes: [.dim, .bold]))
  }

  @Test func aLineIsCutAtTheClip() {
    var canvas = Canvas(size: CellSize(width: 6, height: 1))
    let line = StyledLine([
      StyledLine.Run(GlyphText("ab")),
      StyledLine.Run(GlyphText("表c"), style: Style(attributes: .bold)),
    ])
    canvas.draw(
      line, at: CellPoint(x: 1, y: 0), over: .plain, clip: CellRect(x: 1, y: 0, width: 3, height: 1)
    )
    #expect(canvas.picture == " ab   \n")
    #expect(line.width == 5)
  }
}

@Test(arguments: [
  (ColorDepth.trueColor, "\u{1B}[0;1;38;2;255;0;0mab\u{1B}[0m\n"),
  (.palette256, "\u{1B}[0;1;38;5;196mab\u{1B}[0m\n"), (.palette16, "\u{1B}[0;1;91mab\u{1B}[0m\n"),
  (.none, "\u{1B}[0;1mab\u{1B}[0m\n"),
])
func aRowIsSetOnceAndResetAtItsEnd(depth: ColorDepth, text: String) {
  var canvas = Canvas(size: CellSize(width: 2, height: 1))
  canvas.draw(
    "ab", at: CellPoint(x: 0, y: 0),
    style: Style(foreground: .rgb(0xFF0000), attributes: .bold))
  #expect(canvas.ansiText(depth: depth) == text)
}

@Test func aPlainCanvasHasNoSequences() {
  #expect(Canvas(size: CellSize(width: 3, height: 2)).ansiText() == "   \n   \n")
}

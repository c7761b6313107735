import CellCanvas
import CursesFront
import PopoverLab
import TerminalDriver
import Testing

/// The probe with its samples on the screen.
private func samples(
  _ painter: PainterChoice, _ environment: [String: String] = [:]
) throws -> EmulatedTerminal {
  let terminal = try EmulatedTerminal(
    "TerminalProbe", ["samples", painter.rawValue], environment: environment)
  try terminal.wait(forText: "key none")
  return terminal
}

@Suite("Samples on a real terminal")
struct SamplesTests {
  @Test(arguments: painters) func charactersOfAllWidths(painter: PainterChoice) throws {
    let terminal = try samples(painter)
    #expect(
      terminal.text.hasPrefix(
        """
        box ┌─┬─┐ ╭▲╮ │◀▶│ └─┴─┘|\(String(repeating: " ", count: 55))
        cjk 漢字かな한글|\(String(repeating: " ", count: 63))
        emoji 🦊🎉|\(String(repeating: " ", count: 69))
        mark e\u{301}a\u{308}|\(String(repeating: " ", count: 72))
        escape ?[31m bell ?|\(String(repeating: " ", count: 60))

        """))
    #expect(terminal.isAlternateScreen)
    #expect(!terminal.isCursorVisible)
    #expect(terminal.marksPastes)
  }

  @Test(arguments: painters)
  func inALocaleWithoutUnicodeEverythingIsASCII(painter: PainterChoice) throws {
    let terminal = try samples(painter, ["LC_ALL": "C"])
    #expect(terminal.text.hasPrefix("box +-+-+ +^+ |<>| +-+-+|  "))
    #expect(terminal.text.contains("cjk ? ? ? ? ? ? |  "))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  private static let orange = Color.rgb(0xFF8000).reduced(to: .palette256)
  private static let night = Color.rgb(0x102030).reduced(to: .palette256)

  /// Those with colours, from the sixth row on.
  private static let colored = [
    Style(foreground: .palette(3), background: .palette(4)),
    Style(foreground: .palette(208), background: .palette(19)),
    Style(foreground: orange, background: night),
    Style(foreground: .palette(231), background: .palette(16)),
  ]

  private static let others: [Style] =
    [.bold, .italic, .underline, .reverse].map { Style(attributes: $0) } + [.plain]

  @Test(arguments: painters) func stylesWith256Colours(painter: PainterChoice) throws {
    let terminal = try samples(painter)
    #expect((5..<14).map { terminal.cell(0, $0).style } == Self.colored + Self.others)
    #expect((5..<14).allSatisfy { terminal.cell(79, $0).style == .plain })
  }

  @Test(
    arguments: [
      ["COLORTERM": "truecolor"], ["COLORTERM": "24bit", "TERM": "xterm"], ["TERM": "xterm-direct"],
    ].filter { isDescribed($0["TERM"] ?? "xterm-256color") })
  func stylesInTrueColour(environment: [String: String]) throws {
    let terminal = try samples(.auto, environment)
    let exact = [
      Style(foreground: .rgb(0xFF8000), background: .rgb(0x102030)),
      Style(foreground: .rgb(0xFFFFFF), background: .rgb(0x000000)),
    ]
    #expect((5..<9).map { terminal.cell(0, $0).style } == Self.colored.prefix(2) + exact)
  }

  /// The emulator does not know colours in this form, so the test looks at the bytes.
  @Test(.enabled(if: isDescribed("xterm-direct"), "needs the description of a direct terminal"))
  func stylesInTrueColourByCurses() throws {
    let terminal = try samples(.curses, ["TERM": "xterm-direct"])
    let text = String(decoding: terminal.output, as: UTF8.self)
    for bytes in [
      "\u{1B}[33m\u{1B}[44mindexed", "\u{1B}[38:2::255:135:0m\u{1B}[48:2::0:0:175mbright",
      "\u{1B}[38:2::255:128:0m\u{1B}[48:2::16:32:48mrgb",
      // Black cannot be shown: its number means the palette's.
      "\u{1B}[38:2::255:255:255m\u{1B}[48:2::0:0:8mblack",
    ] {
      #expect(text.contains(bytes))
    }
  }

  @Test(arguments: painters) func stylesWithEightColours(painter: PainterChoice) throws {
    let terminal = try samples(painter, ["TERM": "xterm"])
    for row in 5...8 {
      for color in [terminal.cell(0, row).style.foreground, terminal.cell(0, row).style.background]
      {
        #expect(try #require(color.paletteIndex) < 8)
      }
    }
  }

  @Test(
    arguments: painters,
    [["NO_COLOR": "1", "COLORTERM": "truecolor"], ["TERM": "vt100", "COLORTERM": "truecolor"]])
  func stylesWithoutColours(painter: PainterChoice, environment: [String: String]) throws {
    let terminal = try samples(painter, environment)
    for row in 5...8 { #expect(terminal.cell(0, row).style == .plain) }
    #expect(terminal.cell(0, 9).style == Style(attributes: .bold))
  }

  @Test(arguments: painters) func thePaletteOfTheUserIsLeftAlone(painter: PainterChoice) throws {
    let terminal = try samples(painter)
    terminal.press(.control("z"))
    try terminal.wait(for: "a stop") { terminal.state != .running }
    try terminal.signal(.resuming)
    try terminal.wait(forText: "key none")
    terminal.type("q")
    try terminal.waitForEnd()
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}]"))
  }
}

import CellCanvas
import CursesFront
import PopoverLab
import TerminalDriver
import Testing

@Suite("Typing at a real terminal")
struct TypingTests {
  private static let keys: [Key] = [
    .character("a"), .character("é"), .character("漢"), .control("a"), Key(.up), Key(.down),
    Key(.left), Key(.right), Key(.home), Key(.end), Key(.insert), Key(.delete), Key(.pageUp),
    Key(.pageDown), Key(.enter), Key(.tab), Key(.tab, .shift), Key(.backspace), Key(.escape),
    Key(.up, .shift), Key(.left, .control), Key(.right, .alt), Key(.delete, [.shift, .control]),
    Key(.character("x"), .alt), Key(.function(1)), Key(.function(4)), Key(.function(5)),
    Key(.function(12)), Key(.function(2), .shift),
  ]

  @Test func everyKeyArrives() throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["samples"])
    try terminal.wait(forText: "key none")
    for key in TypingTests.keys {
      terminal.press(key)
      try terminal.wait(forText: "key \(key.code) \(key.modifiers.rawValue) ")
    }
  }

  @Test func pastedTextIsNotKeys() throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["samples"])
    try terminal.wait(forText: "key none")
    terminal.paste("q\u{3}quit")
    terminal.press(Key(.up))
    try terminal.wait(forText: "key up 0")
    #expect(terminal.state == .running)
  }

  /// Neither a paste nor a sequence that never ends takes the keyboard.
  @Test(arguments: ["\u{1B}[200~abc", "\u{1B}[1;1;1", "\u{1B}]52;c;abc", "\u{1B}P1", "\u{1B}[<0;1"])
  func controlCWorksAfterWhatIsUnfinished(start: String) throws {
    let terminal = try EmulatedTerminal("TerminalProbe")
    try terminal.wait(forText: "size 80x24")
    terminal.send(Array(start.utf8))
    // Once the new size is on the screen, the bytes before it have been read.
    terminal.resize(to: CellSize(width: 90, height: 24))
    try terminal.wait(forText: "size 90x24")
    terminal.press(.control("c"))
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: painters) func aFloodIsAnswered(painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["samples", painter.rawValue])
    try terminal.wait(forText: "key none")
    terminal.send(Array(repeating: UInt8(ascii: "x"), count: 1 << 16))
    terminal.press(Key(.home))
    try terminal.wait(forText: "key home 0")
  }

  /// Painting what has changed comes to the same as painting everything.
  @Test(arguments: painters) func aWalkLeavesNoRemains(painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal("TerminalProbe", [painter.rawValue])
    try terminal.wait(forText: "anchor 36,10")
    let walk: [(key: Key.Code, steps: Int)] = [
      (.right, 30), (.down, 9), (.left, 66), (.up, 14), (.right, 50), (.down, 20),
    ]
    var anchor = (x: 36, y: 10)
    for (key, steps) in walk {
      for _ in 0..<steps {
        terminal.press(Key(key))
        anchor.x = max(0, min(72, anchor.x + (key == .right ? 1 : key == .left ? -1 : 0)))
        anchor.y = max(0, min(20, anchor.y + (key == .down ? 1 : key == .up ? -1 : 0)))
        try terminal.wait(forText: "anchor \(anchor.x),\(anchor.y) ")
      }
      let painted = terminal.canvas.seen()
      terminal.scribble("\u{1B}[5;5H\u{1B}[41mscribble\u{1B}[m")
      #expect(terminal.canvas.seen() != painted)
      terminal.press(.control("l"))
      try terminal.wait(for: "the whole picture") { terminal.canvas.seen() == painted }
    }
  }
}

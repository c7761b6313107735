import PopoverLab
import TerminalDriver
import Testing

/// What a terminal sends when it is cut short, or when somebody pastes into one that does not mark pastes.
@Suite("Input that nobody typed")
struct UnfinishedInputTests {
  private func lab(term: String = "xterm-256color") throws -> EmulatedTerminal {
    let lab = try EmulatedTerminal("poplab", environment: ["TERM": term])
    try lab.wait(forText: "q quit")
    return lab
  }

  private func answers(_ lab: EmulatedTerminal) throws {
    lab.type(":popover text Goodbye\r")
    try lab.wait(forText: "│ Goodbye ")
  }

  @Test func aPasteWithoutAnEndIsTakenAsFarAsItCame() throws {
    let lab = try lab()
    lab.type(":popover text ")
    lab.send(Array("\u{1B}[200~Goodbye".utf8))
    try lab.wait(forText: ":popover text Goodbye")
    lab.type("\r")
    try lab.wait(forText: "│ Goodbye ")
  }

  @Test(arguments: ["xterm-256color", "vt100"].filter(isDescribed))
  func muchTextWithoutMarksIsNoKeys(term: String) throws {
    let lab = try lab(term: term)
    lab.send(Array(String(repeating: "quit jump ", count: 6_500).utf8))
    // It begins with Escape, so that it cannot be a part of the text.
    lab.press(Key(.right))
    try answers(lab)
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}\u{1B}[", "\u{1B}]52;c;"])
  func aSequenceWithoutAnEndIsDropped(start: String) throws {
    let lab = try lab()
    lab.send(Array((start + String(repeating: "1;", count: 500_000)).utf8))
    lab.send(Array("m\u{7}".utf8))
    try answers(lab)
  }
}

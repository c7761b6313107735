import CellCanvas
import PopoverLab
import TerminalDriver
import Testing

@Suite("The mouse in a terminal")
struct MouseTerminalTests {
  @Test func anAnchorIsDraggedAndBroughtBack() throws {
    let terminal = try EmulatedTerminal("poplab")
    try terminal.wait(forText: "quit")
    let before = terminal.canvas.seen()
    #expect(terminal.reportsMouse)
    for report in ["<0;31;8M", "<32;32;8M", "<32;20;4M", "<0;20;4m"] {
      terminal.send(Array("\u{1B}[\(report)".utf8))
    }
    try terminal.wait(for: "the anchor at its place") {
      terminal.text.split(separator: "\n")[3].dropFirst(17).hasPrefix("  anchor  ")
    }
    terminal.type("u")
    try terminal.wait(forText: "Undid moving")
    terminal.press(Key(.escape))
    try terminal.wait(forText: "Nothing is open")
    // The popover may still be on its way.
    try terminal.wait(for: "the picture from before") {
      terminal.canvas.seen().picture.prefix(80 * 20) == before.picture.prefix(80 * 20)
    }
    terminal.type("q")
    try terminal.waitForEnd()
    #expect(terminal.isGivenBack)
  }

  @Test(arguments: [["--mouse", "off"], ["--mouse", "on"], []])
  func itIsRequestedWhereItIsWanted(options: [String]) throws {
    let terminal = try EmulatedTerminal("poplab", options)
    try terminal.wait(forText: "quit")
    #expect(terminal.reportsMouse == (options.last != "off"))
  }

  @Test func aTerminalWithoutOneIsLeftAlone() throws {
    let terminal = try EmulatedTerminal("poplab", environment: ["TERM": "vt220"])
    try terminal.wait(forText: "quit")
    #expect(!terminal.reportsMouse)
  }
}

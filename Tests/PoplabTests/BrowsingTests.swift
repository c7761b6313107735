import BundledThemes
import CellCanvas
import PopoverLab
import PopoverThemes
import TerminalDriver
import Testing

@Suite("Themes browsed in a terminal")
struct BrowsingTests {
  @Test func theScreenIsTheFrameAndComesBack() throws {
    let terminal = try EmulatedTerminal("poplab")
    try terminal.wait(forText: "quit")
    // The first screen does not come back.
    terminal.type("l")
    try terminal.wait(forText: "Popover below")
    let before = terminal.canvas.seen()
    let catalog = ThemeCatalog(BundledThemes.all)
    var lab = Lab(
      size: CellSize(width: 80, height: 24),
      themes: ThemeCollection(
        first: try catalog.theme(named: "paper"),
        others: try catalog.names.map(catalog.theme)),
      display: DisplayOptions(depth: .palette256))
    for key in try KeyScript("l").keys { lab.press(key) }
    for key in try KeyScript("TgjmvG/do<CR>i").keys {
      terminal.press(key)
      lab.press(key)
      let frame = lab.frame.seen()
      try terminal.wait(for: "the frame\n\(frame.picture)") { terminal.canvas.seen() == frame }
    }
    // The first one forgets the search, the second one leaves.
    terminal.press(Key(.escape))
    try terminal.wait(forText: "All 20 themes are listed again")
    terminal.press(Key(.escape))
    try terminal.wait(for: "the screen as it was") { terminal.canvas.seen() == before }
  }

  @Test func whatIsPastedIsTyped() throws {
    let terminal = try EmulatedTerminal("poplab")
    try terminal.wait(forText: "quit")
    terminal.type(":")
    terminal.paste("theme\u{1B}\n")
    terminal.paste(" classic\n")
    try terminal.wait(forText: ":theme classic")
    terminal.press(Key(.enter))
    try terminal.wait(forText: "Theme classic")
    terminal.type("T/")
    terminal.paste("mono")
    try terminal.wait(forText: "▸  monochrome")
  }

  @Test func aNameIsSentToTheClipboard() throws {
    let terminal = try EmulatedTerminal("poplab", ["--theme", "classic"])
    try terminal.wait(forText: "quit")
    terminal.type("Ty")
    try terminal.wait(forText: "Copied: classic")
    let sequence = Array("\u{1B}]52;c;Y2xhc3NpYw==\u{7}".utf8)
    #expect(terminal.output.indices.contains { terminal.output[$0...].starts(with: sequence) })
  }
}

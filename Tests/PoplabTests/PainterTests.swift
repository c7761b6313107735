import BundledThemes
import CellCanvas
import PopoverLab
import PopoverThemes
import TerminalDriver
import TestSupport
import Testing

/// The built program with each painter, against the frames of a lab that has no terminal.
@Suite("Painters of the program")
struct PainterTests {
  private static let sizes = [
    CellSize(width: 80, height: 24), CellSize(width: 131, height: 43),
    CellSize(width: 40, height: 12),
  ]

  private func lab(theme: String, depth: ColorDepth) throws -> Lab {
    let catalog = ThemeCatalog(BundledThemes.all)
    let themes = try catalog.names.map(catalog.theme)
    return Lab(
      size: Self.sizes[0],
      themes: ThemeCollection(first: try catalog.theme(named: theme), others: themes),
      display: DisplayOptions(depth: depth))
  }

  private func shows(_ lab: Lab, _ terminal: EmulatedTerminal) throws {
    let frame = lab.frame.seen()
    try terminal.wait(for: "the frame\n\(frame.picture)") { terminal.canvas.seen() == frame }
  }

  /// Presses keys that a seed chooses, at several sizes.
  private func walk(_ lab: Lab, _ terminal: EmulatedTerminal, seed: UInt64) throws {
    var lab = lab
    var random = SplitMix(seed: seed)
    for size in Self.sizes {
      terminal.resize(to: size)
      lab.resize(to: size)
      try shows(lab, terminal)
      for _ in 0..<8 {
        let key = "hjklHJKLdmr<>[]?".unicodeScalars.randomElement(using: &random) ?? "l"
        terminal.press(.character(key))
        lab.press(.character(key))
      }
      try shows(lab, terminal)
    }
  }

  /// On a terminal that goes on to the next line by itself, ncurses inserts the last cell of a screen, which it cannot do
  /// on a screen of one column.
  @Test func nothingIsInsertedOnAScreenOfOneColumn() throws {
    let environment = ["TERM": "tmux-256color"]
    let terminal = try EmulatedTerminal(
      "poplab", ["--painter", "curses"], environment: environment)
    try shows(try lab(theme: "paper", depth: .palette256), terminal)
    let before = terminal.output.count
    var lab = try lab(theme: "paper", depth: .palette256)
    lab.resize(to: CellSize(width: 1, height: 9))
    terminal.resize(to: lab.size)
    let frame = lab.frame.seen()
    try terminal.wait(for: "the frame\n\(frame.picture)") {
      let seen = terminal.canvas.seen()
      return seen.size == frame.size && (0..<8).allSatisfy { seen.row($0) == frame.row($0) }
    }
    let written = String(decoding: terminal.output[before...], as: UTF8.self)
    #expect(!written.contains("@"), "that inserts a cell")
    terminal.resize(to: CellSize(width: 80, height: 24))
    try shows(try self.lab(theme: "paper", depth: .palette256), terminal)
  }

  /// One of each kind of chrome, with and without a fill of several colours, and one with no colours.
  private static let themes = ["rounded", "classic", "gik", "phosphor", "monochrome"]

  @Test(arguments: ["curses", "direct"], themes)
  func theSamePictureIn256Colours(painter: String, theme: String) throws {
    let terminal = try EmulatedTerminal("poplab", ["--painter", painter, "--theme", theme])
    try walk(try lab(theme: theme, depth: .palette256), terminal, seed: 256)
  }

  @Test(arguments: themes)
  func everyColourExactly(theme: String) throws {
    let terminal = try EmulatedTerminal(
      "poplab", ["--theme", theme], environment: ["COLORTERM": "truecolor"])
    try walk(try lab(theme: theme, depth: .trueColor), terminal, seed: 24)
  }

  @Test(arguments: [
    ([], ["COLORTERM": "24bit"], ColorDepth.trueColor),
    (["--color", "truecolor"], [:], .trueColor),
    (["--color", "always"], ["COLORTERM": "truecolor", "NO_COLOR": "1"], .trueColor),
    (["--color", "256"], ["COLORTERM": "truecolor"], .palette256),
    ([], ["COLORTERM": "truecolor", "NO_COLOR": "1", "FORCE_COLOR": "1"], .none),
    (["--painter", "curses"], ["COLORTERM": "truecolor"], .palette256),
    (["--painter", "curses", "--color", "truecolor"], [:], .palette256),
    (["--color", "truecolor"], ["TERM": "vt100"], .none),
    ([], ["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
  ])
  func theDepthIsTheRequestedOneAsFarAsItCanBeSaid(
    arguments: [String], environment: [String: String], depth: ColorDepth
  ) throws {
    let terminal = try EmulatedTerminal("poplab", arguments, environment: environment)
    try shows(try lab(theme: "paper", depth: depth), terminal)
  }

  /// By the key as by the command, larger and smaller.
  @Test(arguments: ["curses", "direct"])
  func aSizeThatChangesWhileSuspendedIsSeen(painter: String) throws {
    let terminal = try EmulatedTerminal("poplab", ["--painter", painter])
    var lab = try lab(theme: "paper", depth: .palette256)
    try shows(lab, terminal)
    let command = ":suspend".unicodeScalars.map(Key.character) + [Key(.enter)]
    for (keys, size) in zip([[.control("z")], command], Self.sizes.dropFirst()) {
      for key in keys {
        terminal.press(key)
        lab.press(key)
      }
      try terminal.wait(for: "a stop") { terminal.state != .running }
      terminal.resize(to: size)
      lab.resize(to: size)
      try terminal.signal(.resuming)
      try shows(lab, terminal)
    }
  }

  @Test func aTerminalThatCannotBePaintedDirectlyIsLeftAlone() throws {
    let terminal = try EmulatedTerminal(
      "poplab", ["--painter", "direct"], environment: ["TERM": "vt52"],
      size: CellSize(width: 200, height: 24))
    #expect(try terminal.waitForEnd() == .exited(64))
    #expect(terminal.text.contains("'vt52' is not addressed as ANSI terminals are"))
    #expect(!terminal.output.contains(0x1B))
  }
}

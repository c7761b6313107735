import BundledThemes
import CellCanvas
import PopoverLab
import PopoverThemes
import TerminalDriver
import Testing

/// The built program on a pseudo-terminal, its screen kept by an emulator, against the frames of a
/// lab that has no terminal.
@Suite("The program in a terminal")
struct EndToEndTests {
  private static let size = CellSize(width: 80, height: 24)

  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:], size: CellSize = size
  ) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      "poplab", arguments, environment: environment, size: size)
    try terminal.wait(forText: "quit")
    return terminal
  }

  /// The lab that the program shows at its start.
  private func lab(_ depth: ColorDepth = .palette256, size: CellSize = size) throws -> Lab {
    let catalog = ThemeCatalog(BundledThemes.all)
    let themes = try catalog.names.map(catalog.theme)
    let first = try catalog.theme(named: "paper")
    return Lab(
      size: size, themes: ThemeCollection(first: first, others: themes),
      display: DisplayOptions(depth: depth))
  }

  private func shows(_ lab: Lab, _ terminal: EmulatedTerminal) throws {
    let frame = lab.frame.seen()
    try terminal.wait(for: "the frame\n\(frame.picture)") { terminal.canvas.seen() == frame }
  }

  /// Some of the keys come again and again, each after the frame of the one before.
  @Test(arguments: ["direct", "curses"]) func whatTheTerminalShowsIsTheFrame(painter: String) throws
  {
    let terminal = try start(["--painter", painter])
    var lab = try lab()
    try shows(lab, terminal)
    for key in try KeyScript("lll5j<S-Right><Up><Up>trmmmuuull").keys {
      terminal.press(key)
      lab.press(key)
      try shows(lab, terminal)
    }
  }

  /// On the anchor, in a line that is typed, in a list; whatever else is drawn.
  @Test(arguments: ["direct", "curses"]) func theCursorIsOnWhatTakesTheKeys(painter: String) throws
  {
    let terminal = try start(["--painter", painter])
    var lab = try lab()
    for key in try KeyScript("5l3jt:lef<Left><Esc>Tj/ro<CR><Esc>q?<Esc>;ts<Esc>C<Tab>C<C-l><C-p>x")
      .keys
    {
      try terminal.wait(for: "the cursor at \(String(describing: lab.cursor))") {
        terminal.shownCursor == lab.cursor
      }
      terminal.press(key)
      lab.press(key)
    }
    terminal.press(.control("z"))
    try terminal.wait(for: "a stop") { terminal.state != .running }
    try terminal.wait(for: "the terminal") { terminal.isGivenBack }
    try terminal.signal(.resuming)
    try shows(lab, terminal)
    try terminal.wait(for: "the cursor") { terminal.shownCursor == lab.cursor }
    terminal.press(.control("c"))
    #expect(try terminal.waitForEnd() == .exited(130))
    #expect(terminal.isGivenBack)
  }

  @Test func resizingIsAFreshStartAtThatSize() throws {
    let terminal = try start()
    for (width, height) in [(40, 12), (120, 40), (1, 1), (80, 24), (40, 10), (80, 24)] {
      let size = CellSize(width: width, height: height)
      terminal.resize(to: size)
      try shows(try lab(size: size), terminal)
    }
  }

  @Test(arguments: [(Key.character("q"), Int32(0)), (.control("c"), 130)])
  func leavingGivesTheTerminalBack(key: Key, status: Int32) throws {
    let terminal = try start()
    #expect(terminal.isAlternateScreen)
    terminal.press(key)
    #expect(try terminal.waitForEnd() == .exited(status))
    #expect(terminal.isGivenBack)
  }

  @Test func stoppingAndGoingOnShowsTheSame() throws {
    let terminal = try start()
    terminal.press(.control("z"))
    try terminal.wait(for: "a stop") { terminal.state != .running }
    try terminal.wait(for: "the terminal") { terminal.isGivenBack }
    try terminal.signal(.resuming)
    var lab = try lab()
    lab.press(.control("z"))
    try shows(lab, terminal)
  }

  @Test(arguments: Signal.deadly)
  func aSignalGivesTheTerminalBack(signal: Signal) throws {
    let terminal = try start()
    try terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal.number))
    #expect(terminal.isGivenBack)
  }

  @Test(arguments: [
    ([], ["NO_COLOR": "1"], ColorDepth.none),
    (["--color", "always"], ["NO_COLOR": "1"], .palette256),
    (["--color", "16"], [:], .palette16), ([], ["NO_COLOR": ""], .palette256),
    (["--color", "never"], [:], .none), ([], ["TERM": "vt100"], .none),
  ])
  func coloursAreAsRequested(
    arguments: [String], environment: [String: String], depth: ColorDepth
  ) throws {
    try shows(try lab(depth), try start(arguments, environment: environment))
  }

  @Test(arguments: [(["--ascii"], "C.UTF-8"), ([], "C")])
  func asciiIsAllThatIsSent(arguments: [String], locale: String) throws {
    let terminal = try start(arguments, environment: ["LC_ALL": locale])
    terminal.type("?")
    try terminal.wait(forText: "Keys")
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
    #expect(terminal.text.contains("+-"))
  }

  @Test(arguments: [
    ("dumb", "the terminal 'dumb' cannot move its cursor"),
    ("no-such-terminal", "unknown terminal 'no-such-terminal'"), ("", "TERM is not set"),
    ("no\nsuch", "unknown terminal 'no<U+000A>such'"),
  ])
  func aTerminalThatCannotBeUsedIsLeftAlone(term: String, says: String) throws {
    let terminal = try EmulatedTerminal(
      "poplab", environment: ["TERM": term], size: CellSize(width: 200, height: 24))
    #expect(try terminal.waitForEnd() == .exited(64))
    #expect(terminal.text.contains(says))
    #expect(!terminal.output.contains(0x1B))
  }

  /// One descriptor is left, and a screen needs more.
  @Test func aScreenThatCannotBeOpenedSaysWhy() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let terminal = try EmulatedTerminal("/bin/sh", ["-c", "ulimit -n 4; exec '\(program)'"])
    #expect(try terminal.waitForEnd() == .exited(74))
    #expect(terminal.text.contains("could not be opened: Too many open files"))
    #expect(!terminal.output.contains(0x1B))
  }

  /// It is no crash, and nothing reports one.
  @Test func theQuitKeyEndsACommand() throws {
    let terminal = try EmulatedTerminal("poplab", ["place", "--batch"])
    terminal.type("{}\r")
    try terminal.wait(forText: "error")
    terminal.type("\u{1C}")
    #expect(try terminal.waitForEnd() == .killed(Signal.quit.number))
    #expect(!terminal.text.contains("rash"), "\(terminal.text)")
  }

  @Test func anAnchorOutsideIsRefusedBeforeTheScreenIsTaken() throws {
    let terminal = try EmulatedTerminal("poplab", ["--anchor", "90,3,4,1"])
    #expect(try terminal.waitForEnd() == .exited(64))
    #expect(terminal.text.contains("lies outside the 80x22 cells"))
    #expect(!terminal.output.contains(0x1B))
  }
}

import CPseudoTerminal
import CellCanvas
import PopoverGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program on a pseudo-terminal whose screen an emulator keeps.
///
/// Nothing here sleeps: a wait names its condition, reads what the program does until it holds, and
/// fails after ten seconds with the screen in the error.
package final class EmulatedTerminal {
  private static let deadline = Duration.seconds(10)

  private let pseudoTerminal: PseudoTerminal
  private let answersQuestions: Bool
  let emulator: ScreenEmulator
  /// The terminal's modes before the program ran.
  package let modesBefore: TerminalModes
  package private(set) var state = ProgramState.running
  /// Every byte that the program has written.
  package private(set) var output: [UInt8] = []
  /// The program's process, once it runs.
  private(set) var process: Int32?
  private var block = [UInt8](repeating: 0, count: 1 << 16)
  private var isOpen = true
  /// Whether what the program writes is read. Without that, it soon finds no room for more.
  package var isReading = true
  /// Whether more may come from the program, and from the shell that watches it.
  private(set) var isWriting = true
  private var isWatched = true

  /// Starts a program, by its path or by its name if it was built beside the tests. Its environment
  /// is an xterm with 256 colours and UTF-8, and what is given; an empty value takes a name away.
  /// A terminal that answers no questions leaves them to the test.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    size: CellSize = CellSize(width: 80, height: 24), answersQuestions: Bool = true
  ) throws {
    self.answersQuestions = answersQuestions
    emulator = try ScreenEmulator(size: size)
    let path = program.contains("/") ? program : try BuiltPrograms.path(of: program)
    let variables = EmulatedTerminal.usualEnvironment.merging(environment) { $1 }
      .merging(BuiltPrograms.sanitizerOptions) { own, _ in own }
    let words = CStrings([path] + arguments)
    let settings = CStrings(variables.filter { !$0.value.isEmpty }.map { "\($0)=\($1)" })
    var (master, side, started) = (Int32(-1), Int32(-1), PseudoTerminal())
    guard pseudo_terminal_open(&master, &side) else {
      throw TerminalDriverError(description: "cannot open a terminal")
    }
    // On a busy machine the program may already have changed the modes when its start returns.
    modesBefore = TerminalModes(of: master)
    pseudo_terminal_resize(master, Int32(size.width), Int32(size.height))
    let isStarted = withExtendedLifetime((words, settings)) {
      pseudo_terminal_start(&started, master, side, words.pointers, settings.pointers)
    }
    guard isStarted else {
      close(master)
      throw TerminalDriverError(description: "cannot start \(path)")
    }
    pseudoTerminal = started
    _ = fcntl(pseudoTerminal.master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    while process == nil, isWatched { takeReport() }
    if !state.hasEnded, let process { kill(process, SIGKILL) }
    closeTerminal()
    close(pseudoTerminal.reports)
    waitpid(pseudoTerminal.shell, nil, 0)
  }

  private static let usualEnvironment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "interactive=no",
  ]

  /// The terminal's modes at this moment.
  package var modes: TerminalModes { TerminalModes(of: pseudoTerminal.master) }

  /// The terminal goes away, as when its window is closed.
  package func closeTerminal() {
    if isOpen { close(pseudoTerminal.master) }
    isOpen = false
    isWriting = false
  }

  /// Takes nothing that the program writes, like a connection that hangs, or takes it again.
  package func setStalled(_ isStalled: Bool) throws {
    guard pseudo_terminal_stall(pseudoTerminal.master, isStalled) else {
      throw TerminalDriverError(description: "cannot stall the terminal")
    }
  }

  /// Another program writes as much as finds room without a reader.
  package func fill() throws {
    isReading = false
    guard pseudo_terminal_fill(pseudoTerminal.master) else {
      throw TerminalDriverError(description: "cannot fill the terminal")
    }
  }

  package func resize(to size: CellSize) {
    emulator.resize(to: size)
    pseudo_terminal_resize(pseudoTerminal.master, Int32(size.width), Int32(size.height))
  }

  /// Takes in what the program writes and does, until `condition` holds.
  package func wait(for what: String, until condition: () throws -> Bool) throws {
    let end = ContinuousClock.now + EmulatedTerminal.deadline
    while try !condition() {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0, isWriting || isWatched else { throw failure(waitingFor: what) }
      // Not every condition is about what the program shows.
      takeIn(milliseconds: Int32(min(50, left.rounded(.up))))
    }
  }

  private func failure(waitingFor what: String) -> TerminalDriverError {
    TerminalDriverError(
      description: "waited in vain for \(what); the program: \(state); the screen:\n\(text)")
  }

  /// Waits until something comes, and takes in what does.
  private func takeIn(milliseconds: Int32) {
    var files = [
      pollfd(
        fd: isWriting && isReading ? pseudoTerminal.master : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isWatched ? pseudoTerminal.reports : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return }
    if files[0].revents != 0 { takeOutput() }
    if files[1].revents != 0 { takeReport() }
  }

  private func takeOutput() {
    let count = read(pseudoTerminal.master, &block, block.count)
    guard count > 0 else {
      if count == 0 || errno != EAGAIN { isWriting = false }
      return
    }
    output += block.prefix(count)
    emulator.show(block.prefix(count))
    let answers = emulator.takeOutput()
    if answersQuestions { send(answers) }
  }

  private func takeReport() {
    var report = PseudoTerminalReport(state: .started, number: 0)
    let length = MemoryLayout<PseudoTerminalReport>.size
    guard read(pseudoTerminal.reports, &report, length) == length else {
      isWatched = false
      return
    }
    switch report.state {
    case .started: process = report.number
    case .exited: state = .exited(report.number)
    case .killed: state = .killed(report.number)
    case .stopped: state = .stopped(report.number)
    case .continued: state = .running
    }
  }

  /// Whether the program waits, as the system says; `nil` where it does not.
  package var isAsleep: Bool? {
    guard let process, let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 256)
    let count = fread(&line, 1, line.count, file)
    let words = line.prefix(count).split(separator: UInt8(ascii: " "))
    return words.dropFirst(2).first?.elementsEqual("S".utf8)
  }

  /// Sends the program bytes, as they are.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, isWriting {
      let count = rest.withUnsafeBytes { write(pseudoTerminal.master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        takeIn(milliseconds: 10)
      } else {
        return
      }
    }
  }
}

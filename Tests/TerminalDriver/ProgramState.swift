#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The state of a program that was started.
public enum ProgramState: Equatable, Sendable {
  case running
  /// Stopped by the signal of this number.
  case stopped(Int32)
  case exited(Int32)
  /// Ended by the signal of this number.
  case killed(Int32)

  public var hasEnded: Bool {
    switch self {
    case .running, .stopped: false
    case .exited, .killed: true
    }
  }
}

/// A signal by its name.
public struct Signal: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public let number: Int32

  public static let hangUp = Signal(description: "SIGHUP", number: SIGHUP)
  public static let interrupt = Signal(description: "SIGINT", number: SIGINT)
  public static let terminate = Signal(description: "SIGTERM", number: SIGTERM)
  /// The one that no program can handle.
  public static let kill = Signal(description: "SIGKILL", number: SIGKILL)
  public static let illegal = Signal(description: "SIGILL", number: SIGILL)
  public static let trap = Signal(description: "SIGTRAP", number: SIGTRAP)
  /// Sent by the key that stops a program; the program may handle it.
  public static let stopKey = Signal(description: "SIGTSTP", number: SIGTSTP)
  /// Stops a program without its knowledge.
  public static let stop = Signal(description: "SIGSTOP", number: SIGSTOP)
  public static let resuming = Signal(description: "SIGCONT", number: SIGCONT)

  /// The signals that end a program, on request or because it has failed.
  public static let deadly = [
    hangUp, illegal, trap, interrupt, terminate,
    Signal(description: "SIGQUIT", number: SIGQUIT),
    Signal(description: "SIGSEGV", number: SIGSEGV), Signal(description: "SIGBUS", number: SIGBUS),
    Signal(description: "SIGABRT", number: SIGABRT), Signal(description: "SIGFPE", number: SIGFPE),
    Signal(description: "SIGSYS", number: SIGSYS), Signal(description: "SIGALRM", number: SIGALRM),
    Signal(description: "SIGUSR1", number: SIGUSR1),
    Signal(description: "SIGUSR2", number: SIGUSR2),
  ]
}

extension EmulatedTerminal {
  /// Sends the program a signal.
  public func signal(_ signal: Signal) throws {
    try wait(for: "the program to start") { process != nil }
    if let process { kill(process, signal.number) }
  }
}

/// The system's settings of a terminal: echo, line editing, keys that make signals.
public struct TerminalModes: Equatable, Sendable {
  private let bytes: [UInt8]

  init(of file: Int32) {
    var modes = termios()
    tcgetattr(file, &modes)
    bytes = withUnsafeBytes(of: &modes) { Array($0) }
  }
}

/// Whether this system describes a terminal, in one of the usual places.
public func isDescribed(_ terminal: String) -> Bool {
  ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
    access("\(folder)/\(terminal.prefix(1))/\(terminal)", R_OK) == 0
  }
}

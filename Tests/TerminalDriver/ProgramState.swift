#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The state of a program that was started.
package enum ProgramState: Equatable, Sendable {
  case running
  /// Stopped by the signal of this number.
  case stopped(Int32)
  case exited(Int32)
  /// Ended by the signal of this number.
  case killed(Int32)

  package var hasEnded: Bool {
    switch self {
    case .running, .stopped: false
    case .exited, .killed: true
    }
  }
}

/// A signal by its name.
package struct Signal: Equatable, Sendable, CustomStringConvertible {
  package let description: String
  package let number: Int32

  package static let hangUp = Signal(description: "SIGHUP", number: SIGHUP)
  package static let interrupt = Signal(description: "SIGINT", number: SIGINT)
  package static let terminate = Signal(description: "SIGTERM", number: SIGTERM)
  /// The one that no program can handle.
  package static let kill = Signal(description: "SIGKILL", number: SIGKILL)
  package static let illegal = Signal(description: "SIGILL", number: SIGILL)
  package static let trap = Signal(description: "SIGTRAP", number: SIGTRAP)
  /// Sent by the key that stops a program; the program may handle it.
  package static let stopKey = Signal(description: "SIGTSTP", number: SIGTSTP)
  /// Stops a program without its knowledge.
  package static let stop = Signal(description: "SIGSTOP", number: SIGSTOP)
  package static let resuming = Signal(description: "SIGCONT", number: SIGCONT)

  /// Every signal that ends a program unless it is handled, but for the one that cannot be.
  package static let deadly =
    [hangUp, illegal, trap, interrupt, terminate] + named
    + Signal.ofSystem.map { Signal(description: "signal \($0)", number: $0) }

  package static let quit = Signal(description: "SIGQUIT", number: SIGQUIT)
  package static let segmentation = Signal(description: "SIGSEGV", number: SIGSEGV)
  package static let abort = Signal(description: "SIGABRT", number: SIGABRT)
  /// A file has become longer than the program may write.
  package static let fileTooLong = Signal(description: "SIGXFSZ", number: SIGXFSZ)

  private static let named = [
    quit, segmentation, abort, fileTooLong, Signal(description: "SIGBUS", number: SIGBUS),
    Signal(description: "SIGFPE", number: SIGFPE), Signal(description: "SIGSYS", number: SIGSYS),
    Signal(description: "SIGALRM", number: SIGALRM),
    Signal(description: "SIGPIPE", number: SIGPIPE),
    Signal(description: "SIGUSR1", number: SIGUSR1),
    Signal(description: "SIGUSR2", number: SIGUSR2),
    Signal(description: "SIGXCPU", number: SIGXCPU),
    Signal(description: "SIGPROF", number: SIGPROF),
    Signal(description: "SIGVTALRM", number: SIGVTALRM),
  ]

  #if canImport(Glibc)
    /// On Linux: a coprocessor's, I/O, a power failure, and the first that has no meaning of its own.
    private static let ofSystem: [Int32] = [SIGSTKFLT, SIGPOLL, SIGPWR, 34]
  #else
    /// An emulator's.
    private static let ofSystem = [SIGEMT]
  #endif
}

extension EmulatedTerminal {
  /// Sends the program a signal.
  package func signal(_ signal: Signal) throws {
    try wait(for: "the program to start") { process != nil }
    if let process { kill(process, signal.number) }
  }
}

/// The system's settings of a terminal: echo, line editing, keys that make signals.
package struct TerminalModes: Equatable, Sendable {
  private let bytes: [UInt8]

  init(of file: Int32) {
    var modes = termios()
    tcgetattr(file, &modes)
    bytes = withUnsafeBytes(of: &modes) { Array($0) }
  }
}

/// Whether this system describes a terminal, in one of the usual places.
package func isDescribed(_ terminal: String) -> Bool {
  ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
    access("\(folder)/\(terminal.prefix(1))/\(terminal)", R_OK) == 0
  }
}

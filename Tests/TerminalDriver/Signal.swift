#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A signal by its name.
public struct Signal: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public let number: Int32

  public static let hangUp = Signal(description: "SIGHUP", number: SIGHUP)
  public static let interrupt = Signal(description: "SIGINT", number: SIGINT)
  public static let terminate = Signal(description: "SIGTERM", number: SIGTERM)
  /// The one that no program can take.
  public static let kill = Signal(description: "SIGKILL", number: SIGKILL)
  public static let illegal = Signal(description: "SIGILL", number: SIGILL)
  public static let trap = Signal(description: "SIGTRAP", number: SIGTRAP)
  /// What the key that stops a program sends; the program may answer it.
  public static let stopKey = Signal(description: "SIGTSTP", number: SIGTSTP)
  /// Stops a program without its knowledge.
  public static let stop = Signal(description: "SIGSTOP", number: SIGSTOP)
  public static let resuming = Signal(description: "SIGCONT", number: SIGCONT)

  /// Those that end a program, because somebody wants it or because it has failed.
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

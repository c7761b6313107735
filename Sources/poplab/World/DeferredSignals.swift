import Foundation

/// Signals that end the program, put off while it must not end in the middle: while a file is half written, or another
/// program runs that would be left behind. They end it right afterwards.
enum DeferredSignals {
  private static let endings = [SIGHUP, SIGINT, SIGTERM]
  /// The one that has come; a handler may write nothing larger.
  nonisolated(unsafe) private static var pending: sig_atomic_t = 0
  private static let lock = NSLock()
  /// How many want signals to be put off; read and written while the lock is held, as the next one.
  nonisolated(unsafe) private static var runningBodies = 0
  nonisolated(unsafe) private static var deferred: [Int32] = []

  /// Whether one has come meanwhile, so that a long wait is to be given up.
  static var haveCome: Bool { pending != 0 }

  /// What `body` returns. Signals that somebody else handles, or that are ignored, are left alone.
  static func during<Result, Fault>(
    _ body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    lock.withLock(deferSignals)
    defer { lock.withLock(release) }
    return try body()
  }

  private static func deferSignals() {
    runningBodies += 1
    guard runningBodies == 1 else { return }
    deferred = endings.filter(hasItsUsualEffect)
    for number in deferred { signal(number) { DeferredSignals.pending = $0 } }
  }

  /// The last one that lets go of them lets them end the program.
  private static func release() {
    runningBodies -= 1
    guard runningBodies == 0, !deferred.isEmpty else { return }
    for number in deferred { signal(number, SIG_DFL) }
    let number = pending
    pending = 0
    if number != 0 { raise(number) }
  }

  private static func hasItsUsualEffect(_ number: Int32) -> Bool {
    handler(of: number) == unsafeBitCast(SIG_DFL, to: Int.self)
  }

  private static func handler(of number: Int32) -> Int {
    var present = sigaction()
    sigaction(number, nil, &present)
    #if canImport(Darwin)
      let handler = present.__sigaction_u.__sa_handler
    #else
      let handler = present.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
  }
}

extension DeferredSignals {
  /// What signals do in every command from its start on. The lab on a screen takes them itself.
  static func setUsualEffects() {
    // A file that may not grow is reported as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    // Swift's runtime takes it for a crash: it asks on the terminal what to show of it, and the program goes on.
    if handler(of: SIGQUIT) != unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGQUIT, SIG_DFL) }
  }
}

/// What a program that was started has come to.
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

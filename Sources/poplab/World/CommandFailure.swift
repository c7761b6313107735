/// The ways in which the program ends, after the conventions of sysexits.
enum ExitStatus: Int32 {
  case usage = 64
  case badData = 65
  case noInput = 66
  case inputOutput = 74
  case interrupted = 130
}

/// A failure that is told in words and by the exit status.
struct CommandFailure: Error {
  /// What is written to standard error, without a line feed at its end.
  var text: String
  var status: ExitStatus

  init(_ message: String, status: ExitStatus) {
    text = "poplab: \(message)"
    self.status = status
  }

  /// Faults in a file of the user's, each a line that begins with its place.
  init(located faults: String) {
    text = faults
    status = .badData
  }
}

import MessageText
import PopoverLab

/// The ways in which the program ends, after the conventions of sysexits.
enum ExitStatus: Int32, CaseIterable {
  /// The program ran well, and the answer is no.
  case different = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  /// Another program that was asked for is not there, or does not answer.
  case unavailable = 69
  /// A file that the user has named cannot be made, or be written to.
  case cannotCreate = 73
  case inputOutput = 74
  case interrupted = 130
}

/// A failure that is reported in words and by the exit status.
struct CommandFailure: Error {
  /// What is written to standard error, without a line feed at its end.
  var text: String
  var status: ExitStatus

  /// Its first line, without the name of the program.
  var firstLine: String {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return line.hasPrefix(Self.program) ? String(line.dropFirst(Self.program.count)) : line
  }

  private static let program = "poplab: "

  /// The same of what a file names, which is said before it. Faults in files begin with their own.
  func named(in path: String) -> CommandFailure {
    guard text.hasPrefix(Self.program) else { return self }
    let words = text.dropFirst(Self.program.count)
    return CommandFailure("\(path.shownSafely): \(words)", status: status)
  }

  init(_ message: String, status: ExitStatus) {
    text = Self.program + message
    self.status = status
  }

  /// Faults in a file of the user's, each a line that begins with its place.
  init(located faults: String, status: ExitStatus = .badData) {
    text = faults
    self.status = status
  }

  /// Why a file was not written.
  ///
  /// - Parameter verb: what was to be done with it.
  init(writing path: String, _ fault: StorageFault, as verb: String = "write") {
    let path = path.shownSafely
    switch fault {
    case .changed(.some):
      self.init("'\(path)' is there already; nothing was written", status: .cannotCreate)
    case .failed: self.init("cannot \(verb) '\(path)': \(fault)", status: .inputOutput)
    case .missing, .changed(nil), .refused:
      self.init("cannot \(verb) '\(path)': \(fault)", status: .cannotCreate)
    }
  }
}

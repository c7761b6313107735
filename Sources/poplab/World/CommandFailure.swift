import AnnotatedYAML
import MessageText
import PopoverLab
import PopoverReports

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
  /// What has failed: a sentence that begins with a small letter, or a line for each fault.
  let message: String
  /// Whether each line of the message begins with its place in a file.
  let isLocated: Bool
  let status: ExitStatus
  /// What is wrong in files, where it is that; a line of the message for each.
  let faults: [FileFault]
  /// The file of the user's that has asked for what has failed, if there is one.
  private var file: String?

  init(_ message: String, status: ExitStatus) {
    (self.message, self.status, isLocated, faults) = (message, status, false, [])
  }

  /// Faults in a file of the user's, each a line that begins with its place.
  init(located lines: String, status: ExitStatus = .badData) {
    (message, self.status, isLocated, faults) = (lines, status, true, [])
  }

  /// Faults in files, or in what these name.
  init(_ faults: [FileFault], status: ExitStatus = .badData) {
    (message, self.status) = (faults.map(\.line).joined(separator: "\n"), status)
    (isLocated, self.faults) = (true, faults)
  }

  /// Faults of a file, or of what it names.
  init(_ faults: [Fault], in path: String, status: ExitStatus = .badData) {
    self.init(faults.map { FileFault($0, path: path) }, status: status)
  }

  /// What is written to standard error, without a line feed at its end.
  var text: String {
    if isLocated { return message }
    return "poplab: " + (file.map { "\($0.shownSafely): " } ?? "") + message
  }

  /// The first line of the message.
  var firstLine: String { message.split(separator: "\n").first.map(String.init) ?? message }

  /// The same as a sentence by itself, which begins with a capital letter unless a place comes first.
  var sentence: String { isLocated ? firstLine : firstLine.capitalizedFirst }

  /// The same of what a file names, which is said before it. Faults in files begin with their own.
  func named(in path: String) -> CommandFailure {
    var named = self
    named.file = path
    return named
  }

  /// Why a file was not written.
  ///
  /// - Parameter verb: what was to be done with it.
  init(writing path: String, _ fault: StorageFault, as verb: String = "write") {
    let path = path.shownSafely
    let isThere = if case .changed(.some) = fault { true } else { false }
    self.init(
      isThere
        ? "'\(path)' is there already; nothing was written" : "cannot \(verb) '\(path)': \(fault)",
      status: fault.statusOfWriting)
  }
}

extension StorageFault {
  /// How a command ends that could not write a file.
  var statusOfWriting: ExitStatus { if case .failed = self { .inputOutput } else { .cannotCreate } }
}

extension StandardError {
  /// What `body` returns; `nil` where it fails, and why is written.
  static func reporting<Value>(_ body: () throws -> Value) -> Value? {
    do { return try body() } catch {
      write("\((error as? CommandFailure)?.text ?? "\(error)")\n")
      return nil
    }
  }
}

extension CommandFailure {
  /// What a file names and is not there. Names that are unknown are bad data; where all are files that cannot be read, there
  /// is no input.
  init(ofNames faults: [Fault], in path: String) {
    let areFiles = faults.allSatisfy(\.isUnreadableFile)
    self.init(
      faults.sorted { $0.place < $1.place }, in: path, status: areFiles ? .noInput : .badData)
  }
}

import Foundation
import TerminalDriver
import TestSupport

/// A program that was built beside the tests, run without a terminal.
enum BuiltProgram {
  /// What a run has left behind.
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs `name` to its end, with nothing but `environment`, a locale and the options of sanitizers, and without a
  /// terminal; in a `folder`, if one is given.
  static func run(
    _ name: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:], folder: TemporaryFolder? = nil
  ) throws -> Outcome {
    try run(
      path: try BuiltPrograms.path(of: name), arguments, input: input, environment: environment,
      folder: folder)
  }

  /// Runs the program at a path like one that was built.
  static func run(
    path: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:], folder: TemporaryFolder? = nil
  ) throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder?.url
    process.environment = BuiltPrograms.sanitizerOptions.merging(["LC_ALL": "C.UTF-8"]) { $1 }
      .merging(environment) { $1 }
    let files = TemporaryFolder()
    process.standardInput = try withExtendedLifetime(files) {
      try FileHandle(forReadingFrom: URL(fileURLWithPath: files.write(input, to: "input")))
    }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}

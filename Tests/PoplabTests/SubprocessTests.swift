import Foundation
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

/// Programs that start others, which go on for minutes with the output that they have inherited.
@Suite("Another program that does not end", .timeLimit(.minutes(1)))
struct SubprocessTests {
  private let folder = TemporaryFolder()

  private static let lingering = "sleep 300 & echo $!; wait"

  /// A process that has ended may be listed until somebody asks for its status.
  private func isRunning(_ process: String) throws -> Bool {
    let state = try Subprocess("/bin/ps", ["-o", "stat=", "-p", process]).run()
    return !state.isEmpty && !state.hasPrefix("Z")
  }

  @Test(arguments: [lingering, lingering.replacing("wait", with: "exit")])
  func isEndedWithAllThatItHasStarted(script: String) throws {
    let run = Subprocess("/bin/sh", ["-c", script], limit: .milliseconds(500))
    let child = try run.run().trimmingCharacters(in: .newlines)
    #expect(Int(child) != nil)
    #expect(try !isRunning(child))
  }

  @Test func isGivenAnInput() throws {
    // More than a pipe takes before somebody reads.
    let input = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 18)
    #expect(try Subprocess("/bin/cat", []).output(of: input) == input)
  }

  @Test(arguments: ["exit 3", "echo half; exit 3", "exit 0", "sleep 300"])
  func isNotTakenForWellIfItEndsBadly(script: String) throws {
    let run = Subprocess("/bin/sh", ["-c", script], limit: .milliseconds(500))
    let input = [UInt8](repeating: 0, count: 1 << 18)
    #expect(throws: CommandFailure.self) { try run.output(of: input) }
  }

  @Test func aSignalEndsTheQuestionAndLeavesNothing() throws {
    let (temporary, started) = (try folder.makeFolder("temporary"), folder.path(of: "started"))
    let script = "#!/bin/sh\n: > \(started)\n\(Self.lingering)\n"
    chmod(try folder.write(script, to: "chromium"), 0o755)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltPrograms.path(of: "poplab"))
    process.arguments = ["compare", "nested", "--real", "chromium"]
    process.environment = BuiltPrograms.sanitizerOptions.merging(
      ["PATH": "\(folder.path):/usr/bin:/bin", "TMPDIR": temporary]) { $1 }
    try process.run()
    while !folder.has("started"), process.isRunning { usleep(10_000) }
    process.terminate()
    process.waitUntilExit()
    // Where the tests hold signals back, so does what they start, which then ends with a fault.
    #expect(process.terminationStatus != 0)
    #expect(try folder.names(in: "temporary").isEmpty)
  }
}

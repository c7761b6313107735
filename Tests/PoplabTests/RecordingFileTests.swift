import CellCanvas
import Foundation
import PopoverLab
import PopoverScenes
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

/// The files of recordings, which are looked at when a recording begins and written when it ends.
@Suite("Files of recordings")
struct RecordingFileTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.makeFolder("sub.cast")
    try folder.write("there", to: "there.cast")
  }

  private static let missing = "No such file or directory"

  private static let faults: [(String, StorageFault?)] = [
    ("a.cast", nil), ("sub.cast/a.yaml", nil), ("none/a.cast", .refused(missing)),
    ("sub.cast/../none/a.yaml", .refused(missing)),
    ("there.cast/a.cast", .refused("Not a directory")),
    ("there.cast", .changed(ContentFingerprint(Array("there".utf8)))),
    ("sub.cast", .refused("Not a regular file")),
  ]

  /// Looking at a file says what writing it says, and leaves nothing behind.
  @Test(arguments: faults)
  func aFileIsLookedAtAsItIsWritten(name: String, fault: StorageFault?) throws {
    let (path, before) = (folder.path(of: name), try folder.names())
    var world = FileWorld(environment: [:])
    let checked = world.perform(.checkRecording(path: path))
    #expect(checked == [.recordingChecked(path: path, fault)])
    #expect(try folder.names() == before)
    let written = world.perform(.writeRecording("text", path: path))
    #expect(written == [.recordingWritten(path: path, fault)])
    #expect((text(of: name) == "text") == (fault == nil))
  }

  /// A recording that grows is refused for the same reasons, and begins in a file of its own.
  @Test(arguments: faults)
  func aFileIsBegunAsItIsWritten(name: String, fault: StorageFault?) {
    let path = folder.path(of: name)
    var world = FileWorld(environment: [:])
    let answers = world.perform(.beginRecording("one\n", path: path))
    let expected: [WorldEvent] = fault.map { [.recordingStopped(path: path, $0)] } ?? []
    #expect(answers == expected)
    #expect((text(of: name) == "one\n") == (fault == nil))
  }

  /// Every line is in the file at once, and can be had elsewhere if the file was taken away.
  @Test func aRecordingGrowsInItsFile() throws {
    let (path, other) = (folder.path(of: "a.cast"), folder.path(of: "b.cast"))
    let nowhere = folder.path(of: "none/a.cast")
    var world = FileWorld(environment: [:])
    #expect(world.perform(.beginRecording("one\n", path: path)) == [])
    #expect(world.perform(.addToRecording("two\n")) == [])
    #expect(text(of: "a.cast") == "one\ntwo\n")
    try FileManager.default.removeItem(atPath: path)
    let refused = world.perform(.endRecording(path: nowhere))
    #expect(refused == [.recordingWritten(path: nowhere, .refused(Self.missing))])
    #expect(world.perform(.endRecording(path: other)) == [.recordingWritten(path: other, nil)])
    #expect(text(of: "b.cast") == "one\ntwo\n")
  }

  /// What others have cut off is not said to be written.
  @Test func aRecordingThatWasCutShortIsTold() throws {
    let path = folder.path(of: "a.cast")
    var world = FileWorld(environment: [:])
    #expect(world.perform(.beginRecording("one\n", path: path)) == [])
    #expect(truncate(path, 0) == 0)
    #expect(world.perform(.addToRecording("two\n")) == [])
    let fault = StorageFault.refused("another program has cut it short")
    #expect(
      world.perform(.endRecording(path: path)) == [.recordingWritten(path: path, fault)])
  }

  private func text(of name: String) -> String? { try? folder.text(of: name) }

  /// Without a terminal there is no lab, which is said of a file that can be written.
  @Test(arguments: [
    ("FOLDER/a.cast", 64, "without a terminal"),
    ("FOLDER/none/a.cast", 73, "cannot write 'FOLDER/none/a.cast': \(missing)\n"),
    ("FOLDER/sub.cast/../none/a.yaml", 73, ": \(missing)\n"),
    ("FOLDER/there.cast/a.cast", 73, ": Not a directory\n"),
    ("/proc/a.cast", 73, "cannot write '/proc/a.cast': "),
    ("FOLDER/there.cast", 64, "'FOLDER/there.cast' is there already; a recording is a new file"),
    ("FOLDER/sub.cast", 64, "is there already; a recording is a new file"),
  ])
  func theOptionIsLookedAtBeforeTheLabOpens(target: String, status: Int32, says: String) throws {
    guard !target.hasPrefix("/proc") || FileManager.default.fileExists(atPath: "/proc") else {
      return
    }
    let outcome = try BuiltProgram.run(
      "poplab", ["nested", "--record", target.replacing("FOLDER", with: folder.path)])
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(says.replacing("FOLDER", with: folder.path)), "\(outcome.errors)")
    #expect(try folder.names() == ["sub.cast", "there.cast"])
  }

  /// No superuser is refused anything.
  @Test(.enabled(if: geteuid() != 0)) func aFolderThatTakesNoFilesIsSaid() throws {
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let outcome = try BuiltProgram.run("poplab", ["nested", "--record", folder.path(of: "a.cast")])
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("a.cast': Permission denied\n"), "\(outcome.errors)")
  }
}

extension RecordingFileTests {
  private func start(_ arguments: String...) throws -> EmulatedTerminal {
    let lab = try EmulatedTerminal(
      "poplab", ["nested"] + arguments, size: CellSize(width: 240, height: 24))
    try lab.wait(forText: "q quit")
    return lab
  }

  /// What cannot be foreseen: the folder goes while the lab records.
  @Test func aRecordingWithoutItsFolderIsWrittenElsewhere() throws {
    let lab = try start()
    lab.type(":record \(folder.path)/there.cast\r")
    try lab.wait(forText: "there.cast' is there already; nothing was written")
    lab.type(":record \(folder.path)/sub.cast/a.cast\r")
    try lab.wait(forText: "Recording into \(folder.path)/sub.cast/a.cast; :record ends it")
    try FileManager.default.removeItem(atPath: folder.path(of: "sub.cast"))
    lab.type("l:record\r")
    try lab.wait(forText: "the recording is kept, :record FILE writes it")
    lab.type(":record \(folder.path)/b.cast\r")
    try lab.wait(forText: "Written: \(folder.path)/b.cast")
    lab.type("q")
    #expect(try lab.waitForEnd() == .exited(0))
    #expect(try folder.names() == ["b.cast", "there.cast"])
  }

  /// No signal can take from a recording what was seen, be it one that no program is told of.
  @Test func aRecordingIsThereHoweverTheLabEnds() throws {
    let path = folder.path(of: "a.cast")
    let lab = try start("--record", path)
    // A frame is in the file when the next key is answered.
    lab.type(":gap")
    try lab.wait(forText: ":gap")
    lab.type(" 2")
    try lab.wait(forText: ":gap 2")
    try lab.signal(.kill)
    #expect(try lab.waitForEnd() == .killed(SIGKILL))
    let lines = try #require(text(of: "a.cast")).split(separator: "\n")
    #expect(lines.count > 2)
  }

  @Test func aLabThatCannotWriteItsRecordingEndsWhenToldTwice() throws {
    let lab = try start("--record", folder.path(of: "sub.cast/a.cast"))
    try FileManager.default.removeItem(atPath: folder.path(of: "sub.cast"))
    lab.type("q")
    try lab.wait(forText: "quitting again discards it")
    lab.type("q")
    #expect(try lab.waitForEnd() == .exited(73))
    #expect(
      lab.text.contains("poplab: cannot write '\(folder.path)/sub.cast/a.cast': \(Self.missing)"))
  }
}

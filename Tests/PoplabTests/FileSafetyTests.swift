import Foundation
import PopoverLab
import PopoverScenes
import SystemPackage
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

/// What is lost neither on a full disk nor by a program that is ended in the middle, and what a new file must have.
@Suite("Files that are written safely")
struct FileSafetyTests {
  private let folder = TemporaryFolder()

  /// Makes files two hours old.
  private func age(_ names: [String]) throws {
    let past = Date(timeIntervalSinceNow: -7_200)
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: folder.path(of: name))
    }
  }

  private func replace(_ name: String, with new: String = "new") throws {
    try FileReplacement(
      of: folder.path(of: name), expected: ContentFingerprint(Array("old".utf8)),
      with: Array(new.utf8)
    ).run()
  }

  /// What could not be read again, as under a mask of 777, could not be recovered.
  @Test func whatIsTheProgramsOwnHasItsPermissionsUnderAnyMask() throws {
    let all: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
    try FileReplacement.put([], at: folder.path(of: "a"), permissions: all)
    #expect(try Stat(folder.path(of: "a")).permissions == all)
  }

  /// A limit of the size of files is told as a full disk is, and nothing is left beside the target.
  @Test(arguments: ["render --size 20x5 --output a.svg", "check nested --junit a.xml"])
  func aLimitOfSizesIsSaid(command: String) throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "ulimit -f 0; exec '\(program)' \(command)"], folder: folder)
    #expect(outcome.status == 74 && outcome.errors.hasSuffix(": File too large\n"))
    #expect(try folder.names().isEmpty, "\(outcome.errors)")
  }

  /// Unsaved changes that cannot be kept are said, and end nothing.
  @Test func linesGoOnUnderALimitOfSizes() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    try folder.write("anchors: { a: { x: 8 } }\npopovers: { p: { anchor: a } }\n", to: "a.yaml")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "ulimit -f 0; exec '\(program)' --lines a.yaml"],
      input: "right\nlist\nwrite\n", environment: ["XDG_STATE_HOME": folder.path(of: "state")],
      folder: folder)
    #expect(outcome.status == 74, "\(outcome.errors)")
    #expect(outcome.output.contains("Cannot keep changes of 'a.yaml': File too large"))
    #expect(outcome.output.contains("Cannot write 'a.yaml': File too large"))
  }

  @Test func whatAnEndedProgramHasLeftBehindIsRemoved() throws {
    let others = [
      ".poplab-notes", ".poplab-0123456789ab", ".poplab-0123456789abcd", ".poplab-ABCDEFGHIJK-+",
    ]
    for name in others + ["a.yaml", ".poplab-0123456789abc", ".poplab-zzzzzzzzzzzz0"] {
      try folder.write("old", to: name)
    }
    // Another program is writing it.
    let locked = open(folder.path(of: ".poplab-0zzzzzzzzzzzz"), O_RDWR | O_CREAT, 0o600)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX) == 0)
    try age(folder.names())
    // One that may be written just now, on another machine.
    try folder.write("old", to: ".poplab-0000000000000")
    try replace("a.yaml")
    let left =
      others + [
        ".poplab-0000000000000", ".poplab-0zzzzzzzzzzzz", ".poplab-zzzzzzzzzzzz0", "a.yaml",
      ]
    #expect(try folder.names() == left.sorted())
  }

  @Test(arguments: ["n", "new", "much longer than the old one"])
  func aFileOfSeveralNamesLeavesNoCopy(new: String) throws {
    try folder.write("old", to: "a.yaml")
    try folder.write("another's", to: "a.yaml.new")
    link(folder.path(of: "a.yaml"), folder.path(of: "b.yaml"))
    try replace("a.yaml", with: new)
    #expect(try folder.text(of: "b.yaml") == new)
    #expect(try folder.text(of: "a.yaml.new") == "another's")
    #expect(try folder.names() == ["a.yaml", "a.yaml.new", "b.yaml"])
  }

  /// As a container has a file of its host.
  @Test(.enabled(if: canMount, "needs a mount of one's own"))
  func aFileThatIsAMountIsWrittenInItsPlace() throws {
    try folder.write("old", to: "a.svg")
    try folder.write("old", to: "b.svg")
    let program = try BuiltPrograms.path(of: "poplab")
    let script =
      "mount --bind a.svg b.svg && '\(program)' render --size 20x5 --format svg --output b.svg"
    let outcome = try BuiltProgram.run(
      path: "/usr/bin/unshare", ["-rm", "/bin/sh", "-c", script], folder: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: "a.svg").contains("<svg"))
    #expect(try folder.names() == ["a.svg", "b.svg"])
  }

  private static let canMount =
    (try? BuiltProgram.run(
      path: "/usr/bin/unshare", ["-rm", "/bin/sh", "-c", "mount --bind /dev/null /dev/null"]))?
    .status
    == 0

  /// Two labs add lines to one file: each line that was reported as written is there, also in a file that is written in
  /// its place because it has two names.
  @Test(arguments: [false, true]) func nothingThatWasWrittenIsLost(hasTwoNames: Bool) throws {
    let path = try folder.write("", to: "a.yaml")
    if hasTwoNames { link(path, folder.path(of: "b.yaml")) }
    let written = [0, 1].concurrentMap { _ in
      (0..<50).count { _ in
        guard let old = try? InputFile.glance(at: path) else { return false }
        let new = old + Array("line\n".utf8)
        let expected = ContentFingerprint(old)
        return (try? FileReplacement(of: path, expected: expected, with: new).run()) != nil
      }
    }
    #expect(try folder.text(of: "a.yaml").count { $0 == "\n" } == written.reduce(0, +))
    #expect(try folder.names() == (hasTwoNames ? ["a.yaml", "b.yaml"] : ["a.yaml"]))
  }

  /// A file that is longer than what a program may write stands for any disk that is full.
  @Test func aFullDiskIsFoundBeforeAFileOfSeveralNamesIsTouched() throws {
    let old = String(repeating: "old ", count: 20_000)
    try folder.write(old, to: "a.svg")
    link(folder.path(of: "a.svg"), folder.path(of: "b.svg"))
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh",
      [
        "-c",
        "trap '' XFSZ; ulimit -f 1; exec '\(program)' render --size 40x12 --output '\(folder.path)/a.svg'",
      ])
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("File too large"))
    #expect(try folder.text(of: "b.svg") == old)
    #expect(try folder.names() == ["a.svg", "b.svg"])
  }

  /// Runs a shell as a person who may not do everything.
  private static func run(asAPerson script: String) throws -> BuiltProgram.Outcome {
    try getuid() == 0
      ? BuiltProgram.run(
        path: "/usr/bin/setpriv",
        ["--reuid=65534", "--clear-groups", "--", "/bin/sh", "-c", script])
      : BuiltProgram.run(path: "/bin/sh", ["-c", script])
  }

  private static func everybodyMayRunTheProgram() throws -> Bool {
    try run(asAPerson: "'\(BuiltPrograms.path(of: "poplab"))' --version").status == 0
  }

  /// In a folder that takes no new files, a file is written in its place; without room for more it is as it was.
  @Test(.enabled(if: try everybodyMayRunTheProgram()))
  func aFullDiskLeavesTheFileOfAClosedFolder() throws {
    try folder.write("old", to: "a.svg")
    chmod(folder.path(of: "a.svg"), 0o666)
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try Self.run(
      asAPerson:
        "trap '' XFSZ; ulimit -f 1; exec '\(program)' render --output '\(folder.path)/a.svg'")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("File too large"))
    #expect(try folder.text(of: "a.svg") == "old")
    #expect(try folder.names() == ["a.svg"])
  }

  /// What a file is to hold does not depend on who reads the output.
  @Test(
    arguments: ["check nested --junit a.xml", "play play.yaml --svg a.svg --record a.cast"],
    ["| (exec <&-; sleep 0.5)", ">/dev/full"].filter {
      $0.first == "|" || FileManager.default.fileExists(atPath: "/dev/full")
    })
  func aReportIsWrittenThoughNobodyReadsTheOutput(words: String, output: String) throws {
    let program = try BuiltPrograms.path(of: "poplab")
    try folder.write("steps: [{ keys: j }]\n", to: "play.yaml")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "'\(program)' \(words) \(output)"], folder: folder)
    let expected = words.hasPrefix("check") ? ["a.xml"] : ["a.cast", "a.svg"]
    #expect(try folder.names().filter { $0.hasPrefix("a.") } == expected, "\(outcome.errors)")
  }

  /// Several runs that write one file end well, and the file is whole.
  @Test func runsWriteOneFileAtOnce() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let run = "xargs -P 6 -I NUMBER '\(program)' render nested --output a.svg"
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "printf '%s\\n' 1 2 3 4 5 6 | \(run)"], folder: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.names() == ["a.svg"])
  }

  @Test(arguments: ["--help", "--version", "help render", "render --help"])
  func helpThatCannotBeWrittenIsAFailure(words: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try BuiltProgram.run(path: "/bin/sh", ["-c", "'\(program)' \(words) >/dev/full"])
    #expect(outcome.status == 74)
    #expect(
      outcome.errors == "poplab: cannot write to standard output: No space left on device\n")
  }
}

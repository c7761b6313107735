import Foundation
import PopoverLab
import PopoverScenes
import SystemPackage
import TerminalDriver
import Testing

@testable import poplab

/// What is lost neither on a full disk nor by a program that is ended in the middle, and what a new file must have.
@Suite("Files that are written safely")
struct FileSafetyTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-safe-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func put(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// Makes files two hours old.
  private func age(_ names: [String], in folder: String) throws {
    let past = Date(timeIntervalSinceNow: -7_200)
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: "\(folder)/\(name)")
    }
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func replace(_ expected: String, at path: String, with new: String = "new") throws {
    try FileReplacement(
      of: path, expected: ContentFingerprint(Array(expected.utf8)), with: Array(new.utf8)
    ).run()
  }

  /// What could not be read again, as under a mask of 777, could not be recovered.
  @Test func whatIsTheProgramsOwnHasItsPermissionsUnderAnyMask() throws {
    try withFolder { folder in
      let all: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
      try FileReplacement.put([], at: folder + "/a", permissions: all)
      #expect(try Stat(folder + "/a").permissions == all)
    }
  }

  /// A limit of the size of files is told as a full disk is, and nothing is left beside the target.
  @Test(arguments: ["render --size 20x5 --output a.svg", "check nested --junit a.xml"])
  func aLimitOfSizesIsSaid(command: String) throws {
    try withFolder { folder in
      let program = try BuiltPrograms.path(of: "poplab")
      let outcome = try BuiltProgram.run(
        path: "/bin/sh", ["-c", "ulimit -f 0; exec '\(program)' \(command)"],
        folder: URL(fileURLWithPath: folder))
      #expect(outcome.status == 74 && outcome.errors.hasSuffix(": File too large\n"))
      #expect(try names(folder).isEmpty, "\(outcome.errors)")
    }
  }

  /// Unsaved changes that cannot be kept are said, and end nothing.
  @Test func linesGoOnUnderALimitOfSizes() throws {
    try withFolder { folder in
      let program = try BuiltPrograms.path(of: "poplab")
      try put("anchors: { a: { x: 8 } }\npopovers: { p: { anchor: a } }\n", folder + "/a.yaml")
      let outcome = try BuiltProgram.run(
        path: "/bin/sh", ["-c", "ulimit -f 0; exec '\(program)' --lines a.yaml"],
        input: "right\nlist\nwrite\n", environment: ["XDG_STATE_HOME": folder + "/state"],
        folder: URL(fileURLWithPath: folder))
      #expect(outcome.status == 74, "\(outcome.errors)")
      #expect(outcome.output.contains("Cannot keep changes of 'a.yaml': File too large"))
      #expect(outcome.output.contains("Cannot write 'a.yaml': File too large"))
    }
  }

  @Test func whatAnEndedProgramHasLeftBehindIsRemoved() throws {
    try withFolder { folder in
      let others = [
        ".poplab-notes", ".poplab-0123456789ab", ".poplab-0123456789abcd", ".poplab-ABCDEFGHIJK-+",
      ]
      for name in others + ["a.yaml", ".poplab-0123456789abc", ".poplab-zzzzzzzzzzzz0"] {
        try put("old", "\(folder)/\(name)")
      }
      // Another program is writing it.
      let locked = open(folder + "/.poplab-0zzzzzzzzzzzz", O_RDWR | O_CREAT, 0o600)
      defer { close(locked) }
      #expect(flock(locked, LOCK_EX) == 0)
      try age(names(folder), in: folder)
      // One that may be written just now, on another machine.
      try put("old", folder + "/.poplab-0000000000000")
      try replace("old", at: folder + "/a.yaml")
      let left =
        others + [
          ".poplab-0000000000000", ".poplab-0zzzzzzzzzzzz", ".poplab-zzzzzzzzzzzz0", "a.yaml",
        ]
      #expect(try names(folder) == left.sorted())
    }
  }

  @Test(arguments: ["n", "new", "much longer than the old one"])
  func aFileOfSeveralNamesLeavesNoCopy(new: String) throws {
    try withFolder { folder in
      try put("old", folder + "/a.yaml")
      try put("another's", folder + "/a.yaml.new")
      link(folder + "/a.yaml", folder + "/b.yaml")
      try replace("old", at: folder + "/a.yaml", with: new)
      #expect(try text(folder + "/b.yaml") == new)
      #expect(try text(folder + "/a.yaml.new") == "another's")
      #expect(try names(folder) == ["a.yaml", "a.yaml.new", "b.yaml"])
    }
  }

  /// Two labs add lines to one file: each line that was reported as written is there, also in a file that is written in
  /// its place because it has two names.
  @Test(arguments: [false, true]) func nothingThatWasWrittenIsLost(hasTwoNames: Bool) throws {
    try withFolder { folder in
      let path = folder + "/a.yaml"
      try put("", path)
      if hasTwoNames { link(path, folder + "/b.yaml") }
      let written = [0, 1].concurrentMap { _ in
        (0..<50).count { _ in
          guard let old = try? InputFile.glance(at: path) else { return false }
          let new = old + Array("line\n".utf8)
          let expected = ContentFingerprint(old)
          return (try? FileReplacement(of: path, expected: expected, with: new).run()) != nil
        }
      }
      #expect(try text(path).count { $0 == "\n" } == written.reduce(0, +))
      #expect(try names(folder) == (hasTwoNames ? ["a.yaml", "b.yaml"] : ["a.yaml"]))
    }
  }

  /// A file that is longer than what a program may write stands for any disk that is full.
  @Test func aFullDiskIsFoundBeforeAFileOfSeveralNamesIsTouched() throws {
    try withFolder { folder in
      let old = String(repeating: "old ", count: 20_000)
      try put(old, folder + "/a.svg")
      link(folder + "/a.svg", folder + "/b.svg")
      let program = try BuiltPrograms.path(of: "poplab")
      let outcome = try BuiltProgram.run(
        path: "/bin/sh",
        [
          "-c",
          "trap '' XFSZ; ulimit -f 1; exec '\(program)' render --size 40x12 --output '\(folder)/a.svg'",
        ])
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("File too large"))
      #expect(try text(folder + "/b.svg") == old)
      #expect(try names(folder) == ["a.svg", "b.svg"])
    }
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
    try withFolder { folder in
      try put("old", folder + "/a.svg")
      chmod(folder + "/a.svg", 0o666)
      chmod(folder, 0o555)
      defer { chmod(folder, 0o755) }
      let program = try BuiltPrograms.path(of: "poplab")
      let outcome = try Self.run(
        asAPerson:
          "trap '' XFSZ; ulimit -f 1; exec '\(program)' render --output '\(folder)/a.svg'")
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("File too large"))
      #expect(try text(folder + "/a.svg") == "old")
      #expect(try names(folder) == ["a.svg"])
    }
  }

  /// What a file is to hold does not depend on who reads the output.
  @Test(arguments: ["check nested --junit a.xml", "play play.yaml --svg a.svg --record a.cast"])
  func aReportIsWrittenThoughNobodyReadsTheOutput(words: String) throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let isFull = FileManager.default.fileExists(atPath: "/dev/full")
    for output in ["| (exec <&-; sleep 0.5)"] + (isFull ? [">/dev/full"] : []) {
      try withFolder { folder in
        try put("steps: [{ keys: j }]\n", folder + "/play.yaml")
        let outcome = try BuiltProgram.run(
          path: "/bin/sh", ["-c", "'\(program)' \(words) \(output)"],
          folder: URL(fileURLWithPath: folder))
        let expected = words.hasPrefix("check") ? ["a.xml"] : ["a.cast", "a.svg"]
        #expect(try names(folder).filter { $0.hasPrefix("a.") } == expected, "\(outcome.errors)")
      }
    }
  }

  /// Several runs that write one file end well, and the file is whole.
  @Test func runsWriteOneFileAtOnce() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    try withFolder { folder in
      let run = "xargs -P 6 -I NUMBER '\(program)' render nested --output a.svg"
      let outcome = try BuiltProgram.run(
        path: "/bin/sh", ["-c", "printf '%s\\n' 1 2 3 4 5 6 | \(run)"],
        folder: URL(fileURLWithPath: folder))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try names(folder) == ["a.svg"])
    }
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

import Foundation
import Testing

@testable import CursesFront

/// The system's queue of changes is this program's alone, so that no two of these run at once.
@Suite("Files that are watched", .serialized)
struct FileWatchTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ file: URL) throws { try Data("a".utf8).write(to: file) }

  /// What is told first. A program that another test starts in this moment has the file open until it runs, and a file is
  /// told of when the last one has closed it.
  private func nextChanges(of watch: inout FileWatch) -> [String] {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      let changes = watch.changes()
      if !changes.isEmpty { return changes }
      usleep(1_000)
    }
    return []
  }

  @Test func onlyWhatHasChangedIsTold() throws {
    try inFolder { folder in
      let files = ["a", "b", "c"].map { folder.appendingPathComponent($0) }
      var watch = FileWatch()
      watch.start(files.prefix(2).map(\.path))
      #expect(watch.changes() == [])
      for file in files.dropFirst() { try write(file) }
      #expect(nextChanges(of: &watch) == [files[1].path] && watch.changes() == [])
      watch.start([])
    }
  }

  /// A shell in the folder replaces the file, or what its path leads through, in two steps.
  @Test(arguments: [
    ("true", "rm t; ln -s other t", "echo b > other"),
    ("true", "rm t; ln other t", "echo b > t"),
    ("true", "rm t", ": > new; ln -s new t; echo b > new"),
    ("true", "rm t; mkdir t; rmdir t", "echo b > t"),
    ("mkdir s; mv t s/t", "rm -r s; mkdir s; echo b > s/t", "echo c > s/t"),
    ("mkdir s; mv t s/t", "mv s old; mkdir s; echo b > s/t", "echo c > s/t"),
    ("mkdir s; mv t s/t", "rm -r s", "mkdir s; echo c > s/t"),
    ("mkdir v w; mv t v/t; cp v/t w/t; ln -s v s", "ln -s w n; mv -T n s", "echo b > w/t"),
    ("mkdir v; mv t v/t; ln -s v s", "mv v old; mkdir v; echo b > v/t", "echo c > v/t"),
    ("mkdir x y; mv t x/t; ln -s ../x/t y/t; ln -s y/t t", "ln -sf ../other y/t", "echo b > other"),
    ("mkdir x y; mv t x/t; ln -s ../x/t y/t; ln -s y/t t", "echo b > x/t", "rm t; echo c > t"),
  ])
  func whatThePathLeadsThroughMayBeReplaced(before: String, first: String, second: String) throws {
    try inFolder { folder in
      func run(_ script: String) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-ec", script]
        shell.currentDirectoryURL = folder
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
      }
      try run("echo a > t; echo a > other; \(before)")
      let through = folder.appendingPathComponent("s/t").path
      let isThrough = FileManager.default.fileExists(atPath: through)
      let path = isThrough ? through : folder.appendingPathComponent("t").path
      var watch = FileWatch()
      watch.start([path])
      for script in [first, second] {
        try run(script)
        #expect(nextChanges(of: &watch) == [path], "\(script)")
        while !watch.changes().isEmpty {}
      }
      watch.start([])
    }
  }

  /// What is found out after one change loses none of another file.
  @Test func changesThatFollowEachOtherAreTold() throws {
    try inFolder { folder in
      let files = ["a", "b"].map { folder.appendingPathComponent($0) }
      for file in files { try write(file) }
      var watch = FileWatch()
      watch.start(files.map(\.path))
      for _ in 0..<20 {
        // A thread of its own: tasks wait for tests that keep their threads.
        let (writing, file) = (DispatchGroup(), files[1])
        DispatchQueue(label: "writing").async(group: writing) {
          usleep(2_000)
          try? Data("b".utf8).write(to: file)
        }
        try write(files[0])
        var told = Set(nextChanges(of: &watch))
        while told.count < 2, case let more = nextChanges(of: &watch), !more.isEmpty {
          told.formUnion(more)
        }
        writing.wait()
        #expect(told == Set(files.map(\.path)))
      }
      watch.start([])
    }
  }

  /// A link to an empty file is one to watch.
  @Test func whatALinkToAnEmptyFileLeadsToIsWatched() throws {
    try inFolder { folder in
      let link = folder.appendingPathComponent("t")
      var watch = FileWatch()
      watch.start([link.path])
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("d"), withIntermediateDirectories: false)
      let elsewhere = folder.appendingPathComponent("d/o")
      try Data().write(to: elsewhere)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: elsewhere)
      #expect(watch.changes() == [])
      try write(elsewhere)
      #expect(nextChanges(of: &watch) == [link.path])
      watch.start([])
    }
  }

  /// More has changed at once than the system remembers: each file may have changed, and later changes are told again.
  @Test func whereChangesAreLostAllAreTold() throws {
    try inFolder { folder in
      let (file, others) = (folder.appendingPathComponent("a"), ["b", "c"])
      var watch = FileWatch()
      watch.start([file.path])
      for number in 0..<20_000 {
        close(creat(folder.appendingPathComponent(others[number % 2]).path, 0o600))
      }
      #expect(watch.changes() == [file.path] && watch.changes() == [])
      try write(file)
      #expect(nextChanges(of: &watch) == [file.path])
      watch.start([])
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import CursesFront

/// The system's queue of changes is this program's alone, so that no two of these run at once.
@Suite("Files that are watched", .serialized)
struct FileWatchTests {
  private let folder = TemporaryFolder()

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
    let (a, b) = (folder.path(of: "a"), folder.path(of: "b"))
    var watch = FileWatch()
    watch.start([a, b])
    #expect(watch.changes() == [])
    try folder.write(["b": "a", "c": "a"])
    #expect(nextChanges(of: &watch) == [b] && watch.changes() == [])
    watch.start([])
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
    func run(_ script: String) throws {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-ec", script]
      shell.currentDirectoryURL = folder.url
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
    }
    try run("echo a > t; echo a > other; \(before)")
    let path = folder.path(of: folder.has("s/t") ? "s/t" : "t")
    var watch = FileWatch()
    watch.start([path])
    for script in [first, second] {
      try run(script)
      #expect(nextChanges(of: &watch) == [path], "\(script)")
      while !watch.changes().isEmpty {}
    }
    watch.start([])
  }

  /// What is found out after one change loses none of another file.
  @Test func changesThatFollowEachOtherAreTold() throws {
    let files = try ["a", "b"].map { try folder.write("a", to: $0) }
    var watch = FileWatch()
    watch.start(files)
    for _ in 0..<20 {
      // A thread of its own: tasks wait for tests that keep their threads.
      let writing = DispatchGroup()
      DispatchQueue(label: "writing").async(group: writing) { [folder] in
        usleep(2_000)
        _ = try? folder.write("b", to: "b")
      }
      try folder.write("a", to: "a")
      var told = Set(nextChanges(of: &watch))
      while told.count < 2, case let more = nextChanges(of: &watch), !more.isEmpty {
        told.formUnion(more)
      }
      writing.wait()
      #expect(told == Set(files))
    }
    watch.start([])
  }

  /// A link to an empty file is one to watch.
  @Test func whatALinkToAnEmptyFileLeadsToIsWatched() throws {
    let link = folder.path(of: "t")
    var watch = FileWatch()
    watch.start([link])
    symlink(try folder.write("", to: "d/o"), link)
    #expect(watch.changes() == [])
    try folder.write("a", to: "d/o")
    #expect(nextChanges(of: &watch) == [link])
    watch.start([])
  }

  /// More has changed at once than the system remembers: each file may have changed, and later changes are told again.
  @Test func whereChangesAreLostAllAreTold() throws {
    let file = folder.path(of: "a")
    var watch = FileWatch()
    watch.start([file])
    for number in 0..<20_000 { close(creat(folder.path(of: ["b", "c"][number % 2]), 0o600)) }
    #expect(watch.changes() == [file] && watch.changes() == [])
    try folder.write("a", to: "a")
    #expect(nextChanges(of: &watch) == [file])
    watch.start([])
  }
}

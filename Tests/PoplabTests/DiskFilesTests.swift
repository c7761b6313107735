import Foundation
import PopoverLab
import PopoverScenes
import TestSupport
import Testing

@testable import poplab

@Suite("Files that are replaced")
struct FileReplacementTests {
  private let folder = TemporaryFolder()
  private let old = "old\n"
  private let new = "new, and longer\n"

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(folder.path(of: name), &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func fingerprint(_ text: String) -> ContentFingerprint {
    ContentFingerprint(Array(text.utf8))
  }

  private func replace(_ expected: String?, at name: String) throws(StorageFault) {
    try DiskFiles(environment: [:]).replace(
      expected.map(fingerprint), with: Array(new.utf8), at: folder.path(of: name))
  }

  @Test func theFirstStartIsClaimedOnce() throws {
    let environment = ["XDG_STATE_HOME": folder.path]
    #expect(UserFolder.state.claimFirstStart(environment))
    #expect(!UserFolder.state.claimFirstStart(environment))
    for unusable in [[:], ["XDG_STATE_HOME": "/proc/none"]] {
      #expect(!UserFolder.state.claimFirstStart(unusable))
    }
  }

  /// What has taken the place of a scene's file is refused without being opened.
  @Test(arguments: [
    ("mkdir s.yaml", "Is a directory"), ("mkfifo s.yaml", "it is a named pipe, not a file"),
    ("ln -s /dev/zero s.yaml", "it is a device, not a file"),
  ])
  func whatIsNoFileAnyMoreIsNotRead(command: String, reason: String) throws {
    let outcome = try BuiltProgram.run(path: "/bin/sh", ["-c", command], folder: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let location = SceneLocation.file(folder.path(of: "s.yaml"))
    var files = SceneFiles(DiskFiles(environment: [:]))
    let answer = files.perform(.reload(location))
    #expect(answer == [.reloaded(location, .failure(.file(.refused(reason))))])
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o664, 0o444] as [mode_t])
  func keepTheirPermissions(permissions: mode_t) throws {
    let path = try folder.write(old, to: "a.yaml")
    chmod(path, permissions)
    // The superuser may write files that are read-only.
    guard access(path, W_OK) == 0 else {
      #expect(throws: StorageFault.refused("Permission denied")) { try replace(old, at: "a.yaml") }
      return
    }
    try replace(old, at: "a.yaml")
    #expect(try folder.text(of: "a.yaml") == new)
    #expect(mode("a.yaml") == permissions)
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test func aNewFileHasThePermissionsOfAnyOther() throws {
    try replace(nil, at: "a.yaml")
    let other = open(folder.path(of: "b.yaml"), O_CREAT | O_WRONLY, 0o666)
    close(other)
    #expect(try folder.text(of: "a.yaml") == new)
    #expect(mode("a.yaml") == mode("b.yaml"))
    #expect(try folder.names().count == 2)
  }

  @Test func linksStayLinks() throws {
    try folder.write(old, to: "real/a.yaml")
    symlink("real/a.yaml", folder.path(of: "one.yaml"))
    symlink(folder.path(of: "one.yaml"), folder.path(of: "two.yaml"))
    try replace(old, at: "two.yaml")
    #expect(try folder.text(of: "real/a.yaml") == new)
    // One that leads to a file that is not there yet.
    symlink("real/b.yaml", folder.path(of: "three.yaml"))
    try replace(nil, at: "three.yaml")
    #expect(try folder.text(of: "real/b.yaml") == new)
    for link in ["one", "two", "three"] {
      let path = folder.path(of: "\(link).yaml")
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil)
    }
    // A circle leads nowhere.
    symlink("circle", folder.path(of: "circle"))
    #expect(throws: StorageFault.self) { try replace(nil, at: "circle") }
  }

  @Test func aFileOfSeveralNamesStaysOne() throws {
    try folder.write(old, to: "a.yaml")
    link(folder.path(of: "a.yaml"), folder.path(of: "b.yaml"))
    try replace(old, at: "a.yaml")
    #expect(try folder.text(of: "b.yaml") == new)
    #expect(throws: StorageFault.changed(fingerprint(new))) { try replace(old, at: "a.yaml") }
  }

  @Test func whatIsNotExpectedStays() throws {
    try folder.write(old, to: "a.yaml")
    let found = StorageFault.changed(fingerprint(old))
    for expected in [nil, new, ""] {
      #expect(throws: found) { try replace(expected, at: "a.yaml") }
    }
    #expect(try folder.text(of: "a.yaml") == old)
    #expect(throws: StorageFault.changed(nil)) { try replace(old, at: "b.yaml") }
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test func whatIsNoFileIsRefused() throws {
    try folder.makeFolder("sub")
    mkfifo(folder.path(of: "pipe"), 0o600)
    for name in ["", "pipe", "new/", "none/a.yaml", String(repeating: "a", count: 300)] {
      #expect(throws: StorageFault.self) { try replace(nil, at: name) }
    }
    #expect(throws: StorageFault.refused("Not a regular file")) { try replace(nil, at: "sub") }
  }

  /// Only a pipe that this program has open is one of the shell's.
  @Test func aNamedPipeIsNotWaitedForBesideDevices() throws {
    let path = "/dev/shm/poplab-\(UUID().uuidString)"
    guard mkfifo(path, 0o600) == 0 else { return }
    defer { unlink(path) }
    let writer = open(path, O_RDWR | O_NONBLOCK)
    defer { close(writer) }
    #expect(throws: StorageFault.refused("it is a named pipe, not a file")) {
      try DiskFiles(environment: [:]).content(of: path)
    }
  }

  @Test func aPathHasOneFullForm() throws {
    let files = DiskFiles(environment: [:])
    try folder.write(old, to: "a.yaml")
    symlink("a.yaml", folder.path(of: "link.yaml"))
    let whole = files.fullPath(of: folder.path(of: "a.yaml"))
    #expect(whole.hasPrefix("/") && whole.hasSuffix("/a.yaml"))
    #expect(files.fullPath(of: folder.path(of: "./link.yaml")) == whole)
    let around = folder.path(of: "../\(folder.url.lastPathComponent)/a.yaml")
    #expect(files.fullPath(of: around) == whole)
    #expect(files.fullPath(of: folder.path(of: "/new.yaml")) == whole.dropLast(6) + "new.yaml")
  }

  @Test func unsavedChangesOutliveTheProgramAndArePrivate() throws {
    let environment = ["XDG_STATE_HOME": folder.path(of: "state"), "HOME": "/nowhere"]
    var files = DiskFiles(environment: environment)
    #expect(files.folder == folder.path(of: "state/poplab/unsaved"))
    #expect(files.stored("a") == nil)
    #expect(try files.claim("a") && files.claim("a"))
    try files.store(Array(old.utf8), as: "a")
    try files.store(Array(new.utf8), as: "a")
    #expect(files.stored("a") == Array(new.utf8))
    #expect(mode("state/poplab/unsaved") == 0o700)
    #expect(mode("state/poplab/unsaved/a") == 0o600)
    // Another program, as long as this one runs.
    var other = DiskFiles(environment: environment)
    #expect(try !other.claim("a"))
    #expect(try other.claim("b"))
    try files.store(nil, as: "a")
    #expect(files.stored("a") == nil)
    #expect(try other.claim("a"))
    other.release("a")
    #expect(try files.claim("a"))
    files.release("a")
    #expect(try other.claim("a"))
    try files.store(nil, as: "b")
    try other.store(nil, as: "a")
    try other.store(nil, as: "b")
    #expect(try folder.names(in: "state/poplab/unsaved") == [])
  }

  /// A folder stands where changes or their lock would be.
  @Test(arguments: ["", ".lock"]) func anotherNameIsTakenWhereOneIsOfNoUse(ending: String) throws {
    let files = DiskFiles(environment: ["XDG_STATE_HOME": folder.path])
    let names = (1...2).map { UnsavedScene.fileName(for: .unnamed, number: $0) }
    try folder.makeFolder("poplab/unsaved/\(names[0])\(ending)")
    var scenes = SceneFiles(files)
    let unsaved = UnsavedScene(of: .unnamed, over: nil, Array(old.utf8))
    #expect(scenes.perform(.store(unsaved)) == [])
    #expect(files.stored(names[1]) != nil)
  }

  @Test func aLockThatIsGoneIsAnothersToMake() throws {
    let environment = ["XDG_STATE_HOME": folder.path]
    var files = DiskFiles(environment: environment)
    var other = files
    #expect(try files.claim("a") && files.isClaimed("a"))
    try FileManager.default.removeItem(atPath: folder.path(of: "poplab"))
    #expect(!files.isClaimed("a"))
    #expect(try other.claim("a") && !files.claim("a"))
    #expect(other.isClaimed("a"))
  }

  @Test func whatIsKeptIsListedTheNewestFirst() throws {
    var files = DiskFiles(environment: ["XDG_STATE_HOME": folder.path])
    #expect(files.storedNames() == [])
    // A clock that is wrong, or an archive, dates a file in the year 2527.
    let ages = [
      ("b.yaml", 30), ("c.yaml", 10), ("a.yaml", 20), ("d.txt", 0), ("e.yaml", -15_800_000_000),
    ]
    for (name, age) in ages {
      #expect(try files.claim(name))
      try files.store(Array(old.utf8), as: name)
      let moment = timespec(tv_sec: time(nil) - age, tv_nsec: 0)
      utimensat(AT_FDCWD, folder.path(of: "poplab/unsaved/\(name)"), [moment, moment], 0)
    }
    #expect(files.storedNames() == ["e.yaml", "c.yaml", "a.yaml", "b.yaml"])
  }

  @Test func withoutAFolderNothingIsKept() throws {
    var nowhere = DiskFiles(environment: ["XDG_STATE_HOME": "relative"])
    #expect(throws: StorageFault.self) { try nowhere.claim("a") }
    #expect(
      DiskFiles(environment: ["HOME": "/home/me"]).folder == "/home/me/.local/state/poplab/unsaved")
    try folder.write(old, to: "file")
    var blocked = DiskFiles(environment: ["XDG_STATE_HOME": folder.path(of: "file")])
    #expect(throws: StorageFault.refused("Not a directory")) { try blocked.claim("a") }
  }
}

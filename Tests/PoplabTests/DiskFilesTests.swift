import Foundation
import PopoverLab
import PopoverScenes
import Testing

@testable import poplab

@Suite("Files that are replaced")
struct FileReplacementTests {
  /// A folder of its own, gone at the end.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private let old = Array("old\n".utf8)
  private let new = Array("new, and longer\n".utf8)

  private func put(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func replace(_ expected: [UInt8]?, at path: String) throws(StorageFault) {
    try DiskFiles(environment: [:]).replace(
      expected.map { ContentFingerprint($0) }, with: new, at: path)
  }

  @Test func theFirstStartIsClaimedOnce() throws {
    try withFolder { folder in
      let environment = ["XDG_STATE_HOME": folder]
      #expect(UserFolder.state.claimFirstStart(environment))
      #expect(!UserFolder.state.claimFirstStart(environment))
    }
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
    try withFolder { folder in
      let outcome = try BuiltProgram.run(path: "/bin/sh", ["-c", "cd '\(folder)' && \(command)"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let location = SceneLocation.file("\(folder)/s.yaml")
      var files = SceneFiles(DiskFiles(environment: [:]))
      let answer = files.perform(.reload(location))
      #expect(answer == [.reloaded(location, .failure(.file(.refused(reason))))])
    }
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o664, 0o444] as [mode_t])
  func keepTheirPermissions(permissions: mode_t) throws {
    try withFolder { folder in
      let path = folder + "/a.yaml"
      try put(old, path)
      chmod(path, permissions)
      // The superuser may write files that are read-only.
      guard access(path, W_OK) == 0 else {
        #expect(throws: StorageFault.refused("Permission denied")) { try replace(old, at: path) }
        return
      }
      try replace(old, at: path)
      #expect(try bytes(path) == new)
      #expect(mode(path) == permissions)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yaml"])
    }
  }

  @Test func aNewFileHasThePermissionsOfAnyOther() throws {
    try withFolder { folder in
      try replace(nil, at: folder + "/a.yaml")
      let other = open(folder + "/b.yaml", O_CREAT | O_WRONLY, 0o666)
      close(other)
      #expect(try bytes(folder + "/a.yaml") == new)
      #expect(mode(folder + "/a.yaml") == mode(folder + "/b.yaml"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
  }

  @Test func linksStayLinks() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/real", withIntermediateDirectories: true)
      try put(old, folder + "/real/a.yaml")
      symlink("real/a.yaml", folder + "/one.yaml")
      symlink(folder + "/one.yaml", folder + "/two.yaml")
      try replace(old, at: folder + "/two.yaml")
      #expect(try bytes(folder + "/real/a.yaml") == new)
      // One that leads to a file that is not there yet.
      symlink("real/b.yaml", folder + "/three.yaml")
      try replace(nil, at: folder + "/three.yaml")
      #expect(try bytes(folder + "/real/b.yaml") == new)
      for link in ["one", "two", "three"] {
        #expect(
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(link).yaml"))
            != nil)
      }
      // A circle leads nowhere.
      symlink("circle", folder + "/circle")
      #expect(throws: StorageFault.self) { try replace(nil, at: folder + "/circle") }
    }
  }

  @Test func aFileOfSeveralNamesStaysOne() throws {
    try withFolder { folder in
      try put(old, folder + "/a.yaml")
      link(folder + "/a.yaml", folder + "/b.yaml")
      try replace(old, at: folder + "/a.yaml")
      #expect(try bytes(folder + "/b.yaml") == new)
      #expect(throws: StorageFault.changed(ContentFingerprint(new))) {
        try replace(old, at: folder + "/a.yaml")
      }
    }
  }

  @Test func whatIsNotExpectedStays() throws {
    try withFolder { folder in
      let path = folder + "/a.yaml"
      try put(old, path)
      let found = ContentFingerprint(old)
      for expected in [nil, new, []] {
        #expect(throws: StorageFault.changed(found)) { try replace(expected, at: path) }
      }
      #expect(try bytes(path) == old)
      #expect(throws: StorageFault.changed(nil)) { try replace(old, at: folder + "/b.yaml") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yaml"])
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    try withFolder { folder in
      mkfifo(folder + "/pipe", 0o600)
      for path in ["", "/pipe", "/new/", "/none/a.yaml", "/" + String(repeating: "a", count: 300)] {
        #expect(throws: StorageFault.self) { try replace(nil, at: folder + path) }
      }
      #expect(throws: StorageFault.refused("Not a regular file")) { try replace(nil, at: folder) }
    }
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
    try withFolder { folder in
      let files = DiskFiles(environment: [:])
      try put(old, folder + "/a.yaml")
      symlink("a.yaml", folder + "/link.yaml")
      let whole = files.fullPath(of: folder + "/a.yaml")
      #expect(whole.hasPrefix("/") && whole.hasSuffix("/a.yaml"))
      #expect(files.fullPath(of: folder + "/./link.yaml") == whole)
      #expect(
        files.fullPath(of: folder + "/../" + (folder.split(separator: "/").last ?? "") + "/a.yaml")
          == whole)
      #expect(files.fullPath(of: folder + "//new.yaml") == whole.dropLast(6) + "new.yaml")
    }
  }

  @Test func unsavedChangesOutliveTheProgramAndArePrivate() throws {
    try withFolder { folder in
      let environment = ["XDG_STATE_HOME": folder + "/state", "HOME": "/nowhere"]
      var files = DiskFiles(environment: environment)
      #expect(files.folder == folder + "/state/poplab/unsaved")
      #expect(files.stored("a") == nil)
      #expect(try files.claim("a") && files.claim("a"))
      try files.store(old, as: "a")
      try files.store(new, as: "a")
      #expect(files.stored("a") == new)
      #expect(mode(folder + "/state/poplab/unsaved") == 0o700)
      #expect(mode(folder + "/state/poplab/unsaved/a") == 0o600)
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
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder + "/state/poplab/unsaved") == [])
    }
  }

  /// A folder stands where changes or their lock would be.
  @Test(arguments: ["", ".lock"]) func anotherNameIsTakenWhereOneIsOfNoUse(ending: String) throws {
    try withFolder { folder in
      let files = DiskFiles(environment: ["XDG_STATE_HOME": folder])
      let names = (1...2).map { UnsavedScene.fileName(for: .unnamed, number: $0) }
      let inTheWay = "\(folder)/poplab/unsaved/\(names[0])\(ending)"
      try FileManager.default.createDirectory(
        atPath: inTheWay, withIntermediateDirectories: true)
      var scenes = SceneFiles(files)
      let unsaved = UnsavedScene(of: .unnamed, over: nil, old)
      #expect(scenes.perform(.store(unsaved)) == [])
      #expect(files.stored(names[1]) != nil)
    }
  }

  @Test func aLockThatIsGoneIsAnothersToMake() throws {
    try withFolder { folder in
      let environment = ["XDG_STATE_HOME": folder]
      var files = DiskFiles(environment: environment)
      var other = files
      #expect(try files.claim("a") && files.isClaimed("a"))
      try FileManager.default.removeItem(atPath: folder + "/poplab")
      #expect(!files.isClaimed("a"))
      #expect(try other.claim("a") && !files.claim("a"))
      #expect(other.isClaimed("a"))
    }
  }

  @Test func whatIsKeptIsListedTheNewestFirst() throws {
    try withFolder { folder in
      var files = DiskFiles(environment: ["XDG_STATE_HOME": folder])
      #expect(files.storedNames() == [])
      // A clock that is wrong, or an archive, dates a file in the year 2527.
      let ages = [
        ("b.yaml", 30), ("c.yaml", 10), ("a.yaml", 20), ("d.txt", 0), ("e.yaml", -15_800_000_000),
      ]
      for (name, age) in ages {
        #expect(try files.claim(name))
        try files.store(old, as: name)
        let moment = timespec(tv_sec: time(nil) - age, tv_nsec: 0)
        utimensat(AT_FDCWD, "\(folder)/poplab/unsaved/\(name)", [moment, moment], 0)
      }
      #expect(files.storedNames() == ["e.yaml", "c.yaml", "a.yaml", "b.yaml"])
    }
  }

  @Test func withoutAFolderNothingIsKept() throws {
    var nowhere = DiskFiles(environment: ["XDG_STATE_HOME": "relative"])
    #expect(throws: StorageFault.self) { try nowhere.claim("a") }
    #expect(
      DiskFiles(environment: ["HOME": "/home/me"]).folder == "/home/me/.local/state/poplab/unsaved")
    try withFolder { folder in
      try put(old, folder + "/file")
      var blocked = DiskFiles(environment: ["XDG_STATE_HOME": folder + "/file"])
      #expect(throws: StorageFault.refused("Not a directory")) { try blocked.claim("a") }
    }
  }
}

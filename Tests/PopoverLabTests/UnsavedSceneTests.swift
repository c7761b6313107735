import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("What is kept of scenes")
struct UnsavedSceneTests {
  private let path = "mine.yaml"
  private let bytes = Array("name: mine\n".utf8)
  private let changed = Array("name: changed # here\n".utf8)

  private func files() -> SceneFiles<HeadlessFiles> { SceneFiles(HeadlessFiles([path: bytes])) }

  private func left(_ location: SceneLocation, in files: inout SceneFiles<HeadlessFiles>)
    -> [RecoverableScene]
  {
    guard case .foundUnsaved(let left, location)? = files.perform(.findUnsaved(for: location)).first
    else {
      Issue.record("There is no answer for \(location)")
      return []
    }
    return left
  }

  private func recovered(
    _ left: RecoverableScene, in files: inout SceneFiles<HeadlessFiles>
  ) throws -> RecoveredScene {
    guard case .recovered(left, let result)? = files.perform(.recover(left)).first else {
      throw StorageFault.missing
    }
    guard case .scene(let scene) = try result.get() else { throw StorageFault.missing }
    return scene
  }

  @Test(arguments: [SceneLocation.file("mine.yaml"), .unnamed, .shipped("nested")])
  func isFoundByAnotherLabUntilItIsDropped(location: SceneLocation) throws {
    var files = files()
    let base = location == .file(path) ? ContentFingerprint(bytes) : nil
    #expect(files.perform(.store(UnsavedScene(of: location, over: base, changed))) == [])
    #expect(left(location, in: &files) == [], "It is this lab's own.")
    var next = SceneFiles(files.storage)
    for _ in 0..<2 {
      let found = try #require(left(location, in: &next).first)
      #expect(found.location == location)
      #expect(left(.file("other.yaml"), in: &next).map(\.name) == [found.name])
    }
    let found = try #require(left(location, in: &next).first)
    #expect(next.perform(.drop(found)) == [])
    #expect(left(location, in: &next) == [])
    #expect(next.storage.stored.isEmpty)
  }

  /// Where there is no room for a session, the scene stays under its own name.
  @Test func aSessionThatCannotBeStoredLosesNothing() {
    var files = files()
    let scene = UnsavedScene(of: .shipped("nested"), over: nil, changed)
    _ = files.perform(.store(scene))
    let session = UnsavedScene(of: .unnamed, over: nil, changed)
    files.storage.refusal = "No space left on device"
    #expect(files.perform(.storeSession(session, insteadOf: scene.location)).count == 1)
    #expect(left(.unnamed, in: &files).isEmpty && files.storage.stored.count == 1)
    files.storage.refusal = nil
    #expect(files.perform(.storeSession(session, insteadOf: scene.location)) == [])
    var next = SceneFiles(files.storage)
    #expect(left(.unnamed, in: &next).map(\.location) == [.unnamed])
  }

  @Test(arguments: [".a.yaml", "/x/.a.yaml", "..a.yaml"])
  func hiddenFilesAreKeptInOthers(path: String) {
    #expect(!UnsavedScene.fileName(for: .file(path)).hasPrefix("."))
  }

  @Test func itBelongsToTheLabThatRecoversIt() throws {
    var files = files()
    let base = ContentFingerprint(bytes)
    _ = files.perform(.store(UnsavedScene(of: .file(path), over: base, changed)))
    var next = SceneFiles(files.storage)
    let found = try #require(left(.file(path), in: &next).first)
    let scene = try recovered(found, in: &next)
    #expect(scene.document.bytes == changed && scene.base == base && scene.change == nil)
    #expect(scene.saved?.name == "mine")
    #expect(left(.file(path), in: &next) == [])
    // Further changes are stored under the same name, and removed with it.
    _ = next.perform(.store(UnsavedScene(of: .file(path), over: base, bytes)))
    #expect(next.storage.stored.count == 1)
    #expect(next.perform(.forget(.file(path))) == [])
    #expect(next.storage.stored.isEmpty)
  }

  @Test func staysBesideWhatIsKeptLater() throws {
    var files = files()
    for number in 1...3 {
      _ = files.perform(.store(UnsavedScene(of: .unnamed, over: nil, changed)))
      #expect(files.storage.stored.count == number)
      files = SceneFiles(files.storage)
    }
    #expect(
      left(.unnamed, in: &files).map(\.title) == [
        "last-session", "last-session-2", "last-session-3",
      ])
  }

  @Test func itReportsThatItsFileHasChanged() throws {
    for now in [Array("name: theirs\n".utf8), nil] {
      var files = files()
      _ = files.perform(
        .store(UnsavedScene(of: .file(path), over: ContentFingerprint(bytes), changed)))
      files.storage.contents[path] = now
      var next = SceneFiles(files.storage)
      let scene = try recovered(try #require(left(.file(path), in: &next).first), in: &next)
      #expect(scene.change != nil)
      #expect(scene.saved?.name == (now == nil ? nil : "theirs"))
    }
  }

  @Test func belongsToOneFileHoweverItIsNamed() {
    var files = files()
    _ = files.perform(.store(UnsavedScene(of: .file(path), over: nil, changed)))
    var next = SceneFiles(files.storage)
    #expect(left(.file("./mine.yaml"), in: &next).map(\.location) == [.file("./mine.yaml")])
    #expect(left(.unnamed, in: &next).map(\.location) == [.file("/here/mine.yaml")])
  }

  /// What was offered is dropped, not what another lab has stored under its name since.
  @Test func aNewerOneIsNotDropped() throws {
    var files = files()
    _ = files.perform(.store(UnsavedScene(of: .file(path), over: nil, changed)))
    var next = SceneFiles(files.storage)
    var found = try #require(left(.file(path), in: &next).first)
    let newer = UnsavedScene(of: .file(path), over: nil, changed + bytes)
    next.storage.stored[found.name] = newer.file
    found.content = ContentFingerprint(newer.file)
    var old = found
    old.content = ContentFingerprint(changed)
    let fault = SceneFileFault.file(.changed(found.content))
    #expect(next.perform(.drop(old)) == [.notDropped(found, fault)])
    #expect(left(.file(path), in: &next) == [found])
    #expect(next.perform(.drop(found)) == [] && next.storage.stored.isEmpty)
  }

  /// Scenes of one name in several folders are told apart by the folder.
  @Test func titlesAreUnique() {
    var files = files()
    for (number, file) in ["a/x", "b/x", "c/x-2", "d/x", "e/y"].enumerated() {
      let scene = UnsavedScene(of: .file("/\(file)"), over: nil, changed)
      files.storage.stored["\(number)"] = scene.file
    }
    let titles = left(.unnamed, in: &files).map(\.title)
    #expect(titles == ["x", "b/x", "x-2", "d/x", "y"])
  }

  /// Another lab has taken what was found, and this one stores changes under the name that became free.
  @Test func itsOwnAreNotDroppedForOthers() throws {
    var files = files()
    _ = files.perform(.store(UnsavedScene(of: .file(path), over: nil, changed)))
    var next = SceneFiles(files.storage)
    let found = try #require(left(.file(path), in: &next).first)
    next.storage.stored = [:]
    _ = next.perform(.store(UnsavedScene(of: .file(path), over: nil, bytes)))
    let own = next.storage.stored
    #expect(own.keys.contains(found.name))
    #expect(next.perform(.drop(found)) == [] && next.storage.stored == own)
    #expect(next.perform(.recover(found)) == [.recovered(found, .failure(.file(.missing)))])
  }

  @Test func itStaysWithTheLabThatHasClaimedIt() throws {
    var files = files()
    let first = UnsavedScene.fileName(for: .file("/here/mine.yaml"))
    let unsaved = UnsavedScene(of: .file(path), over: nil, changed)
    files.storage.stored[first] = unsaved.file
    files.storage.claimedElsewhere = [first]
    #expect(left(.file(path), in: &files) == [])
    #expect(files.perform(.store(unsaved)) == [.changedElsewhere(.file(path))])
    #expect(files.perform(.store(unsaved)) == [])
    #expect(files.storage.stored.count == 2)
    let gone = RecoverableScene(
      title: "mine.yaml", subject: .scene(.file(path)), name: first,
      content: ContentFingerprint(unsaved.file))
    let fault = SceneFileFault.file(.refused("It is open in another poplab"))
    #expect(files.perform(.recover(gone)) == [.recovered(gone, .failure(fault))])
    #expect(files.perform(.drop(gone)) == [.notDropped(gone, fault)])
    #expect(files.storage.stored.count == 2)
  }

  @Test func whatCannotBeClaimedIsFoundAndItIsSaidWhy() throws {
    var files = files()
    _ = files.perform(.store(UnsavedScene(of: .file(path), over: nil, changed)))
    var next = SceneFiles(files.storage)
    next.storage.unusable = Set(files.storage.stored.keys)
    let found = try #require(left(.file(path), in: &next).first)
    let fault = SceneFileFault.file(.refused("Is a directory"))
    #expect(next.perform(.recover(found)) == [.recovered(found, .failure(fault))])
    #expect(next.perform(.drop(found)) == [.notDropped(found, fault)])
  }

  @Test(arguments: [SceneLocation.file("/here/mine.yaml"), .unnamed])
  func aNameThatCannotBeUsedIsPassedOver(location: SceneLocation) {
    var files = files()
    let names = (1...100).map { UnsavedScene.fileName(for: location, number: $0) }
    let unsaved = UnsavedScene(of: location, over: nil, changed)
    files.storage.unusable = Set(names)
    let fault = SceneFileFault.file(.refused("Is a directory"))
    #expect(files.perform(.store(unsaved)) == [.notStored(location, fault)])
    files.storage.unusable.remove(names[2])
    #expect(files.perform(.store(unsaved)) == [])
    #expect(Array(files.storage.stored.keys) == [names[2]])
  }

  /// What is still there is not written once more.
  @Test func whatWasRemovedIsStoredAgain() {
    var files = files()
    let unsaved = UnsavedScene(of: .file(path), over: nil, changed)
    _ = files.perform(.store(unsaved))
    let stored = files.storage.stored
    files.storage.stored = [:]
    #expect(files.perform(.keep(unsaved)) == [] && files.storage.stored == stored)
    files.storage.refusal = "No space left on device"
    #expect(files.perform(.keep(unsaved)) == [])
    files.storage.stored = [:]
    #expect(files.perform(.keep(unsaved)).count == 1)
  }

  /// Two names of one file never have one file of changes.
  @Test func eachNameOfAFileHasChangesOfItsOwn() throws {
    var files = files()
    files.storage.links = ["./link.yaml": path]
    let own = UnsavedScene(of: .file(path), over: nil, changed)
    let linked = UnsavedScene(of: .file("./link.yaml"), over: nil, bytes)
    for unsaved in [own, linked] { #expect(files.perform(.store(unsaved)) == []) }
    #expect(files.storage.stored.count == 2)
    _ = files.perform(.forget(linked.location))
    let kept = try #require(files.storage.stored.values.first.flatMap { UnsavedScene(file: $0) })
    #expect(files.storage.stored.count == 1 && kept.bytes == changed)
  }

  /// Those of labs that run are no sessions of the past, of which five are kept.
  @Test func aSessionHasRoomHoweverManyLabsRun() {
    let unsaved = UnsavedScene(of: .unnamed, over: nil, changed)
    let names = (1...7).map { UnsavedScene.fileName(for: .unnamed, number: $0) }
    var files = files()
    files.storage.stored = Dictionary(names[..<6].map { ($0, unsaved.file) }) { $1 }
    files.storage.claimedElsewhere = Set(names[..<6])
    #expect(files.perform(.store(unsaved)) == [] && files.storage.stored[names[6]] != nil)
    var next = SceneFiles(files.storage)
    next.storage.claimedElsewhere = []
    #expect(next.perform(.store(unsaved)) == [] && next.storage.stored.count == 5)
  }

  /// Somebody has emptied the folder, and another lab has claimed the name since.
  @Test func aNameThatWasLostIsLeftToItsNewOwner() {
    var files = files()
    let first = UnsavedScene.fileName(for: .file("/here/mine.yaml"))
    let unsaved = UnsavedScene(of: .file(path), over: nil, changed)
    _ = files.perform(.store(unsaved))
    files.storage.stored = [first: bytes]
    files.storage.claimedElsewhere = [first]
    var saved = files
    #expect(saved.perform(.forget(.file(path))) == [] && saved.storage.stored == [first: bytes])
    #expect(files.perform(.store(unsaved)) == [.changedElsewhere(.file(path))])
    #expect(files.storage.stored.count == 2 && files.storage.stored[first] == bytes)
  }

  /// What a lab left behind when it ended is kept, and is no change that another one makes.
  @Test func whatWasLeftIsChangedByNobodyElse() {
    var files = files()
    let first = UnsavedScene.fileName(for: .file("/here/mine.yaml"))
    let unsaved = UnsavedScene(of: .file(path), over: nil, changed)
    files.storage.stored[first] = unsaved.file
    #expect(files.perform(.store(unsaved)) == [])
    #expect(files.storage.stored.count == 2)
  }

  @Test(arguments: [
    "", "name: x\n", "# Unsaved changes of a scene, kept by poplab. The scene begins below.\n",
  ])
  func aFileOfAnotherKindIsNotTaken(text: String) {
    #expect(UnsavedScene(file: Array(text.utf8)) == nil)
    var files = files()
    files.storage.stored["a.yaml"] = Array(text.utf8)
    #expect(left(.unnamed, in: &files) == [])
  }

  @Test func unreadableChangesAreReportedAndStay() throws {
    var files = files()
    let broken = UnsavedScene(of: .file(path), over: nil, Array("nmae: x\n".utf8))
    _ = files.perform(.store(broken))
    var next = SceneFiles(files.storage)
    let found = try #require(left(.file(path), in: &next).first)
    #expect(throws: SceneFileFault.self) { try recovered(found, in: &next) }
    _ = next.perform(.store(UnsavedScene(of: .file(path), over: nil, changed)))
    #expect(next.storage.stored.count == 2)
  }
}

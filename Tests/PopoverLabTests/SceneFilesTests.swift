import AnnotatedYAML
import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("The files of scenes")
struct SceneFilesTests {
  private static let text = "anchors: { a: { x: 3 } } # mine\n"
  private let path = "scenes/mine.yaml"

  private func files(_ text: String = SceneFilesTests.text) -> SceneFiles<HeadlessFiles> {
    SceneFiles(HeadlessFiles([path: Array(text.utf8)]))
  }

  private func opened(_ files: inout SceneFiles<HeadlessFiles>) throws -> OpenedScene {
    let events = files.perform(.open(.file(path)))
    guard case .opened(.file(path), .success(let scene))? = events.first else {
      Issue.record("\(events)")
      throw StorageFault.missing
    }
    return scene
  }

  /// The document with its anchor elsewhere.
  private func moved(_ document: SceneDocument, to x: Int = 9) throws -> SceneDocument {
    var scene = document.scene
    scene.anchors[0].x = x
    return try document.saving(scene)
  }

  @Test func aSceneIsReadAndSavedOverWhatWasRead() throws {
    var files = files()
    let scene = try opened(&files)
    #expect(scene.document.scene.anchors[0].x == 3)
    let changed = try moved(scene.document)
    let saved = ContentFingerprint(changed.bytes)
    #expect(
      files.perform(.save(changed, over: scene.content))
        == [.saved(changed, .success(saved))])
    #expect(files.storage.contents[path] == Array("anchors: { a: { x: 9 } } # mine\n".utf8))
    // The next save expects the present content.
    let again = try moved(changed, to: 4)
    #expect(
      files.perform(.save(again, over: saved))
        == [.saved(again, .success(ContentFingerprint(again.bytes)))])
    #expect(files.storage.contents[path] == again.bytes)
  }

  @Test func changesOfOthersAreNotOverwrittenByWrite() throws {
    var files = files()
    let scene = try opened(&files)
    let theirs = Array("name: theirs\n".utf8)
    files.storage.contents[path] = theirs
    let changed = try moved(scene.document)
    #expect(
      files.perform(.save(changed, over: scene.content))
        == [.saved(changed, .failure(.file(.changed(ContentFingerprint(theirs)))))])
    #expect(files.storage.contents[path] == theirs)
    #expect(
      files.perform(.overwrite(changed))
        == [.saved(changed, .success(ContentFingerprint(changed.bytes)))])
    #expect(files.storage.contents[path] == changed.bytes)
  }

  @Test func aMissingOrExistingFileIsReported() throws {
    var files = files()
    let scene = try opened(&files)
    let document = scene.document
    #expect(
      files.perform(.save(document, over: nil))
        == [.saved(document, .failure(.file(.changed(scene.content))))])
    files.storage.contents[path] = nil
    #expect(
      files.perform(.save(document, over: scene.content))
        == [.saved(document, .failure(.file(.changed(nil))))])
    #expect(
      files.perform(.overwrite(document))
        == [.saved(document, .success(ContentFingerprint(document.bytes)))])
    #expect(files.storage.contents[path] == document.bytes)
  }

  @Test func theReasonWhyNothingCanBeWrittenIsReported() throws {
    var files = files()
    let scene = try opened(&files)
    files.storage.refusal = "No space left on device"
    let refused = SceneFileFault.file(.refused("No space left on device"))
    #expect(
      files.perform(.save(scene.document, over: scene.content))
        == [.saved(scene.document, .failure(refused))])
    #expect(
      files.perform(.overwrite(scene.document)) == [.saved(scene.document, .failure(refused))])
    let unsaved = UnsavedScene(of: .file(path), over: scene.content, scene.document.bytes)
    #expect(files.perform(.store(unsaved)) == [.notStored(.file(path), refused)])
  }

  @Test func aSceneMayNotBeThere() {
    var files = files("anchor: {}")
    #expect(
      files.perform(.open(.file("none.yaml")))
        == [.opened(.file("none.yaml"), .failure(.file(.missing)))])
    #expect(
      files.perform(.open(.shipped("nestd")))
        == [.opened(.shipped("nestd"), .failure(.unknownName("nestd")))])
    guard case .opened(_, .failure(.scene(let error)))? = files.perform(.open(.file(path))).first
    else {
      Issue.record("no fault")
      return
    }
    #expect(error.description.hasPrefix("scenes/mine.yaml:1:1: unknown key 'anchor'"))
  }

  @Test func shippedScenesAreReadByTheirNames() throws {
    var files = files()
    for (name, source) in ShippedScenes.all {
      let document = try SceneDocument(source, path: name)
      #expect(
        files.perform(.open(SceneLocation(name)))
          == [.opened(.shipped(name), .success(OpenedScene(document, content: nil)))])
    }
  }

  @Test func textsAreReadBesideTheirScene() {
    var files = files()
    files.storage.contents["scenes/a.ans"] = Array("\u{1B}[1mbold".utf8)
    files.storage.input = Array("piped".utf8)
    func text(_ source: ANSISource, _ location: SceneLocation) -> [SceneFileEvent] {
      files.perform(.readText(source, of: location))
    }
    let bold = StyledText(lines: [StyledLine(GlyphText("bold"), style: Style(attributes: .bold))])
    #expect(
      text(.file("a.ans"), .file(path))
        == [.textRead(.file("a.ans"), of: .file(path), .success(bold))])
    #expect(
      text(.file("a.ans"), .unnamed)
        == [.textRead(.file("a.ans"), of: .unnamed, .failure(.file(.missing)))])
    let piped = StyledText(lines: [StyledLine(GlyphText("piped"))])
    #expect(
      text(.standardInput, .shipped("nested"))
        == [.textRead(.standardInput, of: .shipped("nested"), .success(piped))])
  }
}

@Suite("What is wrong with the file of a scene")
struct SceneFileFaultTests {
  @Test(arguments: [
    (SceneFileFault.file(.missing), "Cannot open 'far/a.yaml': No such file or directory"),
    (.file(.changed(nil)), "Cannot open 'far/a.yaml': it is gone"),
    (
      .file(.changed(ContentFingerprint([]))),
      "Cannot open 'far/a.yaml': it has changed on the disk"
    ),
    (.file(.refused("Permission denied")), "Cannot open 'far/a.yaml': Permission denied"),
    (
      .scene(
        SceneError(
          path: "x",
          faults: [Fault(at: Place(line: 2, column: 3), .unknownKey("ab", known: ["abc"]))])
      ),
      "far/a.yaml:2:3: unknown key 'ab'; did you mean 'abc'?"
    ),
    (.unknownName("nestd"), "Unknown scene 'nestd'; did you mean 'nested'?"),
  ])
  func aFaultIsReportedInALine(fault: SceneFileFault, line: String) {
    #expect(fault.line("Cannot open", path: "far/a.yaml", width: 80) == line)
    let short = line.split(separator: "far/").joined()
    #expect(fault.line("Cannot open", path: "far/a.yaml", width: 20) == short)
  }

  @Test func showsNamesSafely() {
    #expect(
      SceneFileFault.file(.missing).line("Cannot write", path: "\u{1B}[2J\n", width: 80)
        == "Cannot write '<U+001B>[2J<U+000A>': No such file or directory")
    #expect(
      SceneFileFault.unknownName("\u{202E}x").line("", path: "", width: 20)
        .hasPrefix("Unknown scene '<U+202E>x'; known here: the-lab, "))
  }
}

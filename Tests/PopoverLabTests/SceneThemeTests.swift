import LabSupport
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("The theme of a scene")
struct SceneThemeTests {
  private let mine = "theme: double\nanchors: { a: { x: 3 } }\npopovers: { p: { anchor: a } }\n"

  /// The lab, and the final content of a file.
  private func play(
    _ script: String, theme: String = "rounded"
  ) throws -> (lab: Lab, text: String?) {
    var lab = Lab.sample(theme: theme)
    var world = HeadlessWorld(themes: [
      "themes/own.yaml": .success(Theme(name: "own")),
      "./scenes/own.yaml": .success(Theme(name: "own")),
    ])
    world.scenes.storage = HeadlessFiles([
      "./mine.yaml": Array(mine.utf8),
      "./scenes/s.yaml": Array(mine.replacing("double", with: "./own.yaml").utf8),
    ])
    var terminal = HeadlessTerminal(
      size: lab.size, events: try KeyScript(script).keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    let files = world.scenes.storage.contents
    return (
      lab, (files["./new.yaml"] ?? files["./mine.yaml"]).map { String(decoding: $0, as: UTF8.self) }
    )
  }

  @Test(arguments: [
    (":theme classic<CR>", "classic"), ("T/classic<CR><CR>", "classic"),
    (":theme classic<CR>u", nil),
    ("", nil), ("l", nil), ("Tjj<Esc>", nil), (";tk", nil), (":theme classic<CR>0", nil),
    (":theme themes/own.yaml<CR>", "themes/own.yaml"), (":sheet classic<CR><Esc>", "classic"),
  ])
  func isWrittenIfItWasChosenHere(script: String, theme: String?) throws {
    for start in ["rounded", "double"] {
      let text = try #require(try play(script + ":w ./new.yaml<CR>", theme: start).text)
      #expect(try Scene(Array(text.utf8), path: "").theme == theme)
    }
  }

  @Test func aFilesOwnIsNoChange() throws {
    let (lab, _) = try play(":e ./mine.yaml<CR>")
    #expect(lab.theme.name == "double" && !lab.files.isUnsaved(lab.scene))
    #expect(try play(":e ./mine.yaml<CR>:theme classic<CR>").lab.isUnsaved)
    #expect(
      try play(":e ./mine.yaml<CR>:theme classic<CR>:w<CR>").text
        == mine.replacing("double", with: "classic"))
  }

  @Test(
    arguments: [
      ("mine.yaml", "themes/own.yaml", "themes/own.yaml"),
      ("./a/mine.yaml", "a/own.yaml", "./own.yaml"),
      ("a/b/mine.yaml", "themes/own.yaml", "../../themes/own.yaml"),
      ("/a/mine.yaml", "own.yaml", "/home/me/own.yaml"),
      ("/a/mine.yaml", "./own.yaml", "/home/me/own.yaml"),
      ("a/mine.yaml", "/b/own.yaml", "/b/own.yaml"),
      ("../mine.yaml", "own.yaml", "/home/me/own.yaml"),
    ])
  func itsPathIsRelativeToTheFolderOfTheScene(scene: String, path: String, name: String) {
    var files = OpenScenes(Scene(), opened: nil, texts: [:])
    files.folder = "/home/me"
    let (theme, place) = (Theme(name: "own"), SceneLocation.file(scene))
    #expect(files.name(of: CollectedTheme(theme, path: path), from: place) == name)
    #expect(
      files.name(of: CollectedTheme(theme, path: path, isNamed: true), from: place) == "own")
  }

  /// What is refused is not written, and is no step.
  @Test(arguments: ["theme nosuch", "theme ./none.yaml", "scheme nosuch", "scheme ./none.conf"])
  func whatIsNotFoundChangesNothing(key: String) throws {
    let lab = try play("l:scene \(key)<CR>").lab
    #expect(lab.scene.theme == nil && lab.scene.scheme == nil)
    #expect(lab.notice?.isRefusal == true)
    #expect(try play("l:scene \(key)<CR>u").lab.scene == .start())
  }

  @Test(arguments: [
    ("theme classic", "classic"), ("theme themes/own.yaml", "themes/own.yaml"),
    ("theme rounded", "rounded"),
  ])
  func whatIsFoundIsOneStep(key: String, theme: String) throws {
    #expect(try play("l:scene \(key)<CR>").lab.scene.theme == theme)
    #expect(try play("l:scene \(key)<CR>u").lab.scene.theme == nil)
    #expect(try play("l:scene \(key)<CR>uu").lab.scene == .start())
  }

  /// Opening a scene is one step, also where its theme must be read.
  @Test(arguments: ["u", "uUu", "3lu"])
  func aSceneAndItsThemeAreOneStep(script: String) throws {
    let opened = try play(":e ./scenes/s.yaml<CR>").lab
    #expect(opened.theme.name == "own" && opened.scene.anchors[0].x == 3)
    let lab = try play(":e ./scenes/s.yaml<CR>" + script).lab
    #expect((lab.scene == .start()) == (script != "3lu"))
    #expect((lab.theme.name == "own") == (script == "3lu"))
  }

  @Test func aThemeAloneIsNoUnsavedChange() throws {
    #expect(try play("t").lab.files.stored.scenes.isEmpty)
    #expect(try play(":e ./mine.yaml<CR>t").lab.files.stored.scenes.count == 1)
  }
}

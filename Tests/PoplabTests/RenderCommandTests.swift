import CellCanvas
import CellPictures
import Foundation
import PopoverReports
import TerminalDriver
import TestSupport
import Testing

private func render(_ arguments: String) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", ["render"] + arguments.split(separator: " ").map(String.init))
}

@Suite("The command render")
struct RenderCommandTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    (PictureFormat.text, " Files"), (.ansi, "\u{1B}[0"), (.svg, "<svg xmlns="),
    (.html, "<!DOCTYPE html>"), (.json, "{\"cells\":[["), (.screen, " Files"),
  ])
  func aFileHasTheFormatOfItsEnding(_ format: PictureFormat, _ start: String) throws {
    let name = "picture.\(format.ending)"
    let written = try render("nested --size 40x12 --output \(folder.path(of: name))")
    #expect(written.status == 0, "\(written.errors)")
    let text = try folder.text(of: name)
    #expect(text.hasPrefix(start))
    #expect(try render("nested --size 40x12 --format \(format.rawValue)").output == text)
  }

  /// What comes through a pipe is there for all frames, though it can be read once.
  @Test func aPipeIsReadForEveryFrame() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let (scene, theme) = (
      "<('\(program)' scenes show nested --source)", "<('\(program)' themes show mb --file)"
    )
    let outcome = try BuiltProgram.run(
      path: "/bin/bash",
      ["-c", "'\(program)' render \(scene) --theme \(theme) --size 80x24,60x16 --format json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"screen\":[60,16]"), "\(outcome.output.suffix(200))")
  }

  @Test func aScreenCanBeReadBack() throws {
    let text = try render("nested --size 40x12 --format screen").output
    let canvas = try ScreenText.canvas(from: text)
    #expect(canvas.size == CellSize(width: 40, height: 12))
    #expect(try render("nested --size 40x12").output == canvas.picture)
  }

  @Test func anObjectHasSceneAnswerCandidatesAndCells() throws {
    let text = try render("nested --size 40x12 --format json --theme mb").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    #expect(object["scene"] as? String == "nested")
    #expect(object["theme"] as? String == "mb")
    #expect((object["cells"] as? [NSArray])?.count == 12)
    let explanations = try #require(object["explanations"] as? [NSDictionary])
    #expect(explanations.map { $0["name"] as? String } == ["menu", "recent", "scenes"])
    #expect((explanations[0]["explanation"] as? NSDictionary)?["candidates"] is NSArray)
  }

  /// Why the library would have put it somewhere is no reason for where another engine has put it.
  @Test func whatAnotherEngineHasPlacedHasItsOwnReason() throws {
    let text =
      "{ anchors: { a: { x: 9 } }, popovers: { p: { anchor: a, size: 9x2, engine: vim } } }"
    let scene = try folder.write(text, to: "vim.yaml")
    let page = try render("\(scene) --size 60x16 --format html").output
    #expect(page.contains("poplab would place it below"))
    #expect(!page.contains("decided by"))
    #expect(try render("\(scene) --format json").output.contains("\"explanations\":[]"))
  }

  @Test(arguments: [
    ("--all --theme mb", ["the-lab", "tour-freeze"], ["mb"]),
    ("nested --all", ["nested"], ["paper", "monochrome"]),
  ])
  func allIsEverySceneAndThemeThatIsNotNamed(
    _ arguments: String, scenes: [String], themes: [String]
  ) throws {
    let sheet = try render("\(arguments) --size 40x12").output
    let titles = sheet.split(separator: "\n").filter { $0.contains(", 40x12, ") }
    #expect(titles.count > 10)
    for scene in scenes {
      for theme in themes { #expect(titles.contains("\(scene), 40x12, \(theme)")) }
    }
  }

  @Test func everyCombinationIsDrawn() throws {
    let sheet = try render("nested tour --size 40x12,50x10 --theme mb,ascii").output
    let lines = sheet.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("x1") && $0.contains(", ") } == [
        "nested, 40x12, mb", "nested, 50x10, mb", "nested, 40x12, ascii", "nested, 50x10, ascii",
        "tour, 40x12, mb", "tour, 50x10, mb", "tour, 40x12, ascii", "tour, 50x10, ascii",
      ])
  }

  @Test func aFolderGetsAFileForEach() throws {
    let written = try render(
      "nested --size 40x12,50x10 --theme mb --scheme none,nord --format screen --output "
        + folder.path(of: "screens/"))
    #expect(written.status == 0, "\(written.errors)")
    #expect(
      try folder.names(in: "screens") == [
        "nested-40x12-mb-nord.screen", "nested-40x12-mb.screen", "nested-50x10-mb-nord.screen",
        "nested-50x10-mb.screen",
      ])
  }

  /// Of the scene, too, that keys have opened.
  @Test func aPictureIsCalledAsWhatItShows() throws {
    let keys = "nested --size 40x12 --theme mb --keys :e<Space>lsp-hover<Enter>"
    #expect(try render("\(keys) --output \(folder.path(of: "opened/"))").status == 0)
    #expect(try folder.names(in: "opened") == ["lsp-hover-40x12-mb.txt"])
    let json = try render("\(keys) --format json").output
    #expect(json.contains("\"scene\":\"lsp-hover\""), "\(json.prefix(200))")
  }

  /// A number that tells two pictures apart makes no name that a third one has.
  @Test func noFileOfAFolderIsWrittenTwice() throws {
    let scenes = try ["one/a.yaml", "two/a.yaml"].map { try folder.write("name: a", to: $0) }
    let themes = try ["t.yaml", "t-2.yaml"].map { try folder.write("summary: x", to: $0) }
    let written = try render(
      "\(scenes.joined(separator: " ")) --theme \(themes.joined(separator: ",")) --size 20x5 "
        + "--output \(folder.path(of: "alike/"))")
    #expect(written.status == 0, "\(written.errors)")
    #expect(try folder.names(in: "alike").count == 4)
  }

  /// Only the ending of a name is left out.
  @Test func aFileOfAFolderIsCalledAsItsScene() throws {
    let scenes = try ["menu.small.yaml", "menu.large.yaml"].map {
      try folder.write("name: a", to: $0)
    }
    let (words, dotted) = (scenes.joined(separator: " "), folder.path(of: "dotted/"))
    #expect(try render("\(words) --size 20x5 --output \(dotted)").status == 0)
    let names = try folder.names(in: "dotted")
    #expect(names == ["menu-large-20x5-paper.txt", "menu-small-20x5-paper.txt"])
  }

  @Test func lightAndDarkAreChosenByTheReader() throws {
    let both = try render("nested --size 40x12 --theme paper --format svg").output
    #expect(both.contains("@media (prefers-color-scheme:"))
    let light = try render("nested --size 40x12 --theme paper --format svg --appearance light")
      .output
    #expect(!light.contains("@media"))
    #expect(both.contains(light.split(separator: "\n").first { $0.hasPrefix("<path") } ?? "none"))
  }

  /// The list of themes shows one that has a single appearance, and keeps its own.
  @Test func anAppearanceHoldsBesideAThemeWithoutIt() throws {
    let pictures = try ["light", "dark"].map {
      try render("nested --theme paper --keys Tgkjjjj --format screen --appearance \($0)").output
    }
    #expect(pictures.allSatisfy { $0.contains("Theme double") })
    #expect(pictures[0] != pictures[1])
  }

  /// A picture has what a motion leads to, as if nothing moved.
  @Test func aMotionIsOverInAPicture() throws {
    let pictures = try ["i<End>", "<End>"].map { keys in
      try render("nested --keys \(keys)").output.split(separator: "\n").dropLast(2)
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: [("16", 16), ("256", 256)])
  func coloursAreThoseOfTheDepth(_ depth: String, _ count: Int) throws {
    let text = try render("nested --size 40x12 --format screen --color \(depth)").output
    let canvas = try ScreenText.canvas(from: text)
    let colors = Set(canvas.cells.flatMap { [$0.style.foreground, $0.style.background] })
    #expect(colors.allSatisfy { $0 == .standard || Int($0.paletteIndex ?? 255) < count })
    #expect(colors.contains { $0.rgb != nil } == false)
  }

  @Test(arguments: [
    (
      "--format png --size 20x5,30x5", 64,
      "holds one picture, and these are 2; give --output a folder"
    ),
    ("--format text --output FOLDER/a.svg", 64, "ends like a file of svg, and --format says text"),
    ("--size 20x5 --output FOLDER/none/a.svg", 73, "cannot write"),
    (
      "--size 20x5,30x5 --output /dev/null/a/", 73,
      "cannot make the folder '/dev/null/a/': Not a directory"
    ),
    ("--size 20x5,0x4", 64, "columns and rows must be from 1 to 2000"),
    ("--size 20x5 --theme nosuch", 66, "unknown theme 'nosuch'"),
  ])
  func whatCannotBeDoneIsSaid(_ arguments: String, _ status: Int32, _ message: String) throws {
    let outcome = try render(arguments.replacing("FOLDER", with: folder.path))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  /// Text has colours where they are asked for, as everything that is printed; a file and a format decide before.
  @Test(
    arguments: [
      ("", ["CLICOLOR_FORCE": "1"], true), ("", ["FORCE_COLOR": "1"], true),
      ("--color 256", [:], true), ("", [:], false), ("--color never", ["FORCE_COLOR": "1"], false),
      ("", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      ("--format text", ["CLICOLOR_FORCE": "1"], false), ("", ["CLICOLOR_FORCE": "0"], false),
    ] as [(String, [String: String], Bool)])
  func coloursComeOnRequest(_ options: String, _ environment: [String: String], _ hasThem: Bool)
    throws
  {
    let words = "render nested --size 40x12 \(options)".split(separator: " ").map(String.init)
    let outcome = try BuiltProgram.run("poplab", words, environment: environment)
    #expect(outcome.output.contains("\u{1B}[") == hasThem)
  }

  @Test func noNameReachesAPictureWithItsControlCharacters() throws {
    let scene = try folder.write(
      "anchors: {a: {}}\npopovers: {p: {anchor: a, text: hi}}\n", to: "x\u{1B}[31m.yaml")
    for arguments in [
      ["render", "--size", "40x12,30x9"], ["render", "--format", "svg"],
      ["render", "--format", "html"], ["diff", "nested", "--format", "svg"],
    ] {
      let words = [arguments[0], scene] + arguments.dropFirst()
      let outcome = try BuiltProgram.run("poplab", words)
      #expect(!(outcome.output + outcome.errors).contains("\u{1B}"), "\(arguments)")
      #expect(outcome.output.contains("U+001B"), "\(arguments)")
    }
  }

  /// A picture shows where motion leads, of a dial too.
  @Test func aDialHasTurned() throws {
    let turned = try BuiltProgram.run("poplab", ["render", "compass", "--keys", "<Enter><Right>"])
    let kept = try BuiltProgram.run(
      "poplab", ["render", "compass", "--keys", "<Enter><Right><Enter><Enter>"])
    let dials = [turned, kept].map { run in
      run.output.split(separator: "\n").dropLast(3)
    }
    #expect(turned.status == 0 && dials[0] == dials[1] && !dials[0].isEmpty, "\(turned.output)")
  }

  @Test(arguments: ["render nested", "render nested --format svg", "diff nested compass"])
  func aDashIsStandardOutput(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let outcome = try BuiltProgram.run("poplab", words + ["--output", "-"])
    #expect(outcome.output == (try BuiltProgram.run("poplab", words).output))
    #expect(!outcome.output.isEmpty && !FileManager.default.fileExists(atPath: "-"))
  }

  @Test func aFolderThatIsCalledLikeAFileIsNotWrittenInto() throws {
    let path = try folder.makeFolder("folder.svg")
    let outcome = try render("--size 20x5 --output \(path)")
    #expect(outcome.status == 73 && outcome.errors.contains("Is a directory"))
    #expect(try folder.names(in: "folder.svg").isEmpty)
    #expect(try render("--size 20x5 --output \(path)/").status == 0)
  }

  @Test func withoutLibrsvgThereIsNoPNG() throws {
    let outcome = try BuiltProgram.run(
      "poplab", ["render", "--size", "20x5", "--format", "png"], environment: ["PATH": "/none"])
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("apt install librsvg2-bin"))
  }

  @Test func aFileThatCannotBeWrittenStays() throws {
    let path = try folder.write("mine", to: "kept.svg")
    chmod(path, 0o444)
    guard getuid() != 0 else { return }
    #expect(try render("--size 20x5 --output \(path)").status == 73)
    #expect(try folder.text(of: "kept.svg") == "mine")
  }
}

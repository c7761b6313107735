import Foundation
import PopoverLab
import TestSupport
import Testing

@testable import poplab

@Suite("Themes on the command line")
struct ThemesCommandTests: ThemesProgram {
  private let folder = TemporaryFolder()

  @Test func theListShowsTheThemesAndWhereTheyComeFrom() throws {
    try folder.addThemes([
      "rounded.yaml": "summary: My own\nkinds: [turned-arrow, four-arrows]",
      "bad.yaml": "fil: 3\nx: 1",
    ])
    let lines = try themes("list", environment: folder.environment).output.split(separator: "\n")
    let rows = lines.map { $0.split(separator: #/  +/#).map(String.init) }
    #expect(rows[0] == ["name", "kinds", "for", "source", "summary"])
    #expect(
      rows[1] == [
        "bad", "-", "-", "user", "cannot be read: 2 faults; 'poplab themes check' lists them",
      ])
    #expect(rows[2] == ["rounded", "turned-arrow, four-arrows", "light, dark", "user", "My own"])
    #expect(
      rows[3].starts(
        with: ["rounded", "four-arrows, seamless", "light, dark", "shipped, shadowed"]))
    let summaries = lines.compactMap { line in
      line.range(of: "My own")?.lowerBound.utf16Offset(in: line)
    }
    #expect(summaries == [lines[0].range(of: "summary")?.lowerBound.utf16Offset(in: lines[0])])
    #expect(try themes().output == (try themes("list").output))
  }

  @Test func aTitleStandsBehindTheNameThatFindsTheTheme() throws {
    try folder.addThemes(["a b.yaml": "name: Äöü 日本", "c.yaml": "name: c"])
    let lines = try themes("list", environment: folder.environment).output.split(separator: "\n")
    #expect(lines[1].hasPrefix("a b (Äöü 日本)  "))
    #expect(lines[2].hasPrefix("c  "))
    let list = try answer("list", environment: folder.environment)
    #expect(list[0]["name"] as? String == "a b")
    #expect(list[0]["title"] as? String == "Äöü 日本")
  }

  @Test func theListIsJSON() throws {
    try folder.addThemes([
      "näm.yaml": "author: A\nsummary: S\nstyles: { page: { background: '#fff' } }"
    ])
    let list = try answer("list", environment: folder.environment)
    #expect(list.count > 4)
    #expect(
      list.first == [
        "name": "näm", "source": "user", "path": folder.path(ofTheme: "näm.yaml"),
        "shadowed": false,
        "title": "näm", "author": "A", "summary": "S", "kinds": ["four-arrows"],
        "appearances": ["light"],
        "brightness": 1, "dark": false, "for": ["light"],
      ])
    #expect(list.last?["path"] is NSNull)
  }

  @Test func aThemeIsShownKeyByKey() throws {
    try folder.addThemes(["mine.yaml": "inherits: double\npadding: 2"])
    let lines = try themes("show", "mine", environment: folder.environment).output
    #expect(lines.hasPrefix("file                         \(folder.path(ofTheme: "mine.yaml"))\n"))
    #expect(lines.contains("\npadding                      2\n"))
    #expect(lines.contains("\nstyles.page.background       #0000aa\n"))
    let shown = try answer("show", "mine", environment: folder.environment)
    #expect((shown[0]["keys"] as? NSDictionary)?["inherits"] as? String == "double")
    #expect(
      try themes("show", "rounded").output.hasPrefix("file                         shipped; "))
  }

  @Test func aFileIsPrintedAsItIs() throws {
    let text = try themes("show", "classic", "--file").output
    #expect(text.hasPrefix("# classic: "))
    let path = try folder.write(text, to: "a.yaml")
    #expect(try themes("check", path, "--brief").output == "\(path): well\n")
  }

  /// A misspelled colour of the palette changes nothing, which is said with its place.
  @Test func aColourThatNoStyleUsesIsAWarning() throws {
    let path = try folder.write("inherits: mb\npalette: { fraem: red }", to: "a.yaml")
    let words = "no style uses the colour 'fraem'; did you mean 'frame'?"
    let report = try themes("check", path)
    #expect(report.status == 0)
    #expect(report.output.contains("\n\(path):2:12: warning: \(words)\n"))
    let json = try themes("check", path, "--json").output
    #expect(json.contains(#""warnings":[{"column":12,"line":2,"message":"\#(words)""#))
    var world = FileWorld(environment: [:])
    guard
      case .themeReloaded(_, .success, let warnings)? =
        world.perform(.reloadTheme(path: path)).first
    else {
      Issue.record("the theme cannot be read")
      return
    }
    #expect(warnings.map { "\($0)" } == ["2:12: \(words)"])
  }

  @Test func noNameReachesTheTerminalWithItsControlCharacters() throws {
    let names = ["a\u{1B}[31m\nb", "c\u{7}", "d\u{202E}e"]
    try folder.addThemes([
      names[0] + ".yaml": "border: heavy", names[1] + ".yaml": "fil: 3",
      names[2] + ".yaml": "fil: 3",
    ])
    let reversed = folder.path(ofTheme: "d\u{202E}e.yaml")
    for arguments in [
      ["list"], ["check"] + names, ["show", names[0]], ["preview", names[0]], ["sheet", names[0]],
      ["list", "--json"], ["check", "--json"] + names, ["check", reversed], ["show", reversed],
      ["show", "\u{2066}x"], ["show", "./\u{202E}x.yaml"], ["check", "./\u{202E}x.yaml"],
    ] {
      let outcome = try BuiltProgram.run(
        "poplab", ["themes"] + arguments, environment: folder.environment)
      let printed = (outcome.output + outcome.errors).unicodeScalars
      #expect(printed.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" })
      #expect(printed.allSatisfy { $0.properties.generalCategory != .format }, "\(arguments)")
    }
    let told = try themes("list", environment: folder.environment).output
    #expect(told.contains("d<U+202E>e"))
    let listed = try answer("list", environment: folder.environment)
    #expect(listed.contains { $0["path"] as? String == reversed })
    let outcome = try themes("show", folder.write("# \u{1B}[31m", to: "a.yaml"), "--file")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
  }

  /// Files of the user's own that cannot be read are missing in what shows everything, and are named.
  @Test(arguments: [
    (["preview"], "bad.yaml:1:1: unknown key 'fil'"),
    (["sheet", "--all"], "bad.yaml:1:1: unknown key 'fil'"),
    (["list", "--schemes"], "torn.yaml:1:1: "),
  ])
  func whatIsLeftOutIsNamed(arguments: [String], message: String) throws {
    try folder.addThemes(["bad.yaml": "fil: 1"])
    try folder.addSchemes(["torn.yaml": "nothing: here\n"])
    let outcome = try BuiltProgram.run(
      "poplab", ["themes"] + arguments, environment: folder.environment)
    #expect(outcome.status == 0 && !outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func aPreviewHasAHeadingAndASceneForEachTheme() throws {
    let outcome = try themes(
      "preview", "rounded", "ascii", "--size", "30x9", "--text", "Save it?", "--title", "Quit",
      "--width", "70")
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.count == 10 && lines.allSatisfy { $0.count == 62 })
    #expect(lines[0].hasPrefix("rounded (four-arrows)           ascii (four-arrows) "))
    #expect(outcome.output.contains(" Quit ") && outcome.output.contains("| Save it? "))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func aSheetHasThirteenTiles() throws {
    let outcome = try themes("sheet", "double", "--kind", "four-arrows", "--width", "100")
    #expect(outcome.output.split(separator: "╔").count == 14)
    #expect(try themes("sheet", "--all", "--ascii").output.utf8.allSatisfy { $0 < 0x80 })
    #expect(try themes("sheet", "classic", "--color", "256").output.contains("\u{1B}["))
    #expect(try themes("sheet", "ascii", "--kind", "seamless").status == 0)
    let original = try themes(
      "sheet", "double", "--kind", "four-arrows", "--width", "100", "--as", "gt-2012")
    #expect(original.status == 0 && original.output != outcome.output)
  }

  @Test(arguments: [
    ("lsit", 64, "unknown command 'lsit' of themes; did you mean 'list'?"),
    ("--jsno", 64, "unknown option '--jsno' of themes; did you mean '--json'?"),
    ("show", 64, "Missing expected argument '<name|path>'"),
    ("show roundet", 66, "unknown theme or scheme 'roundet'; did you mean 'rounded'?"),
    ("show Nord", 66, "did you mean 'nord'?"),
    ("show ./nowhere.yaml", 66, "cannot read the theme './nowhere.yaml'"),
    ("show ./nowhere.yaml --file", 66, "cannot read the theme './nowhere.yaml'"),
    ("show rounded --file --json", 64, "leave out --file or --json"),
    ("check roundet", 66, "did you mean 'rounded'?"), ("check --brief --json", 64, "leave out"),
    ("preview roundet", 66, "did you mean 'rounded'?"),
    ("preview --size 0x501", 64, "columns and rows must be from 1 to 500"),
    ("preview --width 0", 64, "a width is a number of columns from 1 to 2000"),
    (
      "preview rounded --width 37", 64,
      "one of the pictures is 38 columns wide, more than the --width of 37; give 38 or more"
    ),
    ("sheet rounded --width 20", 64, "more than the --width of 20"),
    ("preview --kind seemless", 64, "turned-arrow"), ("sheet", 64, "name a theme, or give --all"),
    ("sheet rounded --all", 64, "leave out the names"),
    ("sheet rounded --as MC", 64, "'MC'"),
  ])
  func aMisunderstandingIsReportedInALine(arguments: String, status: Int32, says: String) throws {
    let outcome = try BuiltProgram.run(
      "poplab", ["themes"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}

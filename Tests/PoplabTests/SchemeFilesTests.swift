import Foundation
import TestSupport
import Testing

@Suite("The command and files of colour schemes")
struct SchemeFilesTests: ThemesProgram {
  private let folder = TemporaryFolder()

  /// A scheme of kitty with six colours of one kind.
  private static func kitty(_ background: String, _ foreground: String, _ color: String) -> String {
    let colors = (1...6).map { "color\($0) \(color)\n" }.joined()
    return "background \(background)\nforeground \(foreground)\n" + colors
  }

  private static let night = kitty("#000000", "#ffffff", "#808080")
  private static let day = kitty("#ffffff", "#777777", "#ff0000")

  private func object(_ arguments: [String]) throws -> NSDictionary {
    let outcome = try BuiltProgram.run("poplab", ["themes"] + arguments + ["--json"])
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(answer as? NSDictionary)
  }

  @Test func aFolderIsListed() throws {
    let copy = Self.night.replacingOccurrences(of: " #", with: "   #")
    try folder.write([
      "Night.conf": Self.night, "Day": Self.day, "midnight.conf": copy,
      "night": Self.kitty("#101010", "#ffffff", "#808080"), "notes.txt": "just words\n",
      ".hidden": Self.day,
    ])
    let outcome = try themes("list", folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "poplab: 1 file is no colour scheme and left out\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["name", "Day", "Night", "midnight", "night"])
    #expect(lines[1].contains("kitty   light   4.47    3.99  ansi.1"), "\(lines[1])")
    #expect(lines[3].hasSuffix("same as Night"))
    #expect(lines[4].hasSuffix("unlike \(folder.path(of: "Night.conf"))"))
  }

  /// What cannot be read is not the same as what is no scheme.
  @Test func aFileIsNotLeftOutInSilence() throws {
    try folder.write(["Night.conf": Self.night, "notes.txt": "just words\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "lost"), withDestinationPath: folder.path(of: "nowhere"))
    let listed = try themes("list", folder.path)
    #expect(listed.status == 0)
    #expect(
      listed.errors
        == "poplab: cannot read '\(folder.path(of: "lost"))': No such file or directory\n"
        + "poplab: 1 file is no colour scheme and left out\n")
    let named = try themes("list", folder.path(of: "notes.txt"))
    #expect(named.status == 65 && named.output.isEmpty)
    #expect(named.errors.contains("notes.txt:1:1: this is no colour scheme"))
  }

  @Test(arguments: [
    (["--sort", "brightness"], ["Night", "midnight", "night", "Day"]),
    (["--sort", "contrast"], ["Day", "night", "Night", "midnight"]),
    (["--sort", "name"], ["Day", "midnight", "Night", "night"]),
    (["--light"], ["Day"]), (["--dark"], ["Night", "midnight", "night"]),
    (["--search", "GHT mid"], ["midnight"]), (["--search", "no such"], []),
  ])
  func theListIsSortedAndSearched(options: [String], names: [String]) throws {
    try folder.write([
      "Night.conf": Self.night, "Day": Self.day, "midnight.conf": Self.night,
      "night": Self.kitty("#101010", "#ffffff", "#808080"),
    ])
    let answer = try object(["list", folder.path] + options)
    #expect(answer["version"] as? Int == 1)
    let schemes = try #require(answer["schemes"] as? [NSDictionary])
    #expect(schemes.map { $0["name"] as? String } == names)
  }

  /// A theme in the colours of each scheme, in the order and with the options of the list.
  @Test(arguments: [
    ([], ["Day, text 4.47", "Night, text 21.00", "dusk, text 15.34"]),
    (["--dark", "--sort", "brightness"], ["Night, text 21.00", "dusk, text 15.34"]),
    (["--search", "US"], ["dusk, text 15.34"]),
  ])
  func aSheetShowsOneThemeInThem(options: [String], captions: [String]) throws {
    try folder.write([
      "Night.conf": Self.night, "Day": Self.day, "notes.txt": "just words\n",
      "dusk": Self.kitty("#202020", "#f8f8f8", "#808080"),
    ])
    let run = ["sheet", "rounded", "--schemes", folder.path, "--size", "38x8"] + options
    let outcome = try BuiltProgram.run("poplab", ["themes"] + run)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "poplab: 1 file is no colour scheme and left out\n")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let heads = lines.filter { $0.contains(", text ") }.joined(separator: "   ")
    #expect(captions.allSatisfy(heads.contains) && heads.contains(captions[0]), "\(heads)")
    #expect(heads.components(separatedBy: ", text ").count == captions.count + 1)
    let path = folder.path(of: "sheet.svg")
    #expect(try BuiltProgram.run("poplab", ["themes"] + run + ["--output", path]).status == 0)
    let svg = try folder.text(of: "sheet.svg")
    let places = captions.map { svg.range(of: ">\($0)</text>")?.lowerBound }
    #expect(
      places.allSatisfy { $0 != nil }
        && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(svg.components(separatedBy: "<g transform").count == captions.count + 1)
  }

  @Test func twoSchemesAreCompared() throws {
    try folder.write([
      "a": Self.night, "b": Self.night + "cursor #ffffff\nurl_color #0000ff\n",
      "c": Self.night.replacingOccurrences(of: "#ffffff", with: "#eeeeee"),
      "d": Self.night + "cursor none\n",
    ])
    let same = try themes("diff", folder.path(of: "a"), folder.path(of: "a"))
    #expect(same.status == 0 && same.output.hasSuffix("no colour differs, 8 are the same\n"))
    let more = try themes("diff", folder.path(of: "a"), folder.path(of: "b"))
    #expect(more.status == 1 && more.output.hasSuffix("2 colours differ, 8 are the same\n"))
    let word = try themes("diff", folder.path(of: "a"), folder.path(of: "d"))
    #expect(word.status == 1 && word.output.contains(#/cursor +- +none/#), "\(word.output)")
    #expect(word.output.hasSuffix("no colour differs, 8 are the same; 1 word differs\n"))
    let words =
      try object(["diff", folder.path(of: "a"), folder.path(of: "d")])["words"] as? [NSDictionary]
    #expect(words?.first?["key"] as? String == "cursor")
    let answer = try object(["diff", folder.path(of: "a"), folder.path(of: "c")])
    let different = try #require((answer["different"] as? [NSDictionary])?.first)
    #expect(different["name"] as? String == "foreground" && answer["same"] as? Int == 7)
    #expect(different["one"] as? String == "#ffffff")
    let distance = try #require(different["distance"] as? Double)
    #expect(abs(distance - 0.0509) < 0.001, "\(distance)")
    #expect((different["contrast"] as? [Double])?.first == 21)
  }

  /// Two that differ only in what cannot be read are not called the same without a word.
  @Test func faultsOfComparedSchemesAreSaid() throws {
    try folder.write([
      "a": Self.night, "faulty": Self.night + "cursor #qq\n",
    ])
    let outcome = try themes("diff", folder.path(of: "a"), folder.path(of: "faulty"))
    #expect(outcome.status == 0 && outcome.errors.contains("/faulty:9:"), "\(outcome.errors)")
  }

  /// Each colour once: what base24 has under names of its own too are the colours of a terminal.
  @Test func aSchemeDiffersFromItsExportInWhatIsLost() throws {
    let kitty = try themes("export", "nord", "--format", "kitty").output
    try folder.write(["nord.kitty": kitty])
    let answer = try object(["diff", "nord", folder.path(of: "nord.kitty")])
    let different = try #require(answer["different"] as? [NSDictionary])
    let lost = ["base01", "base04", "base06", "base09", "base0F", "base10", "base11"]
    #expect(different.compactMap { $0["name"] as? String } == lost)
    #expect(answer["same"] as? Int == 20)
  }

  @Test func twoThemesAreComparedKeyByKey() throws {
    #expect(try themes("diff", "classic", "classic").status == 0)
    let outcome = try themes("diff", "mb", "mb-red")
    #expect(outcome.status == 1 && outcome.output.hasPrefix("key"))
    try folder.write(["a.conf": Self.night])
    let mixed = try themes("diff", folder.path(of: "a.conf"), "classic")
    #expect(mixed.status == 64)
    #expect(
      mixed.errors.contains(
        "'classic' is a theme and '\(folder.path(of: "a.conf"))' a colour scheme"))
    #expect(try themes("diff", "classic", folder.path(of: "none.conf")).status == 66)
  }

  @Test func aSchemeIsExported() throws {
    try folder.write(["a b.conf": Self.night + "dim 1\nurl_color #0000ff\n"])
    let outcome = try themes("export", folder.path(of: "a b.conf"), "--as", "ghostty")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("# name: a b\nbackground = #000000\n"))
    #expect(outcome.errors == "poplab: ghostty has no place for url_color\n")
    try folder.write(["w.conf": Self.night + "color3 #zz0000\n"])
    let told = try themes("export", folder.path(of: "w.conf"), "--as", "ghostty")
    #expect(told.status == 0 && told.errors.contains("'#zz0000' is no colour"), "\(told.errors)")
  }

  /// In its own format one expects all of a file again.
  @Test func settingsThatAreLeftOutAreTold() throws {
    try folder.write(["k.conf": Self.night + "font_size 12\n"])
    let outcome = try themes("export", folder.path(of: "k.conf"), "--as", "kitty")
    #expect(outcome.status == 0 && !outcome.output.contains("font_size"))
    #expect(outcome.errors == "poplab: what is no colour is left out: font_size\n")
  }

  /// A name is that of a scheme before that of a file beside the user, whoever is asked.
  @Test func oneRuleFindsSchemes() throws {
    try folder.write(["nord": Self.night, "mine": Self.night])
    let shown = [
      ["themes", "show", "NAME"], ["themes", "diff", "NAME", "rose-pine"],
      ["themes", "export", "NAME", "--as", "kitty"],
      ["render", "--size", "40x12", "--format", "ansi", "--scheme", "NAME"],
      ["render", "--size", "40x12", "--format", "ansi", "--keys", ":scheme NAME<CR>"],
    ]
    for words in shown {
      func outcome(_ name: String, in folder: TemporaryFolder?) throws -> BuiltProgram.Outcome {
        let words = words.map { $0.replacingOccurrences(of: "NAME", with: name) }
        return try BuiltProgram.run("poplab", words, folder: folder)
      }
      let shipped = try outcome("nord", in: nil).output
      #expect(try outcome("nord", in: folder).output == shipped, "\(words)")
      #expect(try outcome("./nord", in: folder).output != shipped, "\(words)")
      let here = try outcome("mine", in: folder)
      #expect(here.status <= 1 && !here.output.isEmpty, "\(words)")
    }
    let checked = try BuiltProgram.run("poplab", ["themes", "check", "nord"], folder: folder)
    let there = try BuiltProgram.run("poplab", ["themes", "check", "nord"])
    #expect(checked.output == there.output && checked.output.contains("nord"))
  }

  @Test(arguments: [
    (["list", "/no/such/folder"], 66, "cannot read the schemes in '/no/such/folder'"),
    (["list", "--dark"], 64, "--dark is for colour schemes"),
    (["list", "/", "--dark", "--light"], 64, "a scheme is dark or light"),
    (["export", "/no/such/file", "--as", "kitty"], 66, "cannot read the scheme"),
    (["export", "x"], 64, "--format"),
    (["sheet", "paper", "--dark"], 64, "--dark is for colour schemes; add --schemes"),
    (["sheet", "--output", "x.svg"], 64, "--output is for colour schemes"),
    (["sheet", "paper", "double", "--schemes", "all"], 64, "name one theme alone"),
    (["sheet", "--schemes", "all", "--scheme", "nord"], 64, "leave out --scheme"),
    (["sheet", "--schemes", "all", "--as", "MB"], 64, "leave out --as"),
    (["sheet", "--schemes", "/no/such/folder"], 66, "cannot read the schemes"),
    (["sheet", "--schemes", "all", "--search", "no such"], 66, "no such colour scheme"),
    (["sheet", "--schemes", "all", "--output", "x.png"], 64, ".txt, .ansi or .svg"),
  ])
  func whatCannotBeIsSaid(arguments: [String], status: Int32, words: String) throws {
    let outcome = try BuiltProgram.run("poplab", ["themes"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}

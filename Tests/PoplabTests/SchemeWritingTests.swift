import ColorSchemes
import Foundation
import TestSupport
import Testing

@testable import PopoverLab
@testable import poplab

@Suite("Schemes that the lab writes")
struct SchemeWritingTests {
  private let home = TemporaryFolder()

  private var folder: String { home.path(of: "poplab/schemes") }
  private var library: SchemeLibrary { SchemeLibrary(environment: ["XDG_CONFIG_HOME": home.path]) }

  /// Puts a scheme of the user's into the folder.
  private func add(_ name: String, _ text: String = Self.text) throws {
    try home.write(text, to: "poplab/schemes/\(name)")
  }

  private static let text = "background #000000\nforeground #ffffff\n"

  private func saving(
    of reference: String = "mine", to target: String? = nil,
    replaces: SchemeSaving.Replaced = .nothing,
    as format: SchemeFormat = .kitty, called name: String? = nil
  ) -> SchemeSaving {
    SchemeSaving(
      scheme: ColorScheme(
        format: format, name: name,
        colors: [.background: SchemeColor(0x10_2030), .foreground: SchemeColor(0xF0_F0F0)]),
      reference: reference, target: target, replaces: replaces)
  }

  /// Without a name it gets a new one after the scheme's own, in a folder that is made for it.
  @Test(arguments: [
    ([], "nord", "nord-tuned"), (["nord-tuned.conf"], "nord", "nord-tuned-2"),
    (["nord-tuned.conf", "nord-tuned-2.conf"], "nord", "nord-tuned-3"),
    (["nord-tuned.conf"], "nord-tuned", "nord-tuned-2"),
    (["nord-tuned-2.conf"], "nord-tuned-2", "nord-tuned"),
    ([], "./some/where.conf", "where-tuned"), ([], "auto-tuned-up", "auto-tuned-up-tuned"),
  ])
  func aNewOneHasANewName(there: [String], reference: String, name: String) throws {
    for name in there { try add(name) }
    let written = try library.written(saving(of: reference)).get()
    #expect(written.reference == name && written.path == "\(folder)/\(name).conf")
    let read = try ColorScheme.read(try InputFile.contents(of: written.path)).scheme
    #expect(read[.background] == 0x10_2030 && read.format == .kitty)
  }

  @Test(arguments: [
    (SchemeFormat.base16, "yaml"), (.base24, "yaml"), (.gogh, "yaml"), (.alacritty, "toml"),
    (.wezterm, "toml"), (.vhs, "json"), (.iterm2, "itermcolors"),
    (.foot, "ini"), (.ghostty, "conf"), (.xresources, "Xresources"),
  ])
  func itKeepsItsFormat(format: SchemeFormat, ending: String) throws {
    let written = try library.written(saving(as: format)).get()
    #expect(written.path == "\(folder)/mine-tuned.\(ending)")
    #expect(written.scheme.format == format)
  }

  /// A name that finds a scheme of the user's means its file, whatever the ending; other names make new files.
  @Test(arguments: [
    ("mine", SchemeSaving.Replaced.anything, "mine.txt"), ("other", .nothing, "other.conf"),
    ("nord", .nothing, "nord.conf"),
  ])
  func aNameIsThatOfAFile(
    target: String, replaces: SchemeSaving.Replaced, file: String
  ) throws {
    try add("mine.txt")
    let written = try library.written(saving(to: target, replaces: replaces)).get()
    #expect(written.reference == target && written.path == "\(folder)/\(file)")
    let hides = written.remarks.contains { $0.hasPrefix("it is found in place of the one") }
    #expect(hides == (target == "nord"))
    let text = try String(contentsOfFile: written.path, encoding: .utf8)
    #expect(text.contains("#102030"))
  }

  @Test func aPathIsAnyFile() throws {
    try add("mine.conf")
    let path = folder + "/../beside.conf"
    let written = try library.written(saving(to: path)).get()
    #expect(written.reference == path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// Writing over a file says what of it is gone.
  @Test func whatIsNoColorIsNamedWhereItIsLost() throws {
    let path = folder + "/own.toml"
    let old =
      "# Note: mine\n[colors]\ndraw_bold_text_with_bright_colors = true\n[colors.primary]\n"
      + "background = '#000000'\n[window]\nopacity = 0.9\n[scrolling]\nhistory = 100000\n"
    try add("own.toml", old)
    var saving = saving(to: path, replaces: .anything)
    saving.scheme.format = .alacritty
    let words =
      "what is no colour is left out: comments, colors.draw_bold_text_with_bright_colors, scrolling.history, window.opacity"
    #expect(try library.written(saving).get().remarks.contains(words))
    #expect(try !library.written(saving).get().remarks.contains { $0.contains("left out") })
    saving.scheme.name = "Other"
    #expect(try !library.written(saving).get().remarks.contains { $0.contains("left out") })
  }

  @Test(arguments: [
    (
      "palette = 7=#zzz\npalette = 1=f00\nforeground = none\nfont-family = x\nbackground = 000\n",
      "palette.7"
    ),
    ("palette = 0=#000\npalette = 300=#fff\n", "palette"),
    (
      "background = 000\n" + (1...15).map { "palette = \($0)=x\n" }.joined(),
      "palette.1 to palette.15"
    ),
  ])
  func coloursThatAreLeftOutAreNamed(old: String, keys: String) throws {
    let path = folder + "/own.conf"
    try add("own.conf", old)
    let saving = saving(to: path, replaces: .anything, as: .ghostty)
    let remarks = try library.written(saving).get().remarks
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written.contains("foreground = ") && !written.contains("palette"))
    #expect(remarks.first == "what could not be read is left out: \(keys)", "\(remarks)")
    #expect(remarks.contains { $0.contains("no colour") } == old.contains("font"), "\(remarks)")
  }

  /// Nothing takes the place of a file unless that was asked for, and what was there is there still.
  @Test(arguments: [
    ("mine", SchemeSaving.Replaced.nothing, "is there already; :overwrite-scheme"),
    ("nord", .anything, "'nord' is no scheme of your own; :write-scheme writes a new one"),
    ("none", .nothing, "'none' is no name for a scheme"),
    ("auto", .anything, "'auto' is no name for a scheme"),
    (".hidden", .nothing, "would not be found by this name; :write-scheme ./FILE"),
    ("a.yaml", .nothing, "would not be found by this name; :write-scheme ./FILE"),
    ("/no/such/folder/x.conf", .nothing, "Cannot write the scheme '/no/such/folder/x.conf'"),
  ])
  func whatIsRefusedChangesNothing(
    target: String, replaces: SchemeSaving.Replaced, words: String
  ) throws {
    try add("mine.conf")
    let answer = library.written(saving(to: target, replaces: replaces))
    let said = #expect(throws: SchemeRefusal.self) { try answer.get() }?.words
    #expect(said?.contains(words) == true, "\(said ?? "")")
    #expect(try home.text(of: "poplab/schemes/mine.conf") == Self.text)
    #expect(try home.names(in: "poplab/schemes") == ["mine.conf"])
  }

  /// The name in the file says too that it was tuned, once, or what the user calls it now.
  @Test(arguments: [
    ("Nord", nil as String?, "Nord (tuned)"), ("Nord (tuned)", nil, "Nord (tuned)"),
    ("Nord", "mine", "Nord"), ("Nord", "other", "other"),
  ])
  func itsNameSaysSo(name: String, target: String?, written: String) throws {
    let saving = saving(to: target, as: .base16, called: name)
    let file = try library.written(saving).get()
    #expect(file.scheme.name == written)
  }

  /// What was written may be written again as long as nobody else has written it meanwhile.
  @Test(arguments: [
    (nil as String?, "is gone; :write-scheme"), (text, "has changed meanwhile; :overwrite"),
  ])
  func aChangeOfSomebodyElseStays(other: String?, words: String) throws {
    let first = try library.written(saving(to: "mine")).get()
    let again = saving(to: "mine", replaces: .written(first.content))
    _ = try library.written(again).get()
    try FileManager.default.removeItem(atPath: first.path)
    if let other { try Data(other.utf8).write(to: URL(fileURLWithPath: first.path)) }
    let said = #expect(throws: SchemeRefusal.self) { try library.written(again).get() }?.words
    #expect(said?.contains(words) == true, "\(said ?? "")")
    #expect((try? String(contentsOfFile: first.path, encoding: .utf8)) == other)
  }

  @Test func withoutAFolderAPathIsNeeded() throws {
    let answer = SchemeLibrary(environment: [:]).written(saving())
    #expect(throws: SchemeRefusal.self) { try answer.get() }
  }
}

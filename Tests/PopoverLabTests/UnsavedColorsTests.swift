import CellCanvas
import ColorSchemes
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Tuned colours that outlive the lab")
struct UnsavedColorsTests {
  private func play(
    _ script: String, with files: HeadlessFiles = HeadlessFiles(), isScript: Bool = false
  ) throws -> (lab: Lab, files: HeadlessFiles) {
    var (lab, world) = (Lab.sample(), HeadlessWorld())
    for name in ["night", "./day.conf", "/here/day.conf"] {
      world.schemes[name] = TuningTests.night
    }
    world.scenes.storage = files
    lab.context.themes.schemes.names = ["night"]
    if isScript { lab.keepNoSession() }
    let keys = try KeyScript(script).keys.map(TerminalEvent.key)
    var terminal = HeadlessTerminal(size: lab.size, events: keys)
    _ = lab.run(on: &terminal, in: &world)
    return (lab, world.scenes.storage)
  }

  private static let tune = ":scheme night<CR>:tune ansi.4<CR>5h"

  private func color(_ lab: Lab) -> UInt32? {
    lab.themes.tunedScheme(lab.themes.choice)?[.ansi(4)]
  }

  /// The scene was not changed, and is not kept.
  @Test(arguments: ["night", "./day.conf"])
  func theNextLabOffersThem(scheme: String) throws {
    let (before, files) = try play(":scheme \(scheme)<CR>:tune ansi.4<CR>5h")
    #expect(Array(files.stored.keys) == ["tuned-colours.yaml"])
    #expect(
      try play("", with: files).lab.notice
        == .offer(":recover brings back unsaved changes of tuned-colours, :forget drops them"))
    let after = try play(":recover<CR>", with: files).lab
    #expect(color(after) == color(before) && color(after) != 0x30_80D0)
    #expect(after.notice?.words.hasPrefix("Recovered tuned-colours; ") == true)
    #expect(try play(":recover<CR>u", with: files).lab.themes.choice == play("").lab.themes.choice)
  }

  @Test(arguments: [
    ("", 1), ("H5h", 1), ("5H", 0), (":write-scheme<CR>", 0), ("<C-c><C-c>", 1),
    (":quit<CR>:quit<CR>", 0), (":quit!<CR>", 0), ("5u", 0),
  ])
  func onlyWhatIsNotSavedIsKept(script: String, count: Int) throws {
    #expect(try play(Self.tune + script).files.stored.count == count)
  }

  /// What was recovered and is undone is there for the next lab, and for this one.
  @Test(arguments: [
    (":recover<CR>", 1), (":recover<CR>u", 1), (":recover<CR>uU", 1), (":forget<CR>", 0),
    (":recover<CR>:write-scheme<CR>", 0), (":recover<CR>:quit<CR>:quit<CR>", 0),
    (":recover<CR>:tune ansi.4<CR>h", 1), (":recover<CR>u:recover<CR>", 1), (tune, 2),
  ])
  func whatWasRecoveredIsKeptUntilItIsSaved(script: String, count: Int) throws {
    let files = try play(Self.tune).files
    #expect(try play(script, with: files).files.stored.count == count)
  }

  @Test func aScriptKeepsNoneAndLeavesWhatItRecovers() throws {
    #expect(try play(Self.tune, isScript: true).files.stored.isEmpty)
    let files = try play(Self.tune).files
    let script = ":recover<CR>:quit!<CR>"
    #expect(try play(script, with: files, isScript: true).files.stored == files.stored)
  }

  /// Without its scheme they are nothing to look at, and are kept all the same.
  @Test func aSchemeThatIsGoneLosesNothing() throws {
    let gone = UnsavedColors(["gone": [.ansi(4): OKLCH(0xFF_0000)]])
    let files = SceneFiles(HeadlessFiles()).storing(gone)
    let (lab, left) = try play(":recover<CR>", with: files)
    #expect(lab.notice == .refusal("Unknown scheme 'gone'"))
    #expect(left.stored == files.stored && lab.themes.unsavedSchemes == ["gone"])
  }

  @Test func whatCannotBeKeptIsSaid() throws {
    var files = HeadlessFiles()
    files.refusal = "No space left on device"
    #expect(
      try play(Self.tune, with: files).lab.lostChanges
        == ["the tuned colours are lost: No space left on device"])
    #expect(
      try play(Self.tune + "<C-c>", with: files).lab.notice
        == .refusal(
          "Cannot keep the tuned colours: No space left on device; :write-scheme saves them"))
  }
}

@Suite("Files of tuned colours")
struct UnsavedColorsFileTests {
  private static let title = "# Tuned colours of schemes, kept by poplab.\n"

  @Test(arguments: ["nord", "/a b/%25\n\u{7F}é\r表.conf", "/\u{301}x", "\u{301}", "/%\u{FE0F}"])
  func areReadAsTheyWereWritten(scheme: String) {
    let colors = UnsavedColors([
      scheme: [
        .ansi(4): OKLCH(lightness: 0.1 + 0.2, chroma: 1.0 / 3, hue: 359.99),
        .background: OKLCH(lightness: 0, chroma: 0, hue: 0),
      ],
      "other": [.ansi(15): OKLCH(lightness: 1, chroma: 0.4, hue: 1e-9)],
    ])
    #expect(UnsavedColors(file: colors.file) == colors)
    #expect(UnsavedScene(file: colors.file) == nil)
  }

  @Test func areLinesThatOneCanRead() {
    let colors = UnsavedColors(["nord": [.ansi(4): OKLCH(lightness: 0.5, chroma: 0.1, hue: 250)]])
    #expect(
      String(decoding: colors.file, as: UTF8.self)
        == Self.title + "# scheme: nord\nansi.4: 0.5 0.1 250.0\n")
  }

  /// Nobody can have tuned these.
  @Test(arguments: [
    "", "ansi.4: 0.5 0.1 250\n", "# scheme: a%zz\nansi.4: 0.5 0.1 250\n",
    "# scheme: nord\nansi.99: 0.5 0.1 250\n", "# scheme: nord\nansi.4: nan 0.1 250\n",
    "# scheme: nord\nansi.4: 1.5 0.1 250\n", "# scheme: nord\nansi.4: 0.5 9 250\n",
    "# scheme: nord\nansi.4: 0.5 0.1 -1\n", "# scheme: nord\nansi.4: 0.5 0.1 inf\n",
    "# scheme: nord\nansi.4: 0.5 0.1\n", "# scheme: nord\nansi.4: 0.5 0.1 250 x\n",
    "# scheme: nord\nansi.4 0.5 0.1 250\n", "# scheme: nord\nansi.4: 0.5 0.1 250\nx\n",
  ])
  func othersAreNotTaken(text: String) {
    #expect(UnsavedColors(file: Array((Self.title + text).utf8)) == nil)
    #expect(UnsavedColors(file: Array("# scheme: nord\nansi.4: 0.5 0.1 250\n".utf8)) == nil)
  }
}

extension SceneFiles<HeadlessFiles> {
  /// The files once a lab has stored colours and has ended.
  fileprivate func storing(_ colors: UnsavedColors) -> HeadlessFiles {
    var files = self
    _ = files.perform(.storeColors(colors))
    return files.storage
  }
}

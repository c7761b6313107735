import CellCanvas
import ColorSchemes
import LabSupport
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Tuning a scheme")
struct TuningTests {
  static let night = ColorScheme(
    format: .ghostty, name: "Night",
    colors: [
      .background: SchemeColor(0x10_1020), .foreground: SchemeColor(0xE0_E0E0),
      .ansi(1): SchemeColor(0xC0_4040), .ansi(4): SchemeColor(0x30_80D0),
    ]
  ).having(0x30_80D0, in: .ansi(4))

  private func play(_ script: String) throws -> (lab: Lab, requests: [WorldRequest]) {
    var world = HeadlessWorld()
    world.schemes = ["night": Self.night, "./day.conf": Self.night]
    var lab = Lab.sample()
    lab.context.themes.schemes.names = ["night"]
    lab.context.isFresh = false
    var terminal = HeadlessTerminal(
      size: lab.size, events: try KeyScript(script).keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    return (lab, world.requestsBesideScenes)
  }

  private static let open = ":scheme night<CR>:tune ansi.4<CR>"

  private func color(_ script: String, _ slot: SchemeSlot = .ansi(4)) throws -> UInt32? {
    let themes = try play(Self.open + script).lab.themes
    return themes.tunedScheme(themes.choice)?[slot]
  }

  /// Each key changes one of the three, and its capital brings it back.
  @Test(arguments: ["h", "l", "c", "5h", "3l", "2c"])
  func aCapitalGoesBack(key: String) throws {
    #expect(try color(key) != 0x30_80D0)
    #expect(try color(key + key.uppercased()) == 0x30_80D0)
    #expect(try color(key, .ansi(1)) == 0xC0_4040)
  }

  /// What is as in the file again is no tuned colour.
  @Test(arguments: ["72h", "72H", "36h36h", String(repeating: "h", count: 72), "lL", "3c3C"])
  func aColourComesBack(keys: String) throws {
    let lab = try play(Self.open + keys).lab
    #expect(lab.notice?.isRefusal == false)
    #expect(try color(keys) == 0x30_80D0)
    #expect(lab.themes.choice.tuning == nil)
  }

  /// A list beside the scene gives its room back when it closes, by itself too.
  @Test(arguments: [":scheme none<CR>", ":play<CR>", ":why<CR>:why<CR>", "q"])
  func itLeavesItsRoomToTheScene(ending: String) throws {
    let lab = try play(Self.open + ending).lab
    #expect(lab.focus == .scene)
    #expect(lab.shown.view.room == Lab.usualRoom(on: lab.size).size)
  }

  @Test func itStaysWithinWhatAScreenShows() throws {
    #expect(try play(Self.open + "99c").lab.notice?.words.hasPrefix("ansi.4 #") == true)
    let words = "A screen has no more chroma in this hue and lightness"
    #expect(try play(Self.open + "99cc").lab.notice == .refusal(words))
    #expect(try play(Self.open + "99CC").lab.notice == .refusal("A grey has no chroma"))
    #expect(try color("200l") == 0xFF_FFFF)
    #expect(try play(Self.open + "200ll").lab.notice == .refusal("White is the lightest"))
  }

  /// A hue is not lost in grey, in black and in white.
  @Test(arguments: ["99C11c", "200L59l"])
  func whatWasGreyHasItsHueAgain(keys: String) throws {
    let hue = OKLCH(try #require(try color(keys))).hue
    #expect(abs(hue - OKLCH(0x30_80D0).hue) < 8)
  }

  /// The theme shows what is tuned, and the contrast is said with every step.
  @Test func theSceneAndTheNumberFollow() throws {
    let lab = try play(":scheme night<CR>:tune<CR>10l").lab
    let page = lab.theme.style(.page, depth: .trueColor).background
    let scheme = try #require(lab.themes.tunedScheme(lab.themes.choice))
    #expect(page == scheme[.background].map(Color.rgb) && page != .rgb(0x10_1020))
    let contrast = try #require(TunedContrast(of: .background, in: scheme))
    #expect(contrast.value < 14)
    #expect(lab.notice?.words.hasSuffix("contrast \(contrast.figure) with the text") == true)
    #expect(lab.frame.picture.contains(contrast.figure))
  }

  @Test(arguments: [
    ("hhu", "h"), ("hhuu", ""), ("hhuu<C-r>", "h"), ("hjl<Esc>uu", ""), ("hlr", ""),
  ])
  func everyStepIsUndone(keys: String, same: String) throws {
    #expect(try color(keys) == color(same))
  }

  @Test func undoSaysWhich() throws {
    let words = try play(Self.open + "hu").lab.notice?.words
    #expect(words?.hasSuffix("; ansi.4 is #3080d0 again") == true)
  }

  private static let unchanged = "The scheme night has no unsaved change; "

  @Test(arguments: [
    (
      ":tune<CR>",
      "Only the colours of a scheme are tuned, and the theme has its own; :scheme NAME takes a scheme"
    ),
    (":scheme night<CR>:tune ansi.9<CR>", "The scheme has no ansi.9"),
    (":write-scheme<CR>", "No scheme is in use; :scheme NAME takes one"),
    (":scheme night<CR>:write-scheme<CR>", unchanged + ":write-scheme NAME writes a copy"),
    (
      open + "h:scheme ./day.conf<CR>:write-scheme<CR>",
      "The scheme ./day.conf has no unsaved change; "
        + ":write-scheme after :scheme night writes what was tuned in night"
    ),
    (
      open + "h:scheme none<CR>:write-scheme<CR>",
      "No scheme is in use; :write-scheme after :scheme night writes what was tuned in night"
    ),
    (open + "r", "The ansi.4 of the scheme was not changed"),
  ])
  func whatCannotBeTunedIsRefused(script: String, words: String) throws {
    #expect(try play(script).lab.notice == .refusal(words))
  }

  @Test func itIsWrittenUnderANewName() throws {
    let (lab, requests) = try play(Self.open + "5hw")
    guard case .writeScheme(let saving) = requests.last else {
      Issue.record("nothing is written")
      return
    }
    #expect(saving.target == nil && saving.replaces == .nothing)
    #expect(try saving.scheme[.ansi(4)] == color("5h"))
    #expect(lab.notice == .done("Written: /own/night-tuned"))
    #expect(lab.themes.choice.scheme == "night-tuned" && lab.scene.scheme == "night-tuned")
    #expect(lab.themes.choice.tunings.isEmpty && lab.themes.schemes.names.contains("night-tuned"))
  }

  /// What was written here is written again; the scheme from which it was made stays.
  @Test func itIsWrittenAgain() throws {
    let (lab, requests) = try play(Self.open + "hwlw")
    guard case .writeScheme(let saving) = requests.last else {
      Issue.record("nothing is written")
      return
    }
    guard case .written = saving.replaces else {
      Issue.record("it is written as a new one")
      return
    }
    #expect(saving.target == "night-tuned" && lab.notice == .done("Written: /own/night-tuned"))
    #expect(lab.themes.unsavedSchemes.isEmpty && lab.themes.choice.tunings.isEmpty)
    let written = lab.themes.tunedScheme(lab.themes.choice)?[.ansi(4)]
    #expect(try written == color("hl") && written == color("hwlw"))
  }

  /// What was tuned before a scheme was written is undone to the colours of then, and said with them.
  @Test(arguments: [
    ("hwlwu", "hw", "Undid ansi.4 "), ("hwlwuu", "h", "Undid scheme night-tuned"),
    ("hwlwuu<C-r>", "hw", "Redid scheme night-tuned"), ("hwlwu<C-r>", "hwlw", "Redid ansi.4 "),
    ("hwl:overwrite-scheme<CR>u", "hw", "Undid ansi.4 "),
    ("hwl:overwrite-scheme night<CR>u", "hwl", "Undid scheme night"),
    ("hwl:overwrite-scheme night<CR>uuuu", "", "Undid ansi.4 "),
  ])
  func aWrittenSchemeIsUndone(keys: String, shown: String, done: String) throws {
    let lab = try play(Self.open + keys).lab
    #expect(lab.themes.tunedScheme(lab.themes.choice)?[.ansi(4)] == (try color(shown)))
    #expect(lab.notice?.words.hasPrefix(done) == true, "\(lab.notice?.words ?? "")")
  }

  /// What a format derives is not kept as if it were tuned: it follows what it is derived from.
  @Test func whatIsDerivedStaysDerived() throws {
    let first = try ColorScheme.read(Array("background = 101010\nforeground = a0a0a0\n".utf8))
      .scheme
    var tuning = SchemeTuning()
    tuning[.foreground] = OKLCH(0xB0_B0B0)
    let kept = SchemeTuning().kept(from: first, to: tuning.applied(to: first))
    #expect(Array(kept.colors.keys) == [.foreground])
  }

  /// Otherwise it would seem to be changed by somebody else under one of them.
  @Test func aFileHasOneContentUnderAllOfItsNames() throws {
    var themes = try play(":scheme night<CR>").lab.themes
    let scheme = try #require(themes.tunedScheme(themes.choice))
    for (reference, byte) in [("night", 1), ("/own/night", 2)] as [(String, UInt8)] {
      let written = WrittenScheme(
        reference: reference, path: "/own/night", scheme: scheme,
        content: ContentFingerprint([byte]), remarks: [])
      themes.note(written, of: reference)
    }
    let contents = ["night", "/own/night"].map { themes.writtenSchemes[$0]?.content }
    #expect(contents == [ContentFingerprint([2]), ContentFingerprint([2])])
  }

  @Test(arguments: [
    ("hw:quit<CR>", true), ("h:quit<CR>", false), ("h:quit<CR>:quit<CR>", true),
    ("hH:quit<CR>", true),
  ])
  func whatIsNotWrittenIsNotLostInSilence(keys: String, ends: Bool) throws {
    let lab = try play(":scheme night<CR>:tune ansi.4<CR>" + keys).lab
    #expect((lab.ending == .quit) == ends)
    if !ends {
      let words =
        "Not saved: the scheme night; :write-scheme saves, quitting again discards the changes"
      #expect(lab.notice == .refusal(words))
    }
  }

  /// What the warning says that saves does save.
  @Test(arguments: [
    ("h:scheme ./day.conf<CR>", "the scheme night; :write-scheme after :scheme night saves"),
    (
      "h:scheme ./day.conf<CR>:tune ansi.1<CR>h",
      "the scheme ./day.conf, the scheme night; :write-scheme after :scheme NAME saves"
    ),
    (
      "h:scheme ./day.conf<CR>:tune ansi.1<CR>h:write-scheme<CR>",
      "the scheme night; :write-scheme after :scheme night saves"
    ),
  ])
  func theRemedyIsForTheSchemeThatIsMeant(keys: String, words: String) throws {
    let warning = "Not saved: \(words), quitting again discards the changes"
    #expect(try play(Self.open + keys + ":quit<CR>").lab.notice == .refusal(warning))
    let saved = keys + ":scheme night<CR>:write-scheme<CR>"
    #expect(try !play(Self.open + saved).lab.themes.unsavedSchemes.contains("night"))
  }

  /// A copy under a name of the user's is one of what was not changed, too.
  @Test func whatWasNotChangedIsWrittenUnderAName() throws {
    let lab = try play(":scheme night<CR>:write-scheme copy<CR>").lab
    #expect(lab.notice == .done("Written: /own/copy"))
  }

  /// Writing all scenes writes no scheme, and what was warned of before is warned of again.
  @Test func writingAllScenesSaysThatTheSchemeIsNotSaved() throws {
    let lab = try play(Self.open + "h:quit<CR>:wa<CR>").lab
    let words =
      "Every scene is as its file has it; not saved: the scheme night, :write-scheme saves"
    #expect(lab.notice == .done(words))
    #expect(try play(Self.open + "h:quit<CR>:wa<CR>:quit<CR>").lab.ending == .terminalLost)
    #expect(try play(Self.open + "h:quit<CR>:quit<CR>").lab.ending == .quit)
  }

  @Test func allThatIsKeptIsNamed() throws {
    let lab = try play(Self.open + "h:scheme ./day.conf<CR>:tune ansi.4<CR>h<C-c>").lab
    #expect(
      lab.notice?.words.contains("the tuned colours of ./day.conf and night are kept") == true,
      "\(String(describing: lab.notice))")
  }

  @Test func aFileIsReadAgainBelowWhatWasTuned() throws {
    var lab = try play(":scheme ./day.conf<CR>:tune ansi.4<CR>h").lab
    let tuned = lab.themes.tunedScheme(lab.themes.choice)?[.ansi(4)]
    let file = "./day.conf"
    #expect(
      lab.receive(.fileChanged(path: file)) == [.world(.reloadScheme(file, path: file))])
    let now = Self.night.having(0xFF_0000, in: .ansi(1)).having(0x00_FF00, in: .ansi(4))
    lab.receive(.schemeReloaded(file, .success(OpenedScheme(now))))
    #expect(lab.notice == .done("Read scheme ./day.conf again"))
    lab.receive(.schemeReloaded(file, .failure(SchemeRefusal("day.conf:7:1: no colour"))))
    #expect(lab.notice == nil && lab.frame.picture.contains("day.conf:7:1: no colour"))
    let scheme = lab.themes.tunedScheme(lab.themes.choice)
    #expect(scheme?[.ansi(1)] == 0xFF_0000 && scheme?[.ansi(4)] == tuned)
    lab.receive(.schemeReloaded(file, .success(OpenedScheme(now))))
    #expect(!lab.frame.picture.contains("no colour"))
  }

  @Test func aSchemeIsWatchedOnceItWasInUse() throws {
    var (lab, world) = (Lab.sample(), HeadlessWorld())
    world.schemes = ["night": Self.night, "./day.conf": Self.night, "nord": Self.night]
    lab.context.themes.schemes.names = ["night", "nord"]
    lab.context.themes.schemes.paths = ["night": "/own/night.conf"]
    let keys = try KeyScript(":scheme ./day.conf<CR>:scheme nord<CR>:scheme night<CR>uuUU").keys
    var terminal = HeadlessTerminal(size: lab.size, events: keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    #expect(
      terminal.requests == [
        .watch(paths: ["./day.conf"]), .watch(paths: ["./day.conf", "/own/night.conf"]),
      ])
  }

  @Test func theModeEndsWithTheScheme() throws {
    #expect(try play(Self.open).lab.focus == .tuning)
    #expect(try play(Self.open + ":scheme none<CR>").lab.focus == .scene)
    #expect(try play(Self.open + "q").lab.focus == .scene)
  }
}

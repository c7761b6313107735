import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Copying")
struct CopyingTests {
  private func press(_ script: String) throws -> (lab: Lab, effects: [LabEffect]) {
    var lab = Lab.sample()
    var effects: [LabEffect] = []
    for key in try KeyScript(script).keys { effects += lab.press(key) }
    return (lab, effects)
  }

  private static let decision =
    "Popover below the anchor, arrow up, in the middle; above is 2 rows short."

  @Test func theDecisionGoesToTheClipboardAndThatIsSaid() throws {
    let (lab, effects) = try press("y")
    #expect(effects == [.terminal(.copy(Self.decision))])
    let words = "Copied the decision (73 bytes); y again copies the picture"
    #expect(lab.frame.picture.contains(words))
  }

  @Test func againItGoesOnToTheNextThing() throws {
    let effects = try press("yyyy").effects
    #expect(effects.count == 4)
    #expect(effects[3] == effects[0])
    #expect(try press("2y").effects == [effects[1]])
    #expect(try press("yly").effects.count == 2)
    #expect(try press(":copy scene<CR>").effects == [effects[2]])
    // Another key in between starts again with the first text.
    #expect(try press("ylhy").effects[1] == effects[0])
  }

  @Test func theSceneIsAFileThatReadsAsTheSame() throws {
    guard case .terminal(.copy(let text))? = try press(":copy scene<CR>").effects.first else {
      return #expect(Bool(false))
    }
    #expect(try Scene(Array(text.utf8), path: "scene") == .start())
  }

  @Test func thePictureIsTheSceneOnAnEmptyPage() throws {
    guard case .terminal(.copy(let text))? = try press("vv:copy picture<CR>").effects.first else {
      return #expect(Bool(false))
    }
    #expect(
      text == """

                  anchor
                     ▲
        ╭─ Popover ──┴─────────────────────╮
        │ arrowDirection  .up              │
        │ arrowOffset     -4.5             │
        │ frame           0,2 36x8         │
        │ background      0,3 36x7         │
        │ content         2,4 32x5         │
        ╰──────────────────────────────────╯

        """)
  }

  @Test func theSelectedPopoverIsCopiedAsCode() throws {
    let (lab, effects) = try press(":copy vim<CR>")
    guard case .terminal(.copy(let text))? = effects.first else { return #expect(Bool(false)) }
    #expect(text.contains("popup_create(["))
    #expect(
      lab.notice
        == .done("Copied the code for vim (\(text.utf8.count) bytes); y copies the decision"))
  }

  @Test func aTargetHasItsOtherNamesToo() throws {
    #expect(try press(":copy nvim<CR>").effects == press(":copy neovim<CR>").effects)
    #expect(
      try press(":copy nvim<CR>").lab.notice?.words.hasPrefix("Copied the code for neovim") == true)
  }

  @Test func whatIsTooLongForAClipboardIsForAFile() throws {
    var scene = Scene.start()
    scene.popovers[0].content = .text(String(repeating: "word ", count: 15_000))
    var lab = Lab(size: CellSize(width: 80, height: 24), scene: scene, themes: Lab.sample().themes)
    for key in try KeyScript(":copy scene<CR>").keys { #expect(lab.press(key) == []) }
    let words = "The scene is too long for a clipboard; :copy scene FILE writes a file"
    #expect(lab.notice == .refusal(words))
  }

  @Test(arguments: ["copy", "copy all", "copy all f.txt"])
  func aWrongThingIsAnsweredWithTheChoices(command: String) throws {
    let lab = try press(":\(command)<CR>").lab
    guard case .refusal(let words) = lab.notice else { return #expect(Bool(false)) }
    #expect(words.hasPrefix(":copy takes one of decision, picture, scene"))
  }

  @Test(arguments: [
    "picture a.svg", "scene a.json", "scene a.txt", "decision .yml", "vim a.html", "css a.cast",
    "decision A.HTML",
  ])
  func aNameOfAnotherFormatIsRefused(words: String) throws {
    let (lab, effects) = try press(":copy \(words)<CR>")
    guard case .refusal(let words) = lab.notice else { return #expect(Bool(false)) }
    #expect(words.contains("ends like a file of") && words.hasSuffix("nothing was written"))
    #expect(effects.isEmpty)
  }

  @Test func codeForABrowserIsAPage() throws {
    let effects = try press(":copy css a.html<CR>").effects
    guard case .world(.writeText(let text, path: "a.html"))? = effects.first else {
      return #expect(Bool(false))
    }
    #expect(text.hasPrefix("<!doctype html>"))
  }

  @Test func aFileIsWrittenOnceAndNeverOver() throws {
    var lab = Lab.sample()
    var world = HeadlessWorld()
    let keys = try KeyScript(":copy decision a b.txt<CR>").keys.map(TerminalEvent.key)
    for words in [
      "Written: a b.txt", "'a b.txt' is there already; nothing was written",
    ] {
      var terminal = PlayedTerminal(size: lab.size, steps: [.events(keys)])
      lab.context.leaving.ending = nil
      _ = lab.run(on: &terminal, in: &world)
      #expect(terminal.frames.last?.picture.contains(words) == true)
    }
    #expect(world.texts == ["a b.txt": Self.decision])
  }
}

import PopoverGeometry
import Testing

@testable import PopoverLab

@Suite("How changes are shown")
struct MotionChoiceTests {
  @Test(arguments: [
    (":motion slide<CR>", MotionSettings(.slide)),
    (":motion spring<CR>", MotionSettings(.scale, .spring)),
    (":motion fade linear 0.5<CR>", MotionSettings(.fade, .linear, duration: 0.5)),
    (":motion 3 ease-in<CR>", MotionSettings(.scale, .easeIn, duration: 3)),
    ("i", MotionSettings(.scale)), ("3i", MotionSettings(.fade)), ("4i", .still),
    ("2i", MotionSettings(.slide)),
    (":next-curve<CR>", MotionSettings(.scale, .easeInOut)),
    (":motion scale<CR>:motion none<CR>", .still),
  ])
  func itIsChosen(script: String, settings: MotionSettings) throws {
    #expect(try press(script).motionSettings == settings)
  }

  @Test(arguments: [
    (":motion<CR>", "No motion"), (":motion slide<CR>", "Slide, ease-out, 0.2 s"),
    ("4i", "No motion"),
  ])
  func itIsSaid(script: String, words: String) throws {
    #expect(try press(script).notice == .done(words))
  }

  @Test(arguments: [
    "wobble", "0", "-0.1", "11", "nan", "slide wobble", "1e9", "slide fade", "0.2 0.3",
  ])
  func unknownWordsAreRefused(words: String) throws {
    let lab = try press(":motion \(words)<CR>")
    #expect(
      lab.notice
        == .refusal(
          ":motion takes a style (scale, slide, fade, none), a curve (linear, ease-in, ease-out, ease-in-out, "
            + "spring) and seconds (from 0.05 to 10), each once, not '\(words)'"))
    #expect(lab.motionSettings.isStill)
  }

  @Test(arguments: [
    ("b", 8), ("bb", 0), ("5b", 5), (":keyboard 3<CR>", 3), ("5bbb", 5), (":keyboard<CR>", 8),
    (":keyboard 5<CR>:keyboard 0<CR>", 0), (":keyboard 99<CR>", 21), ("b.", 0), ("B", 5),
  ])
  func aKeyboardIsRaisedAndLowered(script: String, rows: Int) throws {
    #expect(try press(script).placement.reserved.bottom == rows)
  }

  /// Lines of status at the bottom are no keyboard, and are there again below one.
  @Test(arguments: [
    ("b", 8), ("bb", 1), ("bbb", 8), ("BBB", 1), ("2bb", 1), (":keyboard +1<CR>b", 1), ("bu", 1),
    ("bub", 8), (":keyboard 0<CR>", 1), (":keyboard +1<CR>:keyboard +1<CR>bb", 3),
    ("b:keyboard 0<CR>", 1), (":keyboard -1<CR>", 1), ("b:keyboard -9<CR>", 1),
    ("b:keyboard -6<CR>", 2),
  ])
  func linesOfStatusStay(script: String, rows: Int) throws {
    let lab = try press(":scene reserved { bottom: 1 }<CR>" + script)
    #expect(lab.placement.reserved.bottom == rows)
  }

  @Test(arguments: [
    (":keyboard 0<CR>", "There is no keyboard"),
    (":keyboard 4<CR>:keyboard 4<CR>", "The keyboard has 4 rows already"),
    (":keyboard x<CR>", ":keyboard takes a number of rows up to 9999 (0 hides it), not 'x'"),
  ])
  func aChangeWithoutEffectIsRefused(script: String, words: String) throws {
    #expect(try press(script).notice == .refusal(words))
  }

  @Test func theKeyboardIsAStepToUndo() throws {
    #expect(try press("bu").scene == (try press("")).scene)
    #expect(try press("9jb").notice == .change("A keyboard of 8 rows"))
  }
}

import CellCanvas
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Undo and redo")
struct HistoryTests {
  private static let changes = [
    "5l", "J", "t", "d", "a", "ax", "z", "!", ";tk", "9>", "B", ";sm.", "0",
  ]

  @Test(arguments: changes) func aChangeIsUndoneAndRedone(change: String) throws {
    let start = try press("3h")
    let changed = try press(change, on: start)
    let back = try press("99u", on: changed)
    #expect(back.settings == Lab.sample().settings)
    let again = try press("99<C-r>", on: back)
    #expect(again.settings == changed.settings)
    #expect(again.placement == changed.placement)
  }

  @Test func theOldestStepsAreDropped() {
    let start = Lab.sample().context.history.start
    var history = EditHistory(start)
    let least = EditHistory.minimumCount
    for step in 1...5 * least + 7 {
      var next = start
      next.scene.anchors[0].x = step
      history.settle(next)
    }
    #expect((least..<2 * least).contains(history.count))
    #expect([0, 4 * least, 5 * least + 6].allSatisfy(history.isDone))
    for step in (4 * least..<5 * least + 7).reversed() {
      let isUndone = history.undo()
      #expect(isUndone)
      #expect(history.moment.scene.anchors[0].x == step)
    }
    let isUndone = history.undo()
    #expect(!isUndone && history.isDone(0) && !history.isDone(4 * least))
  }

  /// A step that another one has cut off is not done, however many there are.
  @Test func aStepThatIsCutOffIsNeverDoneAgain() {
    let start = Lab.sample().context.history.start
    var (history, next) = (EditHistory(start), start)
    next.scene.anchors[0].x = 1
    let step = history.nextStep
    history.settle(next)
    #expect(history.isDone(step) && history.undo() && !history.isDone(step))
    #expect(history.redo() && history.isDone(step) && history.undo())
    next.scene.anchors[0].x = 2
    history.settle(next)
    #expect(!history.isDone(step))
  }

  /// A step holds only differences, so every difference must be restored.
  @Test func aPatchLeadsFromOneMomentToTheOther() throws {
    let moments = try [
      "", "a", "aax", "d", "t", "B", "aa<Tab>", "~", "s9j", "s3l", "ss2k", ":name x<CR>;sm",
    ]
    .map { try press($0).context.now }
    for start in moments {
      for end in moments {
        #expect(MomentPatch(from: start, to: end, ofStep: 0).applied(to: start) == end)
      }
    }
  }

  @Test func eachKeyIsAStep() throws {
    #expect(try press("llu").settings == press("l").settings)
    #expect(try press("5lu").settings == Lab.sample().settings)
    #expect(try press("ll2u").settings == Lab.sample().settings)
  }

  @Test func selectingIsNoStep() throws {
    #expect(try press("a<Tab>u").settings == Lab.sample().settings)
  }

  @Test func aNewChangeDropsTheStepsToRedo() throws {
    let lab = try press("luj<C-r>")
    #expect(lab.notice == .refusal("There is nothing to redo"))
    #expect(try press("u").notice == .refusal("There is nothing to undo"))
  }

  @Test func browsingThemesIsNoStep() throws {
    #expect(try press("Tjjj<Esc>u").notice == .refusal("There is nothing to undo"))
    for command in ["undo", "redo", "reset"] {
      #expect(
        try press("lTjj:\(command)<CR>").notice
          == .refusal("Changes are undone in the scene; q leaves this view"))
    }
    let kept = try press("Tgjj<CR>")
    #expect(kept.theme != Lab.sample().theme)
    #expect(try press("u", on: kept).theme == Lab.sample().theme)
  }

  @Test func theFormerPlacesOfPopoversAreUndoneToo() throws {
    let start = try press("s")
    let low = try press("9j", on: start)
    let back = try press("9k9jB9u", on: low)
    #expect(back.placement == Lab.sample().placement)
  }
}

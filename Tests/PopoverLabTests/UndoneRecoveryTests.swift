import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

/// Changes that a lab has recovered were another one's, and are left to the next one where that is undone.
@Suite("A recovery that is undone")
struct UndoneRecoveryTests: PlayedWithFiles {
  /// What was recovered and is undone stays for the next lab, whatever becomes of what was shown before.
  @Test(arguments: [
    (":recover<CR>u:w ./new.yaml<CR>q", 1), (":recover<CR>ulq", 2),
    (":recover<CR>llu:w ./new.yaml<CR>", 0),
    (":recover<CR>uUu", 1), (":recover<CR>uUq", 1), (":recover<CR>ulu", 1), ("l:recover<CR>uq", 2),
    ("l:recover<CR>ulq", 3), (":recover<CR>:w ./new.yaml<CR>", 0),
    (":recover<CR>uU:w ./new.yaml<CR>", 0), (":recover<CR>uUuU:w ./new.yaml<CR>", 0),
  ])
  func whatIsRecoveredAndUndoneIsLeft(script: String, count: Int) throws {
    let files = try play("5l").files
    let script = script.replacing("U", with: "<C-r>")
    let after = try play(script, with: files).files
    #expect(after.stored.count == count)
    guard count > 0 else { return }
    let left = after.stored.keys.filter { after.stored[$0] == files.stored[$0] }
    #expect(left.count == 1)
  }

  /// What is done instead is this lab's own, and leaves nothing behind where it is undone too.
  @Test func whatIsDoneAfterAnUndoneRecoveryIsTheLabsOwn() throws {
    let files = try play("5l").files
    let steps = try [":recover<CR>u", "l", "u", ""].flatMap { [try keys($0), .wait(.seconds(3))] }
    let world = run(steps, with: files).world
    #expect(world.scenes.storage.stored == files.stored)
  }

  /// What was recovered and is undone can be recovered again, at once and by the next lab.
  @Test func anUndoneRecoveryLosesNothing() throws {
    let left = try play(":e ./mine.yaml<CR>5l").files
    let undone = [try keys(":e ./mine.yaml<CR>:recover<CR>u"), .wait(.seconds(2))]
    #expect(run(undone + [try keys("q")], with: left).world.scenes.storage.stored.count == 1)
    let again = run(undone + [try keys(":recover<CR>")], with: left).lab
    #expect(again.scene.anchors[0].x == 15, "\(String(describing: again.notice))")
    #expect(
      try play(":e ./mine.yaml<CR>:recover<CR>:w<CR>", with: left).files.stored.isEmpty)
    let redone = undone + [try keys("U"), .wait(.seconds(2)), try keys(":w<CR>")]
    #expect(run(redone, with: left).world.scenes.storage.stored.isEmpty)
    // Once it is saved, later changes are this lab's own.
    let saved = [
      try keys(":e ./mine.yaml<CR>:recover<CR>:w<CR>l"), PlayedTerminal.Step.wait(.seconds(2)),
    ]
    #expect(run(saved + [try keys("q")], with: left).world.scenes.storage.stored.count == 1)
    let undoneLater = saved + [try keys("u"), .wait(.seconds(2))]
    #expect(run(undoneLater, with: left).world.scenes.storage.stored.isEmpty)
  }

  /// What somebody has written into the file meanwhile is what is saved over, and nothing else.
  @Test func theFileIsWhatItWasBeforeTheRecovery() throws {
    var left = try play(":e ./mine.yaml<CR>5l").files
    left.contents["./mine.yaml"]? += Array("# since\n".utf8)
    let (lab, files) = try play(
      ":e ./mine.yaml<CR>:recover<CR>u:name anchor other<CR>:w<CR>", with: left)
    #expect(lab.notice == .done("Written: ./mine.yaml"))
    let text = String(decoding: files.contents["./mine.yaml"] ?? [], as: UTF8.self)
    #expect(text.contains("other") && text.hasSuffix("# since\n"), "\(text)")
  }

  /// What becomes of the file while the recovery could still be done once more is not forgotten with it.
  @Test func aFileThatGoesMeanwhileStaysGone() throws {
    let left = try play(":e ./mine.yaml<CR>5l").files
    var running = RunningLab(files: left)
    try running.press(":e ./mine.yaml<CR>:recover<CR>u")
    let location = running.lab.files.location
    running.world.scenes.storage.contents["./mine.yaml"] = nil
    running.receive(.fileChanged(path: "./mine.yaml"))
    try running.press("l")
    let file = try #require(running.lab.files.all[location])
    #expect(file.saved == nil && file.change?.holdsNoScene == true)
  }
}

import CellCanvas
import LabSupport
import Testing

@testable import PopoverLab

@Suite("Leaving the lab")
struct LeavingTests: PlayedWithFiles {
  @Test func quitWithAMarkLeavesWithoutAsking() throws {
    let lab = try press("5l:q!<CR>")
    #expect(lab.ending == .quit)
  }

  @Test(arguments: [":wq<CR>", ":x<CR>", "5l:write-quit<CR>"])
  func aSceneWithoutAFileIsNotLeft(script: String) throws {
    let lab = try press("5l" + script)
    #expect(lab.ending == nil)
    #expect(lab.notice == .refusal("The scene has no file yet; :write FILE writes one"))
  }

  /// Quitting again is an answer to the question, and to no other thing that was done since.
  @Test(arguments: [
    ("qq", true), ("q:q<CR>", true), (":q<CR>q", true), ("q:<Esc>q", false),
    ("qwwq", false), ("q<Tab>q", false), ("qwwqq", true), ("q:copy decision<CR>q", false),
  ])
  func aWarningHoldsAsLongAsItIsSeen(keys: String, isLeft: Bool) throws {
    let (lab, files) = try play(":e ./mine.yaml<CR>5l" + keys)
    #expect((lab.ending == .quit) == isLeft, "\(String(describing: lab.notice))")
    #expect(files.stored.isEmpty == isLeft)
  }

  @Test func anUnchangedSceneIsLeftAtOnce() throws {
    #expect(try press(":x<CR>").ending == .quit)
  }

  /// A key that leaves says there too what would be lost.
  @Test func aScreenThatIsTooSmallShowsTheQuestion() throws {
    let small = PlayedTerminal.Step.events([.resized(CellSize(width: 30, height: 8))])
    let lab = run([try keys(":e ./mine.yaml<CR>5l"), small, try keys("q")]).lab
    #expect(lab.frame.picture.contains("Not saved: ./mine.yaml"), "\(lab.frame.picture)")
    #expect(lab.frame.picture.contains("poplab needs 40x10"))
  }

  /// A lab with a file after a script that may leave it.
  private func leave(_ script: String) throws -> (lab: Lab, files: HeadlessFiles) {
    var running = RunningLab(files: Self.files)
    try running.press(script)
    return (running.lab, running.world.scenes.storage)
  }

  private func text(_ files: HeadlessFiles) -> String {
    String(decoding: files.contents["./mine.yaml"] ?? [], as: UTF8.self)
  }

  @Test func leavingNamesEveryFileThatIsNotSaved() throws {
    let lab = try leave(":e ./mine.yaml<CR>l:w ./new.yaml<CR>l:e ./mine.yaml<CR>lq").lab
    #expect(
      lab.notice
        == .refusal(
          "Not saved: ./mine.yaml, ./new.yaml; :write-all saves, quitting again discards the changes"
        ))
  }

  @Test(arguments: ["5l:wq<CR>", "5l:x<CR>", ":x<CR>", "5l:wq ./mine.yaml<CR>"])
  func writingAndLeavingIsOneCommand(script: String) throws {
    let (lab, files) = try leave(":e ./mine.yaml<CR>" + script)
    #expect(lab.ending == .quit)
    #expect((text(files) == Self.mine) == !script.hasPrefix("5l"))
  }

  @Test func aSceneThatCannotBeWrittenIsNotLeft() throws {
    let (lab, files) = try leave(":e ./mine.yaml<CR>:e nested<CR>:wq ./mine.yaml<CR>")
    #expect(lab.ending == nil)
    #expect(text(files) == Self.mine)
    #expect(try leave(":e ./mine.yaml<CR>l:q!<CR>").lab.ending == .quit)
  }

  @Test func leavingWithAChangedFileWarnsFirst() throws {
    #expect(try leave(":e ./mine.yaml<CR>q").lab.ending == .quit)
    #expect(try leave(":e ./mine.yaml<CR>lq").lab.ending == nil)
    #expect(try leave(":e ./mine.yaml<CR>lqq").lab.ending == .quit)
    #expect(try leave(":e ./mine.yaml<CR>lqlq").lab.ending == nil)
    #expect(try leave(":e ./mine.yaml<CR>l:w<CR>q").lab.ending == .quit)
    #expect(try leave("lq").lab.ending == .quit)
  }
}

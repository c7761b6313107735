import BundledThemes
import CellCanvas
import LabSupport
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import TestSupport
import Testing

@testable import PopoverLab

@Suite("The tour")
struct TourTests {
  private static let themes = ["paper", "classic", "double"].compactMap {
    try? ThemeCatalog(BundledThemes.all).theme(named: $0)
  }

  /// A lab that shows a scene of the tour, after keys.
  private func play(
    _ name: String, _ script: String = "", size: CellSize = CellSize(width: 80, height: 24),
    display: DisplayOptions = DisplayOptions(), files: HeadlessFiles = HeadlessFiles()
  ) throws -> Lab {
    let document = try SceneDocument(#require(ShippedScenes[name]), path: name)
    let lab = Lab(
      size: size, scene: document.scene, opened: OpenedScene(document, content: nil),
      themes: ThemeCollection(first: Self.themes[0], others: Self.themes), display: display)
    var running = RunningLab(lab, files: files)
    try running.press(script)
    return running.lab
  }

  private func isDone(_ name: String, _ script: String) throws -> Bool {
    try play(name, script).context.task?.isDone == true
  }

  /// What does each task, and what alone does not.
  @Test(arguments: [
    ("tour", "9J9L", ["", "9L", "9J", "9K9L", "w", "t"]),
    ("tour", "9J9H", ["9H"]),
    ("tour-why", "w", ["", "j", "M"]),
    ("tour-hold", "sk", ["", "s", "k", "ks"]),
    ("tour-theme", "t", ["", "w", "~"]),
    ("tour-theme", "Tk<CR>", [":theme nothing<CR>", "Tk<Esc>"]),
    ("tour-freeze", ":w ./mine.yaml<CR>", ["", "L", ":w<CR>", ":w<Esc>"]),
  ])
  func aTaskIsDoneByWhatItAsksFor(name: String, act: String, others: [String]) throws {
    #expect(try isDone(name, act))
    for other in others { #expect(try !isDone(name, other), "\(other)") }
  }

  /// Every word of a task is seen on the smallest screen that shows all of the lab too.
  @Test(
    arguments: ["tour", "tour-why", "tour-hold", "tour-theme", "tour-freeze"],
    [CellSize(width: 40, height: 12), CellSize(width: 80, height: 24)])
  func aTaskIsReadWhole(name: String, size: CellSize) throws {
    let lab = try play(name, size: size)
    guard case .text(let text) = lab.scene.popovers[0].content else {
      return #expect(Bool(false), "\(name)")
    }
    let picture = lab.frame.picture
    for word in text.split(whereSeparator: \.isWhitespace) {
      #expect(picture.contains(word), "\(word)\n\(picture)")
    }
  }

  /// A popover is held on its side on a small screen too, and flips without that.
  @Test(arguments: [("k", Side.below), ("kj", .above), ("sk", .above)])
  func aSmallScreenHasRoomToHoldAPopover(script: String, side: Side) throws {
    let lab = try play("tour-hold", script, size: CellSize(width: 40, height: 12))
    #expect(lab.placement.popovers[0].layout.side == side)
    #expect(lab.context.task?.isDone == (script == "sk"))
  }

  @Test func whatIsRefusedIsNotDone() throws {
    var files = HeadlessFiles()
    files.refusal = "Permission denied"
    let lab = try play("tour-freeze", ":w ./mine.yaml<CR>", files: files)
    #expect(lab.context.task?.isDone == false)
    #expect(lab.context.notice?.words.contains("Permission denied") == true)
  }

  @Test func whatWasDoneStaysDoneAndIsSaidWhereNothingElseIs() throws {
    let words = "Each side says what it lacks; m, r and ;vg draw it; n goes on"
    #expect(try play("tour-why", "w").context.notice == .done(words))
    let later = try play("tour-why", "wwku")
    #expect(later.context.task?.isDone == true)
    #expect(later.context.notice?.words.hasPrefix("Undid moving word") == true)
    #expect(try play("tour-why", "ww").frame.picture.contains(words))
  }

  /// Each is followed by the next, and the sentence at its end fits into the status line.
  @Test func theScenesFollowOneAnother() throws {
    var names: [String] = []
    var lab = try play("tour")
    while let task = lab.scene.task {
      names.append(lab.scene.name)
      #expect(task.done.count + "; n goes on".count <= 78, "\(task.done)")
      if task.next == nil { break }
      lab = try play("tour", String(repeating: "N", count: names.count))
    }
    #expect(names == ["tour", "tour-why", "tour-hold", "tour-theme", "tour-freeze"])
    #expect(
      try play("tour-freeze", "N").context.notice
        == .refusal("No scene follows this one; :tour starts the tour"))
  }

  /// The keys that a task teaches in passing.
  @Test(arguments: [
    ("tour-theme", "t", "next-theme"), ("tour-theme", "~", "appearance"),
    ("tour-theme", ";ts", "sheet"), ("tour-why", "m", "map"), ("tour-why", "r", "rectangles"),
    ("tour-why", ";vg", "ghosts"),
  ])
  func itTeachesTheKeysOfTheScene(name: String, keys: String, command: String) throws {
    let lab = try play(name)
    let words = try #require(lab.scene.task).done.replacing(",", with: "").split(separator: " ")
    #expect(words.contains { $0 == keys })
    let inGroups = CommandGroup.all.flatMap { group in
      group.entries.map { (";\(group.letter)\($0.letter)", $0.line) }
    }
    let alone = try KeyScript(keys).keys.first.flatMap { lab.context.sceneKeys.call(for: $0) }
    #expect((inGroups.first { $0.0 == keys }?.1 ?? alone?.command) == command)
  }

  @Test func theTourIsStartedFromAnywhere() throws {
    #expect(try play("nested", ":tour<CR>").scene.name == "tour")
    #expect(try play("nested", ":tour<CR>9J9L").context.task?.isDone == true)
    #expect(try play("nested", ":tour<CR>u9J9L").context.task == nil)
  }

  /// A task of one's own names the next file relative to its own.
  @Test func aTaskMayBeInAFile() throws {
    let first = """
      anchors: { a: { x: 10, y: 4 } }
      popovers: { p: { anchor: a, text: go, size: 4x1 } }
      task: { changed: [gap], next: next.yaml }
      """
    let files = HeadlessFiles([
      "./lessons/first.yaml": Array(first.utf8),
      "./lessons/next.yaml": Array(first.replacing("x: 10", with: "x: 20").utf8),
    ])
    let lab = try play("tour", ":e ./lessons/first.yaml<CR>g", files: files)
    #expect(lab.context.notice == .done("Done; n goes on"))
    let next = try play("tour", ":e ./lessons/first.yaml<CR>gN", files: files)
    #expect(next.files.location == .file("./lessons/next.yaml"))
    #expect(next.context.task?.isDone == false)
  }

  /// The popover that a check is about may get another name, or go.
  @Test(arguments: [":name popover other<CR>", ":delete-popover<CR>", "x"])
  func itsSceneCanStillBeWritten(script: String) throws {
    let lab = try play("tour", script + ":w ./mine.yaml<CR>")
    #expect(lab.context.notice == .done("Written: ./mine.yaml"))
  }

  @Test func aLineReadsTheExplanation() throws {
    var (lab, lines) = (try play("tour-why"), HeadlessLines(["why"]))
    var world = HeadlessWorld()
    _ = LineSession.run(&lab, on: &lines, in: &world)
    #expect(lines.said.last?.hasPrefix("Each side says what it lacks") == true)
  }

  @Test func itIsOfferedOnTheFirstScreenAlone() throws {
    var lab = Lab.sample()
    lab.offerTour()
    let offer = "New here? :tour shows poplab in five scenes"
    #expect(lab.frame.picture.contains("\(offer); move with hjkl, w says why"))
    lab.resize(to: CellSize(width: 50, height: 12))
    #expect(lab.frame.picture.contains(offer))
    #expect(!lab.frame.picture.contains("move with"))
    for key in try KeyScript("l").keys { lab.press(key) }
    #expect(!lab.frame.picture.contains(offer))
  }

  struct Shot: Sendable, CustomTestStringConvertible {
    var scene: String
    var keys = ""
    var size = CellSize(width: 80, height: 24)
    var display = DisplayOptions()
    var look = ""

    var testDescription: String { name }
    var name: String {
      "\(scene)\(keys.isEmpty ? "" : "-done")-\(size.width)x\(size.height)\(look)"
    }
  }

  private static let shots: [Shot] = [
    Shot(scene: "tour"), Shot(scene: "tour", keys: "9J9L"),
    Shot(scene: "tour", size: CellSize(width: 40, height: 12)),
    Shot(scene: "tour-why", keys: "w", size: CellSize(width: 120, height: 36)),
    Shot(
      scene: "tour-why", display: DisplayOptions(depth: .none, isASCII: true), look: "-ascii"),
    Shot(scene: "tour-hold", keys: "sk"),
    Shot(scene: "tour-hold", display: DisplayOptions(depth: .palette16), look: "-16"),
    Shot(scene: "tour-theme", size: CellSize(width: 200, height: 60)),
    Shot(scene: "tour-freeze", keys: ":w ./mine.yaml<CR>"),
    Shot(
      scene: "tour-freeze", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none), look: "-mono"),
  ]

  @Test(arguments: shots)
  func itsScreensAreRecorded(shot: Shot) throws {
    let lab = try play(shot.scene, shot.keys, size: shot.size, display: shot.display)
    let difference = try GoldenScreen(shot.name).difference(from: lab.frame)
    #expect(difference == nil, "\(shot.name): \(difference ?? "")")
  }
}

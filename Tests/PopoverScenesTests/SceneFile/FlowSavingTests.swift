import CellCanvas
import PopoverScenes
import Testing

@Suite("Saving over a file with brackets")
struct FlowSavingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let change: @Sendable (inout Scene) -> Void
    let saved: String

    init(
      _ name: String, _ file: String, _ saved: String,
      _ change: @escaping @Sendable (inout Scene) -> Void
    ) {
      (testDescription, self.file, self.saved, self.change) = (name, file, saved, change)
    }
  }

  private static let cell = SceneRegion.Shape.rect(CellSize(width: 1, height: 1))
  private static let lines = """
    anchors: {
      a: { x: 3 }, # first
      b: { x: 30 }, # second
    }

    """

  static let rows = [
    Row(
      "a new entry leaves the comment of the one before it where it is", lines,
      """
      anchors: {
        a: { x: 3 }, # first
        b: { x: 30 }, # second
        c: {},
      }

      """
    ) { $0.anchors.append(SceneRegion(name: "c", shape: cell)) },
    Row(
      "a new entry may be the first one", lines,
      """
      anchors: {
        c: {},
        a: { x: 3 }, # first
        b: { x: 30 }, # second
      }

      """
    ) { $0.anchors.insert(SceneRegion(name: "c", shape: cell), at: 0) },
    Row(
      "what stays after the first entry stays as it is", lines,
      """
      anchors: {
        b: { x: 30 }, # second
      }

      """
    ) { $0.anchors.removeFirst() },
    Row(
      "what stays before the last entry stays as it is", lines,
      """
      anchors: {
        a: { x: 3 }, # first
      }

      """
    ) { $0.anchors.removeLast() },
    Row(
      "comments go with the last entry", lines, "anchors: {}\n"
    ) { $0.anchors = [] },
    Row(
      "no comma is left behind the last entry where none was",
      "anchors: { w: {} }\npopovers: { p: { anchor: w, # here\n  text: x # said\n} }\n",
      "anchors: { w: {} }\npopovers: { p: { anchor: w # here\n  # said\n} }\n"
    ) { $0.popovers[0].content = .blank },
    Row(
      "a new last entry has a comma before it, in front of the comment",
      "anchors: { w: { x: 3, # across\n    y: 4 # down\n} }\n",
      "anchors: { w: { x: 3, # across\n    y: 4, # down\n    width: 2\n} }\n"
    ) { $0.anchors[0].shape = .rect(CellSize(width: 2, height: 1)) },
    Row(
      "entries on one line stay on it", "anchors: { a: {x: 1}, b: {x: 2} }\n",
      "anchors: { b: {x: 2}, c: { x: 4 } }\n"
    ) {
      $0.anchors.removeFirst()
      $0.anchors.append(SceneRegion(name: "c", x: 4, shape: cell))
    },
    Row(
      "a name keeps its quotes, as its value follows at once",
      #"{"anchors":{"w":{"x":3}},"popovers":{'p':{"anchor":"w"}}}"#,
      #"{"anchors":{"it's":{"x":3}},"popovers":{'q''s':{"anchor":"it's"}}}"#
    ) {
      ($0.anchors[0].name, $0.popovers[0].name, $0.popovers[0].anchor) = ("it's", "q's", "it's")
    },
    Row(
      "what stands behind the opening bracket stays there",
      "anchors:\n  a: { # the button\n    y: 3\n  }\n",
      "anchors:\n  a: { # the button\n    x: 3,\n    y: 3\n  }\n"
    ) { $0.anchors[0].x = 3 },
    Row(
      "it stays where the first entry goes",
      "anchors: { a: {} }\npopovers:\n  p: { # the main one\n    size: 20x6,\n    anchor: a\n  }\n",
      "anchors: { a: {} }\npopovers:\n  p: { # the main one\n    anchor: a\n  }\n"
    ) { $0.popovers[0].size = nil },
    Row(
      "a comma that goes takes its blanks along, also from the start of a line",
      "anchors: { a: { x: 1 }\n         , b: { x: 2 } # b\n         }\n",
      "anchors: { a: { x: 1 }\n         }\n"
    ) { $0.anchors.removeLast() },
    Row(
      "a comment on a line of its own begins where lines begin",
      "anchors: { a: {} }\npopovers: { p: { anchor: a, size: 20x6, # a word\n  gap: 1 } }\n",
      "anchors: { a: {} }\npopovers: { p: { anchor: a,\n  # a word\n  gap: 1 } }\n"
    ) { $0.popovers[0].size = nil },
    Row(
      "a quote before a mark is a quote",
      "anchors: {w: {}}\npopovers: {p: {anchor: w, title: 'it'}} # a",
      "anchors: {w: {}}\npopovers: {p: {anchor: w, title: 'it''\u{301}s'}} # a"
    ) { $0.popovers[0].title = "it'\u{301}s" },
    Row(
      "JSON stays JSON",
      #"{"anchors": {"w": {"x": 3}}, "popovers": {"p": {"anchor": "w"}}}"#,
      #"{"theme": "paper", "anchors": {"w": {"at": "left", "x": 4, "locked": true}}, "#
        + #""popovers": {"p": {"anchor": "w", "title": "a: \"b\"", "size": "9x2"}}}"#
    ) {
      $0.theme = "paper"
      ($0.anchors[0].at, $0.anchors[0].x, $0.anchors[0].isLocked) = (.left, 4, true)
      ($0.popovers[0].title, $0.popovers[0].size) = ("a: \"b\"", CellSize(width: 9, height: 2))
    },
    Row(
      "a key alone has a colon as soon as it has a value",
      "anchors: {w: {}} # c\npopovers: {p: {anchor: w, footer}}\n",
      "anchors: {w: {}} # c\npopovers: {p: {anchor: w, footer: x}}\n"
    ) { $0.popovers[0].footer = "x" },
  ]

  @Test(arguments: rows) func onlyWhatChangesIsWritten(row: Row) throws {
    let document = try SceneDocument(Array(row.file.utf8), path: "s.yaml")
    var scene = document.scene
    row.change(&scene)
    let saved = try document.saving(scene)
    #expect(String(decoding: saved.bytes, as: UTF8.self) == row.saved)
  }

  /// What was written meanwhile is undone too.
  @Test(arguments: rows) func theFirstSceneHasTheFirstText(row: Row) throws {
    let document = try SceneDocument(Array(row.file.utf8), path: "s.yaml")
    var scene = document.scene
    row.change(&scene)
    let saved = try document.saving(scene)
    scene.about = "more"
    let undone = try saved.saving(scene).saving(document.scene)
    #expect(undone.bytes == document.bytes && undone.scene == document.scene)
    #expect(try undone.saving(saved.scene).bytes == saved.bytes)
  }

  /// That a popover does not show its geometry is said beside what it shows.
  @Test(arguments: ["geometry: false, text: hi", "text: hi, geometry: false"])
  func whatIsUsualIsNoOtherContent(keys: String) throws {
    let file = "anchors: { a: {} }\npopovers: { p: { anchor: a, \(keys) } }\n"
    let document = try SceneDocument(Array(file.utf8), path: "s.yaml")
    #expect(document.scene.popovers[0].content == .text("hi"))
    var scene = document.scene
    scene.popovers[0].gap = 2
    let saved = try document.saving(scene)
    #expect(saved.scene == scene)
    #expect(try SceneDocument(saved.bytes, path: "s.yaml").scene == scene)
  }
}

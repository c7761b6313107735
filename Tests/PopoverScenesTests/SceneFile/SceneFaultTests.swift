import PopoverScenes
import PopoverThemes
import TestSupport
import Testing

@Suite("What is wrong with a scene file")
struct SceneFaultTests {
  private static let places =
    "top-left, top, top-right, left, middle, right, bottom-left, bottom, bottom-right"

  @Test(arguments: [
    ("", "1:1: the file is empty; lines such as 'key: value' are expected"),
    ("popover: {}", "1:1: unknown key 'popover'; did you mean 'popovers'?"),
    ("version: 2", "1:10: found '2'; expected 1, the only version there is"),
    ("name: [a]", "1:7: found a list; expected text of one line"),
    (
      "name: \"a\\tb\"",
      "1:7: control character U+0009; only characters that can be shown are allowed"
    ),
    (
      "screen: 80",
      "1:9: found '80'; expected real, or columns x rows, each from 1 to 2000, as in 80x24"
    ),
    (
      "screen: 0x24",
      "1:9: found '0x24'; expected real, or columns x rows, each from 1 to 2000, as in 80x24"
    ),
    ("page: cod", "1:7: unknown page 'cod'; did you mean 'code'?"),
    (
      "task: {}",
      "1:7: found a mapping; expected 'checks', 'changed' or 'acts': what is to be done"
    ),
    (
      "anchors: { a: { size: 4x1 } }",
      "1:17: 'size' is a key of popovers; here it is 'width' and 'height'"
    ),
    (
      "{ anchors: { a: {} }, popovers: { p: { anchor: a, width: 9 } } }",
      "1:51: 'width' is a key of anchors; a popover has 'anchor' and 'size'"
    ),
    (
      "{ anchors: { a: {} }, popovers: { p: { anchor: a, placement: top } } }",
      "1:51: unknown key 'placement'; did you mean 'permitted'?"
    ),
    (
      "{ anchors: { a: {} }, popovers: { p: { anchor: a, permitted: [bottom] } } }",
      "1:63: unknown direction 'bottom'; did you mean 'below'?"
    ),
    ("anchors: { a: { w: 4 } }", "1:17: unknown key 'w'; did you mean 'width'?"),
    ("steps: [{ keys: j }]", "1:1: 'steps' is a key of scripts, which 'poplab play' runs"),
    (
      "step: [{ keys: j }]",
      "1:1: unknown key 'step'; 'steps' is a key of scripts, which 'poplab play' runs"
    ),
    (
      "{ anchors: { a: {} }, popovers: { p: { anchor: a, w: 9 } } }",
      "1:51: unknown key 'w'; 'width' is a key of anchors; a popover has 'anchor' and 'size'"
    ),
    (
      "anchors: { a: { x:1 } }",
      "1:17: unknown key 'x:1'; a blank is missing behind the colon, as in 'x: ...'"
    ),
    (
      "anchors: { a: {} }\npopovers: { p: { anchor: a, menu: -a } }",
      "2:35: found '-a'; expected a list of menu items, with a blank behind each '-', as in '- a'"
    ),
    ("task: { changed: [gapp] }", "1:19: unknown key 'gapp'; did you mean 'gap'?"),
    ("task: { acts: [read] }", "1:16: unknown act 'read'; known here: explain, save"),
    (
      "task: { checks: [{ side: below, given: {} }] }",
      "1:33: unknown key 'given'; known here: popover, shown, side, arrow-offset, points, frame, size, "
        + "shrunk, overlap, inside, contrast, whole-text, same-as"
    ),
    ("task: { checks: [{side: below, popover: p}] }", "1:41: unknown popover 'p'; none is known"),
    (
      "task: { checks: [{}] }",
      "1:18: found a mapping; expected something to check, such as 'side: below'"
    ),
    ("page: { text: a, ansi: b }", "1:24: found 'b'; expected no 'ansi' beside 'text'"),
    ("page: { txt: a }", "1:9: unknown key 'txt'; did you mean 'text'?"),
    ("page: {}", "1:7: found a mapping; expected 'text' or 'ansi': what is on the page"),
    (
      "page: [a]",
      "1:7: found a list; expected a page: essay, code, toolbar, files, form, chat, chart, blank"
    ),
    ("writing: rtl", "1:10: unknown writing 'rtl'; known here: left-to-right, right-to-left"),
    ("margins: -1", "1:10: found '-1'; expected a whole number from 0 to 100000"),
    (
      "margins: [1]",
      "1:10: found 1 number; expected [rows, columns], one number for all edges, or edges by name"
    ),
    (
      "margins: top",
      "1:10: found 'top'; expected [rows, columns], one number for all edges, or edges by name, "
        + "as in { bottom: 3 }"
    ),
    ("margins: {botom: 1}", "1:11: unknown key 'botom'; did you mean 'bottom'?"),
    ("anchors: []", "1:10: found a list; expected anchors by their names, as in 'name: ...'"),
    ("anchors: {\"\": {}}", "1:11: found nothing; expected a name of one line"),
    (
      "anchors: {\"a\\nb\": {}}", "1:11: found 'a<U+000A>b'; expected a name of one line"
    ),
    ("anchors: {a: {}, a: {}}", "1:18: key 'a' is set twice, first at 1:11; keep one of them"),
    ("anchors: {a: 3}", "1:14: found '3'; expected lines such as 'key: value'"),
    ("anchors: {a: {at: topleft}}", "1:19: unknown place 'topleft'; did you mean 'top-left'?"),
    ("anchors: {a: {at: x}}", "1:19: unknown place 'x'; known here: \(places)"),
    ("anchors: {a: {x: 1.5}}", "1:18: found '1.5'; expected a whole number from -100000 to 100000"),
    ("anchors: {a: {width: -1}}", "1:22: found '-1'; expected a whole number from 0 to 100000"),
    (
      "anchors: {a: {width: 2, rects: [[0, 0, 1, 1]]}}",
      "1:32: found a list; expected no 'rects' beside 'width' and 'height'"
    ),
    (
      "anchors: {a: {width: 1, rects: [[0, 0, 1, 1]]}}",
      "1:32: found a list; expected no 'rects' beside 'width' and 'height'"
    ),
    (
      "anchors: {a: {rects: [[0, 0, 1, 1]], height: 2}}",
      "1:46: found '2'; expected no 'height' beside 'rects'"
    ),
    ("anchors: {a: {rects: []}}", "1:22: found a list; expected at least one rectangle"),
    ("anchors: {a: {rects: [[1, 2, 3]]}}", "1:23: found 3 numbers; expected [x, y, width, height]"),
  ])
  func screensAndAnchors(text: String, message: String) {
    #expect(Scene.messages(text) == ["s.yaml:" + message])
  }

  @Test func faultsOfValuesAndOfReferencesAreReportedTogether() {
    let text = """
      anchors: {a: {widht: 4}}
      popovers:
        p: {anchor: zz, gapp: 3}
        m: {anchor: a, menu: [x, y], selected: 7}
        n: {anchr: a}
      checks:
        - {popover: nope, side: below}
        - {sied: below}
      """
    #expect(
      Scene.messages(text) == [
        "s.yaml:1:15: unknown key 'widht'; did you mean 'width'?",
        "s.yaml:3:15: unknown anchor 'zz'; known here: a",
        "s.yaml:3:19: unknown key 'gapp'; did you mean 'gap'?",
        "s.yaml:4:42: found '7'; expected the number of an item of the menu, from 1",
        "s.yaml:5:7: unknown key 'anchr'; did you mean 'anchor'?",
        "s.yaml:7:15: unknown popover 'nope'; known here: p, m, n",
        "s.yaml:8:6: unknown key 'sied'; did you mean 'side'?",
      ])
  }

  @Test func namesThatCouldNotBeReadAreNotMissed() {
    #expect(
      Scene.messages("anchors: 3\npopovers: {p: {anchor: a}}").map {
        $0.contains("anchors by their")
      }
        == [true])
  }

  @Test(arguments: [
    ("{popover: p}", "2:4: found a mapping; expected something to check, such as 'side: below'"),
    ("{popover: q, side: below}", "2:14: unknown popover 'q'; known here: p"),
    (
      "{side: under}",
      "2:11: unknown side 'under'; known here: below, above, right, left, none, up, down"
    ),
    (
      "{arrow-offset: 0.25}",
      "2:19: found '0.25'; expected whole cells or half ones, such as -3 or 2.5"
    ),
    (
      "{arrow-offset: 1e1}",
      "2:19: found '1e1'; expected whole cells or half ones, such as -3 or 2.5"
    ),
    (
      "{arrow-offset: nan}",
      "2:19: found 'nan'; expected whole cells or half ones, such as -3 or 2.5"
    ),
    ("{picture: }", "2:14: found nothing; expected the path of a file"),
    ("{picture: \"\"}", "2:14: found nothing; expected the path of a file"),
    ("{contrast: 22}", "2:15: found '22'; expected a contrast from 1 to 21, such as 4.5"),
    ("{contrast: 0x5}", "2:15: found '0x5'; expected a contrast from 1 to 21, such as 4.5"),
    ("{given: {size: 1x1}, side: left}", "2:13: unknown key 'size'; known here: screen, reserved"),
    (
      "{frame: {x: 1}}", "2:12: found a mapping; expected a list of numbers: [x, y, width, height]"
    ),
  ])
  func checks(text: String, message: String) {
    let found = Scene.messages(
      "checks:\n - " + text + "\nanchors: {w: {}}\npopovers: {p: {anchor: w}}")
    #expect(found == ["s.yaml:" + message])
  }

  @Test func allFaultsAreFoundInOneGo() {
    let text = """
      nmae: x
      screen: big
      anchors:
        a: { x: one }
      popovers:
        p:
          anchor: b
          gap: -1
      checks:
        - { sied: below }
      """
    #expect(
      Scene.messages(text).map { $0.prefix { $0 != " " } } == [
        "s.yaml:1:1:", "s.yaml:2:9:", "s.yaml:4:11:", "s.yaml:7:13:", "s.yaml:8:10:",
        "s.yaml:10:7:",
      ])
  }

  @Test func thereAreLimits() {
    let many = (0..<65).map { " a\($0): {}" }.joined(separator: "\n")
    #expect(
      Scene.messages("anchors:\n" + many) == [
        "s.yaml:2:2: found a mapping; expected at most 64 anchors, and these are 65"
      ])
    let large = String(repeating: "#", count: 300_000)
    #expect(
      Scene.messages(large) == [
        "s.yaml:1:1: the file has more than 262144 bytes, which is the limit"
      ])
  }

  @Test func anyBytesAreASceneOrFaults() throws {
    let pieces = [
      "&a ", "*a", "[", "]", "{", "}", "\"", "'", ": ", "- ", "|\n", ">2\n", "#", ",", "\n", "\n  ",
      "\r", "\t", "---\n", "\\", "表", "\0", "a", "0", "\n- ", " ", "99999999999999999999", "-", "x",
    ]
    let texts = OddSpellingTests.files
    for seed in UInt64(0)..<800 {
      var random = SplitMix(seed: seed)
      var bytes = Array(texts[random.whole(0...(texts.count - 1))].utf8)
      for _ in 0..<random.whole(1...5) {
        let start = random.whole(0...bytes.count)
        let end = min(bytes.count, start + random.whole(0...9))
        if random.whole(0...2) == 0 { bytes.removeSubrange(start..<end) }
        let piece = pieces[random.whole(0...(pieces.count - 1))]
        bytes.insert(contentsOf: Array(piece.utf8), at: min(start, bytes.count))
      }
      do {
        let document = try SceneDocument(bytes, path: "s.yaml")
        var scene = document.scene
        scene.margins.left += 1
        #expect(try document.saving(scene).scene == scene, "seed \(seed)")
      } catch {
        let isShown = error.description.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }
        #expect(!error.faults.isEmpty && isShown, "seed \(seed)")
      }
    }
  }
}

extension Scene {
  /// What is wrong with a file of a scene, a line each; nothing if it is one.
  static func messages(_ text: String) -> [String] {
    errorLines { _ = try Scene(Array(text.utf8), path: "s.yaml") }
  }
}

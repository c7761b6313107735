import AnnotatedYAML
import Testing

@testable import PopoverScenes

@Suite("Keys of a scene, one at a time")
struct ScenePartTests {
  private static func scene() throws -> Scene {
    try Scene(
      Array(
        """
        anchors: { a: { x: 3, width: 6 }, b: { rects: [[0, 0, 4, 1], [0, 1, 2, 1]] } }
        popovers:
          p: { anchor: a, text: hello, gap: 1 }
          q: { anchor: p, menu: [Cut, Copy], selected: 2 }
        checks: [{ popover: p, side: below }]

        """.utf8), path: "test.yaml")
  }

  /// The value of a key after it was set.
  private func value(_ key: String, _ part: ScenePart, _ text: String) throws -> String? {
    try Self.scene().setting(key, of: part, to: text).value(of: key, in: part)
  }

  @Test(arguments: [
    ("gap", "3", "3"), ("title", "Save? Now, then", "Save? Now, then"), ("title", "\"\"", "\"\""),
    ("title", "' x '", "\" x \""), ("text", "\"one\\ntwo\"", "\"one\\ntwo\""),
    ("permitted", "[down, up]", "[down, up]"), ("permitted", "up", "up"),
    ("stability", "dead-band:4", "dead-band:4"),
    ("menu", "[Cut, { label: Paste }]", "[Cut, Paste]"),
    ("geometry", "true", "true"), ("dial", "12", "12"), ("ansi", "art.ans", "art.ans"),
    ("size", "30x4", "30x4"), ("adjust", "[flip]", "[flip]"), ("engine", "vim", "vim"),
    ("text", "key: value # no comment", "key: value # no comment"), ("anchor", "b", "b"),
  ])
  func takeWhatAFileHas(key: String, text: String, now: String) throws {
    #expect(try value(key, .popover(0), text) == now)
  }

  @Test(
    arguments: [
      ("gap", "default", "0"), ("title", "default", "\"\""), ("title", "'default'", "\"default\""),
      ("text", "default", nil), ("size", "default", nil),
    ] as [(String, String, String?)])
  func goBackToWhatHoldsWithoutThem(key: String, text: String, now: String?) throws {
    #expect(try value(key, .popover(0), text) == now)
  }

  @Test func aKeyThatBelongsToAnotherGoesAlone() throws {
    let menu = try Self.scene().setting("selected", of: .popover(1), to: "default")
    #expect(menu.value(of: "menu", in: .popover(1)) == "[Cut, Copy]")
    #expect(menu.value(of: "selected", in: .popover(1)) == nil)
    let anchor = try Self.scene().setting("height", of: .anchor(0), to: "3")
      .setting("width", of: .anchor(0), to: "default")
    #expect(anchor.value(of: "width", in: .anchor(0)) == "1")
    #expect(anchor.value(of: "height", in: .anchor(0)) == "3")
    let text = try Self.scene().setting("menu", of: .popover(0), to: "default")
    #expect(text.value(of: "text", in: .popover(0)) == "hello")
  }

  @Test func oneFormTakesThePlaceOfAnother() throws {
    #expect(try value("width", .anchor(1), "5") == "5")
    #expect(try value("rects", .anchor(0), "[[0, 0, 2, 1], [0, 1, 5, 1]]") != nil)
    let menu = try Self.scene().setting("menu", of: .popover(0), to: "[Yes, No]")
    #expect(menu.value(of: "text", in: .popover(0)) == nil)
    let shorter = try Self.scene().setting("menu", of: .popover(1), to: "[One, Two, Three]")
    #expect(shorter.value(of: "selected", in: .popover(1)) == "2")
  }

  @Test(arguments: [
    (ScenePart.popover(0), "gpa", "2", "unknown key 'gpa'; did you mean 'gap'?"),
    (.popover(0), "gap", "x", "found 'x'; expected a whole number from 0 to 100000"),
    (.popover(0), "anchor", "c", "unknown anchor 'c'; known here: a, b"),
    (.popover(0), "engine", "vmi", "unknown engine 'vmi'; did you mean 'vim'?"),
    (.popover(1), "selected", "3", "found '3'; expected the number of an item of the menu, from 1"),
    (
      .popover(0), "title", "a\u{1B}b",
      "control character U+001B; only characters that can be shown are allowed"
    ),
    (
      .scene, "version", "2",
      "unknown key 'version'; known here: name, about, screen, theme, "
        + "scheme, page, writing, margins, reserved, keep-out, anchors, popovers, checks, task"
    ),
    (.anchor(0), "rects", "[]", "found a list; expected at least one rectangle"),
  ])
  func sayWhatIsWrong(part: ScenePart, key: String, text: String, words: String) throws {
    let scene = try Self.scene()
    let fault = #expect(throws: Fault.self) { try scene.setting(key, of: part, to: text) }
    #expect(fault.map { "\($0.reason)" } == words)
  }

  /// Whatever a key has can be typed, and is the same again.
  @Test func whatTheyHaveIsWhatOneTypes() throws {
    for (name, source) in ShippedScenes.all {
      let scene = try Scene(source, path: name)
      let parts =
        [.scene] + scene.anchors.indices.map(ScenePart.anchor)
        + scene.popovers.indices.map(ScenePart.popover)
      for part in parts {
        for key in scene.keys(of: part) {
          guard let value = scene.value(of: key, in: part) else { continue }
          #expect(try scene.setting(key, of: part, to: value) == scene, "\(name) \(key): \(value)")
        }
      }
    }
  }

  @Test func everyWordThatIsOfferedIsTaken() throws {
    let scene = try Self.scene()
    for part in [ScenePart.scene, .anchor(0), .popover(0)] {
      // Only a dial has a face.
      for key in scene.keys(of: part) where key != "face" {
        for word in scene.words(for: key, of: part) {
          #expect(throws: Never.self, "\(key) \(word)") {
            try scene.setting(key, of: part, to: word)
          }
        }
      }
    }
  }

  @Test func aNameIsFollowed() throws {
    let anchor = try Self.scene().naming(.anchor(0), "button")
    #expect(anchor.popovers.map(\.anchor) == ["button", "p"])
    let popover = try Self.scene().naming(.popover(0), "tip")
    #expect(popover.popovers.map(\.anchor) == ["a", "tip"])
    #expect(popover.checks[0].popover == "tip")
  }

  @Test(arguments: [ScenePart.anchor(99), .popover(99), .anchor(-1)])
  func whatIsNotThereStaysSo(part: ScenePart) throws {
    let scene = try Self.scene()
    #expect(try scene.naming(part, "other") == scene)
    #expect(try scene.setting("x", of: part, to: "3") == scene)
  }

  @Test(arguments: [
    (ScenePart.anchor(0), "b"), (.anchor(0), "p"), (.popover(0), "q"), (.popover(0), "b"),
    (.popover(0), ""), (.anchor(0), "two\nlines"),
  ])
  func aNameThatCannotBeIsRefused(part: ScenePart, name: String) throws {
    let scene = try Self.scene()
    #expect(throws: Fault.self) { try scene.naming(part, name) }
  }
}

import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

@Suite("Saving over a file")
struct SceneSavingTests {
  private static let file = """
    # A scene of mine.
    version: 1
    name: mine      # a name

    anchors:
      # the word in question
      word: { x: 3, y: 4, width: 8 }   # by hand
      button:
        at: 'bottom-right'
        x: -2       # two columns off

    popovers:
      hover:
        anchor: word
        # what it says
        text: |
          two
          lines
        permitted:
          - up      # first choice
          - down

    checks:
      - { side: below, popover: hover }   # must hold
    # the end

    """

  private func saved(_ change: (inout Scene) -> Void) throws -> String {
    let document = try SceneDocument(Array(Self.file.utf8), path: "s.yaml")
    var scene = document.scene
    change(&scene)
    let saved = try document.saving(scene)
    #expect(saved.scene == scene)
    return String(decoding: saved.bytes, as: UTF8.self)
  }

  /// The lines that differ, those that went with `-` and those that came with `+`.
  private func difference(_ change: (inout Scene) -> Void) throws -> String {
    let old = Self.file.split(separator: "\n", omittingEmptySubsequences: false)
    let new = try saved(change).split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(_, let line, _): "-\(line)"
      case .insert(_, let line, _): "+\(line)"
      }
    }.joined(separator: "\n")
  }

  @Test func aValueIsChangedWhereItStands() throws {
    #expect(
      try difference { $0.anchors[0].x = 12 } == """
        -  word: { x: 3, y: 4, width: 8 }   # by hand
        +  word: { x: 12, y: 4, width: 8 }   # by hand
        """)
    #expect(
      try difference { $0.anchors[1].at = .middle } == """
        -    at: 'bottom-right'
        +    at: 'middle'
        """)
    #expect(
      try difference { $0.anchors[1].x = 0 } == """
        -    x: -2       # two columns off
        +    x: 0       # two columns off
        """)
  }

  @Test func aNewKeyGoesWhereItBelongs() throws {
    #expect(try difference { $0.about = "What it shows." } == "+about: What it shows.")
    #expect(try saved { $0.about = "a" }.contains("# a name\nabout: a\n\nanchors:"))
    #expect(try difference { $0.anchors[1].y = -1 } == "+    y: -1")
    #expect(
      try difference { $0.anchors[0].shape = .rect(CellSize(width: 8, height: 2)) } == """
        -  word: { x: 3, y: 4, width: 8 }   # by hand
        +  word: { x: 3, y: 4, width: 8, height: 2 }   # by hand
        """)
    #expect(
      try difference { $0.popovers[0].title = "Hover: it" } == "+    title: \"Hover: it\"")
    #expect(try difference { $0.reserved.bottom = 2 } == "+reserved: { bottom: 2 }")
  }

  @Test func whatIsDeletedTakesItsCommentsAlong() throws {
    #expect(
      try difference { $0.anchors.remove(at: 1) } == """
        -  button:
        -    at: 'bottom-right'
        -    x: -2       # two columns off
        """)
    #expect(
      try difference { $0.checks = [] } == """
        -checks:
        -  - { side: below, popover: hover }   # must hold
        +checks: []
        """)
  }

  @Test func textKeepsItsStyle() throws {
    #expect(
      try difference { $0.popovers[0].content = .text("two\nnew\nlines") } == "+      new")
    #expect(
      try difference { $0.popovers[0].content = .text("short") } == """
        -    text: |
        -      two
        -      lines
        +    text: short
        """)
    #expect(
      try difference { $0.popovers[0].content = .menu(Menu([MenuItem("Cut"), MenuItem("")])) }
        == """
        -    text: |
        -      two
        -      lines
        +    menu: [Cut, ""]
        """)
  }

  @Test func aListKeepsTheLinesOfWhatStays() throws {
    #expect(try difference { $0.popovers[0].permitted = [.up] } == "-      - down")
    #expect(
      try difference { $0.popovers[0].permitted = [.up, .left, .down] } == "+      - left")
    #expect(
      try difference { $0.popovers[0].permitted = .none } == """
        -    permitted:
        -      - up      # first choice
        -      - down
        +    permitted: none
        """)
  }

  @Test func aNameIsChangedInPlace() throws {
    #expect(
      try difference { scene in
        scene.anchors[0].name = "term"
        scene.popovers[0].anchor = "term"
      } == """
        -  word: { x: 3, y: 4, width: 8 }   # by hand
        -    anchor: word
        +  term: { x: 3, y: 4, width: 8 }   # by hand
        +    anchor: term
        """)
  }

  @Test func anotherOrderTakesLinesAndCommentsAlong() throws {
    #expect(
      try saved { $0.anchors.reverse() }.contains(
        """
        anchors:
          button:
            at: 'bottom-right'
            x: -2       # two columns off
          # the word in question
          word: { x: 3, y: 4, width: 8 }   # by hand

        popovers:
        """))
  }

  @Test func theEndOfTheFileMayLackALineFeed() throws {
    let document = try SceneDocument(Array("name: a\nabout: b".utf8), path: "s.yaml")
    var scene = document.scene
    scene.theme = "classic"
    #expect(
      try document.saving(scene).bytes == Array("name: a\nabout: b\ntheme: classic\n".utf8))
  }

  @Test func linesEndAsTheyDo() throws {
    let document = try SceneDocument(
      Array("\u{FEFF}name: a\r\nanchors: {}\r\n".utf8), path: "s.yaml")
    var scene = document.scene
    scene.anchors = [SceneRegion(name: "b", x: 1, shape: .rect(CellSize(width: 2, height: 1)))]
    #expect(
      String(decoding: try document.saving(scene).bytes, as: UTF8.self)
        == "\u{FEFF}name: a\r\nanchors:\r\n  b: { x: 1, width: 2 }\r\n")
    let old = try SceneDocument(Array("name: a\ranchors: {}\r".utf8), path: "s.yaml")
    #expect(
      String(decoding: try old.saving(scene).bytes, as: UTF8.self)
        == "name: a\ranchors:\r  b: { x: 1, width: 2 }\r")
  }

  /// A comment below lines of a text would become one of them.
  @Test(arguments: [
    ("    text: a\n      # b\n", #"    text: "a\nc""# + "\n      # b\n"),
    ("      # b\n\n# d\n", #"    text: "a\nc""# + "\n      # b\n\n# d\n"),
    ("    text: | # b\n\n    gap: 1\n", "    text: | # b\n      a\n      c\n\n    gap: 1\n"),
  ])
  func linesOfATextTakeNoComment(before: String, after: String) throws {
    let start = "# head\nanchors: { w: {} }\npopovers:\n  p:\n    anchor: w\n"
    let document = try SceneDocument(Array((start + before).utf8), path: "s.yaml")
    var scene = document.scene
    scene.popovers[0].content = .text("a\nc")
    #expect(String(decoding: try document.saving(scene).bytes, as: UTF8.self) == start + after)
  }

  @Test func aRenamedPopoverKeepsItsCommentsWhereAnotherGoes() throws {
    let parts = ["p", "q"].map { "  \($0):\n    anchor: w # about \($0)\n    text: \($0)\n" }
    let start = "anchors: { w: {} }\npopovers:\n"
    let document = try SceneDocument(Array((start + parts.joined()).utf8), path: "s.yaml")
    var scene = document.scene
    scene.popovers.removeFirst()
    scene.popovers[0].name = "z"
    #expect(
      String(decoding: try document.saving(scene).bytes, as: UTF8.self) == start
        + parts[1].replacing("q:", with: "z:", maxReplacements: 1))
  }

  @Test(arguments: [
    // A comment before the first key is that key's.
    ("  a:\n    # down\n    y: 3\n", "  a:\n    # down\n    y: 3\n    x: 3\n"),
    ("  a:\n    y: 3\n", "  a:\n    x: 3\n    y: 3\n"),
  ])
  func aNewFirstKeyPartsNoComment(before: String, after: String) throws {
    let document = try SceneDocument(Array("anchors:\n\(before)".utf8), path: "s.yaml")
    var scene = document.scene
    scene.anchors[0].x = 3
    let saved = String(decoding: try document.saving(scene).bytes, as: UTF8.self)
    #expect(saved == "anchors:\n\(after)")
  }

  @Test func aFreshFileIsReadable() throws {
    var scene = Scene(
      name: "hover", about: "What a word means.", screen: .cells(CellSize(width: 80, height: 24)))
    scene.reserved.bottom = 1
    scene.anchors = [
      SceneRegion(name: "word", x: 30, y: 10, shape: .rect(CellSize(width: 8, height: 1))),
      SceneRegion(
        name: "wrapped",
        shape: .pieces([
          CellRect(x: 60, y: 3, width: 20, height: 1), CellRect(x: 0, y: 4, width: 9, height: 1),
        ])),
    ]
    var popover = ScenePopover(name: "hover", anchor: "word", content: .text("one\ntwo"))
    popover.permitted = [.down, .up]
    popover.gap = 1
    scene.popovers = [popover]
    var check = SceneCheck(popover: "hover")
    check.expected.side = .above
    check.expected.arrowOffset = -2.5
    scene.checks = [check]
    #expect(
      String(decoding: try SceneDocument(scene, path: "s.yaml").bytes, as: UTF8.self) == """
        version: 1
        name: hover
        about: What a word means.
        screen: 80x24
        reserved: { bottom: 1 }

        anchors:
          word: { x: 30, y: 10, width: 8 }
          wrapped: { rects: [[60, 3, 20, 1], [0, 4, 9, 1]] }

        popovers:
          hover:
            anchor: word
            text: |
              one
              two
            permitted: [down, up]
            gap: 1

        checks:
          - { popover: hover, side: above, arrow-offset: -2.5 }

        """)
  }

  @Test func aSceneThatNoFileCanHoldIsRefused() throws {
    var scene = Scene(name: "a\u{7}b")
    let error = #expect(throws: SceneError.self) { try SceneDocument(scene, path: "s.yaml") }
    #expect(
      error?.description
        == "s.yaml:2:8: control character U+0007; only characters that can be shown are allowed")
    scene = Scene(anchors: [
      SceneRegion(name: "a", shape: .rect(CellSize(width: 1, height: 1))),
      SceneRegion(name: "a", shape: .rect(CellSize(width: 1, height: 1))),
    ])
    #expect(throws: SceneError.self) { try SceneDocument(scene, path: "s.yaml") }
    let document = try SceneDocument(Array("name: a".utf8), path: "s.yaml")
    #expect(throws: SceneError.self) { try document.saving(scene) }
  }
}

import CellCanvas
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Editing the scene")
struct EditingTests {
  private func anchors(_ lab: Lab) -> [CellRect] { lab.placement.anchors.flatMap(\.rects) }

  @Test(arguments: [
    ("<Home>", 0, 7), ("<End>", 70, 7), ("<PageUp>", 28, 0), ("<PageDown>", 28, 21),
    ("<End><PageDown>", 70, 21), ("z", 35, 11), ("2z", 70, 11), ("zz", 70, 11),
  ])
  func keysSnapTheAnchor(script: String, x: Int, y: Int) throws {
    #expect(try anchors(press(script))[0].origin == CellPoint(x: x, y: y))
  }

  @Test func anAnchorAttachedToACornerStaysThere() throws {
    var lab = try press("5z")
    #expect(anchors(lab)[0].origin == CellPoint(x: 70, y: 21))
    lab.resize(to: CellSize(width: 120, height: 40))
    #expect(anchors(lab)[0].origin == CellPoint(x: 110, y: 37))
  }

  @Test func settingsCycle() throws {
    let popover = try press("dg2s=fo").scene.popovers[0]
    #expect(popover.permitted == [.up, .down])
    #expect(popover.gap == 1)
    #expect(popover.stability == .deadBand(3))
    #expect(popover.alignment == .start)
    #expect(popover.choice == .mostRoom)
    #expect(popover.canOverlap)
    for (key, count) in [("d", 8), ("=", 3), ("g", 4), ("s", 4), ("f", 4), ("o", 2), (";sm", 4)] {
      #expect(try press("\(count)\(key)").scene == .start(), "\(key)")
    }
  }

  @Test func anotherEnginePlacesThePopover() throws {
    let lab = try press("e")
    #expect(lab.scene.popovers[0].engine != ScenePopover.ownEngine)
    #expect(lab.placement.popovers[0].engine == lab.scene.popovers[0].engine)
  }

  @Test(arguments: ["", "h", "z", "5z", "<End>"])
  func aNewAnchorCoversNothing(script: String) throws {
    let before = try press(script)
    let added = try anchors(press("a", on: before))[1]
    let popovers = before.placement.popovers.map { CellRect($0.layout.frame) }
    #expect((anchors(before) + popovers).allSatisfy { $0.intersection(added).isEmpty })
    #expect(CellRect(size: before.size).intersection(added) == added)
  }

  /// One as wide as the screen has room for another above or below it.
  @Test(arguments: [0, 8, 21])
  func aWideAnchorFindsRoomForAnother(y: Int) throws {
    var scene = Scene.start()
    scene.screen = .cells(CellSize(width: 80, height: 22))
    scene.anchors[0].shape = .rect(CellSize(width: 80, height: 1))
    (scene.anchors[0].x, scene.anchors[0].y) = (0, y)
    scene.popovers[0].permitted = []
    scene.popovers[0].size = CellSize(width: 1, height: 1)
    let sample = Lab.sample()
    let lab = try press("a", on: Lab(size: sample.size, scene: scene, themes: sample.themes))
    let places = anchors(lab)
    #expect(places.count == 2 && places[0].intersection(places[1]).isEmpty)
  }

  @Test func anchorsAreAddedSelectedAndDeleted() throws {
    let added = try press("aa")
    #expect(added.scene.anchors.map(\.name) == ["anchor", "anchor-2", "anchor-3"])
    #expect(added.scene.popovers.map(\.anchor) == ["anchor", "anchor-2", "anchor-3"])
    #expect(added.selectedAnchor?.name == "anchor-3")
    #expect(try press("<Tab>", on: added).selectedAnchor?.name == "anchor")
    #expect(try press("<S-Tab>", on: added).selectedPopover?.name == "popover-2")
    let deleted = try press("<Tab>x", on: added)
    #expect(deleted.scene.anchors.map(\.name) == ["anchor-2", "anchor-3"])
    #expect(deleted.scene.popovers.map(\.name) == ["popover-2", "popover-3"])
  }

  @Test(arguments: [("a", "Added anchor-2"), ("3a", "Added 3 anchors"), ("2A", "Added 2 popovers")])
  func whatIsAddedIsCounted(keys: String, words: String) throws {
    let notice = try press(keys).notice
    #expect(notice?.words.hasPrefix(words) == true, "\(notice?.words ?? "")")
  }

  /// A count does what as many keys do.
  @Test(arguments: [("4a", "aaaa"), ("6a", "aaaaaa"), ("aaaa3x", "aaaaxxx"), ("4a3X", "4aXXX")])
  func countsAreKeysPressedSoOften(count: String, keys: String) throws {
    let (counted, pressed) = (try press(count), try press(keys))
    #expect(counted.scene == pressed.scene && counted.frame.picture.contains("▸"))
    #expect(counted.context.edited.selection == pressed.context.edited.selection)
  }

  @Test func asManyAreDeletedAsThereAre() throws {
    #expect(try press("aa9x").notice == .done("Deleted 3 anchors; u brings them back"))
    #expect(try press("aa9xu").scene == (try press("aa").scene))
    #expect(try press("9x").notice == .done("Deleted anchor; u brings it back"))
  }

  @Test func aSceneWithoutAnchorsSaysSo() throws {
    let empty = try press("x")
    #expect(empty.scene.anchors.isEmpty && empty.scene.popovers.isEmpty)
    for key in ["l", "x", "[", "z", "!", "<Home>", "<Tab>"] {
      #expect(
        try press(key, on: empty).notice == .refusal("The scene has no anchor; a adds one"),
        "\(key)")
    }
    for key in ["d", "+", "p"] {
      #expect(
        try press(key, on: empty).notice == .refusal("The scene has no popover; a adds one"))
    }
    #expect(try press("a", on: empty).scene.anchors.count == 1)
  }

  @Test func anAnchorWithoutPopoversGetsOne() throws {
    let bare = try press("X")
    #expect(try press("d", on: bare).notice == .refusal("The scene has no popover; A adds one"))
    #expect(try press("A", on: bare).scene.popovers.map(\.anchor) == bare.scene.anchors.map(\.name))
  }

  /// The popover of another anchor is selected beside it, and no key that deletes takes it for its own.
  @Test func anAnchorWithoutPopoversIsSaidToHaveNone() throws {
    let bare = try press("aX")
    #expect(bare.notice == .done("Deleted popover-2; u brings it back"))
    let words = "has no popover; A adds one"
    #expect(try press("X", on: bare).notice == .refusal("Anchor-2 \(words)"))
    #expect(try press("X", on: bare).scene == bare.scene)
    #expect(try press("2<Tab>", on: bare).notice == .done("Selected anchor-2, which \(words)"))
    #expect(try press("<Tab>X", on: bare).scene.popovers.isEmpty)
  }

  @Test func aLockedAnchorStays() throws {
    let locked = try press("!")
    for key in ["l", "]", "z", "x", "<End>"] {
      let after = try press(key, on: locked)
      #expect(after.scene == locked.scene)
      #expect(after.notice == .refusal("Anchor is locked; ! unlocks it"))
    }
    #expect(try press("!", on: locked).scene == .start())
  }

  @Test(arguments: ["3l.", "6l", "l..l..", "2l3."])
  func aChangeIsRepeated(script: String) throws {
    let steps = script == "2l3." ? 5 : 6
    #expect(try anchors(press(script))[0].x == anchors(.sample())[0].x + steps)
  }
}

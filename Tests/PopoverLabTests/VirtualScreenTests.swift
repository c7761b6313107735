import CellCanvas
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Screens of any size")
struct VirtualScreenTests {
  private func anchor(_ lab: Lab) -> CellRect { lab.placement.anchors[0].rects[0] }

  @Test(arguments: [
    ("v", "80x24"), ("vv", "40x10"), ("2v", "40x10"), ("vvv", "132x43"), ("V", "132x43"),
    ("vvvv", "real"), ("vV", "real"), ("9v", "80x24"), ("9V", "132x43"),
    (":screen 100x30<CR>", "100x30"), (":screen 100x30<CR>v", "real"),
    (":screen 100x30<CR>V", "132x43"), ("v:screen real<CR>", "real"), ("vvu", "80x24"),
    ("vvuu", "real"), ("v.", "40x10"), ("2v", "40x10"),
  ])
  func keysAndCommandsGiveItAnotherScreen(script: String, screen: String) throws {
    #expect(try press(script).scene.screen == SceneScreen(name: screen))
  }

  /// What lies around a smaller screen recedes: it is neither as a popover nor as the page.
  @Test(arguments: ["paper", "rounded", "phosphor", "classic"], [ColorDepth.trueColor, .none])
  func theSurroundRecedes(theme: String, depth: ColorDepth) throws {
    let start = Lab.sample(theme: theme, display: DisplayOptions(depth: depth))
    let frame = try press("vv", on: start).frame
    let surround = frame[CellPoint(x: 0, y: 0)].style
    let page = start.theme.style(.page, depth: depth)
    let fill = start.theme.style(.fill, depth: depth).background
    #expect(surround != page)
    #expect(surround.background != fill || fill == page.background)
  }

  /// A scene that takes all of the room beside a panel leaves the panel to what is in it.
  @Test(arguments: ["w", "#", "w#"]) func thePanelIsBesideAScreenOfAnySize(script: String) throws {
    let room = try press(script).context.explorer.scene.size
    for width in room.width - 1...room.width {
      let frame = try press(":screen \(width)x\(room.height)<CR>" + script).frame
      let panel = try press(script).frame
      let place = try press(script).context.explorer.panel
      #expect(frame[place.origin] == panel[place.origin], "\(frame.picture)")
    }
  }

  @Test(arguments: ["screen 0x3", "screen 80", "screen 80x24x2", "screen 2001x3"])
  func aWrongSizeIsRefusedWithTheRightForm(command: String) throws {
    let lab = try press(":\(command)<CR>")
    guard case .refusal(let words) = lab.notice else { return #expect(Bool(false)) }
    #expect(
      words.hasPrefix(":screen takes columns x rows, each from 1 to 2000, as in 80x24, or 'real'"))
    #expect(lab.scene == .start())
  }

  /// The popover goes where it would go on a real screen of that size.
  @Test(
    arguments: [
      CellSize(width: 40, height: 10), CellSize(width: 132, height: 43),
      CellSize(width: 80, height: 24),
    ], ["", "20l", "99L99J", "99H99K"])
  func itIsPlacedAsOnARealScreenOfThatSize(size: CellSize, script: String) throws {
    let virtual = try press("\(script):screen \(size.words)<CR>")
    let real = try press(
      script, on: .sample(size: CellSize(width: size.width, height: size.height + 2)))
    #expect(virtual.container == CellRect(size: size))
    guard script.isEmpty || script.hasPrefix("99") && size.width < 80 else { return }
    #expect(virtual.placement.popovers[0].layout == real.placement.popovers[0].layout)
  }

  @Test func aRegionReturnsOnALargeScreenFromWhereASmallOneMovedIt() throws {
    let lab = try press("99L99J")
    let place = anchor(lab)
    let small = try press("vv", on: lab)
    #expect(small.container.contains(anchor(small).origin))
    #expect(try anchor(press("vv", on: small)) == place)
    #expect(try anchor(press("hvv", on: small)).x < place.x)
  }

  /// What a real screen would have left free is free, and what was reserved of a large one is reserved of it again.
  @Test(arguments: [("20x6", 5), ("40x10", 9), ("132x43", 30)])
  func asMuchIsReservedAsOfARealScreenOfThatSize(size: String, bottom: Int) throws {
    let start = try press(":scene reserved { bottom: 30 }<CR>:screen \(size)<CR>")
    #expect(start.scene.reserved.bottom == bottom)
    #expect(try press(":screen real<CR>", on: start).scene.reserved.bottom == 30)
    let later = try press(":screen 40x10<CR>:screen 132x43<CR>", on: start)
    #expect(later.scene.reserved.bottom == 30)
  }

  @Test func aLockedAnchorStaysWhereItIs() throws {
    let lab = try press("99L!")
    #expect(try press("vv", on: lab).scene.anchors == lab.scene.anchors)
  }

  @Test(
    arguments: [
      // A smaller screen lies in the middle.
      (40, 80, [], nil, -20), (41, 80, [], nil, -19), (80, 80, [], nil, 0),
      // A larger one shows the middle of what matters.
      (200, 80, [90..<110], nil, 60), (200, 80, [0..<10], nil, 0), (200, 80, [190..<200], nil, 120),
      // It is scrolled no farther than needed.
      (200, 80, [65..<75], 60, 60), (200, 80, [50..<60], 60, 50), (200, 80, [135..<145], 60, 65),
      // The last is visible as a whole, and as much of the first as possible.
      (200, 80, [20..<120, 110..<120], 0, 40), (200, 80, [20..<120, 20..<30], 60, 20),
      // The start of a target that is longer than the room is visible.
      (200, 80, [20..<180], 0, 20),
    ] as [(Int, Int, [Range<Int>], Int?, Int)])
  func theShownPartFollows(
    length: Int, room: Int, targets: [Range<Int>], former: Int?, start: Int
  ) {
    let sizes = (CellSize(width: length, height: 9), CellSize(width: room, height: 9))
    let rects = targets.map { CellRect(x: $0.lowerBound, y: 0, width: $0.count, height: 1) }
    let before = former.map {
      ScreenView(
        screen: sizes.0, room: sizes.1,
        showing: [CellRect(x: $0, y: 0, width: room, height: 1)], after: nil)
    }
    let view = ScreenView(screen: sizes.0, room: sizes.1, showing: rects, after: before)
    #expect(view.origin == CellPoint(x: start, y: 0))
    #expect(view.hidden.left == max(0, start))
    #expect(view.hidden.right == max(0, length - room - start))
  }

  /// At every place the whole anchor is visible, and the marks add up to the hidden cells.
  @Test(arguments: ["vvv", ":screen 300x100<CR>", ":screen 5x100<CR>", ":screen 1x1<CR>"])
  func theSelectedAnchorIsAlwaysSeen(screen: String) throws {
    for size in [CellSize(width: 80, height: 24), Lab.minimumSize] {
      var lab = try press(screen, on: .sample(size: size))
      for key in try KeyScript("99L99J99H99Ka99La99J<Tab><Tab>v").keys {
        lab.press(key)
        let view = lab.shown.view
        let shown = view.shown(try #require(lab.shown.targets(of: lab.selection).last))
          .intersection(view.frame)
        #expect(shown.intersection(CellRect(size: view.room)) == shown)
        #expect(view.hidden.left + view.hidden.right == max(0, view.screen.width - view.room.width))
        #expect(lab.frame.size == size)
      }
    }
  }

  /// A mark keeps off the selected anchor first, then off everything; where it cannot, it has brackets.
  @Test(
    arguments: [
      ([], [], 2, " 11 ▸"), ([], [1..<5], 0, " 11 ▸"), ([], [0..<1, 1..<5], 2, "[11 ▸"),
      ([2..<3], [0..<5], 1, "[11 ▸"),
    ] as [([Range<Int>], [Range<Int>], Int, String)])
  func marksHideAsLittleAsTheyCan(
    anchor: [Range<Int>], others: [Range<Int>], row: Int, words: String
  ) throws {
    let (screen, room) = (CellSize(width: 20, height: 5), CellSize(width: 9, height: 5))
    let rects = [anchor, others].map { rows in
      rows.map { CellRect(x: 0, y: $0.lowerBound, width: 20, height: $0.count) }
    }
    let view = ScreenView(screen: screen, room: room, showing: [], after: nil)
    let picture = view.drawing(Canvas(size: screen), beside: rects, in: Theme(name: "none"), .none)
      .picture
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.firstIndex { $0.hasSuffix(words) } == row, "\(picture)")
  }

  /// The cells beside an arrow are free; a mark that hides a border has brackets.
  @Test(arguments: [("w", "[▾ 5]"), ("cv", "▲ 21 ▸")])
  func marksStandBesidePopovers(keys: String, words: String) throws {
    let lab = try press(keys, on: .sample(size: CellSize(width: 40, height: 12)))
    #expect(lab.frame.picture.contains(words), "\(lab.frame.picture)")
  }

  @Test func resizingTheRoomLeavesTheScreenAsItIs() throws {
    var lab = try press("vvv99L99J")
    let placement = lab.placement
    for size in [(40, 10), (200, 60), (80, 24)] {
      lab.resize(to: CellSize(width: size.0, height: size.1))
      #expect(lab.placement == placement)
    }
    var fresh = try press("vvv99L99J", on: .sample(size: CellSize(width: 40, height: 10)))
    fresh.resize(to: CellSize(width: 80, height: 24))
    #expect(fresh.frame == lab.frame)
  }
}

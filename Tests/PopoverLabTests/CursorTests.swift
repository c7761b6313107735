import CellCanvas
import LabSupport
import PopoverGeometry
import Testing

@testable import PopoverLab

@Suite("The cursor of the terminal")
struct CursorTests {
  private static let sizes = [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)]

  private func labs(_ script: String) throws -> [Lab] {
    try Self.sizes.map { try press(script, on: .sample(size: $0)) }
  }

  /// It is there even if a popover or an explanation covers the anchor.
  @Test(arguments: ["a", "a<Tab>", "aa<Tab>", "M", "R;vg"])
  func itIsWhereTheSelectedAnchorIs(script: String) throws {
    for lab in try labs(script) {
      let cursor = try #require(lab.cursor)
      #expect(
        lab.context.screenRect(lab.placement.anchors[lab.selection.anchor].rects[0]).contains(
          cursor))
    }
  }

  @Test(arguments: ["", "5l3j", "99L99J", "vv", "vvv99L99J", "w", "wvvv99L"])
  func itIsOnTheSelectedAnchor(script: String) throws {
    for lab in try labs(script) {
      let cursor = try #require(lab.cursor)
      let rect = lab.context.screenRect(lab.placement.anchors[lab.selection.anchor].rects[0])
      #expect(rect.contains(cursor))
      #expect(lab.frame[cursor].style == lab.context.style(.anchor))
    }
  }

  @Test(arguments: [
    ":", ":left", ":left<Left><Left>", ":a \u{6F22}\u{5B57}<Left>", "T/", "T/ro<Left>", "?/",
    "?/an<Left>",
    "<C-p>", "<C-p>le<Home>",
    ":a line that is longer than any of the screens can show at once, or two<Left>",
  ])
  func itIsWhereOneTypes(script: String) throws {
    for lab in try labs(script) {
      let (cursor, frame) = (try #require(lab.cursor), lab.frame)
      #expect(frame[cursor].style.attributes.contains(.underline))
      let marked = frame.row(cursor.y).indices.filter {
        frame[CellPoint(x: $0, y: cursor.y)].style.attributes.contains(.underline)
      }
      #expect(marked.first == cursor.x && marked.count <= 2)
    }
  }

  @Test(arguments: ["T", "Tjjj", "TG", "Tv", "T/ro<CR>"])
  func itIsOnTheRowOfAListWhichIsMarkedToo(script: String) throws {
    for lab in try labs(script) {
      guard let cursor = lab.cursor else {
        #expect(ThemesPanel(try #require(lab.browser), lab.context).layout.panel.isEmpty)
        continue
      }
      #expect(lab.frame[cursor].style == lab.context.style(.selection))
      #expect(lab.frame[cursor].glyph == Glyph("▸"))
    }
  }

  @Test(arguments: [("C", "▸"), ("C<Tab>", "▸"), ("Cv<Tab>", "▸"), ("Ti", " "), ("T/zzz<CR>", "/")])
  func itIsOnAHeading(script: String, mark: Unicode.Scalar) throws {
    for lab in try labs(script) {
      guard let cursor = lab.cursor else { continue }
      #expect(lab.frame[cursor].glyph == Glyph(mark))
    }
  }

  /// On a page of text the cursor is at the start.
  @Test(arguments: ["?", "?G", "?/xyz<CR>", ";ts", ";tsj", "T?", "#", "#jj", ":dial gap<CR>"])
  func itIsOnTheScreen(script: String) throws {
    for lab in try labs(script) {
      let cursor = try #require(lab.cursor)
      #expect(CellRect(size: lab.size).contains(cursor))
    }
  }

  @Test func theCursorIsHiddenWhileAPathPlays() throws {
    #expect(try press(" ").cursor == nil)
    #expect(try press("  ").cursor != nil)
    #expect(Lab.sample(size: CellSize(width: 9, height: 3)).cursor == nil)
  }

  @Test func eachFrameHasOne() throws {
    let keys = try KeyScript("l:a").keys
    var terminal = PlayedTerminal(
      size: Self.sizes[0], steps: keys.map { .events([.key($0)]) })
    var lab = Lab.sample()
    _ = lab.run(on: &terminal)
    #expect(terminal.cursors.count == terminal.frames.count)
    #expect(terminal.cursors.map { $0?.y } == [7, 7, 23, 23])
  }
}

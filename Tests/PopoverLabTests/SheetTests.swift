import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("The contact sheet in the lab")
struct SheetTests {
  private func press(_ script: String, size: CellSize = CellSize(width: 80, height: 24)) throws
    -> Lab
  {
    var lab = Lab.sample(size: size)
    for key in try KeyScript(script).keys { lab.press(key) }
    return lab
  }

  private func press(_ script: String, on lab: Lab) throws -> Lab {
    var lab = lab
    for key in try KeyScript(script).keys { lab.press(key) }
    return lab
  }

  /// The browser below it is shown again.
  @Test func theBrowserIsOpenedOverIt() throws {
    let lab = try press("Ts:themes<CR>")
    #expect(lab.focus == .themes && lab.sheet == nil)
    #expect(try press(":themes<CR>", on: lab).notice?.isRefusal == true)
  }

  private func first(_ lab: Lab) -> CellPoint? { lab.sheet?.origin }

  @Test(arguments: [
    (";ts", 0), (";tsj", 1), (";ts5jk", 4), (";ts<PageDown>", 19), (";ts<PageDown><PageUp>", 0),
    (";tsGg", 0),
    (":sheet<CR>2<Down>", 2), (";tsk", 0), (";tsl", 0),
  ])
  func keysScroll(script: String, row: Int) throws {
    #expect(try first(press(script)) == CellPoint(x: 0, y: row))
  }

  /// What a file has is known once it is read.
  @Test(arguments: [true, false])
  func thatOfAFileOpensOnceItIsRead(isRead: Bool) throws {
    var lab = try press(":sheet ./own.yaml<CR>")
    #expect(lab.sheet == nil)
    let reading: ThemeReading = isRead ? .success(Theme(name: "own")) : .failure(.file(.missing))
    lab.receive(.themeOpened(path: "./own.yaml", reading))
    #expect((lab.sheet != nil) == isRead && (lab.theme.name == "own") == isRead)
    var later = try press(":sheet ./own.yaml<CR>l")
    later.receive(.themeOpened(path: "./own.yaml", .success(Theme(name: "own"))))
    #expect(later.sheet == nil)
  }

  /// So does that of one that has come since the start, and is found by its name first.
  @Test func thatOfANewFileOpensOnceItIsRead() throws {
    var lab = try press(":sheet own<CR>")
    #expect(lab.sheet == nil)
    lab.receive(.themeFound("own", path: "./own.yaml"))
    lab.receive(.themeOpened(path: "./own.yaml", .success(Theme(name: "own"))))
    #expect(lab.sheet != nil && lab.theme.name == "own")
  }

  @Test func itEndsWithItsLastRow() throws {
    let lab = try press(";tsG")
    let sheet = ContactSheet([lab.theme], width: 80, depth: .trueColor).canvas
    let last = sheet.row(sheet.size.height - 1).map(\.glyph)
    #expect(lab.frame.row(21).prefix(last.count).map(\.glyph).elementsEqual(last))
    #expect(try press(";tsGj").notice == .refusal("The sheet ends here"))
  }

  /// On every size of screen, each cell of the sheet can be scrolled into view.
  @Test(arguments: [(80, 24), (40, 12), (40, 10), (120, 60)])
  func everyRowCanBeSeen(width: Int, height: Int) throws {
    let size = CellSize(width: width, height: height)
    var lab = try press(";ts", size: size)
    let sheet = ContactSheet([lab.theme], width: width, depth: .trueColor).canvas
    var seen = Set(0..<min(lab.room.height, sheet.size.height))
    while case let origin = first(lab), seen.count < sheet.size.height {
      lab.press(.character("j"))
      let row = try #require(first(lab)).y
      #expect(first(lab) != origin)
      seen.formUnion(row..<row + lab.room.height)
    }
    #expect(sheet.size.width <= width)
  }

  @Test func itIsOfTheThemeInUse() throws {
    #expect(try press(";tst").frame.picture.contains("█"))
    #expect(try press(";tst").themes.choice.index == press("t").themes.choice.index)
    #expect(try press(";tsc").theme.kind == .seamless)
  }

  /// All themes, or another one, and back again.
  @Test func itIsOfAnyThemeOrOfAll() throws {
    #expect(try press(":sheet classic<CR>").theme.name == "classic")
    #expect(try press(":sheet classic<CR>").frame.picture.hasPrefix("classic "))
    #expect(try press(":sheet classc<CR>").sheet == nil)
    for script in [":sheet all<CR>", ";tsa"] {
      let lab = try press(script)
      #expect(lab.frame.picture.hasPrefix("rounded "))
      #expect(lab.frame.picture.contains("Contact sheet: all \(lab.themes.count) themes, rows "))
      #expect(try press("g", on: lab).frame.picture.hasPrefix(lab.themes.items[0].theme.name))
      let next = try press("t", on: lab)
      #expect(next.frame.picture.hasPrefix("\(next.theme.name) "))
      #expect(next.theme.name != "rounded" && next.sheet?.showsAll == true)
      #expect(try press("c", on: lab).frame.picture.hasPrefix("rounded (seamless"))
      #expect(try press("a", on: next).frame.picture.hasPrefix("\(next.theme.name) "))
      #expect(try press("a", on: next).sheet?.showsAll == false)
      let left = try press("<Esc>", on: lab)
      #expect(left.sheet == nil && left.settings == Lab.sample().settings)
    }
  }

  /// Scrolled from end to end, each sheet is drawn as it is by itself.
  @Test(arguments: [(80, 24), (40, 12)])
  func theSheetsOfAllFollowOneAnother(width: Int, height: Int) throws {
    var lab = try press(";tsag", size: CellSize(width: width, height: height))
    let sheets = lab.themes.items.map {
      ContactSheet([$0.theme], width: width, depth: .trueColor).canvas
    }
    let glyphs = sheets.flatMap { sheet in
      sheet.bounds.rows.map { sheet.row($0).map(\.glyph) } + [[]]
    }.dropLast()
    for first in stride(from: 0, to: glyphs.count - lab.room.height, by: lab.room.height - 1) {
      #expect(self.first(lab)?.y == first)
      let frame = lab.frame
      for (row, expected) in zip(lab.room.rows, glyphs[first...]) {
        #expect(frame.row(row).prefix(expected.count).map(\.glyph) == expected)
      }
      lab.press(Key(.pageDown))
    }
    #expect(
      lab.status.hasSuffix("to \(glyphs.count) of \(glyphs.count)"))
  }

  @Test(arguments: [1, 39, 40, 60, 80, 120, 200])
  func theSizeIsKnownWithoutDrawing(width: Int) {
    for theme in Lab.sample().themes.items.flatMap(\.theme.variants) {
      let drawn = ContactSheet([theme], width: width, depth: .none).canvas.size
      #expect(ContactSheet.size(of: theme, width: width) == drawn, "\(theme.name)")
    }
  }

  @Test func leavingItLeadsBackToWhereItWasOpened() throws {
    for leave in ["<Esc>", "s", "q"] {
      var before = try press("")
      before.context.isFresh = false
      let isRestored = try press(";ts5j\(leave)") == before
      #expect(isRestored)
      #expect(try press("Tjs\(leave)").browser != nil)
    }
    let isRestored =
      try press(";tst:themes<CR>jjs<Esc><Esc>t").withoutCommands == press(";tstt")
    #expect(isRestored)
  }

  @Test func aSmallerScreenShowsWhatThereIs() throws {
    var lab = try press(";tsG")
    lab.resize(to: CellSize(width: 200, height: 60))
    #expect(lab.frame.picture.hasPrefix("rounded"))
  }
}

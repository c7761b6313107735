import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes

/// The contact sheet of the theme in use, or the sheets of all themes, scrolled to a part.
struct SheetMode: ScrolledMode {
  private(set) var showsAll: Bool
  /// The cell of the sheet at the top left of the screen.
  private(set) var origin = CellPoint(x: 0, y: 0)
  /// The choice among the themes to which the sheet was scrolled last.
  private var followed: ThemeChoice?

  static let facts = [
    ModeFacts(.sheet, "the contact sheet", [.takesCounts, .fillsScreen, .listsAllKeys], keys)
  ]

  init(ofAll showsAll: Bool) { self.showsAll = showsAll }

  /// The word for all themes after `sheet`.
  private static let everyTheme = "all"

  static let opening: [Command<SceneMode>] = [
    Command(
      "sheet", "show the chrome of a theme in all forms",
      value: .optionalName("[NAME|\(everyTheme)]", words: .themes(and: [everyTheme]))
    ) { _, lab, name in
      switch name {
      case nil: lab.follow(.open(.sheet(ofAll: false)))
      case everyTheme: lab.follow(.open(.sheet(ofAll: true)))
      case let name?: open(lab.path(typed: name), &lab)
      }
    }
  ]

  private static func open(_ theme: String, _ lab: inout LabContext) {
    lab.sheetFile = ThemeCommands.use(theme, &lab)
    if lab.sheetFile == nil { lab.follow(.open(.sheet(ofAll: false))) }
  }

  /// Opens the sheet of a theme that was read from a file, if it was read for that.
  static func open(ofFile path: String, _ lab: inout LabContext) {
    if lab.sheetFile == path { lab.follow(.open(.sheet(ofAll: false))) }
  }
}

extension SheetMode {
  static let commands: [Command<SheetMode>] = [
    .key("sheet-left", "<Left> h", hint: .vital("scroll")) { $0.scroll(x: -$2, y: 0, &$1) },
    .key("sheet-right", "<Right> l") { $0.scroll(x: $2, y: 0, &$1) },
    .key("sheet-all", "a", hint: "all", .needsThemes) { mode, lab, _ in
      lab.follow(.open(.sheet(ofAll: !mode.showsAll)))
    },
    .key("leave-sheet", "s") { _, lab, _ in lab.follow(.closeMode(.sheet)) },
  ]

  static let keys: [KeyLines] = [
    KeyLines(
      "Contact sheet",
      KeyLine("scroll", "sheet-left", "scroll-down", "scroll-up", "sheet-right"),
      .halfPages, .pages, .ends),
    KeyLines(
      "Theme",
      .nextTheme, .nextKind, .nextAppearance,
      KeyLine("the sheets of all themes, or of this one", "sheet-all")),
    KeyLines(
      "Lab",
      .leaving("back to the scene", hint: .vital("back"), or: "leave-sheet"),
      .typeCommand, .findCommand, .showKeys),
    .always,
  ]
}

extension SheetMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse):
      if case .wheel(let notches) = mouse.action {
        scroll(x: 0, y: notches * ScrollStep.wheelRows, &lab)
      }
    case .settled: if followed != lab.themes.choice { follow(lab) }
    case .pasted: lab.refusePaste()
    case .key, .typed, .time: break
    }
  }

  private mutating func follow(_ lab: LabContext) {
    followed = lab.themes.choice
    guard showsAll else { return }
    origin.y = sheets(lab).first { $0.index == lab.themes.choice.index }?.row ?? 0
  }

  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    scroll(x: 0, y: step.rows(page: lab.screen.room.height), &lab)
  }

  private mutating func scroll(x: Int, y: Int, _ lab: inout LabContext) {
    let (size, shown) = (size(lab), lab.screen.room.size)
    let before = origin.clamped(to: size, shown: shown)
    origin = CellPoint(x: before.x + x, y: before.y + y).clamped(to: size, shown: shown)
    if origin == before { lab.refuse("The sheet ends here") }
  }
}

extension SheetMode {
  /// The sheet of a theme, one of several that are arranged one below the other.
  private struct Sheet {
    var theme: Theme
    var index: Int
    /// Its first row, which is its heading.
    var row: Int
    var size: CellSize
  }

  private func sheets(_ lab: LabContext) -> [Sheet] {
    let all = showsAll ? lab.themes.readable : [lab.themes.choice.index]
    var row = 0
    return all.map { index in
      var choice = lab.themes.choice
      choice.index = index
      let theme = lab.themes.theme(choice)
      let size = ContactSheet.size(of: theme, width: lab.size.width)
      defer { row += size.height + 1 }
      return Sheet(theme: theme, index: index, row: row, size: size)
    }
  }

  private func size(_ lab: LabContext) -> CellSize {
    let sheets = sheets(lab)
    return CellSize(
      width: sheets.map(\.size.width).max() ?? 0,
      height: sheets.last.map { $0.row + $0.size.height } ?? 0)
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    canvas.fill(canvas.bounds, with: Cell(style: lab.style(.page)))
    let room = lab.screen.room
    let origin = origin.clamped(to: size(lab), shown: room.size)
    for sheet in sheets(lab) where sheet.row - origin.y < room.height {
      let place = CellPoint(x: -origin.x, y: sheet.row - origin.y)
      guard place.y + sheet.size.height > 0 else { continue }
      draw(sheet, at: place, on: &canvas, lab)
    }
  }

  private func draw(
    _ sheet: Sheet, at place: CellPoint, on canvas: inout Canvas, _ lab: LabContext
  ) {
    let (width, depth) = (lab.size.width, lab.display.depth)
    let ground = CellRect(x: 0, y: place.y, width: width, height: sheet.size.height)
    canvas.fill(ground, with: Cell(style: sheet.theme.style(.page, depth: depth)))
    canvas.draw(ContactSheet([sheet.theme], width: width, depth: depth).canvas, at: place)
    canvas.restyle(CellRect(x: 0, y: place.y, width: width, height: 1)) {
      $0 = lab.style(.status)
    }
  }

  /// What is shown, and which of its rows if there is no room for all.
  func status(in lab: LabContext) -> GlyphText {
    let (all, height) = (size(lab), lab.screen.room.height)
    let first = origin.clamped(to: all, shown: lab.screen.room.size).y
    let rows =
      all.height > height ? ", rows \(first + 1) to \(first + height) of \(all.height)" : ""
    let theme = lab.theme
    let appearance = theme.appearances.count > 1 ? ", \(theme.appearance)" : ""
    let one = "\(lab.themes.current.label), \(theme.kind.rawValue)\(appearance)"
    let words = (showsAll ? "all \(lab.themes.count) themes" : one) + rows
    return StatusLine.text(lab.size.width < 60 ? words : "Contact sheet: " + words, in: lab)
  }

  func cursor(in lab: LabContext) -> CellPoint? { CellPoint(x: 0, y: 0) }
}

extension CellPoint {
  /// The nearest origin with the shown part inside of the whole.
  fileprivate func clamped(to whole: CellSize, shown: CellSize) -> CellPoint {
    CellPoint(
      x: max(0, min(x, whole.width - shown.width)), y: max(0, min(y, whole.height - shown.height)))
  }
}

import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes

extension Lab {
  mutating func showSheet(ofAll isOfAll: Bool = false) {
    sheet = SheetView(isOfAll: isOfAll)
    helpPage = nil
    followChoiceOnSheet()
  }

  /// That of another theme, which is used from now on.
  mutating func showSheet(of name: String) -> [LabEffect] {
    let effects = useTheme(name)
    if case .refusal = notice { return effects }
    showSheet()
    return effects
  }

  mutating func view(_ action: SheetAction, times: Int) {
    switch action {
    case .scroll(let x, let y): scrollSheet(x: x * times, y: y * times)
    case .turnPage(let pages): scrollSheet(x: 0, y: pages * times * max(1, room.height - 1))
    case .top: scrollSheet(x: 0, y: -sheetSize.height)
    case .bottom: scrollSheet(x: 0, y: sheetSize.height)
    case .all: showSheet(ofAll: sheet?.isOfAll == false)
    }
  }

  /// Among the sheets of all themes that of the theme in use comes to the top.
  mutating func followChoiceOnSheet() {
    guard sheet?.isOfAll == true else { return }
    let row = sheets.first { $0.index == themes.choice.index }?.row
    sheet?.origin.y = row ?? 0
  }

  private mutating func scrollSheet(x: Int, y: Int) {
    guard let before = sheet?.origin.held(in: sheetSize, shown: room.size) else { return }
    let after = CellPoint(x: before.x + x, y: before.y + y)
      .held(in: sheetSize, shown: room.size)
    sheet?.origin = after
    if after == before { refuse("The sheet ends here") }
  }
}

extension Lab {
  /// The sheet of a theme among those that are shown one below the other.
  private struct Sheet {
    var theme: Theme
    /// The theme's number on the shelf.
    var index: Int
    /// Its first row, which is its heading.
    var row: Int
    var size: CellSize
  }

  /// What is to be shown, as wide as the screen; nothing is drawn yet.
  private var sheets: [Sheet] {
    let all = sheet?.isOfAll == true ? Array(themes.items.indices) : [themes.choice.index]
    var row = 0
    return all.map { index in
      var choice = themes.choice
      choice.index = index
      let theme = theme(choice)
      let size = ContactSheet.size(of: theme, width: size.width)
      defer { row += size.height + 1 }
      return Sheet(theme: theme, index: index, row: row, size: size)
    }
  }

  private var sheetSize: CellSize {
    let sheets = sheets
    return CellSize(
      width: sheets.map(\.size.width).max() ?? 0,
      height: sheets.last.map { $0.row + $0.size.height } ?? 0)
  }

  /// The part of the sheets that is shown.
  func canvas(of view: SheetView) -> Canvas {
    var canvas = Canvas(size: size, filledWith: Cell(style: style(.page)))
    let origin = view.origin.held(in: sheetSize, shown: room.size)
    for sheet in sheets where sheet.row - origin.y < room.height {
      let place = CellPoint(x: -origin.x, y: sheet.row - origin.y)
      guard place.y + sheet.size.height > 0 else { continue }
      let ground = CellRect(x: 0, y: place.y, width: size.width, height: sheet.size.height)
      canvas.fill(ground, with: Cell(style: sheet.theme.style(.page, depth: look.depth)))
      let drawn = ContactSheet([sheet.theme], width: size.width, depth: look.depth).canvas
      canvas.draw(drawn, at: place)
      canvas.restyle(CellRect(x: 0, y: place.y, width: size.width, height: 1)) {
        $0 = style(.status)
      }
    }
    return canvas
  }

  /// What is shown, and which rows of it where there is not room for all.
  var sheetWords: String {
    guard let view = sheet else { return "" }
    let all = sheetSize.height
    let first = view.origin.held(in: sheetSize, shown: room.size).y
    let rows = all > room.height ? ", rows \(first + 1) to \(first + room.height) of \(all)" : ""
    let looks = theme.appearances.count > 1 ? ", \(theme.appearance)" : ""
    let one = "\(themeLabel), \(theme.kind.rawValue)\(looks)"
    let words = (view.isOfAll ? "all \(themes.count) themes" : one) + rows
    return size.width < 60 ? words : "Contact sheet: " + words
  }
}

extension CellPoint {
  /// As near as possible, with the shown part inside of the whole.
  fileprivate func held(in whole: CellSize, shown: CellSize) -> CellPoint {
    CellPoint(
      x: max(0, min(x, whole.width - shown.width)), y: max(0, min(y, whole.height - shown.height)))
  }
}

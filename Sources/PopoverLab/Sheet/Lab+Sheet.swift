import CellCanvas
import PopoverScenes

extension Lab {
  mutating func showSheet() {
    sheet = SheetView()
    helpPage = nil
  }

  mutating func view(_ action: SheetAction, times: Int) {
    switch action {
    case .scroll(let x, let y): scrollSheet(x: x * times, y: y * times)
    case .turnPage(let pages): scrollSheet(x: 0, y: pages * times * max(1, room.height - 1))
    case .top: scrollSheet(x: 0, y: -sheetSize.height)
    case .bottom: scrollSheet(x: 0, y: sheetSize.height)
    }
  }

  private mutating func scrollSheet(x: Int, y: Int) {
    guard let before = sheet?.origin else { return }
    let after = CellPoint(x: before.x + x, y: before.y + y)
      .held(in: sheetSize, shown: room.size)
    sheet?.origin = after
    if after == before { refuse("The sheet ends here") }
  }

  private var sheetSize: CellSize { contactSheet.size }

  /// All forms of the theme's chrome, as wide as the screen.
  private var contactSheet: Canvas {
    ContactSheet([theme], width: size.width, depth: look.depth).canvas
  }

  /// The part of the sheet that is shown.
  func canvas(of view: SheetView) -> Canvas {
    var canvas = Canvas(size: size, filledWith: Cell(style: style(.page)))
    let sheet = contactSheet
    let origin = view.origin.held(in: sheet.size, shown: room.size)
    canvas.draw(sheet, at: CellPoint(x: -origin.x, y: -origin.y))
    // The first row of a sheet is its heading.
    canvas.restyle(CellRect(x: 0, y: -origin.y, width: size.width, height: 1)) {
      $0 = style(.status)
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
    let words = "\(theme.name), \(theme.kind.rawValue)\(looks)\(rows)"
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

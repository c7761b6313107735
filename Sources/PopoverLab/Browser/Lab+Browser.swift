import PopoverThemes

extension Lab {
  /// - Parameter earlier: what was said until now.
  mutating func browseThemes(after earlier: Notice?) {
    guard browser == nil else { return refuse("The themes are shown already") }
    browser = ThemeBrowser(
      before: BeforeBrowsing(
        notice: earlier, helpPage: helpPage, sheet: sheet, lastEdit: lastEdit))
    (helpPage, sheet) = (nil, nil)
  }

  /// Leaves the browser, and everything is as it was.
  mutating func leaveBrowser() {
    guard let before = browser?.before else { return }
    browser = nil
    restore(moment)
    lastEdit = before.lastEdit
    notice = before.notice
    (helpPage, sheet) = (before.helpPage, before.sheet)
  }

  mutating func browse(_ action: BrowserAction, times: Int) -> [LabEffect] {
    switch action {
    case .move(let rows): moveInList(by: rows * times)
    case .turnPage(let pages): turnPage(by: pages * times)
    case .first: moveInList(by: -themes.count)
    case .last: moveInList(by: themes.count)
    case .search: browser?.isSearching = true
    case .showAll: show(.all)
    case .showDark: show(.dark)
    case .showLight: show(.light)
    case .showMarked: show(.marked)
    case .sortByName: sort(by: .name)
    case .sortByBrightness: sort(by: .brightness)
    case .mark: mark()
    case .compare: switchView(to: .comparison)
    case .details: switchView(to: .details(from: 0))
    case .copyName: return copy(themes.current.reference)
    case .copyPath: return copyPath()
    case .keep: keepTheme()
    }
    return []
  }

  private mutating func keepTheme() {
    let isChanged = moment.settings != settings
    browser = nil
    notice = .done(isChanged ? "Kept: \(themeWords)" : "Nothing was changed")
  }
}

extension Lab {
  /// The themes that are listed.
  var rows: [Int] { browser?.rows(of: themes) ?? [] }

  private mutating func moveInList(by steps: Int) {
    let rows = rows
    guard !rows.isEmpty else { return refuse("No theme is listed; a lists all of them") }
    let before = rows.firstIndex(of: themes.choice.index) ?? 0
    let after = max(0, min(before + steps, rows.count - 1))
    themes.choice.index = rows[after]
    if after == before { refuse("This is the \(steps < 0 ? "first" : "last") of the list") }
    showDetailsFromStart()
  }

  private mutating func showDetailsFromStart() {
    if case .details = browser?.view { browser?.view = .details(from: 0) }
  }

  /// The theme under the cursor stays if it is still listed; else the first one of the list is used.
  mutating func followList(to best: Bool = false) {
    let rows = rows
    if let first = rows.first, best || !rows.contains(themes.choice.index) {
      themes.choice.index = first
    }
    showDetailsFromStart()
  }

  private mutating func show(_ filter: ThemeFilter) {
    browser?.filter = filter
    followList()
    notice = .done(rows.isEmpty ? "No theme is \(filter)" : "\(rows.count) of \(themes.count)")
  }

  private mutating func sort(by order: ThemeOrder) {
    browser?.order = order
    notice = .done("Sorted by \(order)")
  }

  private mutating func mark() {
    themes.choice.toggleMark()
    let isMarked = themes.choice.marks.contains(themes.choice.index)
    notice = .done("\(themeLabel) is \(isMarked ? "marked" : "not marked any more")")
    followList()
  }

  private mutating func switchView(to view: ThemeBrowser.View) {
    guard let now = browser?.view else { return }
    browser?.view = now.isSameKind(as: view) ? .list : view
  }

  private mutating func turnPage(by pages: Int) {
    guard case .details(let line) = browser?.view else {
      return moveInList(by: pages * browserLayout.listedRows)
    }
    let last = max(0, detailLines.count - browserLayout.listedRows)
    let next = max(0, min(line + pages * browserLayout.listedRows, last))
    browser?.view = .details(from: next)
    if next == line { refuse("This is the \(pages < 0 ? "start" : "end") of the list") }
  }
}

extension Lab {
  private mutating func copy(_ text: String) -> [LabEffect] {
    notice = .done("Sent to the clipboard: \(text)")
    return [.terminal(.copy(text))]
  }

  private mutating func copyPath() -> [LabEffect] {
    if let path = themes.current.path { return copy(path) }
    refuse("\(themeLabel) comes with poplab and has no file; y copies its name")
    return []
  }
}

extension ThemeBrowser.View {
  fileprivate func isSameKind(as other: ThemeBrowser.View) -> Bool {
    switch (self, other) {
    case (.list, .list), (.details, .details), (.comparison, .comparison): true
    default: false
    }
  }
}

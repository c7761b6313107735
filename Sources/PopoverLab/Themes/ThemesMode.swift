import CellCanvas
import PopoverScenes
import PopoverThemes

/// The browser of themes. The theme under the cursor is in use, so that the scene shows it.
struct ThemesMode: SearchedMode {
  /// The message before it was opened, restored if no theme is kept.
  let noticeBefore: Notice?
  /// The list that is shown.
  var list = BrowserList.themes
  var search = TextLine()
  var isSearching = false
  var filter = ThemeFilter.all
  var order = ThemeOrder.name
  var view = View.list
  /// What was listed last.
  var lastListing: ThemeListing?
  /// Whether a theme was chosen, so that nothing is restored.
  private(set) var isKept = false

  enum View: Equatable, Sendable {
    case list
    /// The contrast and the keys of the theme, scrolled to a line.
    case details(from: Int)
    /// The scene in the kept theme beside the scene in the theme under the cursor.
    case comparison

    fileprivate func isSameKind(as other: View) -> Bool {
      switch (self, other) {
      case (.list, .list), (.details, .details), (.comparison, .comparison): true
      default: false
      }
    }
  }

  static let facts = [
    ModeFacts(.themes, "the list of themes", shared.union(.takesCounts), listKeys),
    ModeFacts(.themeSearch, "the search of themes", shared.union(.isTyping), searchKeys),
  ]

  private static let shared: ModeTraits = [.isOfThemes, .fillsScreen, .listsAllKeys, .isTrying]

  /// - Parameter notice: the message before it was opened.
  init(in lab: inout LabContext, after notice: Notice?) {
    noticeBefore = notice
    lab.ownTheme = lab.theme
  }

  mutating func close(in lab: inout LabContext) {
    lab.ownTheme = nil
    // What was typed there to change the scene is no trial. Where popovers went in the room beside the list is forgotten.
    let (browsed, chosen) = (lab.browsed, lab.themes.choice)
    let selection = isKept ? lab.edited.selection : browsed.selection
    let isChanged = browsed.scene != lab.history.moment.scene
    lab.restore(lab.history.moment)
    (lab.edited.scene, lab.edited.selection) = (browsed.scene, selection)
    if isKept { lab.themes.choice = chosen } else if !isChanged { lab.notice = noticeBefore }
  }

  mutating func keep(_ lab: inout LabContext) {
    if let fault = lab.themes.schemeFault { return lab.refuse(fault) }
    let isChanged = !lab.now.isLike(lab.history.moment)
    lab.notice = .done(isChanged ? "Kept: \(lab.themes.words)" : "Nothing was changed")
    isKept = true
    lab.follow(.closeToScene)
  }
}

extension ThemesMode {
  /// The row of what is in use, whether it is listed or not.
  func chosen(in lab: LabContext) -> BrowserRow { list.row(of: lab.themes.choice) }

  mutating func move(by steps: Int, _ lab: inout LabContext) {
    let listing = listing(of: lab.themes)
    let rows = listing.rows
    guard !rows.isEmpty else {
      return lab.refuse("No \(list.thing) is listed; a lists all of them")
    }
    let before = listing.row(of: chosen(in: lab))
    // From one that is not listed the first step leads to an end of the list.
    let after = (before ?? (steps > 0 ? -1 : rows.count)) + steps
    let row = max(0, min(after, rows.count - 1))
    rows[row].choose(&lab)
    readSchemes(around: row, of: rows, &lab)
    if row == before { lab.refuse("This is the \(steps < 0 ? "first" : "last") \(list.thing)") }
    showDetailsFromStart()
  }

  private mutating func showDetailsFromStart() {
    if case .details = view { view = .details(from: 0) }
  }

  /// Uses the first listed theme if the theme in use is not listed, or if `isBest`.
  mutating func followList(toBest isBest: Bool = false, _ lab: inout LabContext) {
    keepListing(of: lab.themes)
    let listing = listing(of: lab.themes)
    let isListed = listing.row(of: chosen(in: lab)) != nil
    if let first = listing.rows.first, isBest || !isListed { first.choose(&lab) }
    showDetailsFromStart()
  }

  mutating func show(_ filter: ThemeFilter, _ lab: inout LabContext) {
    self.filter = filter
    followList(&lab)
    let count = rows(of: lab.themes).count
    lab.notice = .done(
      count == 0
        ? "No \(list.thing)s are \(filter)" : "\(count) of \(list.count(lab.themes)) \(list.thing)s"
    )
  }

  mutating func sort(by order: ThemeOrder, _ lab: inout LabContext) {
    self.order = order
    lab.notice = .done("Sorted by \(order)")
  }

  mutating func mark(_ lab: inout LabContext) {
    guard list == .themes else { return lab.refuse("Only themes are marked; Tab lists them") }
    lab.themes.choice.toggleMark()
    let isMarked = lab.themes.choice.marks.contains(lab.themes.choice.index)
    let words = isMarked ? "marked" : "not marked any more"
    lab.notice = .done("\(lab.themes.current.label) is \(words)")
    followList(&lab)
  }

  mutating func show(_ view: View) {
    self.view = self.view.isSameKind(as: view) ? .list : view
  }

  /// Scrolls the list; of the details pages, as the next theme has other ones.
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    let rows = step.rows(page: ThemesPanel(self, lab).listedRows)
    switch (view, step) {
    case (.list, _), (.comparison, _), (_, .rows): move(by: rows, &lab)
    case (.details(let line), _): scrollDetails(from: line, by: rows, &lab)
    }
  }

  private mutating func scrollDetails(from line: Int, by rows: Int, _ lab: inout LabContext) {
    let panel = ThemesPanel(self, lab)
    let last = max(0, panel.detailLines.count - panel.listedRows)
    let next = max(0, min(line + rows, last))
    view = .details(from: next)
    if next == line { lab.refuse("This is the \(rows < 0 ? "start" : "end") of the details") }
  }

  /// Lists all themes again.
  mutating func clear(in lab: inout LabContext) -> Bool {
    if search.isEmpty, filter == .all { return false }
    (search, filter) = (TextLine(), .all)
    followList(&lab)
    lab.notice = .done("All \(list.count(lab.themes)) \(list.thing)s are listed again")
    return true
  }

  /// The best match is used; without a search the theme stays.
  mutating func searchChanged(in lab: inout LabContext) {
    readAllSchemes(&lab)
    followList(toBest: !search.isEmpty, &lab)
  }

  func copy(_ text: String, _ lab: inout LabContext) {
    lab.notice = .done("Copied: \(text)")
    lab.ask(.terminal(.copy(text)))
  }

  func copyPath(_ lab: inout LabContext) {
    let row = chosen(in: lab)
    if let path = row.path(lab.themes) { return copy(path, &lab) }
    if list == .schemes, SchemeName.reserved.contains(row.reference(lab.themes)) {
      return lab.refuse("No scheme of a file is in use")
    }
    lab.refuse("\(row.label(lab.themes)) comes with poplab and has no file; y copies its name")
  }
}

extension ThemesMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key, .typed, .pasted: typeSearch(event, in: &lab)
    case .mouse(let mouse): receive(mouse, &lab)
    case .settled: keepListing(of: lab.themes)
    case .time: break
    }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    switch mouse.action {
    case .press(.left):
      guard let row = ThemesPanel(self, lab).row(at: mouse.point) else { return }
      row.choose(&lab)
      followList(&lab)
    case .wheel(let notches): wheel(notches, at: mouse.point, &lab)
    default: break
    }
  }
}

extension ThemesMode {
  /// Scrolls the list or the details under the mouse. The stage shows the theme of the list, and stays as it is.
  private mutating func wheel(_ notches: Int, at point: CellPoint, _ lab: inout LabContext) {
    guard ThemesPanel(self, lab).layout.panel.contains(point) else { return }
    guard case .details(let line) = view else { return move(by: notches, &lab) }
    scrollDetails(from: line, by: notches * ScrollStep.wheelRows, &lab)
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    canvas.fill(canvas.bounds, with: Cell(style: lab.style(.text)))
    let panel = ThemesPanel(self, lab)
    for (theme, area) in zip(panel.shownThemes, panel.layout.scenes) {
      let picture = ScenePicture(shown: theme == lab.theme ? lab.shown : lab.shown(in: theme))
      let page = cache.page(
        picture.page(size: picture.shown.view.screen, depth: lab.display.depth))
      canvas.draw(picture.canvas(on: page, in: lab), at: area.origin)
    }
    panel.draw(on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText {
    StatusLine.text(lab.themes.schemeFault ?? words(in: lab), in: lab)
  }

  private func words(in lab: LabContext) -> String {
    let words = lab.themes.words
    if search.isEmpty || !listing(of: lab.themes).rows.isEmpty { return words }
    return "No \(list.thing) matches; in use is \(words.uncapitalized)"
  }

  func cursor(in lab: LabContext) -> CellPoint? {
    let panel = ThemesPanel(self, lab)
    return isSearching ? panel.searchLine.cursor(in: panel.searchRoom.line) : panel.cursor
  }
}

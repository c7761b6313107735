import CellCanvas
import PopoverScenes
import PopoverThemes

extension ThemesMode {
  /// During a search, keys without a command are typed text.
  func takes(_ key: Key, in lab: LabContext) -> Bool {
    isSearching && lab.keys.call(for: key) == nil
  }

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key(let key):
      changeSearch(&lab) { line, lab in
        if !line.edit(with: key) {
          lab.refuse("\(key.label) does nothing in a search; Esc leaves it")
        }
      }
    case .pasted(let text):
      guard isSearching else { return lab.refusePaste() }
      changeSearch(&lab) { line, _ in line.insert(text) }
    case .mouse(let mouse): receive(mouse, &lab)
    case .settled, .time, .call, .closed: break
    }
  }

  /// Changes the search, and selects the best match.
  private mutating func changeSearch(
    _ lab: inout LabContext, _ change: (inout TextLine, inout LabContext) -> Void
  ) {
    let before = search.text
    change(&search, &lab)
    if search.text != before { followList(toBest: true, &lab) }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    switch mouse.action {
    case .press(.left):
      guard let index = ThemesPanel(self, lab).theme(at: mouse.point) else { return }
      lab.themes.choice.index = index
      followList(&lab)
    case .wheel(let notches): move(by: notches, &lab)
    default: break
    }
  }
}

extension ThemesMode {
  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    canvas.fill(canvas.bounds, with: Cell(style: lab.style(.text)))
    let panel = ThemesPanel(self, lab)
    for (theme, area) in zip(panel.shownThemes, panel.layout.scenes) {
      let page = cache.page(
        lab.shown.view.screen, theme.style(.page, depth: lab.display.depth))
      let picture = ScenePicture(lab, theme == lab.theme ? nil : lab.shown(in: theme))
      canvas.draw(picture.canvas(on: page), at: area.origin)
    }
    panel.draw(on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine(lab).text(lab.themes.words) }

  func cursor(in lab: LabContext) -> CellPoint? {
    let panel = ThemesPanel(self, lab)
    return isSearching ? panel.searchLine.cursor(in: panel.searchRoom.line) : panel.cursor
  }
}

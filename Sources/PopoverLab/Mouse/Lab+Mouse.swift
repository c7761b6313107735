import CellCanvas

extension Lab {
  /// How many rows of a sheet a notch of the wheel goes.
  private static let sheetRows = 3

  /// Takes what somebody does with a mouse. There is nothing that keys cannot do.
  mutating func take(_ mouse: MouseEvent) -> [LabEffect] {
    guard isUsable else { return [] }
    defer { settle() }
    if mouse.action != .release { (notice, count) = (nil, nil) }
    if let effects = turnDial(by: mouse) { return effects }
    switch mouse.action {
    case .press(.left): return press(at: mouse.point)
    case .drag(.left): drag(to: mouse.point)
    case .release: drag = nil
    case .wheel(let notches): turnWheel(by: notches)
    case .press, .drag: break
    }
    return []
  }

  /// What was dragged until now stays, and is one change.
  mutating func endDrag() {
    guard drag != nil else { return }
    drag = nil
    settle()
  }

  private mutating func press(at point: CellPoint) -> [LabEffect] {
    drag = nil
    switch focus {
    case .scene where helpPage == nil: return pressScene(at: point)
    case .browser, .search: selectTheme(at: point)
    case .palette: selectCommand(at: point)
    case .comparison where helpPage == nil: if let tile = tile(at: point) { tiles?.selected = tile }
    default: break
    }
    return []
  }

  private mutating func turnWheel(by notches: Int) {
    if helpPage != nil { return turnHelp(by: notches) }
    switch focus {
    case .scene, .comparison: nextTheme(by: notches)
    case .sheet: view(.scroll(x: 0, y: notches * Lab.sheetRows), times: 1)
    case .browser, .search: _ = browse(.move(notches), times: 1)
    case .palette: _ = typeInPalette(.step(notches))
    case .motion: motion.scrub?.go(by: notches)
    case .prompt, .dial: break
    }
  }

  private mutating func selectTheme(at point: CellPoint) {
    guard let index = listedTheme(at: point) else { return }
    themes.choice.index = index
    followList()
  }
}

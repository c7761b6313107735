import PopoverThemes

extension Lab {
  /// Takes what a terminal tells, and returns what must be asked of the world because of it.
  @discardableResult
  public mutating func receive(_ event: TerminalEvent) -> [LabEffect] {
    switch event {
    case .key(let key): return press(key)
    case .pasted(let text): paste(text)
    case .mouse(let mouse): return take(mouse)
    case .resized(let size): resize(to: size)
    case .fileChanged(let path):
      return themes.paths(concernedBy: path).map { .world(.reloadTheme(path: $0)) }
    case .time(let now): return receive(now)
    case .closed:
      ending = ending ?? .terminalLost
      return keepChanges()
    }
    return []
  }
}

extension Lab {
  /// Takes what the world tells, and returns what must be asked of it because of that.
  @discardableResult
  public mutating func receive(_ event: WorldEvent) -> [LabEffect] {
    defer { settle() }
    switch event {
    case .themeOpened(let path, .success(let theme)):
      themes.use(theme, from: path)
      sayTheme()
      return [watchThemes]
    case .themeOpened(let path, .failure(let fault)):
      refuse(fault.line(path: path, width: size.width - 2))
    case .themeReloaded(let path, let reading): return reload(path, reading)
    case .scene(let event): return receive(event)
    case .textWritten(let path, let fault): sayWritten(path, fault)
    case .themesRead(let readings):
      themes.fill(readings)
      return stopWaiting()
    }
    return []
  }

  /// The theme as its file has it now; the files to be watched may be others from now on.
  private mutating func reload(_ path: String, _ reading: ThemeReading) -> [LabEffect] {
    let before = themes.files
    themes.update(path: path, with: reading)
    if themes.current.path == path {
      // What is wrong is said by itself, and what was said of the file before holds no more.
      notice = themes.currentFault == nil ? .done("Read theme \(themeLabel) again") : nil
    }
    return themes.files == before ? [] : [watchThemes]
  }
}

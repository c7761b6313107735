extension Lab {
  /// The list of all commands.
  ///
  /// - Parameter earlier: what was said until now.
  mutating func openPalette(after earlier: Notice?) {
    let commands = LabCommand.all.filter { $0.form != .plain(.palette) }
    openPalette("Commands", commands.map(PaletteEntry.init), after: earlier)
  }

  mutating func openPalette(_ title: String, _ entries: [PaletteEntry], after earlier: Notice?) {
    palette = Palette(
      title, entries, before: Palette.Before(notice: earlier, helpPage: helpPage))
    (helpPage, notice) = (nil, nil)
  }

  mutating func typeInPalette(_ action: TypingAction) -> [LabEffect] {
    switch action {
    case .accept: return runSelectedCommand()
    case .cancel: leavePalette()
    case .complete: typeOut()
    case .step(let rows):
      if palette?.move(by: rows) == false {
        refuse("This is the \(rows < 0 ? "first" : "last") of the list")
      }
    }
    return []
  }

  /// Everything is as it was.
  private mutating func leavePalette() {
    guard let before = palette?.before else { return }
    (notice, helpPage, palette) = (before.notice, before.helpPage, nil)
  }

  /// A command that cannot be run by its name alone is typed out instead.
  private mutating func runSelectedCommand() -> [LabEffect] {
    guard let entry = palette?.selected else {
      sayNothingListed()
      return []
    }
    if entry.isUnfinished {
      typeOut()
      return []
    }
    palette = nil
    return run(entry.line.trimmed)
  }

  /// Goes on typing the command in the prompt, with what follows it.
  private mutating func typeOut() {
    guard let entry = palette?.selected else { return sayNothingListed() }
    palette = nil
    prompt = Prompt(entry.line)
  }

  private mutating func sayNothingListed() { refuse("Nothing is listed") }
}

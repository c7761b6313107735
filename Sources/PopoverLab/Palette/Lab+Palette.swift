extension Lab {
  /// - Parameter earlier: what was said until now.
  mutating func openPalette(after earlier: Notice?) {
    palette = Palette(before: Palette.Before(notice: earlier, helpPage: helpPage))
    helpPage = nil
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
    guard let command = palette?.selected else {
      refuse("No command is listed")
      return []
    }
    if command.needsArgument {
      typeOut()
      return []
    }
    palette = nil
    return run(command.name)
  }

  /// Goes on typing the command in the prompt, with what follows it.
  private mutating func typeOut() {
    guard let command = palette?.selected else { return refuse("No command is listed") }
    palette = nil
    prompt = Prompt(command.form.isPlain ? command.name : command.name + " ")
  }
}

extension LabCommand.Form {
  fileprivate var isPlain: Bool { if case .plain = self { true } else { false } }
}

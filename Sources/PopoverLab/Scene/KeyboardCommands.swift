import PopoverScenes

enum KeyboardCommands {
  static let raising = Command<SceneMode>(
    "keyboard", keys: "b", "show a keyboard of that many rows, or hide it", .edits, value: rows
  ) { _, lab, change in
    switch change {
    case .value(let rows): use(rows, &lab)
    case .steps(let steps): use(max(0, lab.edited.scene.reserved.bottom + steps), &lab)
    case .round(let count): use(count > 1 ? count : nil, &lab)
    }
  }

  static let next = Command<SceneMode>.edit(
    "next-keyboard", "B", "go to the next keyboard height, or hide it",
    value: .timesOfKeys(setBy: "keyboard 9")
  ) { goOn(by: $2, &$1) }

  private static let rows = CommandValue<ValueOrSteps<Int>>.stepped("[ROWS|+N|-N]") {
    call throws(CommandFault) in
    guard let rows = Int(call.argument), (0...CommandCall.greatestCount).contains(rows) else {
      throw .unwanted(
        call.argument, of: call.command, expected: "a number of rows (0 hides it)")
    }
    return rows
  }
}

extension KeyboardCommands {
  private static func goOn(by steps: Int, _ lab: inout LabContext) {
    let next = Choices.keyboards.choice(after: lab.edited.scene.reserved.bottom, by: steps)
    lab.edited.scene.reserved.bottom = next.value
    lab.notice = .change(next.name.capitalizedFirst)
  }

  /// The default share of a keyboard in the rows of a screen, in eighths.
  private static let share = 3

  /// Raises a keyboard with a number of rows, or lowers it; without a number it toggles the keyboard.
  private static func use(_ rows: Int?, _ lab: inout LabContext) {
    let (before, height) = (lab.edited.scene.reserved.bottom, lab.container.height)
    let usual = lab.edited.keyboardRows ?? max(1, height * share / 8)
    let after = min(rows ?? (before > 0 ? 0 : usual), max(0, height - 1))
    guard after != before else {
      return lab.refuse(
        after == 0 ? "There is no keyboard" : "The keyboard has \(after) rows already")
    }
    if before > 0 { lab.edited.keyboardRows = before }
    lab.edited.scene.reserved.bottom = after
    lab.notice = .change(after == 0 ? "No keyboard" : "A keyboard of \(after) rows")
  }
}

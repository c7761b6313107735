import MessageText
import PopoverScenes

enum KeyboardCommands {
  static let raising = Command<SceneMode>(
    "keyboard", keys: "b", "show a keyboard of that many rows, or hide it", .edits, value: rows
  ) { _, lab, change in
    switch change {
    case .value(let rows): use(rows, &lab)
    case .steps(let steps): step(by: steps, &lab)
    case .next: use(nil, &lab)
    }
  }

  static let next = Command<SceneMode>.edit(
    "next-keyboard", "B", "go to the next keyboard height, or hide it",
    value: .timesOfKeys(setBy: "keyboard 9")
  ) { goOn(by: $2, &$1) }

  private static let rows = CommandValue<ValueOrSteps<Int>>.stepped(
    "[ROWS|+N|-N]", countIsValue: true
  ) {
    call throws(CommandFault) in
    guard let rows = Int(call.argument), (0...CommandCall.greatestCount).contains(rows) else {
      throw .unwanted(
        call.argument, of: call.command,
        expected: "a number of rows up to \(CommandCall.greatestCount) (0 hides it)")
    }
    return rows
  }
}

extension KeyboardCommands {
  private static func goOn(by steps: Int, _ lab: inout LabContext) {
    let now = lab.edited.hasKeyboard ? lab.edited.scene.reserved.bottom : 0
    use(Choices.keyboards.choice(after: now, by: steps).value, &lab)
  }

  /// Counts from the lines that are reserved, and leaves those alone that are no keyboard.
  private static func step(by steps: Int, _ lab: inout LabContext) {
    let now = lab.edited.scene.reserved.bottom
    let own = lab.edited.hasKeyboard ? lab.edited.linesBelowKeyboard ?? 0 : now
    use(now + steps > own ? now + steps : 0, &lab)
  }

  /// The default share of a keyboard in the rows of a screen, in eighths.
  private static let share = 3

  /// Raises a keyboard with a number of rows, or lowers it; without a number it toggles the keyboard.
  private static func use(_ rows: Int?, _ lab: inout LabContext) {
    if rows == 0 || rows == nil && lab.edited.hasKeyboard { return lower(&lab) }
    raise(
      to: rows ?? lab.edited.keyboardRows ?? max(1, lab.container.height * share / 8), &lab)
  }

  private static func raise(to rows: Int, _ lab: inout LabContext) {
    let before = lab.edited.scene.reserved.bottom
    // More would not count on a real screen.
    let after = lab.edited.scene.clampsRegions ? min(rows, lab.container.height - 1) : rows
    guard after != before else {
      return lab.refuse(
        after == 0
          ? "There is no room for a keyboard"
          : "The keyboard has \(number(of: "row", after)) already")
    }
    let below = lab.edited.hasKeyboard ? lab.edited.linesBelowKeyboard : before
    lab.edited.scene.reserved.bottom = after
    lab.edited.raised = below.map { RaisedKeyboard(rows: after, below: $0) }
    lab.notice = .change("A keyboard of \(number(of: "row", after))")
  }

  /// What was reserved before the keyboard was raised stays so.
  private static func lower(_ lab: inout LabContext) {
    guard lab.edited.hasKeyboard else { return lab.refuse("There is no keyboard") }
    lab.edited.keyboardRows = lab.edited.scene.reserved.bottom
    lab.edited.scene.reserved.bottom = lab.edited.linesBelowKeyboard ?? 0
    lab.notice = .change("No keyboard")
  }
}

extension EditedScene {
  /// What was reserved at the bottom before the keyboard was raised; `nil` if that one is not there.
  fileprivate var linesBelowKeyboard: Int? {
    raised.flatMap { $0.rows == scene.reserved.bottom ? $0.below : nil }
  }

  /// A line of status and one of commands at the bottom are no keyboard, where nobody has raised one.
  private static let mostLines = 2

  fileprivate var hasKeyboard: Bool {
    let rows = scene.reserved.bottom
    return rows > Self.mostLines || linesBelowKeyboard.map { $0 != rows } ?? false
  }
}

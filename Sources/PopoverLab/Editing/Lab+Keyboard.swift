import PopoverScenes

extension Lab {
  /// How many rows a keyboard takes of a screen, in eighths, if nobody has said how many.
  private static let keyboardShare = 3

  /// Raises a keyboard of so many rows, or lowers it; without a number, whichever it is not.
  mutating func useKeyboard(_ rows: Int?) {
    let before = scene.reserved.bottom
    let usual = keyboardRows ?? max(1, container.height * Self.keyboardShare / 8)
    let after = min(rows ?? (before > 0 ? 0 : usual), max(0, container.height - 1))
    guard after != before else {
      return refuse(after == 0 ? "There is no keyboard" : "The keyboard has \(after) rows already")
    }
    if before > 0 { keyboardRows = before }
    scene.reserved.bottom = after
    notice = .change(after == 0 ? "No keyboard" : "A keyboard of \(after) rows")
  }
}

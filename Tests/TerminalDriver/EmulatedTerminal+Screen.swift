import CellCanvas

extension EmulatedTerminal {
  /// What is on the screen.
  package var canvas: Canvas { emulator.canvas }

  package func cell(_ x: Int, _ y: Int) -> Cell { emulator.cell(at: CellPoint(x: x, y: y)) }

  /// The characters of the screen, a line for each row.
  package var text: String { canvas.picture }

  package var isAlternateScreen: Bool { emulator.modes.isAlternate }
  package var shownCursor: CellPoint? { emulator.shownCursor }

  /// Where the cursor stands, seen or not.
  package var cursor: CellPoint { emulator.cursor }
  package var isCursorVisible: Bool { emulator.modes.isCursorVisible }

  /// Whether the program has requested marks around pasted text.
  package var marksPastes: Bool { isOn(mode: 2004) }

  /// Whether the program has requested reports of the mouse.
  package var reportsMouse: Bool { [1000, 1002, 1006].contains(where: isOn) }

  private func isOn(mode number: Int) -> Bool {
    let mode = Array("\u{1B}[?\(number)".utf8)
    let ends = output.indices.dropFirst(mode.count)
    let latest = ends.last { output[($0 - mode.count)..<$0].elementsEqual(mode) }
    return latest.map { output[$0] == UInt8(ascii: "h") } ?? false
  }

  /// Whether the terminal is as the program has found it.
  package var isGivenBack: Bool {
    !isAlternateScreen && isCursorVisible && !marksPastes && !reportsMouse && modes == modesBefore
  }

  /// Writes something on the screen without the program's knowledge.
  package func scribble(_ text: String) { emulator.show(Array(text.utf8)) }

  /// Waits until `text` is somewhere on the screen.
  package func wait(forText text: String) throws {
    try wait(for: "'\(text)'") { self.text.contains(text) }
  }

  /// Waits until the program has ended and everything it wrote is on the screen.
  @discardableResult
  package func waitForEnd() throws -> ProgramState {
    try wait(for: "the end") { state.hasEnded && !isWriting }
    return state
  }
}

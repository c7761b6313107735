import CellCanvas

extension EmulatedTerminal {
  /// What is on the screen.
  public var canvas: Canvas { emulator.canvas }

  public func cell(_ x: Int, _ y: Int) -> Cell { emulator.cell(at: CellPoint(x: x, y: y)) }

  /// The characters of the screen, a line for each row.
  public var text: String { canvas.picture }

  public var isAlternateScreen: Bool { emulator.modes.isAlternate }
  public var shownCursor: CellPoint? { emulator.shownCursor }
  public var isCursorVisible: Bool { emulator.modes.isCursorVisible }

  /// Whether the program has requested marks around pasted text.
  public var marksPastes: Bool { isOn(mode: 2004) }

  /// Whether the program has requested reports of the mouse.
  public var reportsMouse: Bool { [1000, 1002, 1006].contains(where: isOn) }

  private func isOn(mode number: Int) -> Bool {
    let mode = Array("\u{1B}[?\(number)".utf8)
    let ends = output.indices.dropFirst(mode.count)
    let latest = ends.last { output[($0 - mode.count)..<$0].elementsEqual(mode) }
    return latest.map { output[$0] == UInt8(ascii: "h") } ?? false
  }

  /// Whether the terminal is as the program has found it.
  public var isGivenBack: Bool {
    !isAlternateScreen && isCursorVisible && !marksPastes && !reportsMouse && modes == modesBefore
  }

  /// Writes something on the screen without the program's knowledge.
  public func scribble(_ text: String) { emulator.show(Array(text.utf8)) }

  /// Waits until `text` is somewhere on the screen.
  public func wait(forText text: String) throws {
    try wait(for: "'\(text)'") { self.text.contains(text) }
  }

  /// Waits until the program has ended and everything it wrote is on the screen.
  @discardableResult
  public func waitForEnd() throws -> ProgramState {
    try wait(for: "the end") { state.hasEnded && !isWriting }
    return state
  }
}

import CVTerm
import CellCanvas

/// A terminal without a window: bytes in, a screen out, and the answers that a terminal gives.
package final class ScreenEmulator {
  /// The modes that a program switches on and off, as far as the cells do not show them.
  struct Modes {
    var isAlternate = false
    var isCursorVisible = true
  }

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let shared: UnsafeMutablePointer<Modes>
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  package init(size: CellSize) throws {
    guard let terminal = vterm_new(Int32(size.height), Int32(size.width)) else {
      throw TerminalDriverError(description: "no terminal emulator")
    }
    self.terminal = terminal
    shared = .allocate(capacity: 1)
    shared.initialize(to: Modes())
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, modes in
      ScreenEmulator.note(property, value, in: modes?.assumingMemoryBound(to: Modes.self))
      return 1
    }
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_set_callbacks(screen, callbacks, shared)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    shared.deallocate()
    callbacks.deallocate()
  }

  private static func note(
    _ property: VTermProp, _ value: UnsafeMutablePointer<VTermValue>?,
    in modes: UnsafeMutablePointer<Modes>?
  ) {
    guard let value, let modes else { return }
    let isOn = value.pointee.boolean != 0
    if property == VTERM_PROP_ALTSCREEN { modes.pointee.isAlternate = isOn }
    if property == VTERM_PROP_CURSORVISIBLE { modes.pointee.isCursorVisible = isOn }
  }

  /// The columns of a scalar value as our own table has them; negative for none.
  package static func columns(of scalar: UInt32) -> Int32 {
    Unicode.Scalar(scalar).map { Int32(GlyphText(String($0)).width) } ?? -1
  }

  var modes: Modes { shared.pointee }

  /// Where the cursor stands, seen or not.
  package var cursor: CellPoint {
    var place = VTermPos(row: 0, col: 0)
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place)
    return CellPoint(x: Int(place.col), y: Int(place.row))
  }

  /// Where it is seen; `nil` if it is hidden.
  package var shownCursor: CellPoint? { modes.isCursorVisible ? cursor : nil }

  package func show(_ bytes: some Collection<UInt8>) {
    Array(bytes).withUnsafeBytes { buffer in
      _ = vterm_input_write(terminal, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
  }

  /// The terminal's output to the program: keys that were pressed, and answers.
  func takeOutput() -> [UInt8] {
    var output: [UInt8] = []
    var block = [CChar](repeating: 0, count: 256)
    while case let count = vterm_output_read(terminal, &block, block.count), count > 0 {
      output += block.prefix(count).map { UInt8(bitPattern: $0) }
    }
    return output
  }

  package func resize(to size: CellSize) {
    vterm_set_size(terminal, Int32(size.height), Int32(size.width))
  }

  var size: CellSize {
    var (rows, columns): (Int32, Int32) = (0, 0)
    vterm_get_size(terminal, &rows, &columns)
    return CellSize(width: Int(columns), height: Int(rows))
  }

  /// What is on the screen.
  package var canvas: Canvas {
    var canvas = Canvas(size: size)
    for y in canvas.bounds.rows {
      for x in canvas.bounds.columns {
        let point = CellPoint(x: x, y: y)
        canvas[point] = cell(at: point)
      }
    }
    return canvas
  }

  func cell(at point: CellPoint) -> Cell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(point.y), col: Int32(point.x)), &cell)
    return Cell(cell)
  }

  func press(_ key: VTermKey, _ modifiers: VTermModifier) {
    vterm_keyboard_key(terminal, key, modifiers)
  }

  func type(_ scalar: Unicode.Scalar, _ modifiers: VTermModifier) {
    vterm_keyboard_unichar(terminal, scalar.value, modifiers)
  }

  /// Types text between the marks of a paste, if the program has asked for them.
  func paste(_ text: String) {
    vterm_keyboard_start_paste(terminal)
    for scalar in text.unicodeScalars { type(scalar, VTERM_MOD_NONE) }
    vterm_keyboard_end_paste(terminal)
  }
}

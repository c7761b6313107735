import CellCanvas
import PopoverLab

/// A report of the mouse: the bytes between `ESC [ <` and `M` or `m`, or three bytes after `ESC [ M`.
struct MouseReport: Equatable {
  /// The sum of the button's number and of flags for modifiers, motion and wheel.
  private var code: Int
  /// The column and the row, from 1.
  private var column: Int
  private var row: Int
  private var isRelease: Bool

  private static let motion = 32
  private static let wheel = 64
  private static let others = 128

  /// The newer form: three numbers, and a last letter that says whether a button is released.
  init?(parameters: ArraySlice<UInt8>, last: UInt8) {
    guard parameters.first == UInt8(ascii: "<"), last | 0x20 == UInt8(ascii: "m") else {
      return nil
    }
    let numbers = parameters.dropFirst().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    guard numbers.count == 3, numbers.allSatisfy({ (0...9_999).contains($0) }) else { return nil }
    (code, column, row) = (numbers[0], numbers[1], numbers[2])
    isRelease = last == UInt8(ascii: "m")
  }

  /// The older form: three bytes, each 32 more than its number.
  init?(bytes: ArraySlice<UInt8>) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (code, column, row) = (numbers[0], numbers[1], numbers[2])
    isRelease = code & (3 | Self.motion | Self.wheel) == 3
  }

  /// The event; `nil` for other buttons, sideways wheels and moves without a button.
  var event: MouseEvent? {
    guard column > 0, row > 0, let action else { return nil }
    // 4 shift, 8 alt, 16 control.
    let modifiers = Key.Modifiers(rawValue: UInt8(code >> 2 & 7))
    return MouseEvent(action, at: CellPoint(x: column - 1, y: row - 1), modifiers)
  }

  private var action: MouseEvent.Action? {
    if code & Self.others != 0 { return nil }
    if code & Self.wheel != 0 { return [0: .wheel(-1), 1: .wheel(1)][code & 3] }
    if isRelease { return .release }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    guard buttons.indices.contains(code & 3) else { return nil }
    let button = buttons[code & 3]
    return code & Self.motion == 0 ? .press(button) : .drag(button)
  }
}

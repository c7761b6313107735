import PopoverLab

/// One thing read at the start of what a terminal has sent.
struct InputReading: Equatable {
  /// What begins with a sequence and goes on until a mark of its own.
  enum Opening {
    case paste
    case controlString
  }

  /// The bytes it takes.
  var length: Int
  /// The key it means, if it is one.
  var key: Key?
  /// What was done with the mouse, if it tells of that.
  var mouse: MouseEvent?
  var opens: Opening?
  /// Whether it is the mark behind a pasted text.
  var endsPaste = false
}

extension Key {
  func with(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }
}

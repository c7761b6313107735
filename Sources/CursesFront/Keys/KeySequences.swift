import PopoverLab

/// Which key is meant by the byte or the number that tells sequences apart.
enum KeySequences {
  /// After `ESC [` and `ESC O`, with or without modifiers.
  static let letters = ByteTable<Key.Code>([
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ])

  /// After `ESC [`: letters that carry their modifiers.
  static let shiftedLetters = ByteTable<Key>([
    ("Z", Key(.tab, .shift)), ("a", Key(.up, .shift)), ("b", Key(.down, .shift)),
    ("c", Key(.right, .shift)), ("d", Key(.left, .shift)),
  ])

  /// After `ESC O` alone: rxvt's arrows with Control, and the number pad's Enter.
  static let applicationKeys = ByteTable<Key>([
    ("M", Key(.enter)), ("a", Key(.up, .control)), ("b", Key(.down, .control)),
    ("c", Key(.right, .control)), ("d", Key(.left, .control)),
  ])

  /// After `ESC [ [`.
  static let linuxFunctions = ByteTable<Key>([
    ("A", Key(.function(1))), ("B", Key(.function(2))), ("C", Key(.function(3))),
    ("D", Key(.function(4))), ("E", Key(.function(5))),
  ])

  /// Between `ESC [` and `~`.
  static let numbers: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// What rxvt writes instead of `~`.
  static let rxvtModifiers = ByteTable<Key.Modifiers>([
    ("^", .control), ("@", [.control, .shift]),
  ])
}

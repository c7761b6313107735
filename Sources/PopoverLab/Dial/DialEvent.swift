import CellCanvas

/// What happens to a dial.
public enum DialEvent: Equatable, Sendable {
  case key(Key)
  /// A button of the mouse went down on a cell, counted from the top left one of the dial.
  case press(CellPoint)
  /// The mouse moved with the button down; it may be anywhere.
  case drag(CellPoint)
  case release
  /// Notches of the wheel; positive ones roll towards the hand and go on to the next item.
  case wheel(Int)
  /// Seconds went by since the event before.
  case time(Double)
  /// The program shows an item.
  case show(Int)
}

/// What a dial tells of itself, in the order in which it happens.
public enum DialEffect: Equatable, Sendable {
  /// Another item is at the mark.
  case passed(Int)
  /// The terminal should ring its bell.
  case bell
  /// The dial has come to rest at an item.
  case rested(Int)
}

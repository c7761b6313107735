import CellCanvas

/// What happens to a dial.
public enum DialEvent: Equatable, Sendable {
  /// Goes on by so many items.
  case step(Int)
  /// Goes to an item.
  case show(Int)
  /// Spins the dial at a speed of its own choice.
  case spin
  /// Comes to rest at the nearest item.
  case stop
  /// A character of a label is typed; those typed within a second belong together.
  case type(Character)
  /// A button of the mouse went down on a cell, counted from the top left one of the dial.
  case press(CellPoint)
  /// The mouse moved with the button down; it may be anywhere.
  case drag(CellPoint)
  case release
  /// Seconds went by since the event before.
  case time(Double)
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

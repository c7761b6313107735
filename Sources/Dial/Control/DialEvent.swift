import CellCanvas

/// What happens to a dial.
public enum DialEvent: Equatable, Sendable {
  /// The dial turns by a number of items.
  case step(Int)
  /// The dial turns to an item.
  case show(Int)
  /// The dial is spun at a random speed.
  case spin
  /// The dial comes to rest at the nearest item.
  case stop
  /// A digit or a minus is typed; what is typed within a second belongs together.
  case type(Character)
  /// The mouse button went down on a cell, counted from the top left one of the dial.
  case press(CellPoint)
  /// The mouse moved with the button down, possibly out of the dial.
  case drag(CellPoint)
  /// The mouse button went up.
  case release
  /// Time passed since the previous event, in seconds.
  case time(Double)
}

/// What a dial reports after an event, in the order in which it happens.
public enum DialEffect: Equatable, Sendable {
  /// Another item is at the mark.
  case passed(Int)
  /// The terminal should ring its bell.
  case bell
  /// The dial has come to rest at an item.
  case rested(Int)
}

/// What a user can do with dials, beside turning one.
public enum DialAction: Equatable, Sendable {
  /// Opens a dial for a number. `nil` is the one that was turned last, or closes the dial that is open.
  case open(LabNumber?)
  /// Turns a number to the value of this label; `nil` is the one whose dial is open.
  case turn(LabNumber?, to: String)
  /// Gives the keys to the dial in the selected popover, and turns it to a label.
  case use(String?)
  /// Opens the dial of a number so many further on.
  case next(Int)
  /// Closes the dial and keeps what was turned.
  case keep
}

extension LabAction {
  /// Whether a dial stays open; all else is done after what it was turned to is kept.
  var leavesDialOpen: Bool {
    switch self {
    case .dial, .close, .help, .prompt, .promptFor, .palette, .type, .times, .redraw, .suspend,
      .interrupt:
      true
    default: false
    }
  }
}

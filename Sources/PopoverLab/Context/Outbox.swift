/// What a mode leaves to others: effects for the world, and what the lab is to do next.
struct Outbox: Equatable, Sendable {
  /// What the lab is to do next.
  enum FollowUp: Equatable, Sendable {
    case open(ModeRequest)
    /// Closes what lies on top, be it the list of keys.
    case close
    /// Closes one of the modes.
    case closeMode(ModeName)
    /// Closes everything but the scene and the comparison on it.
    case closeToScene
    case call(CommandCall)
    /// Hands what the mouse did to the mode that is on top now.
    case mouse(MouseEvent)
    /// Runs a line as if it had been typed.
    case line(String)
  }

  var effects: [LabEffect] = []
  var followUps: [FollowUp] = []
}

/// A mode that is to be opened.
enum ModeRequest: Equatable, Sendable {
  case themes
  /// The contact sheet of the theme in use, or those of all themes.
  case sheet(ofAll: Bool)
  /// The comparison of these engines; without names of the usual ones, or it is closed.
  case comparison([String])
  case dial(DialRequest)
  case scrub(ScrubRequest)
  /// The line for commands, with the beginning of one.
  case prompt(String)
  /// The list of all commands.
  case palette
  /// The list of scenes.
  case sceneList([ListedScene])
  /// The list of keys: its first page, the next, or none after the last.
  case help
}

/// A dial that is to be opened or turned.
enum DialRequest: Equatable, Sendable {
  /// The dial of a number. `nil` is the one that was turned last, or closes the dial that is open.
  case open(LabNumber?)
  /// Turns a number to the value of this label; `nil` is the one whose dial is open.
  case turn(LabNumber?, to: String)
  /// Gives the keys to the dial in the selected popover, and turns it to a label.
  case use(String?)
  /// Gives the keys to the dial in the selected popover, and grabs it with the mouse.
  case grab(MouseEvent)
}

/// A motion that is to be looked at.
enum ScrubRequest: Equatable, Sendable {
  /// The last motion; if one is looked at already, it is left.
  case last
  /// How popovers come.
  case coming
  /// How popovers go.
  case going
}

/// How a lab came to its end.
public enum LabEnding: Equatable, Sendable {
  case quit
  case interrupted
  case terminalLost
}

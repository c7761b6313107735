import ColorSchemes
import PopoverScenes

/// The requests of a mode: effects for the world, and what the lab is to do next.
struct Outbox: Equatable, Sendable {
  enum FollowUp: Equatable, Sendable {
    case open(ModeRequest)
    /// Closes the mode on top; over the scene a part of the explanation.
    case close
    case closeMode(ModeName)
    /// Closes what hides the scene.
    case closeToScene
    /// Shows a scene that this lab has changed, with its changes.
    case showAgain(SceneLocation)
    case call(CommandCall)
    case mouse(MouseEvent)
    case line(String)
  }

  var effects: [LabEffect] = []
  var followUps: [FollowUp] = []
  /// What would be shown on a screen, and is to be said in line mode.
  var explanations: [CommandCall] = []
}

enum ModeRequest: Equatable, Sendable {
  case themes
  /// The contact sheet of the theme in use, or the sheets of all themes.
  case sheet(ofAll: Bool)
  /// The comparison of these engines. Without names the usual ones are compared, or an open comparison closes.
  case comparison([String])
  case dial(DialRequest)
  case scrub(ScrubRequest)
  case prompt(String)
  case palette
  /// The groups of commands, each opened by a letter, with the count that was typed before.
  case groups(count: Int?)
  case sceneList([ListedScene])
  /// The list of keys; if it is open already, it closes.
  case help
  /// What a word is about, for the keys of the mode on top.
  case helpAbout(String)
  /// The list of settings; if it is open already, it closes.
  case settings
  /// The colours of the scheme in use, this one or the first one selected.
  case tuning(SchemeSlot?)
}

enum DialRequest: Equatable, Sendable {
  /// Opens the dial of a number. `nil` means the number that was turned last, or closes an open dial.
  case open(LabNumber?)
  /// Turns a number to the value with this label; `nil` means the number of the open dial.
  case turn(LabNumber?, to: String)
  /// Opens the dial in the selected popover, and turns it to a label.
  case use(String?)
  /// Opens the dial in the selected popover, and passes it a press of the mouse.
  case grab(MouseEvent)
}

enum ScrubRequest: Equatable, Sendable {
  /// The last motion; if a motion is open already, it closes.
  case last
  case coming
  case going
}

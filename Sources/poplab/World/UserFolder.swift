/// A folder of the program's own, after the XDG Base Directory Specification.
struct UserFolder {
  /// The variable that names the folder in which it is.
  var variable: String
  /// That folder where the variable does not tell, relative to the user's home.
  var usual: String

  /// What the user has set up: `$XDG_CONFIG_HOME/poplab`, or `~/.config/poplab`.
  static let configuration = UserFolder(variable: "XDG_CONFIG_HOME", usual: ".config")
  /// What the program keeps for the next time: `$XDG_STATE_HOME/poplab`, or `~/.local/state/poplab`.
  static let state = UserFolder(variable: "XDG_STATE_HOME", usual: ".local/state")

  /// The path; relative values are ignored, as the specification asks.
  func path(_ environment: [String: String]) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder + "/poplab" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)/poplab"
  }
}

/// The folder of the program's configuration, after the XDG Base Directory Specification.
enum ConfigurationFolder {
  /// `$XDG_CONFIG_HOME/poplab`, or `~/.config/poplab`; relative values are ignored, as the
  /// specification asks.
  static func path(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/poplab"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/poplab"
  }
}

import ArgumentParser
import CursesFront

/// The value of `--mouse`.
enum MouseChoice: String, ExpressibleByArgument, CaseIterable {
  /// Where the terminal is said to have one.
  case auto
  case on
  case off

  func isWanted(on terminal: TerminalCapabilities) -> Bool {
    self == .on || self == .auto && terminal.hasMouse
  }
}

import ArgumentParser
import CellCanvas

/// The value of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
  case palette16 = "16"
  case palette256 = "256"
  case trueColor = "truecolor"

  /// The depth to draw with: the option before `NO_COLOR`, that before `FORCE_COLOR` and
  /// `CLICOLOR_FORCE`, and these before what the terminal can do.
  ///
  /// - Parameters:
  ///   - terminal: the colours that the terminal reports.
  ///   - deepest: the colours that can be written to it. They are used where true colour is chosen
  ///     by name, as many terminals show it without reporting it.
  func depth(
    terminal: ColorDepth, deepest: ColorDepth? = nil, environment: [String: String]
  ) -> ColorDepth {
    switch self {
    case .never: .none
    case .always: terminal
    case .auto: Self.isColorUnwanted(environment) ? .none : terminal
    case .palette16: min(.palette16, terminal)
    case .palette256: min(.palette256, terminal)
    case .trueColor: deepest ?? terminal
    }
  }

  /// The depth to print with. A file or a pipe gets colours only on request, and then all of them;
  /// a terminal gets at least the eight that all have when they are requested.
  ///
  /// - Parameter terminal: what standard output can show; `nil` if it is no terminal.
  func depth(ofOutput terminal: ColorDepth?, environment: [String: String]) -> ColorDepth {
    let isAsked =
      self == .auto
      ? Self.isColorForced(environment) && !Self.isColorUnwanted(environment) : self != .never
    let shown = terminal ?? (isAsked ? .trueColor : .none)
    return depth(
      terminal: isAsked ? max(.palette8, shown) : shown, deepest: .trueColor,
      environment: environment)
  }

  /// The variable that has a say in `auto`, if there is one.
  static func variable(_ environment: [String: String]) -> String? {
    let names = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"]
    return names.first(where: environment.isSet)
      ?? (environment["CLICOLOR"] == "0" ? "CLICOLOR" : nil)
  }

  /// `NO_COLOR` counts when it is present and not empty, whatever it says.
  static func isColorUnwanted(_ environment: [String: String]) -> Bool {
    environment.isSet("NO_COLOR")
      || environment["CLICOLOR"] == "0" && !isColorForced(environment)
  }

  private static func isColorForced(_ environment: [String: String]) -> Bool {
    environment.isSet("FORCE_COLOR") || environment.isSet("CLICOLOR_FORCE")
  }
}

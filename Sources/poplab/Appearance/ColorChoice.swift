import ArgumentParser
import CellCanvas

/// The value of `--color`.
enum ColorChoice: String, WordArgument {
  case auto
  case always
  case never
  case palette16 = "16"
  case palette256 = "256"
  case trueColor = "truecolor"

  /// The depth to draw with: the option before `NO_COLOR`, that before `FORCE_COLOR` and `CLICOLOR_FORCE`,
  /// and these before the colours that the terminal reports. `deepest` are those that can be written to it;
  /// true colour chosen by name uses them, as many terminals show it without reporting it.
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

  /// The depth to print with. A file or a pipe, for which `terminal` is `nil`, gets colours only on
  /// request, and then all of them; a terminal gets at least the eight that all have on request.
  func depth(ofOutput terminal: ColorDepth?, environment: [String: String]) -> ColorDepth {
    let isAsked =
      self == .auto
      ? Self.isColorForced(environment) && !Self.isColorUnwanted(environment) : self != .never
    let shown = terminal ?? (isAsked ? .trueColor : .none)
    return depth(
      terminal: isAsked ? max(.palette8, shown) : shown, deepest: .trueColor,
      environment: environment)
  }

  /// The variable that has a say in `auto`, and what it says; `nil` if there is none.
  static func set(
    in environment: [String: String]
  ) -> (name: String, value: ColorChoice)? {
    variable(environment).map { ($0, isColorUnwanted(environment) ? .never : .always) }
  }

  private static func variable(_ environment: [String: String]) -> String? {
    if let name = ["NO_COLOR", "FORCE_COLOR"].first(where: environment.isSet) { return name }
    if environment.isOn("CLICOLOR_FORCE") { return "CLICOLOR_FORCE" }
    return environment["CLICOLOR"] == "0" ? "CLICOLOR" : nil
  }

  /// `NO_COLOR` counts when it is present and not empty, whatever it says.
  static func isColorUnwanted(_ environment: [String: String]) -> Bool {
    environment.isSet("NO_COLOR")
      || environment["CLICOLOR"] == "0" && !isColorForced(environment)
  }

  /// `FORCE_COLOR` counts as `NO_COLOR` does; `CLICOLOR_FORCE` does not if it is 0.
  private static func isColorForced(_ environment: [String: String]) -> Bool {
    environment.isSet("FORCE_COLOR") || environment.isOn("CLICOLOR_FORCE")
  }
}

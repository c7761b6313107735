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
  /// - Parameter terminal: what the terminal can show; no more than that can ever be drawn.
  func depth(terminal: ColorDepth, environment: [String: String]) -> ColorDepth {
    switch self {
    case .never: .none
    case .always: terminal
    case .auto: Self.isColorUnwanted(environment) ? .none : terminal
    case .palette16: min(.palette16, terminal)
    case .palette256: min(.palette256, terminal)
    case .trueColor: terminal
    }
  }

  /// `NO_COLOR` counts when it is present and not empty, whatever it says.
  private static func isColorUnwanted(_ environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if isSet("NO_COLOR") { return true }
    return environment["CLICOLOR"] == "0" && !isSet("FORCE_COLOR") && !isSet("CLICOLOR_FORCE")
  }
}

import Foundation
import TestSupport
import Testing

/// Tests that run `poplab themes`.
protocol ThemesProgram {}

extension ThemesProgram {
  func themes(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["themes"] + arguments, environment: environment)
  }

  func answer(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> [NSDictionary] {
    let outcome = try BuiltProgram.run(
      "poplab", ["themes"] + arguments + ["--json"], environment: environment)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary
    #expect(answer?["version"] as? Int == 1)
    return answer?["themes"] as? [NSDictionary] ?? answer.map { [$0] } ?? []
  }
}

/// A folder may have the home of a user in it, with a configuration, themes and schemes. Its path is not all ASCII.
extension TemporaryFolder {
  private static let own = "home é/.config/poplab"

  var home: String { path(of: "home é") }

  /// The environment of the user.
  var environment: [String: String] { ["XDG_CONFIG_HOME": "\(home)/.config"] }

  /// The path of the user's configuration, as the program shows it.
  var configuration: String { path(of: "\(Self.own)/config.yaml") }

  func configure(_ text: String) throws { try write(text, to: "\(Self.own)/config.yaml") }

  /// Puts files into the folder of the user's own themes.
  func addThemes(_ files: [String: String]) throws { try write(files, in: "\(Self.own)/themes") }

  /// The path of a file among the themes, as the program shows it.
  func path(ofTheme file: String) -> String { path(of: "\(Self.own)/themes/\(file)") }

  /// Puts files into the folder of the user's own colour schemes, whose path it returns.
  @discardableResult
  func addSchemes(_ files: [String: String]) throws -> String {
    try write(files, in: "\(Self.own)/schemes")
    return path(of: "\(Self.own)/schemes")
  }
}

import Foundation
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

/// A folder of configuration with themes in it, outside of the project, for as long as a test lasts.
struct ThemeFolder {
  let configuration: URL

  /// - Parameter themes: the files by their names.
  init(_ themes: [String: String], below parts: String = "") throws {
    configuration = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab \(UUID().uuidString)é\(parts)")
    let folder = configuration.appendingPathComponent("poplab/themes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in themes {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// Puts files into the folder of the user's own colour schemes, whose path it returns.
  func addSchemes(_ files: [String: String]) throws -> String {
    let folder = configuration.appendingPathComponent("poplab/schemes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder.path
  }

  /// The environment in which the folder is the user's.
  var environment: [String: String] { ["XDG_CONFIG_HOME": configuration.path] }

  /// The path of a file in it, as the program shows it.
  func path(_ file: String) -> String { "\(configuration.path)/poplab/themes/\(file)" }

  func remove() { try? FileManager.default.removeItem(at: configuration) }
}

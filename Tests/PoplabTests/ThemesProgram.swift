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

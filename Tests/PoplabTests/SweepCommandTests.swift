import Foundation
import TerminalDriver
import TestSupport
import Testing

@Suite("Sweeps from the command line")
struct SweepCommandTests {
  private let folder = TemporaryFolder()

  private func sweep(_ scene: String, _ options: [String] = []) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["check", scene, "--sweep"] + options, folder: folder)
  }

  /// What a sweep prints fails again when it is opened, in the folder in which it was found.
  @Test(arguments: [([], "sub/t.yaml"), (["--theme", "tooltip"], "tooltip")])
  func theSmallestSceneIsOpenedAgain(options: [String], theme: String) throws {
    try folder.write([
      "sub/t.yaml": "inherits: rounded\n", "sub/y.ans": "some words\nof two lines\n",
      "sub/n.conf": "background #000000\nforeground #ffffff\n",
    ])
    try folder.write(
      """
      screen: 16x6
      theme: ./t.yaml
      scheme: ./n.conf
      anchors: { a: { width: 1 } }
      popovers: { p: { anchor: a, ansi: y.ans, engine: vim } }
      """, to: "sub/w.yaml")
    let found = try sweep("sub/w.yaml", options)
    #expect(found.status == 1 && found.output.contains("\ntheme: \(theme)\n"), "\(found.output)")
    try folder.write(smallest(found), to: "smallest.yaml")
    let opened = try sweep("smallest.yaml")
    #expect(opened.status == 1 && opened.errors.isEmpty, "\(opened.output)\(opened.errors)")
  }

  /// The scene that a sweep prints.
  private func smallest(_ outcome: BuiltProgram.Outcome) -> String {
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("version:") }.prefix { !$0.contains("1 of 1 check") }
      .joined(separator: "\n")
  }

  @Test func aSweepSaysWhereItLooked() throws {
    let outcome = try sweep("toolbar-tooltip", ["--json"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("every rule holds at 74 x 22 places"))
  }

  @Test func aBrokenRuleIsPrintedAsAScene() throws {
    try folder.write(
      """
      screen: 40x12
      anchors: { a: { width: 3 } }
      popovers: { p: { anchor: a, size: 12x4, engine: neovim } }
      """, to: "broken.yaml")
    let outcome = try sweep("broken.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("broken.yaml:2:12: p: "), "\(outcome.output)")
    try folder.write(smallest(outcome), to: "smallest.yaml")
    #expect(try sweep("smallest.yaml").status == 1)
  }
}

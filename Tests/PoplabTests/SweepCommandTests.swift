import Foundation
import TerminalDriver
import Testing

@Suite("Sweeps from the command line")
struct SweepCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-sweep-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func sweep(_ scene: String, _ options: [String] = []) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["check", scene, "--sweep"] + options, folder: folder)
  }

  /// What a sweep prints fails again when it is opened, in the folder in which it was found.
  @Test(arguments: [([], "sub/t.yaml"), (["--theme", "tooltip"], "tooltip")])
  func theSmallestSceneIsOpenedAgain(options: [String], theme: String) throws {
    try write("sub/t.yaml", "inherits: rounded\n")
    try write("sub/n.conf", "background #000000\nforeground #ffffff\n")
    try write("sub/y.ans", "some words\nof two lines\n")
    try write(
      "sub/w.yaml",
      """
      screen: 16x6
      theme: ./t.yaml
      scheme: ./n.conf
      anchors: { a: { width: 1 } }
      popovers: { p: { anchor: a, ansi: y.ans, engine: vim } }
      """)
    let found = try sweep("sub/w.yaml", options)
    #expect(found.status == 1 && found.output.contains("\ntheme: \(theme)\n"), "\(found.output)")
    try write("smallest.yaml", smallest(found))
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
    try write(
      "broken.yaml",
      """
      screen: 40x12
      anchors: { a: { width: 3 } }
      popovers: { p: { anchor: a, size: 12x4, engine: neovim } }
      """)
    let outcome = try sweep("broken.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("broken.yaml:2:12: p: "), "\(outcome.output)")
    try write("smallest.yaml", smallest(outcome))
    #expect(try sweep("smallest.yaml").status == 1)
  }
}

import TerminalDriver
import TestSupport
import Testing

/// A pipe may have nothing to read for ever, and the keys would wait for it.
@Suite("Pipes that a lab is to read")
struct PipesInLabTests {
  private let folder = TemporaryFolder()
  private let scene: String

  init() throws {
    scene = try folder.write(
      "anchors: { a: { x: 8, y: 4 } }\npopovers: { p: { anchor: a, text: Hello } }\n",
      to: "mine.yaml")
  }

  /// The first one that it opens is that of its signals.
  @Test(arguments: [":e! ", ":popover ansi ", ":theme "])
  func thoseOfTheProgramAreRefused(command: String) throws {
    let lab = try EmulatedTerminal("poplab", [scene])
    try lab.wait(forText: "Hello")
    lab.type("l\(command)/dev/fd/3\r")
    try lab.wait(forText: "it is a pipe")
    lab.type(":popover text Goodbye\r")
    try lab.wait(forText: "│ Goodbye ")
    lab.type(":q!\r")
    #expect(try lab.waitForEnd() == .exited(0))
  }

  @Test func thoseOfTheShellAreReadBeforeItOpens() throws {
    let lab = try EmulatedTerminal(
      "/bin/sh",
      [
        "-c", "cat \"$1\" | { exec 3<&0 < /dev/tty; exec \"$0\" /dev/fd/3; }",
        try BuiltPrograms.path(of: "poplab"), scene,
      ])
    try lab.wait(forText: "Hello")
    lab.type(":popover text Goodbye\r")
    try lab.wait(forText: "│ Goodbye ")
    lab.type(":e! /dev/fd/3\r")
    try lab.wait(forText: "│ Hello ")
  }
}

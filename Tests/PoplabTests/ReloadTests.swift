import Foundation
import PopoverLab
import TerminalDriver
import TestSupport
import Testing

/// A theme's file is written while the program shows it.
@Suite("A theme's file that changes")
struct ReloadTests {
  private let folder = TemporaryFolder()
  private let file: String

  init() throws { file = try folder.write("border: single\n", to: "my look ä.yaml") }

  private func write(_ text: String) throws { try folder.write(text, to: "my look ä.yaml") }

  /// As editors do that never leave half a file behind.
  private func replace(with text: String) throws {
    guard rename(try folder.write(text, to: "4913~"), file) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  private func start(_ path: String) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal("poplab", ["--theme", path])
    try terminal.wait(forText: "┌")
    return terminal
  }

  @Test func whatIsWrittenIsShown() throws {
    let terminal = try start(file)
    try write("border: double\n")
    try terminal.wait(forText: "╔")
    try replace(with: "border: heavy\n")
    try terminal.wait(forText: "┏")
    try write("border: rounded\n")
    try terminal.wait(forText: "╭")
  }

  @Test func aBrokenEditKeepsTheLookUntilItIsMended() throws {
    let terminal = try start(file)
    try write("summary: mine\nborder: sinlge\n")
    try terminal.wait(
      forText: "my look ä.yaml:2:9: unknown border 'sinlge'; did you mean 'single'?")
    terminal.type("t")
    try terminal.wait(forText: "╭")
    terminal.type(":theme my look ä\r")
    try terminal.wait(forText: "┌")
    try terminal.wait(forText: ".yaml:2:9: unknown border")
    try replace(with: "border: block\n")
    try terminal.wait(for: "a mended look") {
      terminal.text.contains("██") && !terminal.text.contains("unknown border")
    }
  }

  @Test func aFileThatIsGoneKeepsItsLookUntilItIsBack() throws {
    let terminal = try start(file)
    try FileManager.default.removeItem(atPath: file)
    try terminal.wait(forText: "my look ä.yaml is gone; its last version stays in use")
    #expect(terminal.text.contains("┌"))
    try write("border: double\n")
    try terminal.wait(for: "the look of the file") {
      terminal.text.contains("╔") && !terminal.text.contains("is gone")
    }
    let other = folder.path(of: "other.yaml")
    try FileManager.default.moveItem(atPath: file, toPath: other)
    try terminal.wait(forText: "is gone")
    try FileManager.default.moveItem(atPath: other, toPath: file)
    try terminal.wait(for: "the look again") { !terminal.text.contains("is gone") }
  }

  @Test func aLinkIsFollowedToItsFile() throws {
    let link = try folder.makeFolder("other") + "/link.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let terminal = try start(link)
    try write("border: double\n")
    try terminal.wait(forText: "╔")
  }

  @Test func aParentThatChangesShowsInItsChild() throws {
    let child = try folder.write("inherits: ./my look ä.yaml\n", to: "child.yaml")
    let terminal = try start(child)
    try write("border: double\n")
    try terminal.wait(forText: "╔")
    try replace(with: "border: haevy\n")
    try terminal.wait(forText: "ä.yaml:1:9: unknown border 'haevy'; did you mean 'heavy'?")
    try folder.write("inherits: rounded\n", to: "child.yaml")
    try terminal.wait(forText: "╭")
  }

  @Test func aSchemeIsReadAgainToo() throws {
    let scheme = try folder.write("background #000000\nforeground #ffffff\n", to: "s.conf")
    let terminal = try EmulatedTerminal("poplab", ["--scheme", scheme])
    try terminal.wait(forText: "quit")
    try folder.write("background #101020\nforeground #ffffff\n", to: "s.conf")
    try terminal.wait(forText: "Read scheme")
    try folder.write("garbage\n", to: "s.conf")
    try terminal.wait(forText: "s.conf:1:1: this is no colour scheme")
  }

  @Test func aThemeIsOpenedFromTheLab() throws {
    let terminal = try EmulatedTerminal("poplab")
    try terminal.wait(forText: "quit")
    terminal.type(":theme \(file)\r")
    try terminal.wait(forText: "┌")
    try replace(with: "border: double\n")
    try terminal.wait(forText: "╔")
    terminal.type(":theme ./none.yaml\r")
    try terminal.wait(forText: "Cannot read the theme './none.yaml': No such file or directory")
  }
}

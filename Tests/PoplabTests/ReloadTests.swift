import Foundation
import PopoverLab
import TerminalDriver
import Testing

/// A theme's file is written while the program shows it.
@Suite("A theme's file that changes")
struct ReloadTests {
  /// A folder with a theme in it, and how its file is written anew.
  private struct Folder {
    let url: URL
    var file: URL { url.appendingPathComponent("my look ä.yaml") }

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("poplab-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try write("border: single\n")
    }

    func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

    /// As editors do that never leave half a file behind.
    func replace(with text: String) throws {
      let other = url.appendingPathComponent("4913~")
      try Data(text.utf8).write(to: other)
      guard rename(other.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove() throws { try FileManager.default.removeItem(at: url) }
  }

  private func start(_ path: String) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal("poplab", ["--theme", path])
    try terminal.wait(forText: "┌")
    return terminal
  }

  @Test func whatIsWrittenIsShown() throws {
    let folder = try Folder()
    let terminal = try start(folder.file.path)
    try folder.write("border: double\n")
    try terminal.wait(forText: "╔")
    try folder.replace(with: "border: heavy\n")
    try terminal.wait(forText: "┏")
    try folder.write("border: rounded\n")
    try terminal.wait(forText: "╭")
    try folder.remove()
  }

  @Test func aBrokenEditKeepsTheLookUntilItIsMended() throws {
    let folder = try Folder()
    let terminal = try start(folder.file.path)
    try folder.write("summary: mine\nborder: sinlge\n")
    try terminal.wait(
      forText: "my look ä.yaml:2:9: unknown border 'sinlge'; did you mean 'single'?")
    terminal.type("t")
    try terminal.wait(forText: "╭")
    terminal.type(":theme my look ä\r")
    try terminal.wait(forText: "┌")
    try terminal.wait(forText: ".yaml:2:9: unknown border")
    try folder.replace(with: "border: block\n")
    try terminal.wait(for: "a mended look") {
      terminal.text.contains("██") && !terminal.text.contains("unknown border")
    }
    try folder.remove()
  }

  @Test func aFileThatIsGoneKeepsItsLookUntilItIsBack() throws {
    let folder = try Folder()
    let terminal = try start(folder.file.path)
    try FileManager.default.removeItem(at: folder.file)
    try terminal.wait(forText: "my look ä.yaml is gone; its last version stays in use")
    #expect(terminal.text.contains("┌"))
    try folder.write("border: double\n")
    try terminal.wait(for: "the look of the file") {
      terminal.text.contains("╔") && !terminal.text.contains("is gone")
    }
    let other = folder.url.appendingPathComponent("other.yaml")
    try FileManager.default.moveItem(at: folder.file, to: other)
    try terminal.wait(forText: "is gone")
    try FileManager.default.moveItem(at: other, to: folder.file)
    try terminal.wait(for: "the look again") { !terminal.text.contains("is gone") }
    try folder.remove()
  }

  @Test func aLinkIsFollowedToItsFile() throws {
    let (folder, other) = (try Folder(), try Folder())
    let link = other.url.appendingPathComponent("link.yaml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file)
    let terminal = try start(link.path)
    try folder.write("border: double\n")
    try terminal.wait(forText: "╔")
    try folder.remove()
    try other.remove()
  }

  @Test func aParentThatChangesShowsInItsChild() throws {
    let folder = try Folder()
    let child = folder.url.appendingPathComponent("child.yaml")
    try Data("inherits: ./my look ä.yaml\n".utf8).write(to: child)
    let terminal = try start(child.path)
    try folder.write("border: double\n")
    try terminal.wait(forText: "╔")
    try folder.replace(with: "border: haevy\n")
    try terminal.wait(forText: "ä.yaml:1:9: unknown border 'haevy'; did you mean 'heavy'?")
    try Data("inherits: rounded\n".utf8).write(to: child)
    try terminal.wait(forText: "╭")
    try folder.remove()
  }

  @Test func aSchemeIsReadAgainToo() throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("s.conf")
    try Data("background #000000\nforeground #ffffff\n".utf8).write(to: file)
    let terminal = try EmulatedTerminal("poplab", ["--scheme", file.path])
    try terminal.wait(forText: "quit")
    try Data("background #101020\nforeground #ffffff\n".utf8).write(to: file)
    try terminal.wait(forText: "Read scheme")
    try Data("garbage\n".utf8).write(to: file)
    try terminal.wait(forText: "s.conf:1:1: this is no colour scheme")
    try folder.remove()
  }

  @Test func aThemeIsOpenedFromTheLab() throws {
    let folder = try Folder()
    let terminal = try EmulatedTerminal("poplab")
    try terminal.wait(forText: "quit")
    terminal.type(":theme \(folder.file.path)\r")
    try terminal.wait(forText: "┌")
    try folder.replace(with: "border: double\n")
    try terminal.wait(forText: "╔")
    terminal.type(":theme ./none.yaml\r")
    try terminal.wait(forText: "Cannot read the theme './none.yaml': No such file or directory")
    try folder.remove()
  }
}

import CellCanvas
import Foundation
import PopoverGeometry
import PopoverReports

/// A tmux in a server of its own, shown by a client in a second one, which is asked for the text of its screen.
struct TmuxScreen {
  private let command: String
  private let folder: URL
  private let size: Size

  init(_ command: String, _ folder: URL, size: Size) {
    (self.command, self.folder, self.size) = (command, folder, size)
  }

  /// - Parameter options: of `display-popup`, which places the box.
  /// - Returns: the cells of the screen that the box fills.
  func answer(_ options: String) throws -> Rect {
    defer { end() }
    try show([command] + arguments("inner", ["new-session", "-s", "inner", "cat"]))
    try wait("the screen of tmux does not get its size") {
      try tmux("inner", ["display", "-p", "#{client_width}x#{client_height}"])
        == "\(Int(size.width))x\(Int(size.height))\n"
    }
    try tmux("inner", ["set", "-g", "status", "off"])
    let cells = Int(size.width * size.height)
    let fill = "yes \(RealProgram.ink) | head -c \(4 * cells) | tr -d '\\n'; read -r _"
    let popup =
      ["display-popup", "-B"] + options.split(separator: " ").map { String($0) } + ["-E", fill]
    try Subprocess(command, arguments("inner", popup)).runBeside()
    return try inkedFrame()
  }

  /// - Parameter words: a program that draws a box on the whole screen.
  /// - Returns: the cells of the screen that the box fills.
  func answer(running words: [String]) throws -> Rect {
    defer { end() }
    try show(words)
    return try inkedFrame()
  }

  private func end() {
    for server in ["inner", "outer"] { _ = try? tmux(server, ["kill-server"]) }
  }

  /// Has a server show a program on a screen of this size.
  private func show(_ words: [String]) throws {
    // Foundation waits for the server too, which inherits what a client has open; so nobody waits here.
    let start =
      [
        "new-session", "-d", "-s", "outer", "-x", "\(Int(size.width))", "-y", "\(Int(size.height))",
        "exec " + words.map(CodeText.shell).joined(separator: " "), ";", "set", "-g", "status",
        "off",
      ]
    try Subprocess(command, arguments("outer", start)).runBeside()
  }

  /// What is filled on the screen, as soon as it stays the same.
  private func inkedFrame() throws -> Rect {
    var found: Rect?
    try wait("no box stands still on the screen") {
      let frame = inked(try tmux("outer", ["capture-pane", "-p", "-t", "outer"]))
      defer { found = frame }
      return frame != nil && frame == found
    }
    guard let found else { throw CommandFailure("the screen shows no box", status: .unavailable) }
    return found
  }

  @discardableResult
  private func tmux(_ server: String, _ words: [String]) throws -> String {
    try Subprocess(command, arguments(server, words)).run()
  }

  private func arguments(_ server: String, _ words: [String]) -> [String] {
    ["-u", "-S", folder.appendingPathComponent(server).path, "-f", "/dev/null"] + words
  }

  /// Waits until something holds.
  ///
  /// - Parameter thing: what is said if it does not.
  /// - Throws: ``CommandFailure`` if it does not hold within five seconds.
  private func wait(_ thing: String, until holds: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 5)
    while try !holds() {
      guard Date() < end, !DeferredSignals.haveCome else {
        throw CommandFailure("\(thing) within 5 s", status: .unavailable)
      }
      usleep(20_000)
    }
  }

  private func inked(_ screen: String) -> Rect? {
    let rows: [[Character]] = screen.split(
      separator: "\n" as Character, omittingEmptySubsequences: false
    )
    .map { Array($0) }
    let places: [CellPoint] = rows.enumerated().flatMap { y, row in
      row.indices.filter { row[$0] == RealProgram.ink }.map { CellPoint(x: $0, y: y) }
    }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    return Rect(CellRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
  }
}

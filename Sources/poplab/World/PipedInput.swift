import Foundation
import PopoverScenes

/// Text that comes through a pipe to a scene that shows it, while the keys come from the terminal.
enum PipedInput {
  /// Reads all of standard input and lets the terminal take its place.
  ///
  /// - Parameter name: the name or the path of a scene.
  /// - Returns: `nil` if the scene shows nothing of standard input, or no pipe and no terminal is there.
  static func taken(by name: String) throws -> [UInt8]? {
    guard isatty(STDIN_FILENO) == 0, isatty(STDOUT_FILENO) == 1,
      try SceneLibrary().document(name).scene.sources.contains(.standardInput)
    else { return nil }
    let text = try StandardInput.wholeText()
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    return dup2(terminal, STDIN_FILENO) == STDIN_FILENO ? text : nil
  }
}

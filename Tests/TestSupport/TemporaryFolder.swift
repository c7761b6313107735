import Foundation

/// A folder of a test's own, which goes with all that is in it when nobody has it any more. A suite has it as a property:
/// a local one could go after its last use, while its path is still used.
package final class TemporaryFolder: Sendable {
  /// Its path, in which nothing is a link.
  package let path: String

  /// Makes the folder, without which no test can run.
  package init() {
    var name = Array("\(NSTemporaryDirectory())/poplab-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil, let path = realpath(name, nil) else {
      fatalError("cannot make a folder for a test: \(String(cString: strerror(errno)))")
    }
    defer { free(path) }
    self.path = String(cString: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var url: URL { URL(fileURLWithPath: path) }

  /// The path of what has this name in it, be it there or not.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  package func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  /// Writes a file, in folders that are made for it, and answers with its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return path(of: name)
  }

  /// Writes files by their names, in a folder that is made for them.
  package func write(_ files: [String: String], in folder: String = ".") throws {
    try makeFolder(folder)
    for (name, text) in files { try write(text, to: "\(folder)/\(name)") }
  }

  package func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// Makes a folder in it, and answers with its path.
  @discardableResult
  package func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(of: name), withIntermediateDirectories: true)
    return path(of: name)
  }

  /// What is in it, or in a folder in it, in order.
  package func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: folder)).sorted()
  }
}

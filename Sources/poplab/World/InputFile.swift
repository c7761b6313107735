import Foundation

/// A file that the user names: a regular one, or a pipe.
enum InputFile {
  /// Why a file cannot be read, in the system's words.
  struct Fault: Error, CustomStringConvertible {
    var description: String

    fileprivate init() { description = String(cString: strerror(errno)) }
  }

  /// More than any reader of files takes, so that it can say that a file is too large.
  private static let longest = 1 << 20

  static func contents(of path: String) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Fault() }
    defer { close(file) }
    var contents: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while contents.count < longest {
      let count = read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Fault() }
      if count == 0 { break }
      contents += block.prefix(count)
    }
    return contents
  }
}

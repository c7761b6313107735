import Foundation
import SystemPackage

/// A file that the user names: a regular one, or a pipe that the shell has opened.
enum InputFile {
  /// Why a file cannot be read.
  struct Fault: Error, CustomStringConvertible {
    /// In the system's words, where it is the system's fault.
    var description: String
    /// Whether there is nothing of this name.
    var isMissing = false

    fileprivate init(_ error: any Error) {
      (description, isMissing) = ("\(error)", error as? Errno == .noSuchFileOrDirectory)
    }

    fileprivate init(_ description: String) { self.description = description }
  }

  /// More than any reader of files accepts, so that the reader can report that a file is too large.
  private static let longest = 1 << 20

  static func contents(of path: String) throws(Fault) -> [UInt8] {
    let type = try readableType(of: path)
    do {
      // Without blocking, a pipe opens although nobody has opened its other end.
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter {
        if type == .fifo { file.waitForInput() }
        var contents: [UInt8] = []
        while contents.count < longest, let block = try file.nextBlock() { contents += block }
        return contents
      }
    } catch {
      throw Fault(error)
    }
  }
}

extension InputFile {
  /// Whether a file that was found in a folder may be read: a regular one, or one of unknown kind,
  /// as reading it says what is wrong.
  static func isOrdinary(_ path: String) -> Bool {
    (try? Stat(path))?.type ?? .regular == .regular
  }

  /// - Throws: a fault for anything but a regular file or a pipe that is open already.
  private static func readableType(of path: String) throws(Fault) -> FileType {
    let type: FileType
    do { type = try Stat(path).type } catch { throw Fault(error) }
    if type == .regular || type == .fifo && isOpenAlready(path) { return type }
    if type == .directory { throw Fault(Errno.isDirectory) }
    throw Fault("it is \(others[type] ?? "no file"); only files are read")
  }

  private static let others: [FileType: String] = [
    .fifo: "a named pipe", .socket: "a socket", .characterSpecial: "a device",
    .blockSpecial: "a device",
  ]

  /// A pipe of the shell, as in `<(…)`, has a writer at its other end.
  private static func isOpenAlready(_ path: String) -> Bool {
    ["/dev/", "/proc/"].contains(where: path.hasPrefix)
  }
}

extension FileDescriptor {
  /// Makes reading wait for input; the file was opened without blocking.
  fileprivate func waitForInput() {
    _ = fcntl(rawValue, F_SETFL, fcntl(rawValue, F_GETFL) & ~O_NONBLOCK)
  }
}

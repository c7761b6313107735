import Foundation

/// A file that the user names: a regular one, or a pipe that the shell has opened.
enum InputFile {
  /// Why a file cannot be read.
  struct Fault: Error, CustomStringConvertible {
    /// In the system's words, where it is the system's fault.
    var description: String
    /// Whether there is nothing of this name.
    var isMissing = false

    fileprivate init(number: Int32) {
      description = String(cString: strerror(number))
      isMissing = number == ENOENT
    }

    fileprivate init(_ description: String) { self.description = description }
  }

  /// More than any reader of files takes, so that it can say that a file is too large.
  private static let longest = 1 << 20

  static func contents(of path: String) throws(Fault) -> [UInt8] {
    let kind = try kind(of: path)
    // Nobody is waited for who would have to open the other end.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Fault(number: errno) }
    defer { close(file) }
    if kind == S_IFIFO { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
    return try contents(of: file)
  }

  private static func contents(of file: Int32) throws(Fault) -> [UInt8] {
    var contents: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while contents.count < longest {
      let count = read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Fault(number: errno) }
      if count == 0 { break }
      contents += block.prefix(count)
    }
    return contents
  }
}

extension InputFile {
  /// Whether a file that nobody has named may be read; what cannot be looked at may, to say why not.
  static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// - Throws: what is said of anything that is no file and no pipe that is open already.
  private static func kind(of path: String) throws(Fault) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Fault(number: errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFREG || kind == S_IFIFO && isOpenAlready(path) { return kind }
    if kind == S_IFDIR { throw Fault(number: EISDIR) }
    throw Fault("it is \(others[kind] ?? "no file"); only files are read")
  }

  private static let others: [mode_t: String] = [
    S_IFIFO: "a named pipe", S_IFSOCK: "a socket", S_IFCHR: "a device", S_IFBLK: "a device",
  ]

  /// What the shell hands over, as in `<(…)`, has somebody at its other end.
  private static func isOpenAlready(_ path: String) -> Bool {
    ["/dev/", "/proc/"].contains(where: path.hasPrefix)
  }
}

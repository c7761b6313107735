import Foundation
import PopoverLab
import PopoverScenes

/// Puts a new content into a file, all of it or nothing: it is written beside the file and then takes
/// its place, with the permissions of the old one, where a link leads if it is one.
///
/// A file that has several names, or an owner that cannot be kept, is written in its place instead.
struct FileReplacement {
  private let path: String
  private let expected: ContentFingerprint?
  private let bytes: [UInt8]

  /// - Parameter expected: what the file must hold; `nil` is that there must be none.
  init(of path: String, expected: ContentFingerprint?, with bytes: [UInt8]) {
    self.path = path.linkTarget
    self.expected = expected
    self.bytes = bytes
  }

  func run() throws(StorageFault) {
    guard let old = try status() else { return try create() }
    guard old.st_mode & S_IFMT == S_IFREG else { throw .refused("Not a regular file") }
    try compare()
    guard access(path, W_OK) == 0 else { throw StorageFault.ofSystem() }
    if old.st_nlink > 1 { return try overwrite() }
    let new = try TemporaryFile(beside: path, bytes)
    guard new.takeOver(old) else {
      new.discard()
      return try overwrite()
    }
    try new.finish { () throws(StorageFault) in
      // As late as can be, so that little time is left for somebody else.
      try compare()
      if rename(new.path, path) != 0 { throw StorageFault.ofSystem() }
    }
  }

  /// Writes a file that is the program's own.
  static func put(
    _ bytes: [UInt8], at path: String, permissions: mode_t
  ) throws(StorageFault) {
    let new = try TemporaryFile(beside: path, bytes, permissions: permissions)
    try new.finish(isLasting: false) { () throws(StorageFault) in
      if rename(new.path, path) != 0 { throw StorageFault.ofSystem() }
    }
  }

  /// `nil` if there is no such file.
  private func status() throws(StorageFault) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw StorageFault.ofSystem()
  }

  private func compare() throws(StorageFault) {
    let found: ContentFingerprint?
    do throws(InputFile.Fault) {
      found = ContentFingerprint(try InputFile.contents(of: path))
    } catch {
      guard error.isMissing else { throw .refused("\(error)") }
      found = nil
    }
    if found != expected { throw .changed(found) }
  }

  /// A new file never takes the place of one that came meanwhile.
  private func create() throws(StorageFault) {
    if expected != nil { throw .changed(nil) }
    let new = try TemporaryFile(beside: path, bytes)
    try new.finish { () throws(StorageFault) in
      if link(new.path, path) == 0 {
        unlink(new.path)
        return
      }
      if errno != EEXIST, Self.linklessFaults.contains(errno) {
        try compare()
        if rename(new.path, path) == 0 { return }
      }
      let fault = StorageFault.ofSystem()
      try compare()
      throw fault
    }
  }

  /// How file systems without links answer.
  private static let linklessFaults = [EPERM, ENOTSUP, ENOSYS, EMLINK]

  private func overwrite() throws(StorageFault) {
    let file = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard file >= 0 else { throw StorageFault.ofSystem() }
    defer { close(file) }
    guard file.write(all: bytes), fsync(file) == 0 else { throw StorageFault.ofSystem() }
  }
}

import Foundation
import PopoverLab
import SystemPackage

/// The file of a recording that goes on. What is added is in the file at once, so that a program that is ended in any way
/// has lost nothing of it.
struct RecordingFile {
  let path: String
  private let file: FileDescriptor
  private var length: Int

  /// - Throws: a fault if the file is there already, or cannot be made.
  init(new path: String, _ text: String) throws(StorageFault) {
    try FileReplacement(of: path, expected: nil, with: Array(text.utf8)).run()
    file = try StorageFault.wrapping {
      try FileDescriptor.open(path, .readWrite, options: [.append, .closeOnExec])
    }
    (self.path, length) = (path, text.utf8.count)
  }

  /// Adds lines, all of them or none, as a disk may be full in the middle of one.
  mutating func add(_ text: String) throws(StorageFault) {
    do {
      try file.writeAll(text.utf8)
      length += text.utf8.count
    } catch {
      if let size, size > length { ftruncate(file.rawValue, off_t(length)) }
      throw StorageFault(error)
    }
  }

  /// Makes sure that all of it is on the disk under a path: where it is, or in a new file if it was taken away from
  /// there or another path is asked for.
  func end(at path: String) throws(StorageFault) {
    guard isFile(at: path) else {
      return try FileReplacement(of: path, expected: nil, with: FileContent(of: file)).run()
    }
    if let size, size < length { throw .refused("another program has cut it short") }
    if fsync(file.rawValue) != 0 { throw .ofSystem() }
  }

  /// The present length of the file, which others may have changed.
  private var size: Int? { (try? file.stat()).map { Int($0.size) } }

  func close() { try? file.close() }

  private func isFile(at path: String) -> Bool {
    guard let own = FileIdentity(of: file) else { return false }
    return FileIdentity(at: path) == own
  }
}

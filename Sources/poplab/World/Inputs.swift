import Foundation
import PopoverLab
import SystemPackage

/// The regular files that the program has read as input, by what they are and not by their names, of which links give
/// a file several.
///
/// They are kept for the whole program, as signals are, and not handed from reader to writer: a scene alone may read a
/// theme, its parents, a scheme and texts.
enum Inputs {
  private static let lock = NSLock()
  /// Read and written while the lock is held.
  nonisolated(unsafe) private static var files: Set<FileIdentity> = []

  static func note(_ path: String) {
    if let status = try? Stat(path) { note(status) }
  }

  static func note(_ status: Stat) {
    guard status.type == .regular else { return }
    _ = lock.withLock { files.insert(FileIdentity(status)) }
  }

  /// - Throws: a fault if the path leads to one of them: a slip of the user would end what the command was given.
  static func refuse(output path: String) throws(StorageFault) {
    guard let file = FileIdentity(at: path) else { return }
    if lock.withLock({ files.contains(file) }) {
      throw .refused("it is an input of this command; name another file")
    }
  }
}

/// What a file is, whatever its names are.
struct FileIdentity: Hashable {
  private let device: DeviceID
  private let inode: Inode

  init(_ status: Stat) { (device, inode) = (status.deviceID, status.inode) }

  /// - Returns: `nil` if a path leads to no file.
  init?(at path: String) {
    guard let status = try? Stat(path) else { return nil }
    self.init(status)
  }

  init?(of file: FileDescriptor) {
    guard let status = try? file.stat() else { return nil }
    self.init(status)
  }
}

import CFileAttributes
import Foundation
import PopoverLab
import SystemPackage

/// A file that is about to take another one's place. It is locked while it is written: one that nobody has locked was
/// left behind by a program that was ended, and one that writes into the same folder an hour later removes it. (Where a
/// folder is shared between machines, locks may hold on one of them alone.)
struct TemporaryFile {
  private let path: String
  private let file: FileDescriptor

  /// - Parameter permissions: those of a new file; the user's mask takes some of them away.
  init(
    beside path: String, _ content: FileContent, permissions: FilePermissions
  ) throws(StorageFault) {
    let folder = FilePath(path).folder
    Self.removeLeftovers(in: folder)
    (self.path, file) = try Self.create(in: folder, permissions)
    do {
      try content.write(0..<content.count, into: file)
    } catch {
      discard()
      throw StorageFault(error)
    }
  }

  private static func create(
    in folder: FilePath, _ permissions: FilePermissions
  ) throws(StorageFault) -> (path: String, file: FileDescriptor) {
    var attempts = 0
    while true {
      attempts += 1
      let path = folder.appending(Name.random()).string
      let file = try StorageFault.wrapping {
        try FileDescriptor.open(
          path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
          permissions: permissions)
      }
      let isOthers = flock(file.rawValue, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      let isGone = (try? file.stat())?.linkCount == 0
      // Not every file system counts names.
      if !(isOthers || isGone) || attempts == 9 { return (path, file) }
      // Another program has taken it for one that was left behind.
      try? file.close()
      unlink(path)
    }
  }

  private static func removeLeftovers(in folder: FilePath) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? []
    for name in names where Name.isOne(name) {
      let path = folder.appending(name).string
      let options: FileDescriptor.OpenOptions = [.closeOnExec, .noFollow, .nonBlocking]
      guard isOld(path), let file = try? FileDescriptor.open(path, .readWrite, options: options)
      else { continue }
      let isOwn = (try? file.stat()).map { $0.type == .regular && $0.userID.rawValue == geteuid() }
      if isOwn ?? false, flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      try? file.close()
    }
  }

  private static func isOld(_ path: String) -> Bool {
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return date.map { $0.timeIntervalSinceNow < -3_600 } ?? false
  }

  /// The names of such files.
  private enum Name {
    private static let start = ".poplab-"
    private static let digits = 13

    static func random() -> String {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      return start + String(repeating: "0", count: digits - number.count) + number
    }

    static func isOne(_ name: String) -> Bool {
      guard name.hasPrefix(start) else { return false }
      let rest = name.dropFirst(start.count)
      return rest.utf8.count == digits && UInt64(rest, radix: 36) != nil
    }
  }
}

extension TemporaryFile {
  /// Takes the permissions, the owner and the attributes of a file; `false` if it cannot take them all.
  func takeOver(_ old: Stat, at path: String) -> Bool {
    guard let own = try? file.stat() else { return false }
    if own.userID != old.userID || own.groupID != old.groupID {
      let status = fchown(file.rawValue, old.userID.rawValue, old.groupID.rawValue)
      guard status == 0 else { return false }
    }
    guard let model = try? FileDescriptor.open(path, .readOnly, options: .closeOnExec) else {
      return false
    }
    let hasAttributes = file_attributes_copy(model.rawValue, file.rawValue)
    try? model.close()
    return hasAttributes && fchmod(file.rawValue, old.permissions.rawValue) == 0
  }

  /// Has these permissions, whatever the user's mask takes away from a new file.
  func keep(_ permissions: FilePermissions) { fchmod(file.rawValue, permissions.rawValue) }

  /// Takes the place of the file with this name.
  func replace(_ name: String) throws(StorageFault) {
    if rename(path, name) != 0 { throw .ofSystem() }
  }

  /// Takes a name that no file has.
  ///
  /// - Returns: whether that was possible; if not, the system's number of the error says why.
  func take(_ name: String) -> Bool {
    if link(path, name) == 0 {
      unlink(path)
      return true
    }
    guard Self.linklessFaults.contains(errno), !InputFile.isThere(name) else { return false }
    return rename(path, name) == 0
  }

  /// How file systems without links answer.
  private static let linklessFaults = [EPERM, ENOTSUP, ENOSYS, EMLINK]

  /// Lets the file take its place, and closes it; it is gone if it cannot. A lasting one is on the disk
  /// before that, and its name right afterwards.
  func finish(
    isLasting: Bool = true, _ takePlace: () throws(StorageFault) -> Void
  ) throws(StorageFault) {
    do throws(StorageFault) {
      if isLasting, fsync(file.rawValue) != 0 { throw .ofSystem() }
      try takePlace()
      try? file.close()
    } catch {
      discard()
      throw error
    }
    if isLasting { FilePath(path).folder.synchronize() }
  }

  func discard() {
    try? file.close()
    unlink(path)
  }
}

extension FilePath {
  /// Has the names in a folder written to the disk, where the system can do that.
  fileprivate func synchronize() {
    guard
      let folder = try? FileDescriptor.open(self, .readOnly, options: [.closeOnExec, .directory])
    else { return }
    fsync(folder.rawValue)
    try? folder.close()
  }
}

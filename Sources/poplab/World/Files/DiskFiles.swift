import Foundation
import PopoverLab
import PopoverScenes

/// The files of the disk, and the folder in which the program keeps unsaved changes.
struct DiskFiles: FileStorage {
  /// Where unsaved changes are kept; `nil` if there is no place for them.
  let folder: String?
  /// The files that are locked for this program, by name; the system unlocks them at its end.
  private var locks: [String: FileLock] = [:]
  private var input: [UInt8]?

  /// - Parameter environment: `XDG_STATE_HOME`, or else `HOME`, tells where unsaved changes are kept.
  init(environment: [String: String]) {
    folder = UserFolder.state.path(environment).map { $0 + "/unsaved" }
  }

  func fullPath(of path: String) -> String {
    let (folder, name) = path.linkTarget.folderAndName
    return (folder.realPath ?? folder) + "/" + name
  }

  func content(of path: String) throws(StorageFault) -> [UInt8] {
    do throws(InputFile.Fault) {
      return try InputFile.contents(of: path)
    } catch {
      throw error.isMissing ? .missing : .refused("\(error)")
    }
  }

  func replace(
    _ expected: ContentFingerprint?, with bytes: [UInt8], at path: String
  ) throws(StorageFault) {
    try FileReplacement(of: path, expected: expected, with: bytes).run()
  }

  mutating func standardInput() throws(StorageFault) -> [UInt8] {
    if let input { return input }
    guard isatty(STDIN_FILENO) == 0 else { throw .refused("Standard input is a terminal") }
    guard let text = try? StandardInput.wholeText() else { throw .refused("Input/output error") }
    input = text
    return text
  }
}

extension DiskFiles {
  mutating func claim(_ name: String) throws(StorageFault) -> Bool {
    if locks[name] == nil { locks[name] = try FileLock(try ownFolder() + "/" + name + ".lock") }
    return locks[name] != nil
  }

  func kept(_ name: String) -> [UInt8]? {
    folder.flatMap { try? InputFile.contents(of: $0 + "/" + name) }
  }

  mutating func keep(_ bytes: [UInt8]?, as name: String) throws(StorageFault) {
    let path = try ownFolder() + "/" + name
    if let bytes { return try FileReplacement.put(bytes, at: path, permissions: 0o600) }
    if unlink(path) != 0, errno != ENOENT { throw StorageFault.ofSystem() }
    locks.removeValue(forKey: name)?.release()
  }

  /// The folder of unsaved changes, made if it is not there; nobody else may look into it. Whoever uses
  /// it is told if it could not be made.
  private func ownFolder() throws(StorageFault) -> String {
    guard let folder else { throw .refused("Neither XDG_STATE_HOME nor HOME names a folder") }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }
}

extension StorageFault {
  /// What the system has just refused.
  static func ofSystem() -> StorageFault { .refused(String(cString: strerror(errno))) }
}

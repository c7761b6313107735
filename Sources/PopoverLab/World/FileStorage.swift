import PopoverScenes

/// The files that the lab reads and writes: those of the user, and unsaved changes in a folder of the program's
/// own.
package protocol FileStorage {
  /// The full path, which is the same for all ways to name a file.
  func fullPath(of path: String) -> String

  /// The bytes of a file; of a pipe those that it had when it was read first.
  ///
  /// - Throws: ``StorageFault/missing`` if there is no such file.
  func content(of path: String) throws(StorageFault) -> [UInt8]

  /// The paths of the YAML files in the current folder, sorted by name.
  func documents() -> [String]

  /// Replaces the content of a file, completely or not at all.
  ///
  /// - Parameter expected: the present content; `nil` if the file must not exist.
  /// - Throws: ``StorageFault/changed(_:)`` if the file has another content; then nothing is written.
  mutating func replace(
    _ expected: ContentFingerprint?, with bytes: [UInt8], at path: String
  ) throws(StorageFault)

  /// All bytes of standard input; the same each time.
  mutating func standardInput() throws(StorageFault) -> [UInt8]

  /// Claims a name in the program's own folder for this process, until it ends.
  ///
  /// - Returns: `false` if another process has it.
  /// - Throws: ``StorageFault/missing`` if there is no such folder.
  mutating func claim(_ name: String) throws(StorageFault) -> Bool

  /// Whether this process still has a name that it has claimed: somebody may have emptied the folder since.
  func isClaimed(_ name: String) -> Bool

  /// Allows other processes to claim a name again.
  mutating func release(_ name: String)

  /// The names under which any process has stored something, the newest first.
  func storedNames() -> [String]

  /// The full path of what is stored under a name; `nil` if there is no such folder.
  func path(ofStored name: String) -> String?

  /// Whether anything has a name, even a folder.
  func isUsed(_ name: String) -> Bool

  /// The bytes that are stored under a claimed name; `nil` if there are none.
  func stored(_ name: String) -> [UInt8]?

  /// Stores bytes under a claimed name; `nil` removes the stored bytes and releases the name.
  mutating func store(_ bytes: [UInt8]?, as name: String) throws(StorageFault)
}

/// Why a file cannot be read or written.
package enum StorageFault: Error, Equatable, Sendable {
  case missing
  /// It has another content than expected; `nil` if it is gone.
  case changed(ContentFingerprint?)
  /// The reason in the words of the system.
  case refused(String)
  /// It has failed in the middle, as on a full disk; the reason in the words of the system.
  case failed(String)
}

extension StorageFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "No such file or directory"
    case .changed(nil): "it is gone"
    case .changed: "it has changed on the disk"
    case .refused(let reason), .failed(let reason): reason
    }
  }
}

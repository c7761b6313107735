import PopoverScenes

/// Files, as far as the lab reads and writes any: those of the user, and what is stored for the next
/// time in a folder of the program's own.
public protocol FileStorage {
  /// The one path that all ways to name a file share.
  func fullPath(of path: String) -> String

  /// - Throws: ``StorageFault/missing`` if there is no such file.
  func content(of path: String) throws(StorageFault) -> [UInt8]

  /// The paths of the YAML files in the current folder, by their names.
  func documents() -> [String]

  /// Puts bytes in the place of what a file holds, all of them or none.
  ///
  /// - Parameter expected: what the file must hold; `nil` is that there must be none.
  /// - Throws: ``StorageFault/changed(_:)`` if it is otherwise, and then nothing is written.
  mutating func replace(
    _ expected: ContentFingerprint?, with bytes: [UInt8], at path: String
  ) throws(StorageFault)

  /// What comes from standard input, to its end; the same each time.
  mutating func standardInput() throws(StorageFault) -> [UInt8]

  /// Claims a file of the program's own folder for this program, until it ends.
  ///
  /// - Returns: `false` if another program has it.
  /// - Throws: ``StorageFault/missing`` if there is no such folder.
  mutating func claim(_ name: String) throws(StorageFault) -> Bool

  /// Lets others claim the file again.
  mutating func release(_ name: String)

  /// The names under which any program has stored something, the newest first.
  func keptNames() -> [String]

  /// What is stored under a name that was claimed; `nil` if nothing is.
  func kept(_ name: String) -> [UInt8]?

  /// Stores bytes under a name that was claimed; `nil` removes what is there, and releases the name.
  mutating func keep(_ bytes: [UInt8]?, as name: String) throws(StorageFault)
}

/// Why a file cannot be read or written.
public enum StorageFault: Error, Equatable, Sendable {
  case missing
  /// It holds something else than was expected; `nil` is that it is gone.
  case changed(ContentFingerprint?)
  /// In the system's words.
  case refused(String)

  var words: String {
    switch self {
    case .missing: "No such file or directory"
    case .changed(nil): "it is gone"
    case .changed: "it has changed on the disk"
    case .refused(let reason): reason
    }
  }
}

import Foundation
import MessageText
import PopoverLab
import PopoverScenes
import SystemPackage

/// Puts a new content into a file, all of it or nothing: it is written beside the file and then takes its place, with the
/// permissions and the attributes of the old one, where a link leads if it is one. A file that has several names, is a mount
/// of its own, or has anything that a new file cannot have, is written in its place instead, while the new content is beside
/// it.
struct FileReplacement {
  private let path: String
  private let expected: ContentFingerprint?
  private let content: FileContent
  /// Whether the path says that it is one.
  private let isFolder: Bool

  /// - Parameter expected: what the file must hold; `nil` is that there must be none.
  init(of path: String, expected: ContentFingerprint?, with content: FileContent) {
    self.path = FilePath(followingLinksOf: path).string
    self.expected = expected
    self.content = content
    isFolder = path.hasSuffix("/")
  }

  init(of path: String, expected: ContentFingerprint?, with bytes: [UInt8]) {
    self.init(of: path, expected: expected, with: FileContent(bytes))
  }

  /// A signal that ends the program does so when the file is whole, or as it was.
  func run() throws(StorageFault) {
    try DeferredSignals.during { () throws(StorageFault) in try replace() }
  }

  /// Fails as writing a new file would fail now, and leaves nothing behind: only making a file shows that a folder
  /// takes one.
  static func check(new path: String) throws(StorageFault) {
    let file = FileReplacement(of: path, expected: nil, with: [])
    try DeferredSignals.during { () throws(StorageFault) in
      _ = try file.old()
      try TemporaryFile(beside: file.path, file.content, permissions: .ownerReadWrite).discard()
    }
  }

  private func replace() throws(StorageFault) {
    guard let old = try old() else { return try create() }
    guard access(path, W_OK) == 0 else { throw .ofSystem() }
    // In a folder that takes no new files, it can only be written in its place.
    guard access(FilePath(path).folder.string, W_OK) == 0 else { return try overwrite(old) }
    // Nobody else may read it before it has the permissions of the old one.
    let new = try TemporaryFile(beside: path, content, permissions: .ownerReadWrite)
    guard old.linkCount == 1, new.takeOver(old, at: path) else { return try overwrite(old, new) }
    do throws(StorageFault) {
      try new.finish { () throws(StorageFault) in
        try excludingOthers { () throws(StorageFault) in try new.replace(path) }
      }
    } catch {
      // The name of a mount is taken by nothing else.
      guard error == StorageFault(Errno.resourceBusy) else { throw error }
      let copy = try TemporaryFile(beside: path, content, permissions: .ownerReadWrite)
      try overwrite(old, copy)
    }
  }

  /// Changes the file if it is as expected. Another lab that saves it waits meanwhile, and then finds it changed.
  private func excludingOthers(_ change: () throws(StorageFault) -> Void) throws(StorageFault) {
    let lock = FileLock(waitingFor: path)
    defer { lock?.release() }
    // As late as can be, so that little time is left for programs that do not ask for locks.
    try compare()
    try change()
  }

  /// Writes a file that is the program's own, and can be read again under any mask.
  static func put(
    _ bytes: [UInt8], at path: String, permissions: FilePermissions
  ) throws(StorageFault) {
    try DeferredSignals.during { () throws(StorageFault) in
      let new = try TemporaryFile(beside: path, FileContent(bytes), permissions: permissions)
      new.keep(permissions)
      try new.finish(isLasting: false) { () throws(StorageFault) in
        try new.replace(path)
      }
    }
  }

  /// The file as it is expected; `nil` if there is none.
  private func old() throws(StorageFault) -> Stat? {
    if isFolder { throw StorageFault(Errno.isDirectory) }
    guard let old = try status() else { return nil }
    guard old.type == .regular else { throw .refused("Not a regular file") }
    try compare()
    return old
  }

  /// `nil` if there is no such file.
  private func status() throws(StorageFault) -> Stat? {
    do throws(Errno) {
      return try Stat(path)
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      throw StorageFault(error)
    }
  }

  private func compare() throws(StorageFault) {
    let found: ContentFingerprint?
    do throws(StorageFault) {
      found = ContentFingerprint(try InputFile.glance(at: path))
    } catch {
      guard error == .missing else { throw error }
      found = nil
    }
    if found != expected { throw .changed(found) }
  }

  /// A new file never takes the place of one that came meanwhile.
  private func create() throws(StorageFault) {
    if expected != nil { throw .changed(nil) }
    let new = try TemporaryFile(beside: path, content, permissions: .readWriteForAll)
    try new.finish { () throws(StorageFault) in
      if new.take(path) { return }
      let fault = StorageFault.ofSystem()
      try compare()
      throw fault
    }
  }

  /// A disk without room for the new content is found while the file is as it was. From there on, the new content has
  /// a name of its own until the file is whole.
  private func overwrite(_ old: Stat, _ new: TemporaryFile? = nil) throws(StorageFault) {
    var copy = ""
    if let new {
      try new.finish { () throws(StorageFault) in
        guard let name = copyNames.first(where: new.take) else { throw .ofSystem() }
        copy = name
      }
    }
    defer { if !copy.isEmpty { unlink(copy) } }
    try excludingOthers { () throws(StorageFault) in
      try StorageFault.wrapping { try write(over: old, copy: &copy) }
    }
  }

  /// - Parameter copy: the name of the new content, empty if it has none; empty afterwards where the copy is to stay.
  private func write(over old: Stat, copy: inout String) throws {
    let file = try FileDescriptor.open(path, .writeOnly, options: .closeOnExec)
    try file.closeAfter {
      try lengthen(file, old)
      do { try fill(file, old) } catch {
        if copy.isEmpty { throw error }
        defer { copy = "" }
        let fault = StorageFault(error)
        throw StorageFault.failed("\(fault); the new content is in '\(copy.shownSafely)'")
      }
    }
  }

  /// Names for the new content, recognizable for people.
  private var copyNames: [String] {
    ["\(path).new"] + (2..<100).map { "\(path).new-\($0)" }
  }

  /// Writes what makes the file longer, or nothing.
  private func lengthen(_ file: FileDescriptor, _ old: Stat) throws {
    guard content.count > old.size else { return }
    do { try content.write(Int(old.size)..<content.count, into: file) } catch {
      ftruncate(file.rawValue, off_t(old.size))
      throw error
    }
  }

  /// Writes what takes the place of the old content.
  private func fill(_ file: FileDescriptor, _ old: Stat) throws {
    try content.write(0..<min(Int(old.size), content.count), into: file)
    let isDone = ftruncate(file.rawValue, off_t(content.count)) == 0 && fsync(file.rawValue) == 0
    if !isDone { throw StorageFault.ofSystem() }
  }
}

extension FilePermissions {
  fileprivate static var readWriteForAll: FilePermissions {
    [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
  }
}

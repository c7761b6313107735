import Foundation
import PopoverLab
import PopoverScenes
import SystemPackage

/// Puts a new content into a file, all of it or nothing: it is written beside the file and then takes
/// its place, with the permissions of the old one, where a link leads if it is one. A file that has
/// several names, or an owner that cannot be kept, is written in its place instead.
struct FileReplacement {
  private let path: String
  private let expected: ContentFingerprint?
  private let bytes: [UInt8]

  /// - Parameter expected: what the file must hold; `nil` is that there must be none.
  init(of path: String, expected: ContentFingerprint?, with bytes: [UInt8]) {
    self.path = FilePath(followingLinksOf: path).string
    self.expected = expected
    self.bytes = bytes
  }

  /// A signal that ends the program does so when the file is whole, or as it was.
  func run() throws(StorageFault) {
    try HeldSignals.during { () throws(StorageFault) in try replace() }
  }

  private func replace() throws(StorageFault) {
    guard let old = try status() else { return try create() }
    guard old.type == .regular else { throw .refused("Not a regular file") }
    try compare()
    guard access(path, W_OK) == 0 else { throw .ofSystem() }
    if old.linkCount > 1 { return try overwrite(old) }
    let new = try TemporaryFile(beside: path, bytes)
    guard new.takeOver(old) else {
      new.discard()
      return try overwrite(old)
    }
    try new.finish { () throws(StorageFault) in
      // As late as can be, so that little time is left for somebody else.
      try compare()
      if rename(new.path, path) != 0 { throw .ofSystem() }
    }
  }

  /// Writes a file that is the program's own.
  static func put(
    _ bytes: [UInt8], at path: String, permissions: FilePermissions
  ) throws(StorageFault) {
    try HeldSignals.during { () throws(StorageFault) in
      let new = try TemporaryFile(beside: path, bytes, permissions: permissions)
      try new.finish(isLasting: false) { () throws(StorageFault) in
        if rename(new.path, path) != 0 { throw .ofSystem() }
      }
    }
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
      found = ContentFingerprint(try InputFile.contents(of: path))
    } catch {
      guard error == .missing else { throw error }
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

  /// What makes the file longer is written first, so that nothing is lost on a full disk.
  private func overwrite(_ old: Stat) throws(StorageFault) {
    let common = min(Int(old.size), bytes.count)
    try StorageFault.wrapping {
      let file = try FileDescriptor.open(path, .writeOnly, options: .closeOnExec)
      try file.closeAfter {
        do { try file.writeAll(toAbsoluteOffset: Int64(common), bytes[common...]) } catch {
          ftruncate(file.rawValue, off_t(old.size))
          throw error
        }
        try file.writeAll(toAbsoluteOffset: 0, bytes[..<common])
        let isDone = ftruncate(file.rawValue, off_t(bytes.count)) == 0 && fsync(file.rawValue) == 0
        if !isDone { throw StorageFault.ofSystem() }
      }
    }
  }
}

/// A file that is about to take another one's place.
private struct TemporaryFile {
  let path: String
  private let file: FileDescriptor

  /// - Parameter permissions: those of a new file; the user's mask takes some of them away.
  init(
    beside path: String, _ bytes: [UInt8], permissions: FilePermissions = .readWriteForAll
  ) throws(StorageFault) {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let own = FilePath(path).folder.appending(".poplab-\(number)").string
    self.path = own
    file = try StorageFault.wrapping {
      try FileDescriptor.open(
        own, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: permissions)
    }
    do {
      try file.writeAll(bytes)
    } catch {
      discard()
      throw StorageFault(error)
    }
  }

  /// Takes the permissions and the owner of a file; `false` if it cannot.
  func takeOver(_ old: Stat) -> Bool {
    guard let own = try? file.stat() else { return false }
    if own.userID != old.userID || own.groupID != old.groupID {
      let status = fchown(file.rawValue, old.userID.rawValue, old.groupID.rawValue)
      guard status == 0 else { return false }
    }
    return fchmod(file.rawValue, old.permissions.rawValue) == 0
  }

  /// Lets the file take its place, and closes it; it is gone if it cannot. A lasting one is on the disk
  /// before that.
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
  }

  func discard() {
    try? file.close()
    unlink(path)
  }
}

extension FilePermissions {
  fileprivate static var readWriteForAll: FilePermissions {
    [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
  }
}

extension StorageFault {
  /// What the system has just refused.
  static func ofSystem() -> StorageFault { StorageFault(Errno(rawValue: errno)) }

  init(_ error: any Error) {
    let number = error as? Errno ?? Errno(below: error as NSError)
    let reason = number.map { "\($0)" } ?? "\(error)"
    let isOfDevice = number.map(Self.deviceFaults.contains) ?? false
    self = error as? StorageFault ?? (isOfDevice ? .failed(reason) : .refused(reason))
  }

  /// What the system says of a file that it has opened and cannot go on with.
  private static let deviceFaults = [
    Errno.noSpace, .ioError, .fileTooLarge, Errno(rawValue: EDQUOT),
  ]

  /// The result of `body`, its error made a fault.
  static func wrapping<Result>(
    _ body: () throws -> Result
  ) throws(StorageFault) -> Result {
    do { return try body() } catch { throw StorageFault(error) }
  }
}

extension Errno {
  /// What the system has said to Foundation; `nil` if it was not the system.
  fileprivate init?(below error: NSError) {
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return nil }
    self.init(rawValue: CInt(clamping: cause.code))
  }
}

extension FilePath {
  /// Where a path leads that may be a link, even one to a file that is not there.
  init(followingLinksOf path: String) {
    self.init(path)
    // As many links as the system follows.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: string) else {
        return
      }
      self = folder.pushing(FilePath(target))
    }
    self.init(path)
  }

  /// The folder in which the file is; without one in the path, the one in which the program runs.
  var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// The path without links, points and doubled slashes; `nil` if it leads nowhere.
  var realPath: FilePath? {
    guard let path = realpath(string, nil) else { return nil }
    defer { free(path) }
    return FilePath(String(cString: path))
  }
}

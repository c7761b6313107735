import Foundation
import PopoverLab
import SystemPackage

/// A lock on a file, which holds for programs that ask for it; the system takes it away from one that ends in any way.
struct FileLock {
  private let path: String
  private let file: FileDescriptor

  /// Whether the name still leads to the file that is locked: somebody may have removed or replaced it.
  var isInPlace: Bool {
    guard let opened = FileIdentity(of: file) else { return false }
    return FileIdentity(at: path) == opened
  }

  func release() { try? file.close() }
}

extension FileLock {
  /// Locks a file that serves for nothing else, and makes it if it is not there.
  ///
  /// - Returns: `nil` if another program has it.
  init?(own path: String) throws(StorageFault) {
    while true {
      let file = try StorageFault.wrapping {
        try FileDescriptor.open(
          path, .readWrite, options: [.create, .closeOnExec, .noFollow],
          permissions: .ownerReadWrite)
      }
      // Another program opens it too, whatever this one's mask is.
      fchmod(file.rawValue, FilePermissions.ownerReadWrite.rawValue)
      let lock = FileLock(path: path, file: file)
      switch lock.taking() {
      case .success(true):
        if lock.isInPlace {
          self = lock
          return
        }
      case .success(false):
        lock.release()
        return nil
      case .failure(let fault):
        lock.remove()
        throw fault
      }
      // Its owner has taken the file away in the meantime.
      lock.release()
    }
  }

  /// Whether it is locked now; not if another program has it. Some file systems know no locks.
  private func taking() -> Result<Bool, StorageFault> {
    if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { return .success(true) }
    return errno == EWOULDBLOCK ? .success(false) : .failure(.ofSystem())
  }

  /// Releases a file that serves for nothing else, and takes it away; not the one that another program has made since.
  func remove() {
    if isInPlace { unlink(path) }
    release()
  }
}

extension FileLock {
  /// How long a file is waited for, in hundredths of a second: far longer than a lab takes to write one.
  private static let mostAttempts = 100

  /// Locks a file of the user's, and waits for the program that has it.
  ///
  /// - Returns: `nil` if there is no such file, its file system knows no locks, or somebody keeps it locked.
  init?(waitingFor path: String) {
    for _ in 0..<Self.mostAttempts {
      let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
      guard let file = try? FileDescriptor.open(path, .readOnly, options: options) else {
        return nil
      }
      let lock = FileLock(path: path, file: file)
      let taking = lock.taking()
      if case .success(true) = taking, lock.isInPlace {
        self = lock
        return
      }
      lock.release()
      guard case .success = taking else { return nil }
      usleep(10_000)
    }
    return nil
  }
}

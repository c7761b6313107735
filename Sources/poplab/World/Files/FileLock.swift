import Foundation
import PopoverLab

/// A lock on a file of its own, which the system takes away from a program that ends in any way.
struct FileLock {
  private let path: String
  private let descriptor: Int32

  /// - Returns: `nil` if another program has it.
  init?(_ path: String) throws(StorageFault) {
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw StorageFault.ofSystem() }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        close(file)
        return nil
      }
      if Self.isAt(path, file) {
        (self.path, descriptor) = (path, file)
        return
      }
      // Its owner has taken the file away in the meantime.
      close(file)
    }
  }

  private static func isAt(_ path: String, _ file: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return stat(path, &named) == 0 && fstat(file, &opened) == 0 && named.st_ino == opened.st_ino
      && named.st_dev == opened.st_dev
  }

  func release() {
    unlink(path)
    close(descriptor)
  }
}

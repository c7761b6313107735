import Foundation
import PopoverLab

/// A file that is about to take another one's place.
struct TemporaryFile {
  let path: String
  private let descriptor: Int32

  /// - Parameter permissions: those of a new file; the user's mask takes some of them away.
  init(beside path: String, _ bytes: [UInt8], permissions: mode_t = 0o666) throws(StorageFault) {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    self.path = "\(path.folderAndName.folder)/.poplab-\(number)"
    descriptor = open(self.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw StorageFault.ofSystem() }
    guard descriptor.write(all: bytes) else {
      let fault = StorageFault.ofSystem()
      discard()
      throw fault
    }
  }

  /// Takes the permissions and the owner of a file; `false` if it cannot.
  func takeOver(_ old: stat) -> Bool {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return false }
    if own.st_uid != old.st_uid || own.st_gid != old.st_gid {
      guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { return false }
    }
    return fchmod(descriptor, old.st_mode & 0o7777) == 0
  }

  /// Lets the file take its place, and closes it; it is gone if it cannot.
  ///
  /// - Parameter isLasting: whether its content must be on the disk before that.
  func finish(
    isLasting: Bool = true, _ takePlace: () throws(StorageFault) -> Void
  ) throws(StorageFault) {
    do throws(StorageFault) {
      if isLasting, fsync(descriptor) != 0 { throw StorageFault.ofSystem() }
      try takePlace()
      close(descriptor)
    } catch {
      discard()
      throw error
    }
  }

  func discard() {
    close(descriptor)
    unlink(path)
  }
}

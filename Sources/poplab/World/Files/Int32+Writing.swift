import Foundation

extension Int32 {
  /// Writes all of the bytes to the file that has this descriptor; `false` if the system refuses some,
  /// and then `errno` tells why.
  func write(all bytes: some ContiguousBytes) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          self, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

import MessageText

/// Distinguishes one content of a file from another by its length and a hash of 64 bits (FNV-1a).
///
/// Contents that were not made to collide share a fingerprint once in 2^64 pairs.
public struct ContentFingerprint: Hashable, Sendable {
  /// The length of the content.
  public let byteCount: Int
  /// The hash of the content (FNV-1a).
  public let hash: UInt64

  /// The fingerprint of a content.
  public init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension ContentFingerprint: CustomStringConvertible {
  /// The length, a dash, and the hash as 16 digits of base 16.
  public var description: String { "\(byteCount)-\(hash.hexadecimal(16))" }

  /// Reads what ``description`` writes.
  public init?(_ description: some StringProtocol) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 16, let count = Int(parts[0]), count >= 0,
      let hash = UInt64(hexadecimal: parts[1])
    else { return nil }
    (byteCount, self.hash) = (count, hash)
  }
}

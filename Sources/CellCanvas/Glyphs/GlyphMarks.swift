/// The combining marks upon a glyph, as scalar values: the one that a text names first comes first.
///
/// Three are kept, as many as a letter of Hindi or Hebrew commonly has.
public struct GlyphMarks: Equatable, Sendable, Sequence, IteratorProtocol {
  /// The numbers of the marks, the first one in the lowest bits; zeros follow the last one.
  private(set) var code: UInt64

  init(code: UInt64 = 0) { self.code = code }

  /// Some marks; what is none, and what has no room, is left out.
  public init(_ marks: some Sequence<UInt32>) {
    self.init()
    for mark in marks where Unicode.Scalar(mark)?.role == .mark { append(mark) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { code == 0 }

  /// The next mark; it is no longer among those that are left.
  public mutating func next() -> UInt32? {
    guard code != 0 else { return nil }
    defer { code >>= MarkNumber.bits }
    return MarkNumber.scalar(of: code)
  }

  mutating func append(_ mark: UInt32) {
    let used = (UInt64.bitWidth - code.leadingZeroBitCount + MarkNumber.bits - 1) / MarkNumber.bits
    guard used < 3, let number = MarkNumber.of(mark) else { return }
    code |= number << (used * MarkNumber.bits)
  }
}

/// Numbers for marks: with their scalar values, a cell would have no room for three of them.
private enum MarkNumber {
  static let bits = 14

  /// The number of a scalar; `nil` if there are no marks near it.
  static func of(_ scalar: UInt32) -> UInt64? {
    guard scalar >= 0x300, let block = blocks.firstIndex(of: scalar & ~127) else { return nil }
    return UInt64(block) << 7 | UInt64(scalar & 127)
  }

  /// The scalar with the number in the lowest bits of a code.
  static func scalar(of code: UInt64) -> UInt32 {
    blocks[Int(code >> 7 & 127)] | UInt32(code & 127)
  }

  /// The first of each 128 scalars with marks among them, up to version 17 of Unicode. At the start stands a block without
  /// any, so that no mark has the number zero.
  private static let blocks: [UInt32] = {
    let ranges: [Range<UInt32>] = [
      0x300..<0x380, 0x480..<0x500, 0x580..<0x1200, 0x1300..<0x1380, 0x1700..<0x1980,
      0x1A00..<0x1D00, 0x1D80..<0x1E00, 0x2080..<0x2100, 0x2C80..<0x2E00, 0x3000..<0x3100,
      0xA600..<0xA700, 0xA800..<0xAB00, 0xAB80..<0xAC00, 0xD780..<0xD800, 0xFB00..<0xFB80,
      0xFE00..<0xFE80, 0x10180..<0x10200, 0x10280..<0x10380, 0x10A00..<0x10B00, 0x10D00..<0x10D80,
      0x10E80..<0x11500, 0x11580..<0x11780, 0x11800..<0x11880, 0x11900..<0x11B80, 0x11C00..<0x11E00,
      0x11E80..<0x11F80, 0x13400..<0x13480, 0x16100..<0x16180, 0x16A80..<0x16B80, 0x16F00..<0x17000,
      0x1BC80..<0x1BD00, 0x1CF00..<0x1CF80, 0x1D100..<0x1D280, 0x1DA00..<0x1DB00, 0x1E000..<0x1E180,
      0x1E280..<0x1E300, 0x1E480..<0x1E500, 0x1E580..<0x1E600, 0x1E680..<0x1E700, 0x1E880..<0x1E980,
    ]
    return [0] + ranges.flatMap { stride(from: $0.lowerBound, to: $0.upperBound, by: 128) }
  }()
}

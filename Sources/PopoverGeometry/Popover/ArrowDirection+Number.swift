extension ArrowDirection {
  /// The raw value, taken for what it is in memory: asked for by its name it becomes a table of cases,
  /// and what follows a branch for each. A processor cannot foretell the side.
  @inlinable @inline(__always)
  var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// The direction of a raw value; only the last two bits are looked at.
  @inline(always)
  init(number: UInt8) { self = unsafeBitCast(number & 3, to: ArrowDirection.self) }

  /// Its place in a figure for each direction.
  @inline(always)
  var lane: Int { Int((number ^ 2) >> 1 | (number & 1) << 1) }

  /// One of two figures, by whether the popover comes after its anchor; looked up, not branched for.
  @inline(always)
  func pick(following: Double, preceding: Double) -> Double {
    SIMD2(following, preceding)[Int(number & 1)]
  }
}

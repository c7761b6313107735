/// A small number for each direction that tells which goes first, all four in one machine word.
struct SortingKeys: Hashable {
  /// A byte for each direction, the first lane in the lowest.
  private var packed = UInt32.max

  /// The key of a direction that is not among the sorted ones.
  static let none = UInt8.max

  @inline(always)
  subscript(direction: ArrowDirection) -> UInt8 {
    get { UInt8(truncatingIfNeeded: packed &>> Self.place(of: direction)) }
    set {
      let place = Self.place(of: direction)
      packed = packed & ~(0xFF &<< place) | UInt32(newValue) &<< place
    }
  }

  @inline(always)
  private static func place(of direction: ArrowDirection) -> UInt32 {
    UInt32(truncatingIfNeeded: 8 * direction.lane)
  }

  @inline(always)
  var figures: PerDirection {
    let lanes = unsafeBitCast(packed.littleEndian, to: SIMD4<UInt8>.self)
    return PerDirection(lanes: { Double(lanes[$0]) })
  }
}

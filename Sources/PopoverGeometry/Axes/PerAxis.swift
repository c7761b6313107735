/// A figure for each axis: horizontal, then vertical. Both are worked out by one instruction.
@usableFromInline
typealias PerAxis = SIMD2<Double>

extension PerAxis {
  /// The figures of the axes in each other's place.
  @inline(always)
  var crossed: PerAxis { PerAxis(y, x) }

  @inlinable @inline(__always)
  var largest: Double { larger(x, y) }

  @inlinable @inline(__always)
  var smallest: Double { smaller(x, y) }
}

/// The larger figure on each axis.
@inlinable @inline(__always)
func larger(_ one: PerAxis, _ other: PerAxis) -> PerAxis {
  other.replacing(with: one, where: one .> other)
}

/// The smaller figure on each axis.
@inlinable @inline(__always)
func smaller(_ one: PerAxis, _ other: PerAxis) -> PerAxis {
  other.replacing(with: one, where: one .< other)
}

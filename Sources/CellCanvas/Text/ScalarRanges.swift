extension [ClosedRange<UInt32>] {
  /// Whether a scalar lies in one of the ranges, which are in order.
  @usableFromInline func contains(scalar: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(scalar)
  }
}

extension Int {
  /// The same place in a round of so many, in which the first follows the last; from either side.
  func wrapped(into count: Int) -> Int { (self % count + count) % count }
}

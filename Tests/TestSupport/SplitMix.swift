/// A small seeded generator, so that a random scene that fails today fails the same way tomorrow.
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// The next whole number of a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}

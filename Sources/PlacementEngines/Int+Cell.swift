extension Int {
  /// The cell that holds `place`; places beyond 32 bits are held to them, and no number is cell 0.
  init(cell place: Double) {
    let place = place.rounded(.down)
    self = place.isNaN ? 0 : Int(Swift.max(-2_147_483_648, Swift.min(place, 2_147_483_647)))
  }
}

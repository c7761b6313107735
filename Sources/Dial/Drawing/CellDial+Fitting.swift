import CellCanvas

extension CellDial {
  /// How much larger a half dial must be than a whole one, so that half of it is worth the other half.
  private static let leastGain = 1.5

  /// The dial as it shows best in a rectangle of this size: in a low and wide one its upper half alone.
  public func fitted(in size: CellSize) -> CellDial {
    var dial = self
    let (whole, half) = (DialPlate(size: size), DialPlate(size: size, isHalf: true))
    dial.isHalf = half.hasRoom && half.radius >= Self.leastGain * whole.radius
    return dial
  }
}

import CellCanvas

/// Two hues of a scheme that are told apart, and that look alike where one kind of cones is missing.
public struct SchemeConfusion: Equatable, Sendable {
  /// Who takes them for the same.
  public var vision: ColorVision
  /// The first of them.
  public var one: SchemeSlot
  /// The second, of another hue.
  public var other: SchemeSlot
  /// What remains of their `Color.difference(_:_:)`.
  public var difference: Double
}

extension ColorScheme {
  /// The hues that `ColorVision.confuses(_:_:)`, in the order of their numbers. A hue and its bright variant
  /// are the same hue.
  public var confusions: [SchemeConfusion] {
    ColorVision.allCases.flatMap { vision in
      SchemeSlot.hues.enumerated().flatMap { index, one in
        SchemeSlot.hues.dropFirst(index + 1).compactMap { confusion(of: one, $0, vision) }
      }
    }
  }

  private func confusion(of one: SchemeSlot, _ other: SchemeSlot, _ vision: ColorVision)
    -> SchemeConfusion?
  {
    guard let first = self[one], let second = self[other], !one.hasHue(of: other),
      vision.confuses(first, second)
    else { return nil }
    let difference = Color.difference(vision.seen(first), vision.seen(second))
    return SchemeConfusion(vision: vision, one: one, other: other, difference: difference)
  }
}

extension SchemeSlot {
  /// Whether both are the plain or the bright variant of the same colour.
  fileprivate func hasHue(of other: SchemeSlot) -> Bool {
    guard case .ansi(let one) = self, case .ansi(let other) = other else { return false }
    return one % 8 == other % 8
  }
}

import PopoverGeometry

/// The different places that engines choose for one popup. Each has a sign by which a picture of all of
/// them tells it from the others, up to 61 of them.
public struct EnginePlaces: Equatable, Sendable {
  /// A place, and the engines that have chosen it.
  public struct Place: Equatable, Sendable {
    /// Where the popup is.
    public var frame: Rect
    /// Their names, in their order.
    public var engines: [String]
    /// A figure, after nine a letter, and after all small ones a capital.
    public var sign: Unicode.Scalar
  }

  /// In the order of the engines.
  public private(set) var all: [Place] = []

  /// Groups engines by where they put the popup.
  ///
  /// - Parameter answers: the frames that engines have chosen; `nil` for those that have no defined answer.
  public init(_ answers: [(engine: String, frame: Rect?)]) {
    for (engine, frame) in answers {
      guard let frame else { continue }
      if let index = all.firstIndex(where: { $0.frame == frame }) {
        all[index].engines.append(engine)
      } else {
        all.append(Place(frame: frame, engines: [engine], sign: Self.sign(all.count + 1)))
      }
    }
  }

  private static func sign(_ number: Int) -> Unicode.Scalar {
    let isSmall = number < 36
    let text = String(min(isSmall ? number : number - 26, 35), radix: 36, uppercase: !isSmall)
    return text.unicodeScalars.first ?? "?"
  }
}

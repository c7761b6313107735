extension Stability {
  /// The forms that a name may have.
  public static let names = "rechoose, while-it-fits, dead-band:N with N cells, or least-movement"

  /// A name of each form.
  package static let usualNames = ["rechoose", "while-it-fits", "dead-band:3", "least-movement"]

  /// Reads a name as users write it; a dead band has whole cells, from none to 100,000.
  public init?(name: String) {
    switch name {
    case "rechoose": self = .rechoose
    case "while-it-fits": self = .whileItFits
    case "least-movement": self = .leastMovement
    default:
      let prefix = "dead-band:"
      guard name.hasPrefix(prefix), let cells = Int(name.dropFirst(prefix.count)),
        (0...100_000).contains(cells)
      else { return nil }
      self = .deadBand(Double(cells))
    }
  }

  /// The name as users write it.
  public var name: String {
    switch self {
    case .rechoose: "rechoose"
    case .whileItFits: "while-it-fits"
    case .leastMovement: "least-movement"
    case .deadBand(let cells): "dead-band:\(Words.figure(cells))"
    }
  }
}

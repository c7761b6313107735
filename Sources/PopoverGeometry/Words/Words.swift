extension Side {
  var name: String { "\(self)" }

  /// Where the popover lies, as it is said: `below the anchor`.
  package var phrase: String {
    self == .below || self == .above ? "\(self) the anchor" : "\(self) of the anchor"
  }
}

/// Words for figures.
public enum Words {
  /// A figure without needless decimals: `3`, `-9.5`.
  public static func figure(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// So many columns or rows: `1 row`, `9.5 columns`.
  package static func cells(_ count: Double, along axis: Axis) -> String {
    let unit = axis == .horizontal ? "column" : "row"
    return "\(figure(count)) \(unit)\(count == 1 ? "" : "s")"
  }

  package static func size(_ size: Size) -> String {
    "\(figure(size.width))x\(figure(size.height))"
  }

  /// Phrases joined as a list is said: `a, b and c`.
  package static func list(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " and " + last
  }
}

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

extension DecidingRule {
  /// What the rule says, as it is said of the side that was chosen.
  package var phrase: String {
    switch self {
    case .currentFits: "the side shown until now still fits"
    case .currentWithinDeadBand: "the side shown until now is short by less than the dead band"
    case .firstFit: "it is the first permitted side on which the whole popover fits"
    case .mostRoom: "of the sides on which the whole popover fits, it has the most room"
    case .leastMovement: "of the sides on which the whole popover fits, it moves the popover least"
    case .takesOver: "it is preferred to the side shown until now by the dead band or more"
    case .wrapped: "no side fits as wide as wanted, but wrapped, all of the content is shown here"
    case .largestAfterShrinking: "no side fits whole, and here the most of the content remains"
    case .largestOnShortAxis:
      "no side fits whole, and of the sides along the shorter axis, from which the popover need not "
        + "jump far, the most of the content remains here"
    case .currentShrunk:
      "no side fits whole, and no other shows more than the side shown until now would with the dead "
        + "band added"
    case .bestScore: "it has the best score"
    case .keepsMinimum: "it is the first side on which the content keeps its minimum"
    case .overlap:
      "the best side leaves the content less than its minimum, and the anchor may be covered"
    case .noRoom: "the best side leaves the content less than its minimum, so it goes to the middle"
    case .noneOffered: "no direction is permitted, so it goes to the middle"
    case .given: "its place was given"
    }
  }
}

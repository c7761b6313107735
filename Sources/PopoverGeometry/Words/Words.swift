extension Side {
  /// Where the popover lies, as it is said: `below the anchor`.
  public var phrase: String {
    self == .below || self == .above ? "\(name) the anchor" : "\(name) of the anchor"
  }

  /// The names, for messages.
  static let names = Words.list(allCases.map { $0.name }, "or")
}

extension ArrowDirection {
  /// The words for directions, for messages: their names, and the sides that are called otherwise.
  package static let names = Words.list(
    allCases.map { $0.name } + [Side.below, .above].map { $0.name }, "or")
}

extension Decorations {
  /// The names of all, for messages.
  package static let allNames = Words.list(
    ([.title, .padding, .border] as Decorations).names, "or")
}

extension PlacementPolicy {
  /// The range of ``aspects``, for messages.
  package static let aspectRange =
    "\(Words.figure(aspects.lowerBound)) to \(Words.figure(aspects.upperBound))"
}

/// Words for figures.
public enum Words {
  /// A figure with all of its digits, but without needless decimals: `3`, `-9.5`, `0.125`.
  public static func figure(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// A number of tenths, hundredths or the like with all of its decimals: of two, 150 is `1.50`. It is not negative.
  package static func fraction(_ count: Int, decimals: Int) -> String {
    let digits = "\(count)"
    let all = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(all.dropLast(decimals)).\(all.suffix(decimals))"
  }

  /// So many columns or rows: `1 row`, `9.5 columns`.
  package static func cells(_ count: Double, along axis: Axis) -> String {
    let unit = axis == .horizontal ? "column" : "row"
    return "\(count.readableFigure) \(unit)\(count == 1 ? "" : "s")"
  }

  /// A distance in the unit of its grid: `3 rows`, `28 pt`. One that is too small to be shown is said so.
  package static func distance(_ distance: Double, along axis: Axis, in grid: Grid) -> String {
    if grid == .cells { return cells(distance, along: axis) }
    let amount = distance.readableFigure
    return amount == "0" && distance != 0 ? "less than 0.01 pt" : "\(amount) pt"
  }

  /// The edges that something leaves, a phrase each: `3 rows out at the bottom`.
  package static func overflow(_ overflow: Insets, in grid: Grid) -> [String] {
    overflow.named.filter { $0.distance > 0 }.map { name, axis, length in
      "\(distance(length, along: axis, in: grid)) out at the \(name)"
    }
  }

  /// The ways along both axes, a phrase each where there is one: `3 columns left`, `1 row down`.
  package static func moves(x: Double, y: Double, in grid: Grid = .cells) -> [String] {
    changes([(x, .horizontal, "left", "right"), (y, .vertical, "up", "down")], in: grid)
  }

  /// What an extent has gained along both axes, a phrase each where it has: `3 columns wider`, `1 row shorter`.
  package static func growth(width: Double, height: Double, in grid: Grid) -> [String] {
    changes(
      [(width, .horizontal, "narrower", "wider"), (height, .vertical, "shorter", "taller")],
      in: grid)
  }

  /// A phrase for each length but 0, which ends with the first word where it is negative and else with the second.
  private static func changes(
    _ lengths: [(Double, Axis, String, String)], in grid: Grid
  ) -> [String] {
    lengths.compactMap { length, axis, less, more in
      if length == 0 { return nil }
      return "\(distance(abs(length), along: axis, in: grid)) \(length < 0 ? less : more)"
    }
  }

  /// An extent: `20x6`.
  package static func size(_ size: Size) -> String {
    "\(size.width.readableFigure)x\(size.height.readableFigure)"
  }

  /// An extent in the unit of its grid: `20x6`, which are cells, `120.3x40 pt`.
  package static func size(_ size: Size, in grid: Grid) -> String {
    Words.size(size) + (grid == .cells ? "" : " pt")
  }

  /// Phrases joined as a list is said: `a, b and c`.
  package static func list(_ phrases: [String], _ conjunction: String = "and") -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " \(conjunction) " + last
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
  public var phrase: String {
    switch self {
    case .currentFits: "the current side still fits"
    case .currentWithinDeadBand: "the current side is short by less than the dead band"
    case .firstFit: "it is the first permitted side on which the whole popover fits"
    case .mostRoom: "of the sides on which the whole popover fits, it has the most room"
    case .leastMovement: "of the sides on which the whole popover fits, this one moves it the least"
    case .takesOver: "it beats the current side by at least the dead band"
    case .wrapped: "no side is as wide as wanted, but wrapped, all of the content fits here"
    case .largestAfterShrinking: "no side has room for all of it; this one shows the most content"
    case .largestOnShortAxis:
      "no side has room for all of it; of the sides along the shorter axis, which need only a short "
        + "move, this one shows the most content"
    case .currentShrunk:
      "no side has room for all of it, and no other beats the current side by more than the dead band"
    case .bestScore: "it has the best score"
    case .keepsMinimum: "it is the first side on which the content keeps its minimum size"
    case .overlap:
      "even the best side leaves the content less than its minimum, and it may cover the anchor"
    case .noRoom:
      "even the best side leaves the content less than its minimum, so it goes to the middle"
    case .noneOffered: "no arrow direction is permitted, so it goes to the middle"
    case .given: "another engine placed it"
    }
  }
}

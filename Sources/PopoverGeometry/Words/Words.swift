extension Side {
  /// The name in sentences.
  var name: String {
    switch self {
    case .below: "below"
    case .above: "above"
    case .right: "right"
    case .left: "left"
    }
  }

  /// Where the popover lies, as it is said: `below the anchor`.
  package var phrase: String {
    switch self {
    case .below: "below the anchor"
    case .above: "above the anchor"
    case .right: "right of the anchor"
    case .left: "left of the anchor"
    }
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

import CellCanvas
import PopoverGeometry

/// How many items apart labels and ticks are, so that they stay with their items while the dial
/// turns.
struct DialStrides {
  /// The number of items from one label to the next.
  let labels: Int
  private let scale: DialScale
  private let stroke: DialStroke

  /// - Parameter radius: the radius within which the labels stand, in columns.
  init(_ dial: CellDial, radius: Double) {
    scale = dial.scale
    stroke = dial.stroke
    let across = Double(min(dial.widestLabel, Self.labelRoom(within: radius))) + 1
    let distance = (across * across + DialPlate.aspect * DialPlate.aspect).squareRoot()
    let middle = max(0, radius - DialPlate.aspect / 2)
    let least = Self.least(for: distance, around: middle, on: scale)
    labels = Self.even(least, dividing: scale.count) ?? least
  }

  /// The columns that a label may take, so that three labels fit side by side.
  static func labelRoom(within radius: Double) -> Int { max(1, Int((2 * radius - 2) / 3)) }

  /// The number of items from one tick to the next on a circle of this radius; labels always have
  /// one.
  func ticks(around radius: Double) -> Int {
    let least = Self.least(for: stroke.leastTickDistance, around: radius, on: scale)
    return Self.even(least, dividing: labels) ?? labels
  }

  /// The least number of items after which two of them are so far apart on a circle.
  private static func least(
    for distance: Double, around radius: Double, on scale: DialScale
  ) -> Int {
    var (near, far) = (0, max(1, scale.count / 2))
    guard chord(of: far, radius, scale) >= distance else { return scale.count }
    while far - near > 1 {
      let middle = (near + far) / 2
      if chord(of: middle, radius, scale) >= distance { far = middle } else { near = middle }
    }
    return far
  }

  private static func chord(of items: Int, _ radius: Double, _ scale: DialScale) -> Double {
    2 * radius * (Double(items) * scale.step / 2).sine
  }

  /// A stride from `least` to its double that divides `count`, so that all gaps are alike;
  /// multiples of five are preferred, as people count in them.
  private static func even(_ least: Int, dividing count: Int) -> Int? {
    if least <= 1 { return 1 }
    let divisors = (least...2 * least).filter { $0 <= count && count % $0 == 0 }
    return divisors.first { $0 % 5 == 0 } ?? divisors.first
  }
}

extension CellDial {
  /// The columns of the longest label, numbers included.
  fileprivate var widestLabel: Int {
    let numbers = labels.count < scale.count ? GlyphText("\(scale.count - 1)").width : 0
    return max(numbers, labels.prefix(scale.count).map(\.width).max() ?? 0)
  }
}

/// Finds the nearest colour to a target among all that meet a demand. Boxes of colours are cut in eight, and those are
/// searched first that may have the nearest one; a box is left alone if it has none that is near enough or that meets
/// the demand. Of colours that are equally near, the one with the least number is taken.
struct NearestColorSearch {
  private let target: OKLab
  private let demand: ContrastDemand
  private let bands: [ClosedRange<Double>]
  private var best: (rgb: UInt32, distance: Double)?

  /// More than the bounds of a box are off by rounding.
  private static let slack = 1e-9

  /// The nearest colour `0xRRGGBB`; `nil` if none meets the demand.
  var nearest: UInt32? { best?.rgb }

  init(target: UInt32, demand: ContrastDemand) {
    self.target = OKLab(target)
    self.demand = demand
    bands = demand.bands
    search(ColorBox(red: 0, green: 0, blue: 0, length: 256))
  }

  private mutating func search(_ box: ColorBox) {
    let parts = box.parts.filter(mayMeetDemand).map { ($0, $0.leastDistance(to: target)) }
    for (part, distance) in parts.sorted(by: { $0.1 < $1.1 }) where isNear(distance) {
      if part.length > 1 { search(part) } else { take(part.rgb, distance) }
    }
  }

  private func isNear(_ distance: Double) -> Bool {
    distance <= (best?.distance ?? .infinity) + Self.slack
  }

  private func mayMeetDemand(_ box: ColorBox) -> Bool {
    let (darkest, brightest) = (box.low.luminance - Self.slack, box.high.luminance + Self.slack)
    return bands.contains { $0.lowerBound <= brightest && darkest <= $0.upperBound }
  }

  private mutating func take(_ rgb: UInt32, _ distance: Double) {
    guard demand.isMet(by: Color.luminance(rgb)) else { return }
    if let best, (best.distance, best.rgb) <= (distance, rgb) { return }
    best = (rgb, distance)
  }
}

/// The colours whose channels lie in ranges of one length.
private struct ColorBox {
  let red: Int
  let green: Int
  let blue: Int
  let length: Int

  /// Its first colour, `0xRRGGBB`.
  var rgb: UInt32 { UInt32(red << 16 | green << 8 | blue) }

  var low: LinearLight { light(0) }
  var high: LinearLight { light(length - 1) }

  private func light(_ step: Int) -> LinearLight {
    let light = LinearLight.ofChannel
    return LinearLight(red: light[red + step], green: light[green + step], blue: light[blue + step])
  }

  /// Its eight halves of halves of halves.
  var parts: [ColorBox] {
    let half = length / 2
    return (0..<8).map { part in
      ColorBox(
        red: red + (part >> 2) * half, green: green + (part >> 1 & 1) * half,
        blue: blue + (part & 1) * half, length: half)
    }
  }

  /// No colour of the box is nearer; with one colour, its distance.
  func leastDistance(to target: OKLab) -> Double {
    let (low, high) = (ConeRoots(low), ConeRoots(high))
    let least = OKLab(raising: low, lowering: high)
    let greatest = OKLab(raising: high, lowering: low)
    return target.clamped(from: least, to: greatest).squaredDistance(to: target)
  }
}

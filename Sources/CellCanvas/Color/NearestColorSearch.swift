/// Finds the nearest colour to a target among all that meet a demand. Boxes of colours are cut in eight, always the one
/// that may have the nearest colour of all; a box is left alone if it has none that meets the demand. Of colours that
/// are equally near, the one with the least number is taken.
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

  private mutating func search(_ all: ColorBox) {
    var waiting = BoxQueue(all)
    while let (box, distance) = waiting.popNearest(), isNear(distance) {
      guard box.length > 1 else {
        take(box.rgb, distance)
        continue
      }
      for part in box.parts where mayMeetDemand(part) {
        waiting.insert(part, at: part.leastDistance(to: target))
      }
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
    return target.clamped(from: least, to: greatest).squaredDistance(
      to: target, hueWeight: OKLab.contrastHueWeight)
  }
}

/// Boxes of colours by the distance of the nearest colour that they may have: a binary heap, in which no box is nearer
/// than the one that is its parent.
private struct BoxQueue {
  private var boxes: [(box: ColorBox, distance: Double)]

  init(_ first: ColorBox) { boxes = [(first, 0)] }

  mutating func insert(_ box: ColorBox, at distance: Double) {
    boxes.append((box, distance))
    var index = boxes.count - 1
    while index > 0, boxes[index].distance < boxes[(index - 1) / 2].distance {
      boxes.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the box out that may have the nearest colour; `nil` if none is left.
  mutating func popNearest() -> (box: ColorBox, distance: Double)? {
    guard !boxes.isEmpty else { return nil }
    boxes.swapAt(0, boxes.count - 1)
    defer { sink() }
    return boxes.removeLast()
  }

  /// Moves the first box to where none below it is nearer.
  private mutating func sink() {
    var index = 0
    while let child = nearestChild(of: index), boxes[child].distance < boxes[index].distance {
      boxes.swapAt(index, child)
      index = child
    }
  }

  private func nearestChild(of index: Int) -> Int? {
    let children = (2 * index + 1..<2 * index + 3).clamped(to: boxes.indices)
    return children.min { boxes[$0].distance < boxes[$1].distance }
  }
}

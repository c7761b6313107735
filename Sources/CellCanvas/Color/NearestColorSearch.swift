/// Looks for the colour nearest to a target among all that meet a demand.
///
/// Along a line of colours that differ in blue alone, luminance rises, so that the demand leaves
/// stretches of the line; on each of these the distance falls to its least and rises again.
struct NearestColorSearch {
  private let target: OKLab
  private let demand: ContrastDemand
  private let bands: [ClosedRange<Double>]
  private var best: (rgb: UInt32, distance: Double)?

  /// The nearest colour `0xRRGGBB`; `nil` if none meets the demand.
  var nearest: UInt32? { best?.rgb }

  init(target: UInt32, demand: ContrastDemand) {
    self.target = OKLab(target)
    self.demand = demand
    bands = demand.bands
    for red in 0..<256 {
      for green in 0..<256 { search(Line(red: red, green: green)) }
    }
  }

  /// The colours of one red and one green.
  private struct Line {
    var start: UInt32
    private var light: LinearLight

    init(red: Int, green: Int) {
      start = UInt32(red) << 16 | UInt32(green) << 8
      light = LinearLight(start)
    }

    func light(_ blue: Int) -> LinearLight {
      LinearLight(red: light.red, green: light.green, blue: LinearLight.ofChannel[blue])
    }

    /// The blues whose luminances are in a band.
    func stretch(_ band: ClosedRange<Double>) -> Range<Int> {
      let first = firstBlue { $0 >= band.lowerBound }
      return first..<max(first, firstBlue { $0 > band.upperBound })
    }

    /// The first blue whose luminance is past a limit; 256 if none is.
    private func firstBlue(_ isPast: (Double) -> Bool) -> Int {
      var (low, high) = (0, 256)
      while low < high {
        let middle = (low + high) / 2
        if isPast(light(middle).luminance) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private mutating func search(_ line: Line) {
    for band in bands {
      let stretch = line.stretch(band)
      guard !stretch.isEmpty else { continue }
      let blue = lowest(on: line, in: stretch)
      let light = line.light(blue)
      let distance = OKLab(light).squaredDistance(to: target)
      if distance < best?.distance ?? .infinity, demand.isMet(by: light.luminance) {
        best = (line.start | UInt32(blue), distance)
      }
    }
  }

  /// The blue at which the distance is least.
  private func lowest(on line: Line, in stretch: Range<Int>) -> Int {
    func distance(_ blue: Int) -> Double { OKLab(line.light(blue)).squaredDistance(to: target) }
    var (low, high) = (stretch.lowerBound, stretch.upperBound - 1)
    while low < high {
      let middle = (low + high) / 2
      if distance(middle) <= distance(middle + 1) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

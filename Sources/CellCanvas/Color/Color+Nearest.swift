extension Color {
  /// The nearest colour to this one that a terminal of `depth` can show and that reaches a contrast
  /// against every one of some backgrounds.
  ///
  /// Near is what looks alike: the distance is that of OKLab, in which a change of hue counts four times
  /// as much as one of lightness, so that a colour becomes lighter or darker rather than another one.
  ///
  /// - Parameter backgrounds: `0xRRGGBB` each.
  /// - Returns: this colour, as such a terminal shows it, if it reaches the contrast; `nil` if none
  ///   does, or if the terminal alone knows this one.
  public func nearest(
    reaching contrast: Double, against backgrounds: [UInt32], depth: ColorDepth = .trueColor
  ) -> Color? {
    guard depth != .none, let rgb = rgbValue else { return nil }
    let demand = ContrastDemand(contrast: contrast, backgrounds: backgrounds.map(Color.luminance))
    let shown = reduced(to: depth)
    if let rgb = shown.rgbValue, demand.isMet(by: Color.luminance(rgb)) { return shown }
    guard let candidates = depth.candidates else {
      return NearestColorSearch(target: rgb, demand: demand).nearest.map(Color.rgb)
    }
    let target = OKLab(rgb)
    return candidates.map(Color.palette)
      .filter { $0.rgbValue.map { demand.isMet(by: Color.luminance($0)) } ?? false }
      .min { $0.squaredDistance(to: target) < $1.squaredDistance(to: target) }
  }

  private func squaredDistance(to target: OKLab) -> Double {
    rgbValue.map { OKLab($0).squaredDistance(to: target) } ?? .infinity
  }
}

/// A contrast that is to be reached against every one of some backgrounds.
struct ContrastDemand {
  var contrast: Double
  /// The luminances of the backgrounds.
  var backgrounds: [Double]

  func isMet(by luminance: Double) -> Bool {
    backgrounds.allSatisfy { Color.contrast(luminances: luminance, $0) >= contrast }
  }

  /// The luminances that meet it: what is as dark as one background asks, or as bright.
  var bands: [ClosedRange<Double>] {
    backgrounds.reduce([0...1]) { bands, background in
      let darkest = (background + 0.05) / contrast - 0.05
      let brightest = (background + 0.05) * contrast - 0.05
      return bands.flatMap { band in
        [
          (band.lowerBound, min(band.upperBound, darkest)),
          (max(band.lowerBound, brightest), band.upperBound),
        ]
        .filter { $0.0 <= $0.1 }.map { $0.0...$0.1 }
      }
    }
  }
}

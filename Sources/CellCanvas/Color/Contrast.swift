import PopoverGeometry

extension Color {
  /// The relative luminance of `0xRRGGBB` from 0 to 1, as WCAG 2 defines it.
  public static func luminance(_ rgb: UInt32) -> Double { LinearLight(rgb).luminance }

  /// The contrast of two colours `0xRRGGBB` from 1 to 21 (WCAG 2), not rounded: 4.48 is less than 4.5.
  public static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    contrast(luminances: luminance(one), luminance(other))
  }

  /// How different two colours `0xRRGGBB` look: their distance in OKLab, from 0 to 1 and a little more. A
  /// difference of 0.02 is just seen.
  public static func difference(_ one: UInt32, _ other: UInt32) -> Double {
    OKLab(one).squaredDistance(to: OKLab(other)).squareRoot()
  }

  static func contrast(luminances one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The nearest colour that a terminal of `depth` can show and that reaches a contrast against all
  /// of some backgrounds.
  ///
  /// The distance is that of OKLab with a difference of hue counted four times, so that a colour
  /// becomes lighter or darker rather than one of another hue. Of the sixteen named colours the most similar one is
  /// taken, as ``nearest(to:among:)`` has it.
  ///
  /// - Parameters:
  ///   - contrast: the least contrast, from 1 to 21.
  ///   - backgrounds: `0xRRGGBB` each.
  ///   - depth: the colours to choose from.
  /// - Returns: this colour, as such a terminal shows it, if it reaches the contrast; `nil` if no
  ///   colour does, or if this one is the terminal's own.
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
    return Color.nearest(to: rgb, among: candidates, keepingHue: true) {
      demand.isMet(by: Color.luminance(XtermPalette.colors[Int($0)]))
    }
  }
}

/// A contrast to reach against all of some backgrounds.
struct ContrastDemand {
  var contrast: Double
  var backgrounds: [Double]

  func isMet(by luminance: Double) -> Bool {
    backgrounds.allSatisfy { Color.contrast(luminances: luminance, $0) >= contrast }
  }

  /// The luminances that meet it: those dark enough or bright enough for each background.
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

/// The surroundings for which colours are made. The raw value is the name in files.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// A light terminal.
  case light
  /// A dark terminal.
  case dark

  /// The luminance above which black text has more contrast than white text (WCAG 2).
  public static let darkLimit = 0.179

  /// The other one of the two.
  package var other: Appearance { self == .dark ? .light : .dark }
}

/// The least contrasts that WCAG 2 asks for, from 1 to 21 (success criteria 1.4.3, 1.4.6 and 1.4.11).
package enum LeastContrast {
  /// Of lines and shapes, and of large text.
  package static let shape = 3.0
  /// Of text.
  package static let text = 4.5
  /// Of text that must be seen with ease.
  package static let enhanced = 7.0
}

extension Color {
  /// Black or white, whichever has more contrast on a colour (`0xRRGGBB`).
  package static func legible(on back: UInt32) -> Color {
    luminance(back) > Appearance.darkLimit ? .rgb(0) : .rgb(0xFF_FFFF)
  }
}

extension Words {
  /// A contrast with two decimals, cut and not rounded, so that what is shown is reached.
  package static func contrast(_ ratio: Double) -> String {
    fraction(Int((ratio * 100).rounded(.down)), decimals: 2)
  }
}

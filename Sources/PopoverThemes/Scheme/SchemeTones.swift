import CellCanvas
import ColorSchemes

/// The colors of a scheme by purpose.
struct SchemeTones {
  private let scheme: ColorScheme
  private var colors: [SchemeTone: UInt32] = [:]

  /// Gives each tone the first candidate that stands out as it must, else the one that stands out most. Only colors of
  /// the scheme are used, as they are.
  ///
  /// - Parameter chosen: the names of colors that a theme has chosen; one that the scheme lacks is passed over.
  init(_ scheme: ColorScheme, chosen: [SchemeTone: String]) {
    self.scheme = scheme
    for tone in SchemeTone.allCases {
      colors[tone] = chosen[tone].flatMap(scheme.color(named:)) ?? found(tone)
    }
  }

  /// `nil` where the scheme has none: the terminal's own color is there.
  subscript(tone: SchemeTone) -> UInt32? { colors[tone] }

  /// The color of the scheme that is read best on a tone.
  func ink(on tone: SchemeTone) -> UInt32? {
    colors[tone].flatMap { back in inks.max { Color.contrast($0, back) < Color.contrast($1, back) }
    }
  }
}

extension SchemeTones {
  private static let inkNames = ["background", "foreground", "ansi.0", "ansi.15"]
  /// The least contrast of text (WCAG 2).
  private static let legible = 4.5

  private var inks: [UInt32] { Self.inkNames.compactMap(scheme.color(named:)) }

  private func found(_ tone: SchemeTone) -> UInt32? {
    let all = tone.candidates(scheme.appearance).compactMap(scheme.color(named:))
    let different = all.filter { $0 != tone.unlike.flatMap { colors[$0] } }
    let candidates = different.contains { reach($0, tone) >= 1 } ? different : all
    return candidates.first { reach($0, tone) >= 1 }
      ?? candidates.max { reach($0, tone) < reach($1, tone) }
  }

  /// How much of what is needed a color reaches; 1 is enough.
  private func reach(_ color: UInt32, _ tone: SchemeTone) -> Double {
    var shares = tone.needs.compactMap { need in
      colors[need.tone].map { Color.contrast(color, $0) / need.contrast }
    }
    if tone.carriesText {
      shares.append((inks.map { Color.contrast($0, color) }.max() ?? 21) / Self.legible)
    }
    return shares.min() ?? 1
  }
}

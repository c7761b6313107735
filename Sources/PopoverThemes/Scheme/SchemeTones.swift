import CellCanvas
import ColorSchemes

/// The colours of a scheme by purpose.
struct SchemeTones {
  private let scheme: ColorScheme
  private let use: SchemeUse
  private var colors: [SchemeTone: UInt32] = [:]

  /// Gives each tone the first candidate that stands out as it must, else the one that stands out most. Only colours of
  /// the scheme are used, as they are; where it has none but that of what lies behind, black or white.
  ///
  /// - Parameter chosen: the names of colours that a theme has chosen; one that the scheme lacks is passed over.
  init(_ scheme: ColorScheme, chosen: [SchemeTone: String], use: SchemeUse) {
    (self.scheme, self.use) = (scheme, use)
    for tone in SchemeTone.allCases {
      colors[tone] = chosen[tone].flatMap(scheme.color(named:)) ?? found(tone)
    }
  }

  /// `nil` where the scheme has none: the terminal's own colour is there.
  subscript(tone: SchemeTone) -> UInt32? { colors[tone] }

  /// What is around a popover: the page, or what a backdrop and a shadow make of it.
  var surroundings: [UInt32] { colors[.page].map(use.surroundings) ?? [] }

  /// The colour in which text is written on a tone: the first one that is legible, else the one that is read best.
  func ink(on tone: SchemeTone) -> UInt32? {
    guard let ground = colors[tone] else { return nil }
    let inks = inks(of: tone)
    if inks.allSatisfy({ $0 == ground }) { return Color.legible(on: ground).rgb }
    return inks.first { Color.contrast($0, ground) >= LeastContrast.text }
      ?? inks.max { Color.contrast($0, ground) < Color.contrast($1, ground) }
  }
}

extension SchemeTones {
  private func named(_ names: [String]) -> [UInt32] { names.compactMap(scheme.color(named:)) }

  /// The colours for text on a tone. What is near to the page has a text that is legible on the page too.
  private func inks(of tone: SchemeTone) -> [UInt32] {
    let own = colors[.text].map { [$0] } ?? []
    guard tone.traits.isGround, !use.edges.contains(tone), let page = colors[.page] else {
      return own + named(SchemeTone.plain(scheme.appearance))
    }
    let others = named(SchemeTone.text.traits.candidates(scheme.appearance))
    return own + others.filter { Color.contrast($0, page) >= LeastContrast.text }
  }

  private func candidates(_ tone: SchemeTone) -> [UInt32] {
    let solid = tone == .surface && use.isSolid ? SchemeTone.solid : []
    return named(tone.traits.candidates(scheme.appearance) + solid)
  }

  private func found(_ tone: SchemeTone) -> UInt32? {
    let all = candidates(tone)
    let traits = tone.traits
    let isSeen = !traits.isGround || use.edges.contains(tone)
    if isSeen, let ground = colors[traits.need?.tone ?? .page],
      all.allSatisfy({ $0 == ground })
    {
      return Color.legible(on: ground).rgb
    }
    let different = all.filter { $0 != traits.unlike.flatMap { colors[$0] } }
    let candidates = different.contains { reach($0, tone) >= 1 } ? different : all
    if let first = candidates.first(where: { reach($0, tone) >= 1 }) { return first }
    let seen = candidates.filter { reach($0, tone, inShadow: false) >= 1 }
    return (seen.isEmpty ? candidates : seen).max { reach($0, tone) < reach($1, tone) }
  }

  /// How much of what is needed a colour reaches; 1 is enough.
  private func reach(_ color: UInt32, _ tone: SchemeTone, inShadow: Bool = true) -> Double {
    let traits = tone.traits
    var shares: [Double] = []
    if let need = traits.need, let ground = colors[need.tone] {
      shares.append(Color.contrast(color, ground) / need.contrast)
    }
    if use.edges.contains(tone) {
      shares += surroundings.prefix(inShadow ? 2 : 1).map {
        Color.contrast(color, $0) / LeastContrast.shape
      }
    }
    if traits.carriesText || tone == .line && use.hasTextOnLine {
      shares.append(
        (inks(of: tone).map { Color.contrast($0, color) }.max() ?? 21) / LeastContrast.text)
    }
    return shares.min() ?? 1
  }
}

import CellCanvas

/// What WCAG 2 says of a contrast, before any rounding. The raw value is the word in reports and in JSON.
public enum ContrastGrade: String, CaseIterable, Hashable, Sendable {
  /// Less than 3.
  case below
  /// At least 3: enough for large text, and for shapes.
  case large = "AA large"
  /// At least 4.5: enough for text.
  case enough = "AA"
  /// At least 7: enhanced.
  case enhanced = "AAA"

  /// The grade of a contrast from 1 to 21.
  public init(_ contrast: Double) {
    self =
      switch contrast {
      case LeastContrast.enhanced...: .enhanced
      case LeastContrast.text...: .enough
      case LeastContrast.shape...: .large
      default: .below
      }
  }
}

/// The contrast of two colours of a scheme, and whether it is enough.
public struct SchemeFinding: Equatable, Sendable {
  /// What the colours are for.
  public var purpose: SchemePurpose
  /// The name of the purpose; of one of the sixteen colours the name of that.
  public var name: String
  /// The colour of what is to be seen, `0xRRGGBB`; `nil` if the scheme has none.
  public var foreground: UInt32?
  /// What it is seen on.
  public var background: UInt32?
  /// The least contrast; `nil` if the colour is not meant to be read.
  public var needed: Double?

  /// From 1 to 21 and not rounded; `nil` if one of the colours is unknown.
  public var contrast: Double? {
    guard let foreground, let background else { return nil }
    return Color.contrast(foreground, background)
  }

  /// The grade of the contrast; `nil` if that is unknown.
  public var grade: ContrastGrade? { contrast.map(ContrastGrade.init) }

  /// Whether the contrast, before any rounding, is less than it must be.
  public var isTooLow: Bool {
    guard let contrast, let needed else { return false }
    return contrast < needed
  }
}

extension ColorScheme {
  /// The contrast of a colour on the background (WCAG 2), from 1 to 21 and not rounded; `nil` if one of them is unknown.
  public func contrast(of slot: SchemeSlot) -> Double? {
    guard let rgb = self[slot], let background = self[.background] else { return nil }
    return Color.contrast(rgb, background)
  }

  /// The least contrast of the six hues and their bright variants on the background, and which of them has it.
  public var leastHueContrast: (contrast: Double, slot: SchemeSlot)? {
    let pairs = SchemeSlot.hues.compactMap { slot in contrast(of: slot).map { ($0, slot) } }
    return pairs.min { $0.0 < $1.0 }.map { (contrast: $0.0, slot: $0.1) }
  }

  /// The colour of dim text: that of the scheme, else half foreground and half background, channel by channel, as
  /// terminals do that draw dim text half transparent.
  public var dimText: UInt32? {
    if let own = self[.dimForeground] { return own }
    guard let front = self[.foreground], let back = self[.background] else { return nil }
    return Color.mixture(of: front, back, share: 0.5)
  }

  /// The contrast of every use of the colours, in the order of ``SchemePurpose``. No colour is altered.
  public func contrastFindings(_ thresholds: ContrastThresholds = ContrastThresholds())
    -> [SchemeFinding]
  {
    let cursor = self[.cursor]
    let pairs: [(SchemePurpose, UInt32?, UInt32?)] = [
      (.text, self[.foreground], self[.background]), (.dim, dimText, self[.background]),
      (.selection, self[.selectionForeground] ?? self[.foreground], self[.selectionBackground]),
      (.cursor, cursor, self[.background]), (.cursorText, self[.cursorText], cursor),
    ]
    let purposes = pairs.map { purpose, front, back in
      SchemeFinding(
        purpose: purpose, name: purpose.rawValue, foreground: front, background: back,
        needed: thresholds.needed(for: purpose))
    }
    return purposes
      + (0..<16).map { index in
        SchemeFinding(
          purpose: .ansi, name: SchemeSlot.ansi(index).name, foreground: self[.ansi(index)],
          background: self[.background], needed: thresholds.needed(ofColor: index))
      }
  }
}

import CCurses
import CellCanvas

/// A style for curses.
struct Ink: Equatable, Sendable {
  /// As in ``Attributes``.
  var attributes: UInt32
  /// The number of a pair of colours.
  var pair: Int32
}

/// The pairs of colours that curses knows so far; a pair is defined when a style first needs it.
struct InkPalette {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let depth: ColorDepth
  private let isDirect: Bool
  private var pairs: [Pair: Int32] = [:]
  private var latest: (style: Style, ink: Ink)?
  /// Whether a pair was needed after the last one was used; its style shows in the terminal's own
  /// colours.
  private(set) var isUsedUp = false

  /// A palette for styles of this depth, on a terminal whose colours are numbered directly or not.
  init(depth: ColorDepth, isDirect: Bool) {
    self.depth = depth
    self.isDirect = isDirect
  }

  /// Frees all pairs.
  mutating func forget() {
    ccurses_forget_pairs()
    self = InkPalette(depth: depth, isDirect: isDirect)
  }

  /// The style in curses' terms; neighbouring cells mostly have the same.
  mutating func ink(for style: Style) -> Ink {
    if let latest, latest.style == style { return latest.ink }
    let reduced = style.reduced(to: depth)
    let pair = Pair(
      foreground: reduced.foreground.cursesNumber(isDirect: isDirect),
      background: reduced.background.cursesNumber(isDirect: isDirect))
    let ink = Ink(attributes: UInt32(style.attributes.rawValue), pair: number(of: pair))
    latest = (style, ink)
    return ink
  }

  private mutating func number(of pair: Pair) -> Int32 {
    if depth == .none { return 0 }
    if let number = pairs[pair] { return number }
    let number = ccurses_define_pair(pair.foreground, pair.background)
    pairs[pair] = number
    if number == 0 { isUsedUp = true }
    return number
  }
}

extension Color {
  /// The number of a colour for curses. Where colours are numbered directly, the first eight numbers
  /// mean the palette, and so the darkest blues become the next number.
  func cursesNumber(isDirect: Bool) -> Int32 {
    guard let value = rgbValue else { return -1 }
    if let paletteIndex, !isDirect || paletteIndex < 8 { return Int32(paletteIndex) }
    return max(8, Int32(value))
  }
}

import CellCanvas

/// The style that a terminal writes with: what it is, and the shortest way to another one.
struct Pen: Sendable {
  private let abilities: ANSIAbilities
  private var styles: ShownStyles
  /// What the terminal has; `nil` if nobody knows.
  private var style: Style?
  /// The style of a frame that it is just as it was asked for.
  private(set) var asked: Style?

  init(abilities: ANSIAbilities, depth: ColorDepth) {
    self.abilities = abilities
    styles = ShownStyles(depth: depth, abilities: abilities)
  }

  mutating func forget() { (style, asked) = (nil, nil) }

  /// The style is known to be plain, after a reset.
  mutating func noteReset() { (style, asked) = (.plain, nil) }

  /// How the terminal shows a style.
  mutating func shown(_ style: Style) -> Style { styles.shown(style) }

  /// Whether a glyph looks as it should when it is written as things are.
  mutating func shows(_ glyph: Glyph, in wanted: Style) -> Bool {
    if asked == wanted { return true }
    guard let style else { return false }
    let shown = styles.shown(wanted)
    return style == shown || glyph == .space && style.isLikeOnBlank(shown)
  }

  /// Changes to what a glyph needs to look as in `wanted`. A blank has no use for a text's colour.
  mutating func change(to wanted: Style, for glyph: Glyph, _ output: inout TerminalBytes) {
    if shows(glyph, in: wanted) { return }
    let shown = styles.shown(wanted)
    var target = shown
    if glyph == .space, let style, !shown.attributes.showsOnBlank {
      target.foreground = style.foreground
      target.attributes = style.attributes.subtracting(.shownOnBlank)
    }
    output.append(codes(to: target).bytes)
    style = target
    asked = target == shown ? wanted : nil
  }

  /// The shorter of two ways: from where things are, and from the start.
  private func codes(to target: Style) -> SGRCodes {
    let fresh = freshCodes(to: target)
    guard let style, let onward = codes(from: style, to: target) else { return fresh }
    return onward.length < fresh.length ? onward : fresh
  }

  private func freshCodes(to target: Style) -> SGRCodes {
    var codes = SGRCodes()
    codes.append(0)
    append(target.attributes, to: &codes)
    if target.foreground != .standard { append(target.foreground, base: 30, to: &codes) }
    if target.background != .standard { append(target.background, base: 40, to: &codes) }
    return codes
  }

  /// What changes only the difference; `nil` if the terminal cannot take an attribute back.
  private func codes(from style: Style, to target: Style) -> SGRCodes? {
    var codes = SGRCodes()
    var kept = style.attributes
    for (attributes, code) in Pen.removals {
      if kept.intersection(attributes).isSubset(of: target.attributes) { continue }
      guard abilities.takesAttributesBack else { return nil }
      codes.append(code)
      kept.subtract(attributes)
    }
    append(target.attributes.subtracting(kept), to: &codes)
    if target.foreground != style.foreground {
      append(target.foreground, base: 30, to: &codes)
    }
    if target.background != style.background {
      append(target.background, base: 40, to: &codes)
    }
    return codes
  }

  /// What takes attributes back; weight is one thing, whether bold or dim.
  private static let removals: [(attributes: Attributes, code: UInt8)] = [
    ([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27),
  ]

  private func append(_ attributes: Attributes, to codes: inout SGRCodes) {
    for (attribute, code) in Pen.additions where attributes.contains(attribute) {
      codes.append(code)
    }
  }

  private static let additions: [(attribute: Attributes, code: UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  /// Appends a colour; `base` is 30 for a foreground and 40 for a background.
  private func append(_ color: Color, base: UInt8, to codes: inout SGRCodes) {
    if let rgb = color.rgb {
      codes.append(base + 8)
      codes.append(2)
      for shift in [16, 8, 0] as [UInt32] { codes.append(UInt8(truncatingIfNeeded: rgb >> shift)) }
    } else if let index = color.paletteIndex {
      append(index, base: base, to: &codes)
    } else {
      codes.append(base + 9)
    }
  }

  private func append(_ index: UInt8, base: UInt8, to codes: inout SGRCodes) {
    if index < 8 {
      codes.append(base + index)
    } else if index < 16, !abilities.numbersBrightColors {
      codes.append(base + 60 + index - 8)
    } else {
      codes.append(base + 8)
      codes.append(5)
      codes.append(index)
    }
  }
}

extension Style {
  /// Whether a blank looks the same in both.
  func isLikeOnBlank(_ other: Style) -> Bool {
    background == other.background
      && !attributes.showsOnBlank && !other.attributes.showsOnBlank
  }
}

extension Attributes {
  /// Those that can be seen where there is no character.
  static var shownOnBlank: Attributes { [.underline, .reverse] }

  var showsOnBlank: Bool { !isDisjoint(with: .shownOnBlank) }
}

import CellCanvas

/// The style that a terminal writes with, and the shortest change to another one.
struct Pen: Sendable {
  private let capabilities: ANSICapabilities
  private let depth: ColorDepth
  /// The style of the terminal; `nil` if it is unknown.
  private var style: Style?
  /// The style of the frame that the terminal's style shows in full; `nil` if it suits blanks only.
  private(set) var exact: Style?

  init(capabilities: ANSICapabilities, depth: ColorDepth) {
    self.capabilities = capabilities
    self.depth = depth
  }

  mutating func forget() { (style, exact) = (nil, nil) }

  /// The style is plain after a reset.
  mutating func reset() { (style, exact) = (.plain, nil) }

  /// The nearest style that the terminal has.
  func shown(_ style: Style) -> Style {
    var shown = style.reduced(to: depth)
    shown.attributes.formIntersection(capabilities.attributes)
    if shown.foreground != .standard || shown.background != .standard {
      shown.attributes.subtract(capabilities.attributesWithoutColors)
    }
    return shown
  }

  /// Whether a glyph looks right if it is written without a change of style.
  func shows(_ glyph: Glyph, in wanted: Style) -> Bool {
    exact == wanted || shows(glyph, as: shown(wanted))
  }

  private func shows(_ glyph: Glyph, as shown: Style) -> Bool {
    guard let style else { return false }
    return style == shown || glyph == .space && style.isLikeOnBlank(shown)
  }

  /// Changes what has to change for a glyph to look right. A blank does not need the text's colour.
  mutating func change(to wanted: Style, for glyph: Glyph, _ output: inout TerminalBytes) {
    if exact == wanted { return }
    let shown = shown(wanted)
    if shows(glyph, as: shown) { return }
    var target = shown
    if glyph == .space, let style, !shown.attributes.showsOnBlank {
      target.foreground = style.foreground
      target.attributes = style.attributes.subtracting(.shownOnBlank)
    }
    codes(to: target).write(to: &output)
    style = target
    exact = target == shown ? wanted : nil
  }

  /// The shorter of two ways: the difference, and a reset with everything after it.
  private func codes(to target: Style) -> SGRCodes {
    let difference = style.flatMap { codes(from: $0, to: target) }
    // A reset can only be shorter where it removes something.
    if let difference, let style, !target.lacks(style) { return difference }
    let fresh = SGRCodes(setting: target, numbersBrightColors: capabilities.numbersBrightColors)
    return difference.flatMap { $0.length < fresh.length ? $0 : nil } ?? fresh
  }

  /// The difference alone; `nil` if the terminal cannot remove an attribute.
  private func codes(from style: Style, to target: Style) -> SGRCodes? {
    var codes = SGRCodes(numbersBrightColors: capabilities.numbersBrightColors)
    var kept = style.attributes
    for (attributes, code) in Attributes.removalCodes {
      if kept.intersection(attributes).isSubset(of: target.attributes) { continue }
      guard capabilities.removesAttributes else { return nil }
      codes.append(code)
      kept.subtract(attributes)
    }
    codes.append(target.attributes.subtracting(kept))
    if target.foreground != style.foreground { codes.append(foreground: target.foreground) }
    if target.background != style.background { codes.append(background: target.background) }
    return codes
  }
}

extension Style {
  /// Whether another style has an attribute or a colour of its own where this one has none.
  fileprivate func lacks(_ other: Style) -> Bool {
    !other.attributes.isSubset(of: attributes)
      || foreground == .standard && other.foreground != .standard
      || background == .standard && other.background != .standard
  }

  /// Whether a blank looks the same in both.
  func isLikeOnBlank(_ other: Style) -> Bool {
    background == other.background
      && !attributes.showsOnBlank && !other.attributes.showsOnBlank
  }
}

extension SGRCodes {
  /// The number of bytes of the sequence, which a lone 0 only makes longer.
  var length: Int { (0..<count).reduce(2 + count) { $0 + Int(self[$1]).digitCount } }

  func write(to output: inout TerminalBytes) {
    output.append("\u{1B}[")
    // Without a number it is a reset.
    let isReset = count == 1 && self[0] == 0
    for index in 0..<count where !isReset {
      if index > 0 { output.append(UInt8(ascii: ";")) }
      output.append(number: Int(self[index]))
    }
    output.append(UInt8(ascii: "m"))
  }
}

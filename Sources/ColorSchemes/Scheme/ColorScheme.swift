import CellCanvas

/// A palette that people own: the colours of a terminal, with all that its file says of them.
///
/// A value that the file leaves out is `nil`, or is derived by what the documentation of the file's format says
/// of missing values; ``SchemeColor/isDerived`` tells the two apart.
public struct ColorScheme: Equatable, Sendable {
  /// The format in which it was written.
  public var format: SchemeFormat
  /// The name that the file gives; `nil` if it gives none.
  public var name: String?
  /// Who made it, as the file says.
  public var author: String?
  /// What the file says that it is for, as `light` or `dark`. ``appearance`` is what its colours say.
  public var variant: String?
  /// The colours that every terminal has.
  public var colors: [SchemeSlot: SchemeColor]
  /// The other colours of the file by the names that they have there, in its order.
  public var extras: [SchemeExtra]
  /// What stands for colours of the file without being one colour, in its order.
  public var words: [SchemeWord]

  /// Creates a scheme; what is left out is not in its file.
  public init(
    format: SchemeFormat, name: String? = nil, author: String? = nil, variant: String? = nil,
    colors: [SchemeSlot: SchemeColor] = [:], extras: [SchemeExtra] = [], words: [SchemeWord] = []
  ) {
    self.format = format
    self.name = name
    self.author = author
    self.variant = variant
    self.colors = colors
    self.extras = extras
    self.words = words
  }

  /// The colour of a slot, `0xRRGGBB`; `nil` if the scheme has none.
  public subscript(slot: SchemeSlot) -> UInt32? { colors[slot]?.rgb }

  /// The colour of a slot or of an extra, `0xRRGGBB`; `nil` if the scheme has none of this name.
  ///
  /// - Parameter name: the name of a slot, as `ansi.4` or `selection-background`, or of an extra, as `base0D`.
  public func color(named name: String) -> UInt32? {
    if let slot = SchemeSlot(name: name) { return self[slot] }
    return extras.first { $0.name == name }?.rgb
  }

  /// The extras that are not also the colours of slots, as most are in base16.
  package var extrasBesideSlots: [SchemeExtra] {
    let slots = format.rules.slots
    return extras.filter { slots[$0.name] == nil }
  }

  /// The name of an extra by which it is found in schemes of other formats: each has names of its own for the colours 16
  /// to 255.
  package func commonName(of extra: SchemeExtra) -> String {
    format.rules.paletteNumber(extra.name).map { "color\($0)" } ?? extra.name
  }
}

/// A colour of a scheme.
public struct SchemeColor: Hashable, Sendable {
  /// `0xRRGGBB`, in sRGB.
  public var rgb: UInt32
  /// Whether the format's documentation gives it, because the file does not.
  public var isDerived: Bool

  /// Creates a colour that stands in the file unless it is said to be derived.
  public init(_ rgb: UInt32, isDerived: Bool = false) {
    self.rgb = rgb
    self.isDerived = isDerived
  }
}

/// A colour that only some formats know, as `base01`, `tab_bar_background` or `Badge Color`.
public struct SchemeExtra: Hashable, Sendable {
  /// Its name in the file.
  public var name: String
  /// `0xRRGGBB`, in sRGB.
  public var rgb: UInt32

  /// Creates a colour with a name.
  public init(_ name: String, _ rgb: UInt32) {
    self.name = name
    self.rgb = rgb
  }
}

/// A word in place of a colour, as `none` and `CellBackground`, or several colours in one value. Files of the same format
/// have it again.
public struct SchemeWord: Hashable, Sendable {
  /// Its key in the file.
  public var key: String
  /// The value as it stands in the file.
  public var text: String

  /// Creates a word with its key.
  public init(_ key: String, _ text: String) {
    self.key = key
    self.text = text
  }
}

extension ColorScheme {
  /// For which surroundings its colours are made: light if the background has more luminance than the foreground. A
  /// background alone is light above the luminance against which black and white are seen equally well.
  public var appearance: Appearance {
    guard let background = self[.background].map(Color.luminance) else { return .dark }
    let limit = self[.foreground].map(Color.luminance) ?? Appearance.darkLimit
    return background > limit ? .light : .dark
  }
}

extension ColorScheme {
  /// The greatest difference in OKLab between a colour of the scheme and what a terminal of a depth shows in its place,
  /// and which colour that is; `nil` for a scheme without colours.
  public func greatestLoss(in depth: ColorDepth) -> (difference: Double, slot: SchemeSlot)? {
    let losses = colors.compactMap { slot, color -> (difference: Double, slot: SchemeSlot)? in
      guard let shown = Color.rgb(color.rgb).reduced(to: depth).rgbValue else { return nil }
      return (Color.difference(color.rgb, shown), slot)
    }
    return losses.max { ($0.difference, $1.slot.name) < ($1.difference, $0.slot.name) }
  }
}

/// The formats in which schemes are read and written. The raw value is the word in options and in JSON.
public enum SchemeFormat: String, CaseIterable, Hashable, Sendable {
  /// YAML of tinted-theming with sixteen colours.
  case base16
  /// YAML of tinted-theming with 24 colours.
  case base24
  /// Lines of a configuration of Ghostty.
  case ghostty
  /// TOML of Alacritty.
  case alacritty
  /// YAML of Gogh.
  case gogh
  /// Lines of a configuration of kitty.
  case kitty
  /// A property list of iTerm2.
  case iterm2
  /// JSON of Windows Terminal.
  case windowsTerminal = "windows-terminal"
  /// JSON of vhs.
  case vhs
  /// TOML of WezTerm.
  case wezterm
  /// Sections of a configuration of foot.
  case foot
  /// Lines of X resources.
  case xresources
}

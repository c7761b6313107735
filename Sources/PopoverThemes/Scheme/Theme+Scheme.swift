import CellCanvas
import ColorSchemes

extension Theme {
  /// The theme in the colours of a scheme: its shapes and attributes stay. The scheme says for which surroundings it
  /// is, so that this is the only appearance.
  ///
  /// Only colours of the scheme are used, as they are; a shadow and a backdrop darken them as in any theme. What would
  /// have the colour of the background, as the scheme has no other one, is black or white.
  public func colored(by scheme: ColorScheme) -> Theme {
    let places = SchemePlaces(palette: palette)
    let use = SchemeUse(palette, shape, place: places.tone)
    let tones = SchemeTones(scheme, chosen: schemeColors, use: use)
    let looks = SchemeLooks(places: places, tones: tones, hasPattern: shadow?.glyph != nil)
    return having(ThemePalette(looks.roles), in: scheme.appearance)
  }
}

/// Which colours of a theme have the place of a tone.
private struct SchemePlaces {
  var palette: ThemePalette

  func style(_ role: ThemeRole) -> Style { palette.style(role, depth: .trueColor) }

  /// The tone whose place a colour has; `nil` for the terminal's own, and one of no such place.
  func tone(of color: Color) -> SchemeTone? {
    if color == .standard { return nil }
    let places: [(Color, SchemeTone)] = [
      (style(.fill).background, .surface), (style(.page).background, .page),
      (style(.border).foreground, .line),
    ]
    return places.first { $0.0 == color }?.1
  }

  /// Whether a colour is that of the page behind popovers, where the theme gives it one.
  func isBackdrop(_ color: Color) -> Bool {
    palette.hasColors(.backdrop) && color == style(.backdrop).background
  }
}

/// The styles of a palette with the colours of a scheme.
private struct SchemeLooks {
  var places: SchemePlaces
  var tones: SchemeTones
  /// Whether the shadow is drawn with a glyph of its own.
  var hasPattern: Bool

  /// The attributes that stand in for colours.
  private static let replaced: Attributes = [.reverse, .dim]

  var roles: [ThemeRole: RoleStyle] {
    Dictionary(
      uniqueKeysWithValues: ThemeRole.allCases.map { role in
        let (front, back) = colors(of: role)
        let own = places.style(role).attributes
        return (
          role,
          RoleStyle(
            foreground: front.map(Color.rgb), background: back.map(Color.rgb),
            attributes: own.subtracting(Self.replaced),
            mono: places.palette.style(role, depth: .none).attributes)
        )
      })
  }

  private func colors(of role: ThemeRole) -> (front: UInt32?, back: UInt32?) {
    switch role {
    case .page: (tones[.text], tones[.page])
    case .fill, .text: (tones.ink(on: .surface), tones[.surface])
    case .border, .arrow: edgeColors(of: role)
    case .title, .footer: labelColors(of: role)
    case .dim: (tones[.dim], tones[.surface])
    case .anchor: (tones.ink(on: .accent), tones[.accent])
    case .selection: (tones.ink(on: .selection), tones[.selection])
    case .status, .hint, .key, .keyboard: (tones.ink(on: .bar), tones[.bar])
    case .notice: (tones.ink(on: .warning), tones[.warning])
    case .shadow where hasPattern: (tones[.bar], tones[.page])
    case .shadow, .backdrop: (nil, nil)
    }
  }

  /// Border and arrow have the colour of the line or of the popover, and lie on the page, on the popover or in the
  /// border, as they do in the theme.
  private func edgeColors(of role: ThemeRole) -> (front: UInt32?, back: UInt32?) {
    let style = places.style(role)
    let front = places.tone(of: style.foreground) == .surface ? SchemeTone.surface : .line
    if places.isBackdrop(style.background) { return (tones[front], tones.surroundings.first) }
    let ground = places.tone(of: style.background) ?? (role == .arrow ? .page : .surface)
    return (tones[front], tones[ground])
  }

  private func labelColors(of role: ThemeRole) -> (front: UInt32?, back: UInt32?) {
    let ground = places.tone(of: places.style(role).background) ?? .surface
    let isHeading = role == .title && ground == .surface
    return (isHeading ? tones[.heading] : tones.ink(on: ground), tones[ground])
  }
}

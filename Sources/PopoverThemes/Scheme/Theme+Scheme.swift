import CellCanvas
import ColorSchemes

extension Theme {
  /// The theme in the colors of a scheme: its shapes and attributes stay. The scheme says for which surroundings it
  /// is, so that this is the only appearance.
  ///
  /// Only colors of the scheme are used, as they are; a shadow and a backdrop darken them as in any theme.
  public func colored(by scheme: ColorScheme) -> Theme {
    let tones = SchemeTones(scheme, chosen: schemeColors)
    let looks = SchemeLooks(palette: palette, tones: tones)
    return having(ThemePalette(looks.roles), in: scheme.appearance)
  }
}

/// The styles of a palette with the colors of a scheme.
private struct SchemeLooks {
  var palette: ThemePalette
  var tones: SchemeTones

  /// The attributes that stand in for colors.
  private static let replaced: Attributes = [.reverse, .dim]

  var roles: [ThemeRole: RoleStyle] {
    Dictionary(
      uniqueKeysWithValues: ThemeRole.allCases.map { role in
        let (front, back) = colors(of: role)
        let own = palette.style(role, depth: .trueColor).attributes
        return (
          role,
          RoleStyle(
            foreground: front.map(Color.rgb), background: back.map(Color.rgb),
            attributes: own.subtracting(Self.replaced),
            mono: palette.style(role, depth: .none).attributes)
        )
      })
  }

  private func colors(of role: ThemeRole) -> (front: UInt32?, back: UInt32?) {
    switch role {
    case .page: (tones[.text], tones[.page])
    case .fill, .text: (tones[.text], tones[.surface])
    case .border, .arrow, .title, .footer: partColors(of: role)
    case .dim: (tones[.dim], tones[.surface])
    case .anchor: (tones.ink(on: .accent), tones[.accent])
    case .selection: (tones[.text], tones[.selection])
    case .status, .hint, .keyboard: (tones[.text], tones[.bar])
    case .key: (tones[.text], tones[.bar])
    case .notice: (tones.ink(on: .warning), tones[.warning])
    case .shadow, .backdrop: (nil, nil)
    }
  }

  /// The parts of the chrome lie on the page, on the popover or in its border as they do in the theme.
  private func partColors(of role: ThemeRole) -> (front: UInt32?, back: UInt32?) {
    let style = palette.style(role, depth: .trueColor)
    let ground = tone(of: style.background) ?? (role == .arrow ? .page : .surface)
    let isText = role == .title || role == .footer
    if isText {
      let front = ground == .line ? tones.ink(on: .line) : tones[role == .title ? .heading : .text]
      return (front, tones[ground])
    }
    let front = tone(of: style.foreground) == .surface ? SchemeTone.surface : .line
    return (tones[front], tones[ground])
  }

  private var fill: Color { palette.style(.fill, depth: .trueColor).background }

  /// The tone whose place a color has in the theme; `nil` for the terminal's own, and one of no such place.
  private func tone(of color: Color) -> SchemeTone? {
    if color == .standard { return nil }
    let places: [(Color, SchemeTone)] = [
      (fill, .surface), (palette.style(.page, depth: .trueColor).background, .page),
      (palette.style(.border, depth: .trueColor).foreground, .line),
    ]
    return places.first { $0.0 == color }?.1
  }
}

import CellCanvas

/// The styles of a theme, worked out once for every role and every depth of colours.
public struct ThemePalette: Equatable, Sendable {
  /// By depth, then by role.
  private let styles: [[Style]]

  /// - Parameter roles: what the theme says; a role that is missing shows as its fallback does.
  public init(_ roles: [ThemeRole: RoleStyle] = [:]) {
    styles = ColorDepth.allCases.map { depth in
      ThemeRole.allCases.map { roles.style($0, depth: depth) }
    }
  }

  public func style(_ role: ThemeRole, depth: ColorDepth) -> Style {
    styles[depth.rawValue][role.rawValue]
  }
}

extension [ThemeRole: RoleStyle] {
  fileprivate func style(_ role: ThemeRole, depth: ColorDepth) -> Style {
    let mono = self[role]?.mono ?? role.traits.mono
    if depth == .none { return Style(attributes: mono) }
    let style = Style(
      foreground: color(role, \.foreground, from: \.foreground),
      background: color(role, \.background, from: \.background),
      attributes: self[role]?.attributes ?? (hasColors(role) ? role.traits.emphasis : mono))
    return style.reduced(to: depth, leastContrast: role.traits.leastContrast)
  }

  /// The colour of a role, or of the nearest one that it falls back to.
  private func color(
    _ role: ThemeRole, _ color: KeyPath<RoleStyle, Color?>,
    from source: KeyPath<ThemeRole.Traits, ThemeRole?>
  ) -> Color {
    if let own = self[role]?[keyPath: color] { return own }
    return role.traits[keyPath: source].map { self.color($0, color, from: source) } ?? .standard
  }

  /// Whether colours set it apart from the page.
  private func hasColors(_ role: ThemeRole) -> Bool {
    if role == .page { return false }
    if self[role]?.hasColors == true { return true }
    let traits = role.traits
    return [traits.foreground, traits.background].contains { $0.map(hasColors) ?? false }
  }
}

extension Style {
  /// The nearest style of a depth. A pair of colours that is legible stays so: where the nearest
  /// foreground would not be, the nearest one that is takes its place.
  fileprivate func reduced(to depth: ColorDepth, leastContrast: Double) -> Style {
    var style = reduced(to: depth)
    guard let wanted = foreground.rgbValue, let contrast, contrast >= leastContrast,
      let left = style.contrast, left < leastContrast
    else { return style }
    let legible = (depth.candidates ?? 0...15).filter {
      Style(foreground: .palette($0), background: style.background).contrast ?? 0 >= leastContrast
    }
    let nearest = legible.min { Color.distance(wanted, $0) < Color.distance(wanted, $1) }
    style.foreground = nearest.map(Color.palette) ?? style.foreground
    return style
  }
}

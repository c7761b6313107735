import CellCanvas

extension ThemePalette {
  /// A palette in which each role's colour says which role it is.
  static let roles = ThemePalette(
    Dictionary(
      uniqueKeysWithValues: ThemeRole.allCases.map { role in
        let code = Color.rgb(UInt32(role.rawValue) + 1)
        return (role, RoleStyle(foreground: code, background: code, attributes: []))
      }))

  /// The role that a foreground of ``roles`` stands for.
  static func role(of style: Style) -> ThemeRole? {
    style.foreground.rgb.flatMap { ThemeRole(rawValue: Int($0) - 1) }
  }
}

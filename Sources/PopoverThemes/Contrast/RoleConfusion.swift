import CellCanvas

/// Two roles of a theme that colour alone tells apart, and that look alike where one kind of cones is missing.
public struct RoleConfusion: Equatable, Sendable {
  /// Who takes them for the same.
  public var vision: ColorVision
  /// The first of them.
  public var one: ThemeRole
  /// The second.
  public var other: ThemeRole
  /// The appearance of the theme in which they look alike.
  public var appearance: Appearance

  /// The roles that stand beside each other and mean different things.
  private static let pairs: [(ThemeRole, ThemeRole)] = [
    (.page, .fill), (.page, .anchor), (.fill, .anchor), (.text, .title), (.text, .dim),
    (.text, .selection), (.text, .footer), (.hint, .key), (.status, .hint), (.status, .notice),
    (.page, .keyboard),
  ]

  /// The pairs of a theme in each of its appearances, by `ColorVision.confuses(_:_:)`. Roles that differ in an attribute
  /// too, as bold ones, or in another colour that is told apart, are not among them.
  public static func all(of theme: Theme) -> [RoleConfusion] {
    theme.appearances.flatMap { appearance in
      var theme = theme
      theme.appearance = appearance
      return pairs.flatMap { one, other in
        ColorVision.allCases.filter { confuses($0, theme, one, other) }.map {
          RoleConfusion(vision: $0, one: one, other: other, appearance: appearance)
        }
      }
    }
  }

  private static func confuses(
    _ vision: ColorVision, _ theme: Theme, _ one: ThemeRole, _ other: ThemeRole
  ) -> Bool {
    let (first, second) = (
      theme.style(one, depth: .trueColor), theme.style(other, depth: .trueColor)
    )
    guard first.attributes == second.attributes else { return false }
    let known = [
      (first.foreground, second.foreground), (first.background, second.background),
    ].compactMap { front, back in
      front.rgbValue.flatMap { front in back.rgbValue.map { (front, $0) } }
    }
    let isSeen = known.contains { one, other in
      Color.difference(vision.seen(one), vision.seen(other)) >= ColorVision.alike
    }
    return !isSeen && known.contains { vision.confuses($0, $1) }
  }
}

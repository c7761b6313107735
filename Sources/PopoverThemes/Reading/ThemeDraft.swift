import CellCanvas
import PopoverGeometry

/// A theme as its file has it, before defaults that depend on one another are filled in.
struct ThemeDraft {
  var name: String
  var summary = ""
  var border: BorderSet? = .single
  var padding = Theme.usualPadding
  var arrow = ArrowDraft()
  var joins: [ArrowDirection: Placed<GlyphArt>] = [:]
  var titleAlignment = TitleAlignment.start
  var roles: [ThemeRole: RoleStyle] = [:]

  init(name: String) { self.name = name }
}

extension ThemeDraft {
  static let keys: KeyTable<ThemeDraft> = [
    "name": { $0.name = $1.line(&$2) ?? $0.name },
    "summary": { $0.summary = $1.line(&$2) ?? $0.summary },
    "border": { $0.border = $1.border(&$2) ?? $0.border },
    "padding": { $0.padding = $1.padding(&$2) ?? $0.padding },
    "arrow": { $0.arrow.read($1, &$2) },
    "join": { $1.read(into: &$0, by: joinKeys, &$2) },
    "title": { $0.titleAlignment = $1.titleAlignment(&$2) ?? $0.titleAlignment },
    "styles": { $1.read(into: &$0.roles, by: roleKeys, &$2) },
  ]

  private static let joinKeys = KeyTable<ThemeDraft>(
    ArrowDirection.allCases.map { direction in
      ("\(direction)", { $0.joins[direction] = $1.placedArt(&$2) })
    })

  private static let roleKeys = KeyTable<[ThemeRole: RoleStyle]>(
    ThemeRole.allCases.map { role in
      (role.name, { $1.read(into: &$0[role, default: RoleStyle()], by: RoleStyle.keys, &$2) })
    })

  /// The theme with its defaults; joins of the wrong length are faults.
  func theme(_ faults: inout [Fault]) -> Theme {
    var theme = Theme(
      name: name, summary: summary, border: border, padding: padding,
      titleAlignment: titleAlignment, palette: ThemePalette(roles))
    if let art = arrow.art(usual: .usual(on: border), &faults) {
      theme.arrow = ThemeArrow(art: art, on: border)
      for (direction, join) in joins { read(join, of: direction, into: &theme.arrow, &faults) }
    }
    return theme
  }

  private func read(
    _ join: Placed<GlyphArt>, of direction: ArrowDirection, into arrow: inout ThemeArrow,
    _ faults: inout [Fault]
  ) {
    let glyphs = Array(join.value.rows.joined())
    let base = arrow.art[direction].base(direction)
    if glyphs.count == base {
      arrow.joins[direction] = glyphs
    } else {
      faults.append(
        Fault(at: join.place, .count(glyphs.count, expected: base, of: "glyph")))
    }
  }
}

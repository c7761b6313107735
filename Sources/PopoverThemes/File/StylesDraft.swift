import AnnotatedYAML
import CellCanvas

/// The colors of a theme as its files describe them: named colors, and styles that use them.
struct StylesDraft {
  private var named: [String: Color] = [:]
  private var roles: [ThemeRole: StyleDraft] = [:]
}

extension StylesDraft {
  static let keys: KeyTable<StylesDraft> = [
    "palette": { $0.readPalette($1, &$2) },
    "styles": { $1.read(into: &$0.roles, by: roleKeys, &$2) },
  ]

  private static let roleKeys = KeyTable<[ThemeRole: StyleDraft]>(
    ThemeRole.allCases.map { role in
      (
        role.name,
        { roles, node, faults in
          let keys = role == .fill ? StyleDraft.fillKeys : StyleDraft.keys
          node.read(into: &roles[role, default: StyleDraft()], by: keys, &faults)
        }
      )
    })

  private mutating func readPalette(_ node: SourceNode, _ faults: inout [Fault]) {
    guard case .mapping(let entries) = node.content else {
      faults.append(node.fault(expecting: .mapping))
      return
    }
    for entry in entries {
      // A wrong color gets a value too, so that styles that use it are not reported as well.
      named[entry.key] = entry.value.color(&faults) ?? named[entry.key] ?? .standard
    }
  }

  /// The styles of all roles, with colors in place of their names.
  func palette(_ faults: inout [Fault]) -> ThemePalette {
    var styles: [ThemeRole: RoleStyle] = [:]
    for role in ThemeRole.allCases {
      styles[role] = roles[role]?.style(named, &faults)
    }
    return ThemePalette(styles)
  }
}

/// A style as a file describes it.
struct StyleDraft {
  private var foreground: Placed<String>?
  private var backgrounds: [Placed<String>] = []
  private var attributes: Attributes?
  private var mono: Attributes?

  static let keys: KeyTable<StyleDraft> = [
    "foreground": { $0.foreground = $1.colorReference(&$2) ?? $0.foreground },
    "background": { $0.backgrounds = $1.colorReference(&$2).map { [$0] } ?? $0.backgrounds },
    "attributes": { $0.attributes = $1.attributes(&$2) ?? $0.attributes },
    "mono": { $0.mono = $1.attributes(&$2) ?? $0.mono },
  ]

  /// The keys of the fill, whose background may be a list of colors from top to bottom.
  static let fillKeys: KeyTable<StyleDraft> =
    ["background": { $0.backgrounds = $1.colorReferences(&$2) ?? $0.backgrounds }] + keys

  func style(_ named: [String: Color], _ faults: inout [Fault]) -> RoleStyle {
    RoleStyle(
      foreground: foreground?.color(named, &faults),
      backgrounds: backgrounds.compactMap { $0.color(named, &faults) },
      attributes: attributes, mono: mono)
  }
}

extension Placed<String> {
  /// The color that a style names. It may be one of the theme's palette, which may stand further down
  /// in the file, or in the file of a child.
  fileprivate func color(_ named: [String: Color], _ faults: inout [Fault]) -> Color? {
    if let color = named[value] ?? Color(named: value) { return color }
    faults.append(Fault(at: place, .theme(.unknownColor(value, palette: named.keys.sorted()))))
    return nil
  }
}

extension SourceNode {
  /// The text that names a color, or spells it.
  fileprivate func colorReference(_ faults: inout [Fault]) -> Placed<String>? {
    if case .text(let text) = content, !text.isEmpty {
      return Placed(value: text, place: place)
    }
    faults.append(colorFault)
    return nil
  }

  /// The texts of one color or of a list of colors.
  fileprivate func colorReferences(_ faults: inout [Fault]) -> [Placed<String>]? {
    guard case .list(let nodes) = content else { return colorReference(&faults).map { [$0] } }
    if !(1...64).contains(nodes.count) {
      faults.append(fault(expecting: .list(of: "1 to 64 colours, from top to bottom")))
      return nil
    }
    return nodes.compactMap { $0.colorReference(&faults) }
  }

  static let attributeNames: KeyValuePairs<String, Attributes> = [
    "none": [], "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "reverse": .reverse,
  ]

  /// One attribute by name, or a list of them.
  fileprivate func attributes(_ faults: inout [Fault]) -> Attributes? {
    guard case .list(let nodes) = content else {
      return choice(of: SourceNode.attributeNames, called: "attribute", &faults)
    }
    var attributes: Attributes = []
    for node in nodes {
      attributes.formUnion(
        node.choice(of: SourceNode.attributeNames, called: "attribute", &faults) ?? [])
    }
    return attributes
  }
}

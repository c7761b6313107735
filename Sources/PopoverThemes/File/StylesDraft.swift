import AnnotatedYAML
import CellCanvas
import MessageText

/// The colours of a theme as its files describe them: named colours, and styles that use them.
struct StylesDraft {
  private var named: [String: Placed<Color>] = [:]
  /// All names in all palettes, also those that others of the same name have replaced.
  private var names: [Placed<String>] = []
  private var roles: [ThemeRole: StyleDraft] = [:]
}

extension StylesDraft {
  static let keys: KeyTable<StylesDraft> = [
    "palette": .init(.named(ColorName.schema)) { $0.readPalette($1, &$2) },
    "styles": .init(roleKeys.schema) { $1.read(into: &$0.roles, by: roleKeys, &$2) },
  ]

  private static let roleKeys = KeyTable<[ThemeRole: StyleDraft]>(
    ThemeRole.allCases.map { role in
      let keys = role == .fill ? StyleDraft.fillKeys : StyleDraft.keys
      return (
        role.name,
        .init(keys.schema) { roles, node, faults in
          node.read(into: &roles[role, default: StyleDraft()], by: keys, &faults)
        }
      )
    })

  /// The keys that a file may have only below `styles`: those of a style, and the roles.
  static let keysOfStyles: [String: Fault.Reason] = {
    let examples =
      StyleDraft.keys.names.map { ($0, "{ fill: { \($0): ... } }") }
      + ThemeRole.allCases.map { ($0.name, "{ \($0.name): { foreground: ... } }") }
    return Dictionary(
      uniqueKeysWithValues: examples.map { key, example in
        (key, .theme(.keyOfStyles(key, example: example)))
      })
  }()

  private mutating func readPalette(_ node: SourceNode, _ faults: inout [Fault]) {
    guard case .mapping(let entries) = node.content else {
      faults.append(node.fault(expecting: .mapping))
      return
    }
    for entry in entries {
      if entry.key.hasPrefix("#") {
        faults.append(Fault(at: entry.place, .theme(.colorAsName(entry.key))))
      }
      // A wrong colour gets a value too, so that styles that use it are not reported as well.
      let color = entry.value.color(&faults) ?? named[entry.key]?.value ?? .standard
      named[entry.key] = Placed(value: color, place: entry.place)
      names.append(Placed(value: entry.key, place: entry.place))
    }
  }

  /// The styles of all roles, with colours in place of their names.
  ///
  /// - Parameters:
  ///   - appearance: the appearance that they are for, if there is another one.
  ///   - other: what is for the other one.
  func palette(
    for appearance: Appearance? = nil, beside other: StylesDraft? = nil, _ faults: inout [Fault]
  ) -> ThemePalette {
    let colors = NamedColors(
      named: named.mapValues(\.value), appearance: appearance,
      others: Set((other?.named ?? [:]).keys))
    var styles: [ThemeRole: RoleStyle] = [:]
    for role in ThemeRole.allCases {
      styles[role] = roles[role]?.style(colors, &faults)
    }
    return ThemePalette(styles)
  }

  /// A fault for each named colour that no style of any of the drafts uses, by place. Mostly its name is misspelled,
  /// and the styles use the parent's colour; or light and dark both have a colour of this name.
  static func unusedColors(in drafts: [StylesDraft]) -> [Fault] {
    let used = Set(drafts.flatMap(\.usedNames))
    let places = Set(
      drafts.flatMap { draft in draft.usedNames.compactMap { draft.named[$0]?.place } })
    let unused = drafts.flatMap(\.names).filter { !places.contains($0.place) }
    let names = Dictionary(unused.map { ($0.place, $0.value) }) { first, _ in first }
    return names.sorted { $0.key < $1.key }.map { place, name in
      Fault(at: place, .theme(.unusedColor(name, used: used.sorted())))
    }
  }

  private var usedNames: [String] { roles.values.flatMap(\.colors) }
}

struct StyleDraft {
  private var foreground: Placed<String>?
  private var backgrounds: [Placed<String>] = []
  private var attributes: Attributes?
  private var mono: Attributes?

  private static let attributeWords =
    ValueSchema.oneOrList(of: .words(SourceNode.attributeNames.map(\.key)), 0...16)

  static let keys: KeyTable<StyleDraft> = [
    "foreground": .init(ColorName.referenceSchema) {
      $0.foreground = $1.colorReference(&$2) ?? $0.foreground
    },
    "background": .init(ColorName.referenceSchema) {
      $0.backgrounds = $1.colorReference(&$2).map { [$0] } ?? $0.backgrounds
    },
    "attributes": .init(attributeWords) { $0.attributes = $1.attributes(&$2) },
    "mono": .init(attributeWords) { $0.mono = $1.attributes(&$2) },
  ]

  /// How many colours a fill may have.
  fileprivate static let stepCount = 1...64

  /// The keys of the fill, whose background may be a list of colours from top to bottom.
  static let fillKeys: KeyTable<StyleDraft> =
    [
      "background": .init(.oneOrList(of: ColorName.referenceSchema, stepCount)) {
        $0.backgrounds = $1.colorReferences(&$2) ?? $0.backgrounds
      }
    ] + keys

  /// The colours as the file names them.
  var colors: [String] { ([foreground].compactMap(\.self) + backgrounds).map(\.value) }

  fileprivate func style(_ colors: NamedColors, _ faults: inout [Fault]) -> RoleStyle {
    RoleStyle(
      foreground: foreground?.color(colors, &faults),
      backgrounds: backgrounds.compactMap { $0.color(colors, &faults) },
      attributes: attributes, mono: mono)
  }
}

/// The colours of a palette, by the names that styles may give.
private struct NamedColors {
  var named: [String: Color] = [:]
  /// The appearance whose palette it is, if there is another one.
  var appearance: Appearance?
  /// The names in the palette of the other appearance.
  var others: Set<String> = []

  subscript(name: String) -> Color? { named[name] ?? Color(named: name) }

  /// What is wrong with a name that has no colour.
  func problem(of name: String) -> ThemeProblem {
    if let appearance, others.contains(name) {
      return .colorOfOtherAppearance(name, missingIn: appearance)
    }
    return .unknownColor(name, palette: named.keys.sorted())
  }
}

extension Placed<String> {
  /// The colour that a style names, of the theme's palette too, wherever that stands.
  fileprivate func color(_ colors: NamedColors, _ faults: inout [Fault]) -> Color? {
    if let color = colors[value] { return color }
    faults.append(Fault(at: place, .theme(colors.problem(of: value))))
    return nil
  }
}

extension SourceNode {
  fileprivate func colorReference(_ faults: inout [Fault]) -> Placed<String>? {
    if case .text(let text) = content, !text.isEmpty {
      return Placed(value: text, place: place)
    }
    faults.append(colorFault)
    return nil
  }

  /// A color: `#rgb`, `#rrggbb`, `standard`, a number of the palette, or a name of its first sixteen.
  func color(_ faults: inout [Fault]) -> Color? {
    colorReference(&faults)?.color(NamedColors(), &faults)
  }

  private var colorFault: Fault {
    let hint = found == .nothing ? "; one that begins with # must be in quotes" : ""
    return fault(expecting: .other(ColorName.expectation + hint))
  }

  /// The texts of one colour or of a list of colours.
  fileprivate func colorReferences(_ faults: inout [Fault]) -> [Placed<String>]? {
    guard case .list(let nodes) = content else { return colorReference(&faults).map { [$0] } }
    if !StyleDraft.stepCount.contains(nodes.count) {
      faults.append(fault(expecting: .other("1 to 64 colours, from top to bottom")))
      return nil
    }
    return nodes.compactMap { $0.colorReference(&faults) }
  }

  fileprivate static let attributeNames: [(key: String, value: Attributes)] =
    [("none", [])] + Attributes.named

  fileprivate func attributes(_ faults: inout [Fault]) -> Attributes {
    let nodes = if case .list(let nodes) = content { nodes } else { [self] }
    return nodes.reduce(into: []) { attributes, node in
      let named = node.choice(of: SourceNode.attributeNames, called: "attribute", &faults)
      attributes.formUnion(named ?? [])
    }
  }
}

enum ColorName {
  /// The first sixteen colours of the terminal's palette in their order, black to bright white.
  private static let palette = Color.plainNames + Color.plainNames.map { "bright-\($0)" }

  static let all = ["standard"] + palette

  static let expectation =
    "a colour: \"#rgb\", \"#rrggbb\", standard, a name such as bright-blue, or 0 to 255"

  /// The name of a colour of the terminal's palette, or else its number.
  static func name(_ index: UInt8) -> String {
    palette.indices.contains(Int(index)) ? palette[Int(index)] : "\(index)"
  }

  static func color(_ name: String) -> Color? {
    if name == "standard" { return .standard }
    return palette.firstIndex(of: name).map { .palette(UInt8($0)) }
  }
}

extension ColorName {
  private static let hexadecimal = "#(?:[0-9A-Fa-f]{3}){1,2}"
  private static let number = #"-0+|\+?0*(?:1?[0-9]{1,2}|2[0-4][0-9]|25[0-5])"#

  /// A colour itself, as `Color` reads it.
  static let schema = ValueSchema.either([
    .words(all), .whole(0...255), .pattern("^(?:\(hexadecimal)|\(number))$"),
  ])

  /// A colour, or the name of one, which may be any text that does not begin as a colour does.
  static let referenceSchema = ValueSchema.either([
    .words(all), .textLike("^(?:[^#]|\(hexadecimal)$)"),
  ])
}

extension String {
  /// Whether nothing but a colour can be meant: the name of one, or hexadecimal digits behind a #.
  var isPlainlyColor: Bool {
    ColorName.color(self) != nil
      || hasPrefix("#") && count > 1 && dropFirst().allSatisfy(\.isHexDigit)
  }
}

extension Color {
  /// The colour for a text of a file; `nil` if it is none.
  init?(named text: String) {
    let color =
      text.hasPrefix("#")
      ? Color(hexadecimal: text.dropFirst())
      : ColorName.color(text) ?? UInt8(text).map { .palette($0) }
    guard let color else { return nil }
    self = color
  }

  /// The colour for three or six hexadecimal digits: `#1af` is `#11aaff`.
  private init?(hexadecimal digits: Substring) {
    guard digits.count == 3 || digits.count == 6 else { return nil }
    let six = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let value = UInt32(hexadecimal: six) else { return nil }
    self = .rgb(value)
  }
}

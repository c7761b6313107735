import AnnotatedYAML
import CellCanvas
import ColorSchemes
import MessageText
import PopoverGeometry

/// A theme as its files describe it, before the defaults that depend on other keys are filled in.
struct ThemeDraft {
  private var name: String
  private var author = ""
  private var summary = ""
  private var parent: String?
  private var kinds = KindsDraft()
  private var appearance: Appearance?
  private var lowContrastReason: String?
  private var schemeColors: [SchemeTone: String] = [:]
  private var shape = ShapeDraft()
  /// The styles of the one appearance, or those of light and of dark.
  private var looks = [StylesDraft()]
  /// The values of `light` and `dark` of the present file, which are read when its other styles are known.
  private var variants: [Appearance: [SourceNode]] = [:]
  /// The values of `ascii`, which are read when all the rest is known.
  private var ascii: [SourceNode] = []

  init(name: String) { self.name = name }

  /// Starts the file of a tree, and forgets what it does not inherit.
  mutating func startFile(_ tree: SourceNode, name: String) {
    (self.name, author, summary, parent) = (name, "", "", nil)
    if Self.colorKeys.contains(where: { tree.entry($0) != nil }) { lowContrastReason = nil }
    kinds.startFile()
    shape.startPart()
  }

  /// Ends a file. One with `light` or `dark` has both, and its other styles are for the one that is missing, too.
  mutating func endFile(_ faults: inout [Fault]) {
    if variants.isEmpty { return }
    if looks.count == 1 { looks.append(looks[0]) }
    for (index, appearance) in [Appearance.light, .dark].enumerated() {
      for node in variants[appearance] ?? [] {
        node.read(into: &looks[index], by: StylesDraft.keys, &faults)
      }
    }
    variants = [:]
  }
}

extension ThemeDraft {
  static let keys =
    (ownKeys + ShapeDraft.keys.lifted(\.shape) + StylesDraft.keys.lifted(toEach: \.looks)
    + partKeys)
    .explaining(StylesDraft.keysOfStyles)

  private static let ownKeys: KeyTable<ThemeDraft> = [
    "name": .init(.name) { $0.name = $1.name(of: "theme", &$2) ?? $0.name },
    "author": .init(.line) { $0.author = $1.line(&$2) ?? $0.author },
    "summary": .init(.line) { $0.summary = $1.line(&$2) ?? $0.summary },
    "inherits": .init(.name) { $0.parent = $1.name(of: "theme", &$2) },
    "kinds": .init(.oneOrList(of: .words(of: ChromeKind.self), 0...16)) {
      $0.kinds.readList($1, &$2)
    },
    "kind": .init(.words(of: ChromeKind.self)) { $0.kinds.readFirst($1, &$2) },
    "appearance": .choice(Appearance.self, "appearance") { $0.appearance = $1 },
    "scheme": .init(toneKeys.schema) { draft, node, faults in
      if case .text(let text) = node.content, !text.isEmpty {
        faults.append(node.fault(expecting: .other(tones)))
      } else {
        node.read(into: &draft.schemeColors, by: toneKeys, &faults)
      }
    },
    "low-contrast": .init(SourceNode.reasonSchema) {
      $0.lowContrastReason = $1.reason(&$2) ?? $0.lowContrastReason
    },
  ]

  private static let tones =
    "colours by tone, as in { accent: ansi.4 }; --scheme and the key of scenes name a scheme"

  private static let toneKeys = KeyTable<[SchemeTone: String]>(
    SchemeTone.allCases.map { tone in
      (
        tone.rawValue,
        .init(SourceNode.schemeColorSchema) { $0[tone] = $1.schemeColor(&$2) ?? $0[tone] }
      )
    })

  private static let partKeys: KeyTable<ThemeDraft> = [
    "light": .init(StylesDraft.keys.schema) { draft, node, _ in
      draft.variants[.light, default: []].append(node)
    },
    "dark": .init(StylesDraft.keys.schema) { draft, node, _ in
      draft.variants[.dark, default: []].append(node)
    },
    "ascii": .init(ShapeDraft.keys.schema) { draft, node, _ in draft.ascii.append(node) },
  ]

  /// The keys of a file's own colours, for which the reason of its parent does not count.
  private static let colorKeys = StylesDraft.keys.names + ["light", "dark", "scheme"]

  func theme(_ faults: inout [Fault]) -> Theme {
    let palettes = palettes(&faults)
    var theme = Theme(
      name: name, author: author, summary: summary, shape: shape.shape(&faults),
      fallback: fallback(&faults), kinds: kinds.inOrder(default: shape.kinds, &faults),
      palettes: palettes)
    theme.parent = parent
    theme.lowContrastReason = lowContrastReason
    theme.schemeColors = schemeColors
    if let appearance { theme.appearance = appearance }
    return theme
  }

  /// What is no fault, and has no effect; by place.
  var warnings: [Fault] { StylesDraft.unusedColors(in: looks) }

  private func fallback(_ faults: inout [Fault]) -> ThemeShape? {
    guard !ascii.isEmpty else { return nil }
    var shape = shape
    for node in ascii {
      shape.startFallback()
      node.read(into: &shape, by: ShapeDraft.keys, &faults)
    }
    return shape.shape(&faults)
  }

  private func palettes(_ faults: inout [Fault]) -> KeyValuePairs<Appearance, ThemePalette> {
    guard looks.count == 2 else {
      let palette = looks[0].palette(&faults)
      return [appearance ?? (palette.isDark ? .dark : .light): palette]
    }
    let light = looks[0].palette(for: .light, beside: looks[1], &faults)
    let dark = looks[1].palette(for: .dark, beside: looks[0], &faults)
    return appearance == .dark ? [.dark: dark, .light: light] : [.light: light, .dark: dark]
  }
}

extension SourceNode {
  /// A name, which is a text that is not blank.
  fileprivate func name(of thing: String, _ faults: inout [Fault]) -> String? {
    if case .text(let text) = content, text.contains(where: { $0 != " " }) { return line(&faults) }
    faults.append(fault(expecting: .other("the name of a \(thing)")))
    return nil
  }

  /// The name of a colour of a scheme. Any name may be that of an extra, except for one that is nearly a slot's, one
  /// that is made as those of base16 and base24 are and is none of them, and a colour itself.
  fileprivate func schemeColor(_ faults: inout [Fault]) -> String? {
    let expected = "a colour of the scheme: ansi.0 to ansi.15, foreground, base0D and the like"
    guard case .text(let text) = content, text.contains(where: \.isLetter), !text.hasPrefix("#"),
      SchemeSlot(name: text) != nil || !Self.isNearSlot(text), !Self.isWrongBase(text)
    else {
      faults.append(fault(expecting: .other(expected)))
      return nil
    }
    return BaseKey.spelled(text.lowercased()) ?? line(&faults)
  }

  /// The slots, or an extra. What is nearly the name of a slot is not described.
  fileprivate static let schemeColorSchema = ValueSchema.either([
    .words(SchemeSlot.all.map(\.name)),
    .textLike("^(?:[^#\\n][^\\n]*)?\(TextPattern.letter)[^\\n]*$"),
  ])

  /// Whether it begins with `ansi`, is a number behind a word that is nearly that, as `asni.4` is, or behind `dim`, or
  /// nearly another slot. An extra may have the name of a slot with a number behind it.
  private static func isNearSlot(_ text: String) -> Bool {
    if text.hasPrefix("ansi") { return true }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, Int(parts[1]) != nil {
      return parts[0] == "dim" || Suggestion.nearest(to: String(parts[0]), in: ["ansi"]) != nil
    }
    let slots = SchemeSlot.all.map(\.name).filter { !$0.contains(where: \.isNumber) }
    return !text.contains(where: \.isNumber) && Suggestion.nearest(to: text, in: slots) != nil
  }

  /// Whether it is `base` and two more characters, but none of `base00` to `base17`.
  private static func isWrongBase(_ text: String) -> Bool {
    guard text.lowercased().hasPrefix("base"), text.count == 6 else { return false }
    return Int(hexadecimal: text.dropFirst(4)).map { !BaseKey.numbers.contains($0) } ?? true
  }

  /// A reason in one line; a number or a mere yes is none.
  fileprivate func reason(_ faults: inout [Fault]) -> String? {
    guard case .text(let text) = content, !SourceNode.answers.contains(text.lowercased()),
      text.contains(where: \.isLetter)
    else {
      faults.append(fault(expecting: .other("the reason in words")))
      return nil
    }
    return line(&faults)
  }

  /// A number may have letters, as `1e3` has.
  fileprivate static let reasonSchema = ValueSchema.either([
    .pattern("^[^\\n]*\(TextPattern.letter)[^\\n]*$"), .number,
  ])

  private static let answers = ["true", "false", "yes", "no", "on", "off", "null"]
}

/// The kinds of chrome as a theme's files describe them: the list, and the kind that is shown first.
struct KindsDraft {
  private var all: [ChromeKind] = []
  private var first: Placed<ChromeKind>?
  private var isFirstInherited = false
  private var hasFaults = false

  /// Starts another file. Its list of kinds may omit the first kind of an ancestor.
  mutating func startFile() { isFirstInherited = true }

  mutating func readList(_ node: SourceNode, _ faults: inout [Fault]) {
    let count = faults.count
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    all = nodes.reduce(into: []) { kinds, node in
      guard let kind = node.choice(ChromeKind.self, "kind", &faults) else { return }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    hasFaults = faults.count > count
  }

  mutating func readFirst(_ node: SourceNode, _ faults: inout [Fault]) {
    guard let kind = node.choice(ChromeKind.self, "kind", &faults) else { return }
    first = Placed(value: kind, place: node.place)
    isFirstInherited = false
  }

  /// All kinds, beginning with the one that is shown first; `default` is for a theme that names none.
  func inOrder(default: [ChromeKind], _ faults: inout [Fault]) -> [ChromeKind] {
    guard let first else { return all.isEmpty ? `default` : all }
    if all.isEmpty { return [first.value] }
    if all.contains(first.value) { return [first.value] + all.filter { $0 != first.value } }
    if !isFirstInherited, !hasFaults {
      let kinds = all.map(\.rawValue).joined(separator: ", ")
      faults.append(
        Fault(
          at: first.place,
          .unexpected(.text(first.value.rawValue), .other("one of 'kinds': \(kinds)"))))
    }
    return all
  }
}

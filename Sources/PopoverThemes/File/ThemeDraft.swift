import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// A theme as its files have it, before defaults that depend on one another are filled in.
struct ThemeDraft {
  private var name: String
  private var author = ""
  private var summary = ""
  private var parent: String?
  private var kinds = KindsDraft()
  private var appearance: Appearance?
  private var lowContrastReason: String?
  private var shape = ShapeDraft()
  private var styles = StylesDraft()
  /// What the files say for ASCII, light and dark; read once all of the rest is known.
  private var ascii: [SourceNode] = []
  private var variants: [Appearance: [SourceNode]] = [:]

  init(name: String) { self.name = name }

  /// Forgets what is not inherited.
  mutating func startFile(name: String) {
    (self.name, author, summary, parent) = (name, "", "", nil)
    kinds.startFile()
    shape.startPart()
  }
}

extension ThemeDraft {
  static let keys =
    ownKeys + ShapeDraft.keys.lifted(\.shape) + StylesDraft.keys.lifted(\.styles) + partKeys

  private static let ownKeys: KeyTable<ThemeDraft> = [
    "name": { $0.name = $1.name(of: "theme", &$2) ?? $0.name },
    "author": { $0.author = $1.line(&$2) ?? $0.author },
    "summary": { $0.summary = $1.line(&$2) ?? $0.summary },
    "inherits": { $0.parent = $1.name(of: "theme", &$2) },
    "kinds": { $0.kinds.readList($1, &$2) },
    "kind": { $0.kinds.readFirst($1, &$2) },
    "appearance": {
      $0.appearance = $1.choice(Appearance.self, "appearance", &$2) ?? $0.appearance
    },
    "low-contrast": { $0.lowContrastReason = $1.reason(&$2) ?? $0.lowContrastReason },
  ]

  private static let partKeys: KeyTable<ThemeDraft> = [
    "light": { draft, node, _ in draft.variants[.light, default: []].append(node) },
    "dark": { draft, node, _ in draft.variants[.dark, default: []].append(node) },
    "ascii": { draft, node, _ in draft.ascii.append(node) },
  ]

  /// The theme with its defaults.
  func theme(_ faults: inout [Fault]) -> Theme {
    let palettes = palettes(&faults)
    var theme = Theme(
      name: name, author: author, summary: summary, shape: shape.shape(&faults),
      fallback: fallback(&faults), kinds: kinds.inOrder(usual: shape.kinds, &faults),
      palettes: palettes)
    theme.parent = parent
    theme.lowContrastReason = lowContrastReason
    if let appearance { theme.appearance = appearance }
    return theme
  }

  private func fallback(_ faults: inout [Fault]) -> ThemeShape? {
    guard !ascii.isEmpty else { return nil }
    var shape = shape
    for node in ascii {
      shape.startPart()
      node.read(into: &shape, by: ShapeDraft.keys, &faults)
    }
    return shape.shape(&faults)
  }

  /// A file with a light or a dark part has both appearances; what is beside them is for the other one.
  private func palettes(_ faults: inout [Fault]) -> KeyValuePairs<Appearance, ThemePalette> {
    if variants.isEmpty {
      let palette = styles.palette(&faults)
      return appearance == .light || palette.brightness > ThemePalette.darkLimit
        ? [.light: palette] : [.dark: palette]
    }
    let light = palette(.light, &faults)
    let dark = palette(.dark, &faults)
    return appearance == .dark ? [.dark: dark, .light: light] : [.light: light, .dark: dark]
  }

  private func palette(_ appearance: Appearance, _ faults: inout [Fault]) -> ThemePalette {
    var styles = styles
    for node in variants[appearance] ?? [] {
      node.read(into: &styles, by: StylesDraft.keys, &faults)
    }
    return styles.palette(&faults)
  }
}

extension SourceNode {
  /// A text that is not empty.
  fileprivate func name(of thing: String, _ faults: inout [Fault]) -> String? {
    if case .text(let text) = content, text.contains(where: { $0 != " " }) { return line(&faults) }
    faults.append(fault(expecting: .other("the name of a \(thing)")))
    return nil
  }

  /// A line that tells why; a number or a mere yes tells nothing.
  fileprivate func reason(_ faults: inout [Fault]) -> String? {
    guard case .text(let text) = content, !SourceNode.answers.contains(text.lowercased()),
      text.contains(where: \.isLetter)
    else {
      faults.append(fault(expecting: .other("the reason in words")))
      return nil
    }
    return line(&faults)
  }

  private static let answers = ["true", "false", "yes", "no", "on", "off", "null"]
}

/// The kinds of chrome as a theme's files have them: all of them, and the one to begin with.
struct KindsDraft {
  private var all: [ChromeKind] = []
  private var first: Placed<ChromeKind>?
  private var isFirstInherited = false
  private var isBroken = false

  /// What an ancestor begins with gives way to a list without it.
  mutating func startFile() { isFirstInherited = true }

  /// One kind, or a list of them.
  mutating func readList(_ node: SourceNode, _ faults: inout [Fault]) {
    let count = faults.count
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    all = nodes.reduce(into: []) { kinds, node in
      guard let kind = node.choice(ChromeKind.self, "kind", &faults) else { return }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    isBroken = faults.count > count
  }

  mutating func readFirst(_ node: SourceNode, _ faults: inout [Fault]) {
    guard let kind = node.choice(ChromeKind.self, "kind", &faults) else { return }
    first = Placed(value: kind, place: node.place)
    isFirstInherited = false
  }

  /// The kind that is shown first, then the others.
  ///
  /// - Parameter usual: those of a theme that names none.
  func inOrder(usual: [ChromeKind], _ faults: inout [Fault]) -> [ChromeKind] {
    guard let first else { return all.isEmpty ? usual : all }
    if all.isEmpty { return [first.value] }
    if all.contains(first.value) { return [first.value] + all.filter { $0 != first.value } }
    if !isFirstInherited, !isBroken {
      let kinds = all.map(\.rawValue).joined(separator: ", ")
      faults.append(
        Fault(
          at: first.place,
          .unexpected(.text(first.value.rawValue), .other("one of 'kinds': \(kinds)"))))
    }
    return all
  }
}

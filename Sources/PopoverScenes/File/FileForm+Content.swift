import AnnotatedYAML

extension FileForm where Value == MenuItem {
  private static let fields = SceneFields<MenuItem>(
    usual: MenuItem(""),
    fields: [
      .init("label", \.label, .line), .init("shortcut", \.shortcut, .line),
      .init("disabled", \.isDisabled, .flag),
    ])

  /// A label, or a label with what belongs to it.
  static let menuItem = Self(
    read: { node, faults in
      if case .mapping = node.content { return FileForm.mapping(fields).read(node, &faults) }
      return FileForm<String>.line.read(node, &faults).map { MenuItem($0) }
    },
    written: { item in
      let isPlain = item == MenuItem(item.label)
      return .forms((isPlain ? [.text(item.label)] : []) + [.mapping(fields.written(item))])
    },
    schema: .either([.text, fields.schema]))
}

extension FileForm where Value == SceneDial.Items {
  private static let labels = FileForm<[String]>.list(
    of: .line, "labels", limit: SceneDial.mostLabels)

  /// How many items there are, or their labels.
  static let dialItems = Self(
    read: { node, faults in
      switch node.content {
      case .text: return node.integer(in: 1...SceneDial.mostItems, &faults).map { .count($0) }
      case .list([]):
        faults.append(node.fault(expecting: "at least one label"))
        return nil
      default: return labels.read(node, &faults).map { .labels($0) }
      }
    },
    written: { items in
      switch items {
      case .count(let count): .text("\(count)")
      case .labels(let texts): labels.written(texts)
      }
    },
    schema: .either([.whole(1...SceneDial.mostItems), .list(of: .text, 1...SceneDial.mostLabels)]))
}

extension FileForm where Value == ANSISource {
  /// A path, or `-` for standard input.
  static let ansiSource = Self(
    read: { node, faults in
      let path = node.path("the path of a file, or - for standard input", &faults)
      return path.map { $0 == "-" ? .standardInput : .file($0) }
    },
    written: { source in
      if case .file(let path) = source { .text(path) } else { .text("-") }
    },
    schema: .text)
}

extension FileForm where Value == ScenePage {
  private static let ownKeys = SceneFields<ScenePage>(
    usual: .shipped(.essay),
    fields: [
      .init(
        "text", of: \.self, usual: .shipped(.essay), .text,
        get: { if case .text(let text) = $0 { text } else { nil } }, set: { $0 = .text($1) },
        isFree: { $0 == .shipped(.essay) }, others: "'ansi'"),
      .init(
        "ansi", of: \.self, usual: .shipped(.essay), .ansiSource,
        get: { if case .ansi(let source) = $0 { source } else { nil } }, set: { $0 = .ansi($1) },
        isFree: { $0 == .shipped(.essay) }, others: "'text'"),
    ])

  private static let shipped = FileForm<ShippedPage>.choice("page")

  /// The name of a page that comes with the program, or a text, or a file with colours.
  static let page = Self(
    read: { node, faults in
      if node.content == .mapping([]) {
        faults.append(node.fault(expecting: "'text' or 'ansi': what is on the page"))
      }
      if case .mapping = node.content { return FileForm.mapping(ownKeys).read(node, &faults) }
      return shipped.read(node, &faults).map { .shipped($0) }
    },
    written: { page in
      if case .shipped(let page) = page { return shipped.written(page) }
      return .mapping(ownKeys.written(page))
    }, schema: .either([shipped.schema, ownKeys.schema]), words: shipped.words)
}

import AnnotatedYAML
import CellCanvas

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
    })
}

extension FileForm where Value == SceneDial.Items {
  private static let labels = FileForm<[String]>.list(of: .line, "labels", limit: 1000)

  /// How many items there are, or their labels.
  static let dialItems = Self(
    read: { node, faults in
      switch node.content {
      case .text: return node.integer(in: 1...10_000, &faults).map { .count($0) }
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
    })
}

extension FileForm where Value == ANSISource {
  /// A path, or `-` for standard input.
  static let ansiSource = Self(
    read: { node, faults in
      guard let path = node.line(&faults) else { return nil }
      if path.isEmpty {
        faults.append(node.fault(expecting: "the path of a file, or - for standard input"))
        return nil
      }
      return path == "-" ? .standardInput : .file(path)
    },
    written: { source in
      if case .file(let path) = source { .text(path) } else { .text("-") }
    })
}

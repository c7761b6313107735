import CellCanvas
import PopoverGeometry
import PopoverThemes

extension ScenePopover {
  /// The keys of a popover.
  static let fields = SceneFields<ScenePopover>(
    usual: ScenePopover(name: "", anchor: ""),
    [
      .init("anchor", \.anchor, .line), .init("title", \.title, .line),
      .init("footer", \.footer, .line), text, menu, selected, dial, value, face, ansi, geometry,
      .init("size", \.size, .size()), .init("minimum", \.minimum, .size()),
      .init("maximum", \.maximum, .size()), .init("permitted", \.permitted, .directions),
      .init("alignment", \.alignment, .choice(alignments, "alignment")),
      .init("gap", \.gap, .cells), .init("skid", \.skid, .signedCells),
      .init("choose", \.choice, .choice("choice")), .init("stability", \.stability, .stability),
      .init("overlap", \.canOverlap, .flag), .init("hide", \.hidesWithAnchor, .flag),
      .init("engine", \.engine, .engine), .init("adjust", \.adjustment, .adjustment),
    ])

  private static let alignments: KeyValuePairs<String, Alignment> = [
    "start": .start, "center": .center, "end": .end,
  ]

  private static let text = SceneFields<ScenePopover>.Field(
    "text", of: \.content, usual: .blank, .text,
    get: { if case .text(let text) = $0.content { text } else { nil } },
    set: { $0.content = .text($1) }, isFree: { $0.content == .blank }, others: "other content")

  private static let ansi = SceneFields<ScenePopover>.Field(
    "ansi", of: \.content, usual: .blank, .ansiSource,
    get: { if case .ansi(let source) = $0.content { source } else { nil } },
    set: { $0.content = .ansi($1) }, isFree: { $0.content == .blank }, others: "other content")

  private static let geometry = SceneFields<ScenePopover>.Field(
    "geometry", of: \.content, usual: .blank, .flag, get: { $0.content == .geometry ? true : nil },
    set: { $0.content = $1 ? .geometry : .blank }, isFree: { $0.content == .blank },
    others: "other content")

  private static let menu = SceneFields<ScenePopover>.Field(
    "menu", of: \.content, usual: .blank, .list(of: .menuItem, "menu items", limit: 1000),
    get: { $0.menu?.items },
    set: { $0.content = .menu(Menu($1, selected: $0.menu?.selected ?? 0)) },
    isFree: { $0.content == .blank || $0.menu != nil }, others: "other content")

  private static let selected = SceneFields<ScenePopover>.Field(
    "selected", of: \.content, usual: .blank, .whole(1...1000),
    get: { popover in popover.menu.flatMap { $0.selected > 0 ? $0.selected : nil } },
    set: { $0.content = .menu(Menu($0.menu?.items ?? [], selected: $1)) },
    clear: { $0.content = .menu(Menu($0.menu?.items ?? [])) },
    isFree: { $0.content == .blank || $0.menu != nil }, others: "content that is no menu")

  private static let dial = SceneFields<ScenePopover>.Field(
    "dial", of: \.content, usual: .blank, .dialItems, get: { $0.dial?.items },
    set: { popover, items in popover.changeDial { $0.items = items } },
    isFree: { $0.content == .blank || $0.dial != nil }, others: "other content")

  private static let value = SceneFields<ScenePopover>.Field(
    "value", of: \.content, usual: .blank, .whole(0...9999),
    get: { popover in popover.dial.flatMap { $0.value > 0 ? $0.value : nil } },
    set: { popover, value in popover.changeDial { $0.value = value } },
    clear: { popover in popover.changeDial { $0.value = 0 } },
    isFree: { $0.content == .blank || $0.dial != nil }, others: "content that is no dial")

  private static let face = SceneFields<ScenePopover>.Field(
    "face", of: \.content, usual: .blank, .choice("face"),
    get: { popover in popover.dial.flatMap { $0.face == .scale ? nil : $0.face } },
    set: { popover, face in popover.changeDial { $0.face = face } },
    clear: { popover in popover.changeDial { $0.face = .scale } },
    isFree: { $0.content == .blank || $0.dial != nil }, others: "content that is no dial")

  /// Makes it the content; its items may be read after all else.
  private mutating func changeDial(_ change: (inout SceneDial) -> Void) {
    var dial = dial ?? SceneDial(.labels([]))
    change(&dial)
    content = .dial(dial)
  }

  private var dial: SceneDial? { if case .dial(let dial) = content { dial } else { nil } }

  private var menu: Menu? { if case .menu(let menu) = content { menu } else { nil } }
}

extension FileForm where Value == MenuItem {
  private static let fields = SceneFields<MenuItem>(
    usual: MenuItem(""),
    [
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

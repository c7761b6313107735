import PopoverGeometry

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
}

// Content has one form at a time: a key of another form is a fault.
extension ScenePopover {
  private typealias Field = SceneFields<ScenePopover>.Field

  private static let text = Field(
    "text", of: \.content, usual: .blank, .text,
    get: { if case .text(let text) = $0.content { text } else { nil } },
    set: { $0.content = .text($1) }, isFree: { $0.isBlank }, others: "other content")

  private static let ansi = Field(
    "ansi", of: \.content, usual: .blank, .ansiSource,
    get: { if case .ansi(let source) = $0.content { source } else { nil } },
    set: { $0.content = .ansi($1) }, isFree: { $0.isBlank }, others: "other content")

  private static let geometry = Field(
    "geometry", of: \.content, usual: .blank, .flag, get: { $0.content == .geometry ? true : nil },
    set: { $0.content = $1 ? .geometry : .blank }, isFree: { $0.isBlank },
    others: "other content")

  private static let menu = Field(
    "menu", of: \.content, usual: .blank, .list(of: .menuItem, "menu items", limit: 1000),
    get: { $0.menu?.items }, set: { popover, items in popover.changeMenu { $0.items = items } },
    isFree: { $0.isBlank || $0.menu != nil }, others: "other content")

  private static let selected = Field(
    "selected", of: \.content, usual: .blank, .whole(1...1000),
    get: { popover in popover.menu.flatMap { $0.selected > 0 ? $0.selected : nil } },
    set: { popover, number in popover.changeMenu { $0.selected = number } },
    clear: { popover in popover.changeMenu { $0.selected = 0 } },
    isFree: { $0.isBlank || $0.menu != nil }, others: "content that is no menu")

  private static let dial = Field(
    "dial", of: \.content, usual: .blank, .dialItems, get: { $0.dial?.items },
    set: { popover, items in popover.changeDial { $0.items = items } },
    isFree: { $0.isBlank || $0.dial != nil }, others: "other content")

  private static let value = Field(
    "value", of: \.content, usual: .blank, .whole(0...9999),
    get: { popover in popover.dial.flatMap { $0.value > 0 ? $0.value : nil } },
    set: { popover, value in popover.changeDial { $0.value = value } },
    clear: { popover in popover.changeDial { $0.value = 0 } },
    isFree: { $0.isBlank || $0.dial != nil }, others: "content that is no dial")

  private static let face = Field(
    "face", of: \.content, usual: .blank, .choice("face"),
    get: { popover in popover.dial.flatMap { $0.face == .scale ? nil : $0.face } },
    set: { popover, face in popover.changeDial { $0.face = face } },
    clear: { popover in popover.changeDial { $0.face = .scale } },
    isFree: { $0.isBlank || $0.dial != nil }, others: "content that is no dial")

  private var isBlank: Bool { content == .blank }

  private var menu: Menu? { if case .menu(let menu) = content { menu } else { nil } }

  private var dial: SceneDial? { if case .dial(let dial) = content { dial } else { nil } }

  /// Changes the menu and makes it the content; its items may be read after its other keys.
  private mutating func changeMenu(_ change: (inout Menu) -> Void) {
    var menu = menu ?? Menu([])
    change(&menu)
    content = .menu(menu)
  }

  /// The same for a dial.
  private mutating func changeDial(_ change: (inout SceneDial) -> Void) {
    var dial = dial ?? SceneDial(.labels([]))
    change(&dial)
    content = .dial(dial)
  }
}

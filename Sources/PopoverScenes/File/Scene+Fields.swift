import AnnotatedYAML
import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Scene {
  /// The version of the format that is read and written.
  static let formatVersion = 1

  /// The keys of a scene file.
  static let fields = SceneFields<Scene>(
    usual: Scene(),
    [
      version,
      .init("name", \.name, .line), .init("about", \.about, .line),
      .init("screen", \.screen, .screen), .init("theme", \.theme, .line),
      .init("writing", \.writing, .choice(writings, "writing")),
      .init("margins", \.margins, .insets), .init("reserved", \.reserved, .insets),
      .init("keep-out", \.keepOut, .named(SceneRegion.fields, \.name, "areas", limit: 16)),
      .init("anchors", \.anchors, .named(SceneRegion.fields, \.name, "anchors", limit: 64)),
      .init("popovers", \.popovers, .named(ScenePopover.fields, \.name, "popovers", limit: 32)),
      .init("checks", \.checks, .list(of: .mapping(SceneCheck.fields), "checks", limit: 200)),
    ])

  private static let writings: KeyValuePairs<String, WritingDirection> = [
    "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
  ]

  private static let version = SceneFields<Scene>.Field(
    name: "version",
    read: { _, node, faults in
      if node.content != .text("\(formatVersion)") {
        faults.append(node.fault(expecting: "\(formatVersion), the only version there is"))
      }
    },
    written: { _ in .text("\(formatVersion)") }, isAlwaysShown: true)

  /// Reads the nodes of a scene file; `faults` gets all that is wrong with their meaning.
  init(_ root: SourceNode, _ faults: inout [Fault]) {
    self.init()
    root.read(into: &self, by: Scene.fields.table, &faults)
    if faults.isEmpty { faults += SceneReferences(self, root).faults }
  }
}

extension SceneRegion {
  /// The keys of an anchor, and of an area that is kept out.
  static let fields = SceneFields<SceneRegion>(
    usual: SceneRegion(name: "", shape: usualShape),
    [
      .init("at", \.at, .choice("place")), .init("x", \.x, .signedCells),
      .init("y", \.y, .signedCells), side("width", \.width), side("height", \.height),
      .init(
        "rects", of: \.shape, usual: usualShape, .pieces,
        get: { if case .pieces(let pieces) = $0.shape { pieces } else { nil } },
        set: { $0.shape = .pieces($1) }, isFree: { $0.shape == usualShape },
        others: "'width' and 'height'"),
      .init("locked", \.isLocked, .flag),
    ])

  private static let usualShape = Shape.rect(CellSize(width: 1, height: 1))

  private static func side(
    _ name: String, _ length: WritableKeyPath<CellSize, Int> & Sendable
  ) -> SceneFields<SceneRegion>.Field {
    .init(
      name, of: \.shape, usual: usualShape, .cells, get: { $0.size?[keyPath: length] },
      set: { $0.size?[keyPath: length] = $1 },
      isFree: { $0.size != nil }, others: "'rects'")
  }

  /// The size, where it is a single rectangle.
  private var size: CellSize? {
    get { if case .rect(let size) = shape { size } else { nil } }
    set { if let newValue { shape = .rect(newValue) } }
  }
}

extension SceneCheck {
  /// The keys of a check: of whom, when, and what is expected.
  static let fields = SceneFields<SceneCheck>(
    usual: SceneCheck(),
    [
      .init("popover", \.popover, .line), .init("given", \.given, .mapping(situation)),
      .init("side", \.expected.side, .choice("side")),
      .init("arrow-offset", \.expected.arrowOffset, .arrowOffset),
      .init("points", \.expected.pointsAtAnchor, .flag),
      .init("frame", \.expected.frame, .rect(-greatestFigure...greatestFigure)),
      .init("size", \.expected.size, .size()), .init("shrunk", \.expected.isShrunk, .flag),
      .init("overlap", \.expected.overlaps, .flag), .init("inside", \.expected.isInside, .flag),
      .init("contrast", \.expected.contrast, .contrast),
    ])

  private static let situation = SceneFields<SceneSituation>(
    usual: SceneSituation(),
    [.init("screen", \.screen, .size(SceneScreen.range)), .init("reserved", \.reserved, .insets)])
}

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

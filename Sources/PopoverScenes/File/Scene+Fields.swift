import AnnotatedYAML
import PlacementEngines
import PopoverGeometry

extension Scene {
  /// The version of the format that is read and written.
  static let formatVersion = 1

  /// The keys of a scene file.
  static let fields = fields(engines: .shipped)

  /// The most anchors and popovers of a scene file.
  package static let (mostAnchors, mostPopovers) = (64, 32)

  /// What the schema for editors says of a scene file.
  package static var fileSchema: ValueSchema { fields.schema }

  /// The same, with the engines of a catalog.
  static func fields(engines: EngineCatalog) -> SceneFields<Scene> {
    SceneFields(
      usual: Scene(),
      fields: ownFields + [
        .init(
          "popovers", \.popovers,
          .named(ScenePopover.fields(engines: engines), \.name, "popovers", limit: mostPopovers)),
        .init(
          "checks", \.checks,
          .list(of: .mapping(SceneCheck.fields(engines: engines)), "checks", limit: 200)),
        .init("task", \.task, .mapping(SceneTask.fields(engines: engines))),
      ])
  }

  /// Those that have nothing to do with engines.
  private static let ownFields: [SceneFields<Scene>.Field] = [
    version,
    .init("name", \.name, .line), .init("about", \.about, .line),
    .init("screen", \.screen, .screen), .init("theme", \.theme, .line),
    .init("scheme", \.scheme, .line),
    .init("page", \.page, .page),
    .init("writing", \.writing, .choice(writings, "writing")),
    .init("margins", \.margins, .insets), .init("reserved", \.reserved, .insets),
    .init("keep-out", \.keepOut, .named(SceneRegion.fields, \.name, "areas", limit: 16)),
    .init("anchors", \.anchors, .named(SceneRegion.fields, \.name, "anchors", limit: mostAnchors)),
  ]

  private static let writings: KeyValuePairs<String, WritingDirection> = [
    "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
  ]

  private static let version = SceneFields<Scene>.Field(
    name: "version",
    read: { _, node, faults in node.checkVersion(formatVersion, &faults) },
    written: { _ in .text("\(formatVersion)") }, schema: .whole(formatVersion...formatVersion),
    isAlwaysShown: true)

  /// Reads the nodes of a scene file; `faults` gets all that is wrong with their meaning.
  init(_ root: SourceNode, _ faults: inout [Fault], engines: EngineCatalog) {
    self.init()
    let fields = engines == .shipped ? Scene.fields : Scene.fields(engines: engines)
    root.read(into: &self, by: fields.table.explaining(Self.keysOfOthers), &faults)
    faults += SceneReferences(self, root, besides: faults).faults
  }

  /// The keys by which another kind of file is known.
  private static let keysOfOthers: [String: Fault.Reason] = [
    "steps": .inWords("'steps' is a key of scripts, which 'poplab play' runs"),
    "styles": .inWords("'styles' is a key of themes, which 'poplab themes check' looks at"),
  ]

  /// The text of a new file for the scene. It is not read back: ``SceneDocument`` does that before a file is written, and
  /// unsaved changes are kept whatever they are.
  package var freshText: String {
    FreshWriting(lineBreak: "\n").document(Scene.fields.written(self))
  }
}

extension SceneCheck {
  /// The keys of a check: of whom, when, and what is expected.
  static let fields = fields(engines: .shipped)

  static func fields(engines: EngineCatalog) -> SceneFields<SceneCheck> {
    SceneFields(
      usual: SceneCheck(),
      fields: [
        .init("popover", \.popover, .line), .init("given", \.given, .mapping(situation)),
        .init("shown", \.expected.isShown, .flag),
        .init("side", \.expected.side, .choice(sides, "side")),
        .init("arrow-offset", \.expected.arrowOffset, .arrowOffset),
        .init("points", \.expected.pointsAtAnchor, .flag),
        .init("frame", \.expected.frame, .rect(-greatestFigure...greatestFigure)),
        .init("size", \.expected.size, .size()), .init("shrunk", \.expected.isShrunk, .flag),
        .init("overlap", \.expected.overlaps, .flag), .init("inside", \.expected.isInside, .flag),
        .init("contrast", \.expected.contrast, .contrast),
        .init("whole-text", \.expected.showsWholeText, .flag),
        .init("same-as", \.expected.sameAsEngine, .engine(in: engines)),
        .init("picture", \.picture, .path),
      ])
  }

  /// Where the popover lies; `up` and `down` are where its arrow points.
  private static let sides: KeyValuePairs<String, ExpectedSide> = [
    "below": .below, "above": .above, "right": .right, "left": .left, "none": .none,
    "up": .below, "down": .above,
  ]

  private static let situation = SceneFields<SceneSituation>(
    usual: SceneSituation(),
    fields: [
      .init("screen", \.screen, .size(SceneScreen.range)), .init("reserved", \.reserved, .insets),
    ])
}

extension SceneCheck {
  /// What a check needs at least.
  static let something = "something to check, such as 'side: below'"

  /// What the schema for editors says of a check of what is shown now.
  package static var schemaOfNow: ValueSchema { SceneTask.checksOfNow(.shipped).schema }

  /// Reads a check of what is shown now, which has no situation of its own.
  package init?(ofNow node: SourceNode, _ faults: inout [Fault]) {
    var check = SceneCheck()
    let before = faults.count
    node.read(into: &check, by: SceneTask.checksOfNow(.shipped).table, &faults)
    if faults.count == before, check.expected == SceneExpectations() {
      faults.append(node.fault(expecting: SceneCheck.something))
    }
    if faults.count > before { return nil }
    self = check
  }
}

extension SceneTask {
  static func fields(engines: EngineCatalog) -> SceneFields<SceneTask> {
    SceneFields(
      usual: SceneTask(),
      fields: [
        .init("checks", \.checks, .list(of: .mapping(checksOfNow(engines)), "checks", limit: 20)),
        .init("changed", \.changed, .list(of: .changingKey, "keys", limit: 20)),
        .init("acts", \.acts, .list(of: .choice("act"), "acts", limit: 2)),
        .init("done", \.done, .line), .init("next", \.next, .line),
      ])
  }

  fileprivate static func checksOfNow(_ engines: EngineCatalog) -> SceneFields<SceneCheck> {
    SceneFields(
      usual: SceneCheck(),
      fields: SceneCheck.fields(engines: engines).fields.filter {
        !["given", "picture"].contains($0.name)
      })
  }

  /// The keys that may be changed: those of a scene, of its anchors and of its popovers.
  static var keys: [String] {
    Scene.fields.settable + SceneRegion.fields.settable + ScenePopover.fields.settable
  }
}

extension ScenePopover {
  static let fields = fields(engines: .shipped)

  static func fields(engines: EngineCatalog) -> SceneFields<ScenePopover> {
    SceneFields(
      usual: ScenePopover(name: "", anchor: ""), required: ["anchor"],
      fields: [
        .init("anchor", \.anchor, .line), .init("title", \.title, .line),
        .init("footer", \.footer, .line), text,
        part(
          "menu", \.menu.items, \.isMenu, .list(of: .menuItem, "menu items", limit: Menu.mostItems)),
        part(
          "selected", \.menu.selected, \.isMenu, usual: 0, .whole(Menu.numbers),
          others: noMenu),
        part("dial", \.dial.items, \.isDial, .dialItems),
        part(
          "value", \.dial.value, \.isDial, usual: 0, .whole(SceneDial.values),
          others: noDial),
        part("face", \.dial.face, \.isDial, usual: .scale, .choice("face"), others: noDial),
        ansi, geometry,
        .init("size", \.size, .size()), .init("minimum", \.minimum, .size()),
        .init("maximum", \.maximum, .size()), .init("permitted", \.permitted, .directions),
        .init("alignment", \.alignment, .choice("alignment")),
        .init("gap", \.gap, .cells), .init("skid", \.skid, .signedCells),
        .init("choose", \.choice, .choice("choice")), .init("stability", \.stability, .stability),
        .init("overlap", \.canOverlap, .flag), .init("hide", \.hidesWithAnchor, .flag),
        .init("engine", \.engine, .engine(in: engines)),
        .init("adjust", \.adjustment, .adjustment),
      ], misplaced: keysOfAnchors)
  }

  private static let keysOfAnchors = Dictionary(
    uniqueKeysWithValues: ["at", "x", "y", "width", "height"].map {
      ($0, Fault.Reason.inWords("'\($0)' is a key of anchors; a popover has 'anchor' and 'size'"))
    })

  /// The keys by which a person gives it content, which take each other's place.
  package static let contentKeys = ["text", "menu", "dial", "ansi"]
}

// Content has one form at a time: a key of another form is a fault.
extension ScenePopover {
  private typealias Field = SceneFields<ScenePopover>.Field

  private static let noMenu = "content other than a menu"
  private static let noDial = "content other than a dial"

  private static let text = content(
    "text", .text, get: { if case .text(let text) = $0 { text } else { nil } },
    set: { .text($0) })

  private static let ansi = content(
    "ansi", .ansiSource, get: { if case .ansi(let source) = $0 { source } else { nil } },
    set: { .ansi($0) })

  private static let geometry = content(
    "geometry", .flag,
    get: {
      switch $0 {
      case .geometry: true
      case .blank: false
      default: nil
      }
    }, set: { $0 ? .geometry : .blank }, without: "false")

  private static func content<Part: Sendable>(
    _ name: String, _ form: FileForm<Part>, get: @escaping @Sendable (PopoverContent) -> Part?,
    set: @escaping @Sendable (Part) -> PopoverContent, without: String? = nil
  ) -> Field {
    Field(
      name, of: \.content, usual: .blank, form, get: { get($0.content) },
      set: { $0.content = set($1) }, isFree: { $0.content == .blank }, others: "other content",
      without: without)
  }

  /// A key for a part of a menu or a dial; `usual` holds without the key, `nil` where no content is left then.
  private static func part<Part: Equatable & Sendable>(
    _ name: String, _ part: WritableKeyPath<ScenePopover, Part> & Sendable,
    _ isThere: KeyPath<ScenePopover, Bool> & Sendable, usual: Part? = nil, _ form: FileForm<Part>,
    others: String = "other content"
  ) -> Field {
    Field(
      name, of: \.content, usual: .blank, group: isThere == \.isMenu ? "menu" : "dial", form,
      get: { $0[keyPath: isThere] && $0[keyPath: part] != usual ? $0[keyPath: part] : nil },
      set: { $0[keyPath: part] = $1 },
      clear: { if let usual { $0[keyPath: part] = usual } else { $0.content = .blank } },
      isFree: { $0.content == .blank || $0[keyPath: isThere] }, others: others)
  }

  private var isMenu: Bool { if case .menu = content { true } else { false } }

  private var isDial: Bool { if case .dial = content { true } else { false } }

  /// The menu; setting a part of it makes it the content, as its items may be read after its other keys.
  private var menu: Menu {
    get { if case .menu(let menu) = content { menu } else { Menu([]) } }
    set { content = .menu(newValue) }
  }

  private var dial: SceneDial {
    get { if case .dial(let dial) = content { dial } else { SceneDial(.labels([])) } }
    set { content = .dial(newValue) }
  }
}

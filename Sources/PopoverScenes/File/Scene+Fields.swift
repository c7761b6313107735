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

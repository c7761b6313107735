import AnnotatedYAML
import CellCanvas

extension SceneRegion {
  /// The keys of an anchor, and of an area that is kept out.
  static let fields = SceneFields<SceneRegion>(
    usual: SceneRegion(name: "", shape: usualShape),
    fields: [
      .init("at", \.at, .choice("place")), .init("x", \.x, .signedCells),
      .init("y", \.y, .signedCells), side("width", \.width), side("height", \.height),
      .init(
        "rects", of: \.shape, usual: usualShape, .pieces,
        get: { if case .pieces(let pieces) = $0.shape { pieces } else { nil } },
        set: { $0.shape = .pieces($1) }, isFree: { $0.shape == usualShape },
        others: "'width' and 'height'"),
      .init("locked", \.isLocked, .flag),
    ], misplaced: keysOfPopovers)

  private static let keysOfPopovers: [String: Fault.Reason] = [
    "size": .inWords("'size' is a key of popovers; here it is 'width' and 'height'")
  ]

  private static let usualShape = Shape.rect(CellSize(width: 1, height: 1))

  private static func side(
    _ name: String, _ length: WritableKeyPath<CellSize, Int> & Sendable
  ) -> SceneFields<SceneRegion>.Field {
    .init(
      name, of: \.shape, usual: usualShape, group: "size", .cells,
      get: { $0.size?[keyPath: length] },
      set: { $0.size?[keyPath: length] = $1 },
      isFree: { $0.size != nil }, others: "'rects'")
  }

  /// The size, where it is a single rectangle.
  private var size: CellSize? {
    get { if case .rect(let size) = shape { size } else { nil } }
    set { if let newValue { shape = .rect(newValue) } }
  }
}

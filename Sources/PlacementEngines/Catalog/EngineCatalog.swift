import PopoverGeometry

/// Engines that can be compared on a scene, and place the popovers of scenes by their names.
///
/// It is a value: an engine of one's own is added to a copy, which is handed to whatever asks engines.
public struct EngineCatalog: Equatable, Sendable {
  /// The engines, each of another name.
  public private(set) var engines: [CatalogEngine] = []

  /// A catalog of some engines; the last one of a name counts.
  public init(_ engines: [CatalogEngine] = []) { for engine in engines { append(engine) } }

  /// The engines that come with the library, in their usual configurations: its own, and then all others.
  public static let shipped = EngineCatalog(
    poplab + floatingUI + xdgPositioners + cssAnchor + cellEngines + controllers)

  /// The names of the engines, in their order.
  public var names: [String] { engines.map { $0.name } }

  /// The engine of a name, or of the name that it has in batches: `vim` is also `vim-popup`.
  public func engine(named name: String) -> CatalogEngine? {
    engines.first { $0.name == name }
      ?? Self.batchNames[name].flatMap { own in engines.first { $0.name == own } }
  }

  /// The names that engines have in batches where these are others, each with the name here.
  package static let batchNames = [
    "css-anchor": "css", "imgui-popup": "imgui", "neovim-float": "neovim", "vim-popup": "vim",
    "xdg-positioner": "xdg-wlroots",
  ]

  /// Adds an engine at the end, or in the place of one that has its name.
  public mutating func append(_ engine: CatalogEngine) {
    if let index = engines.firstIndex(where: { $0.name == engine.name }) {
      engines[index] = engine
    } else {
      engines.append(engine)
    }
  }

  /// The catalog with one engine more, or with another one of its name.
  public func adding(_ engine: CatalogEngine) -> EngineCatalog {
    var catalog = self
    catalog.append(engine)
    return catalog
  }
}

/// An engine in one of its usual configurations.
public struct CatalogEngine: Sendable {
  /// Its name, such as `floating-ui`.
  public var name: String
  /// What it is and how it is configured, in a few words.
  public var summary: String { usually.map { "\(setup), \($0)" } ?? setup }
  /// The same without what holds only while all adjustments are permitted.
  public var setup: String
  /// The adjustments that it leaves out where they are forbidden; it ignores what is said of others.
  public var obeyed: XDGConstraintAdjustment
  /// When it makes a popup smaller.
  public var shrinking: Shrinking
  /// Whether its answer depends on the previous one.
  public var remembers: Bool
  private var usually: String?
  private var answering: @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?

  /// When an engine makes a popup smaller that has no room, but not smaller than its minimum.
  public enum Shrinking: Equatable, Sendable {
    /// Never: it has no minimum.
    case never
    /// Where adjustments are asked for, and to resize is one of them.
    case whereAsked
    /// Unless adjustments are asked for, and to resize is none of them.
    case unlessForbidden
    /// Whatever adjustments are asked for.
    case always
  }

  /// An engine that places popups by a function.
  ///
  /// - Parameters:
  ///   - name: by which it is asked for.
  ///   - setup: what it is and how it is configured, in a few words.
  ///   - remembers: whether its answer depends on the previous one.
  ///   - obeyed: the adjustments that can be forbidden.
  ///   - shrinking: when it makes a popup smaller, but not smaller than its minimum.
  ///   - usually: what is said of them while all are permitted.
  ///   - answering: where the popup goes; it is handed the former answer, if there is one.
  public init(
    _ name: String, _ setup: String, remembers: Bool = false,
    obeyed: XDGConstraintAdjustment = [], shrinking: Shrinking = .never, usually: String? = nil,
    answering: @escaping @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?
  ) {
    self.name = name
    self.setup = setup
    self.remembers = remembers
    self.obeyed = obeyed
    self.shrinking = shrinking
    self.usually = usually
    self.answering = answering
  }

  /// Where the popup goes after a former answer, if there is one; `nil` if no answer is defined.
  public func answer(_ scene: EngineScene, after former: EngineAnswer? = nil) -> EngineAnswer? {
    answering(scene, former)
  }

  /// Whether it makes a popup smaller where these adjustments are asked for, or `nil`: those that are usual for it.
  package func shrinks(_ adjustment: XDGConstraintAdjustment?) -> Bool {
    let resizes = adjustment.map { !$0.isDisjoint(with: [.resizeX, .resizeY]) }
    return switch shrinking {
    case .never: false
    case .whereAsked: resizes ?? false
    case .unlessForbidden: resizes ?? true
    case .always: true
    }
  }
}

extension CatalogEngine: Equatable {
  /// Whether both are described alike, as functions cannot be compared.
  public static func == (one: CatalogEngine, other: CatalogEngine) -> Bool {
    one.name == other.name && one.summary == other.summary && one.obeyed == other.obeyed
      && one.remembers == other.remembers && one.shrinking == other.shrinking
  }
}

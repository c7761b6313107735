import CellCanvas

/// A mode of any kind. Each kind is a type in a folder of its own.
enum Mode: Equatable, Sendable {
  case scene(SceneMode)
  case themes(ThemesMode)
  case sheet(SheetMode)
  case comparison(ComparisonMode)
  case dial(TurningMode)
  case scrub(ScrubMode)
  case prompt(PromptMode)
  case palette(PaletteMode)
  case groups(GroupsMode)
  case help(HelpMode)
  case settings(SettingsMode)
  case tuning(TuneMode)

  var value: any LabMode {
    switch self {
    case .scene(let mode): mode
    case .themes(let mode): mode
    case .sheet(let mode): mode
    case .comparison(let mode): mode
    case .dial(let mode): mode
    case .scrub(let mode): mode
    case .prompt(let mode): mode
    case .palette(let mode): mode
    case .groups(let mode): mode
    case .help(let mode): mode
    case .settings(let mode): mode
    case .tuning(let mode): mode
    }
  }

  var name: ModeName { value.name }

  mutating func handle(_ event: ModeEvent, in lab: inout LabContext) {
    func handled<Value: LabMode>(_ mode: Value) -> Value {
      var mode = mode
      mode.handle(event, in: &lab)
      return mode
    }
    self =
      switch self {
      case .scene(let mode): .scene(handled(mode))
      case .themes(let mode): .themes(handled(mode))
      case .sheet(let mode): .sheet(handled(mode))
      case .comparison(let mode): .comparison(handled(mode))
      case .dial(let mode): .dial(handled(mode))
      case .scrub(let mode): .scrub(handled(mode))
      case .prompt(let mode): .prompt(handled(mode))
      case .palette(let mode): .palette(handled(mode))
      case .groups(let mode): .groups(handled(mode))
      case .help(let mode): .help(handled(mode))
      case .settings(let mode): .settings(handled(mode))
      case .tuning(let mode): .tuning(handled(mode))
      }
  }
}

/// The open modes, from bottom to top; the top one takes the keys. Only this type knows their order.
struct ModeStack: Equatable, Sendable {
  private(set) var layers = [Mode.scene(SceneMode())]
  /// The names of the layers, which are asked for far more often than they change.
  private(set) var names = [ModeName.scene]

  var top: Mode { layers[layers.count - 1] }
  var topName: ModeName { names[names.count - 1] }

  /// The layers that are drawn: the topmost mode that fills the screen, and the modes above it.
  var drawn: ArraySlice<Mode> { layers[baseIndex...] }

  var base: Mode { layers[baseIndex] }
  var baseName: ModeName { names[baseIndex] }

  private var baseIndex: Int { names.baseIndex }

  func contains(_ names: ModeName...) -> Bool { self.names.contains(where: names.contains) }

  func index(of name: ModeName) -> Int? { names.lastIndex(of: name) }

  /// Where a mode is if it is seen, and nothing that fills the screen lies over it.
  func seenIndex(of name: ModeName) -> Int? { names[baseIndex...].lastIndex(of: name) }

  mutating func push(_ mode: Mode) {
    layers.append(mode)
    names.append(mode.name)
  }

  mutating func replace(at index: Int, with mode: Mode) {
    layers[index] = mode
    names[index] = mode.name
  }

  /// Opens a mode in the place of one of the same kind; if that is not seen, on top.
  mutating func put(_ mode: Mode) {
    if let index = seenIndex(of: mode.name) { return replace(at: index, with: mode) }
    if let hidden = index(of: mode.name) { remove(at: hidden) }
    push(mode)
  }

  /// Removes a layer; the scene, below all others, stays.
  mutating func remove(at index: Int) {
    guard index > 0 else { return }
    layers.remove(at: index)
    names.remove(at: index)
  }

  mutating func handle(_ event: ModeEvent, at index: Int, in lab: inout LabContext) {
    layers[index].handle(event, in: &lab)
    names[index] = layers[index].name
  }

  var scene: SceneMode {
    get { if case .scene(let scene) = layers[0] { scene } else { SceneMode() } }
    set { layers[0] = .scene(newValue) }
  }

  /// `nil` if the browser is closed.
  var themes: ThemesMode? {
    for case .themes(let themes) in layers { return themes }
    return nil
  }

  /// `nil` if no dial is open.
  var dial: TurningMode? {
    for case .dial(let dial) in layers { return dial }
    return nil
  }
}

/// The open modes, from bottom to top; the top one takes the keys. Only this type knows their order.
struct ModeStack: Sendable {
  private(set) var layers: [any LabMode] = [SceneMode()]
  /// The facts of the layers, which are asked for far more often than they change.
  private(set) var facts = SceneMode.facts

  var top: any LabMode { layers[layers.count - 1] }
  var topName: ModeName { facts[facts.count - 1].name }

  /// The layers that are drawn: the topmost mode that fills the screen, and the modes above it.
  var drawn: ArraySlice<any LabMode> { layers[baseIndex...] }

  var base: any LabMode { layers[baseIndex] }
  var baseName: ModeName { facts[baseIndex].name }

  private var baseIndex: Int { facts.baseIndex }

  func index(of name: ModeName) -> Int? { facts.lastIndex { $0.name == name } }

  func index(of type: any LabMode.Type) -> Int? {
    layers.lastIndex { Swift.type(of: $0) == type }
  }

  /// Where a mode is if it is seen, and nothing that fills the screen lies over it.
  func seenIndex(of name: ModeName) -> Int? {
    facts[baseIndex...].lastIndex { $0.name == name }
  }

  mutating func push(_ mode: any LabMode) {
    layers.append(mode)
    facts.append(mode.facts)
  }

  mutating func replace(at index: Int, with mode: any LabMode) {
    layers[index] = mode
    facts[index] = mode.facts
  }

  /// Opens a mode in the place of one of the same kind; if that is not seen, on top.
  mutating func put(_ mode: any LabMode) {
    if let index = seenIndex(of: mode.name) { return replace(at: index, with: mode) }
    if let hidden = index(of: mode.name) { remove(at: hidden) }
    push(mode)
  }

  /// Removes a layer; the scene, below all others, stays.
  mutating func remove(at index: Int) {
    guard index > 0 else { return }
    layers.remove(at: index)
    facts.remove(at: index)
  }

  mutating func handle(_ event: ModeEvent, at index: Int, in lab: inout LabContext) {
    layers[index].receive(event, in: &lab)
    facts[index] = layers[index].facts
  }

  mutating func run(
    _ call: CommandCall, of command: CommandRegistry.Entry, at index: Int, in lab: inout LabContext
  ) {
    command.run(&layers[index], &lab, call)
    facts[index] = layers[index].facts
  }

  mutating func close(at index: Int, in lab: inout LabContext) {
    layers[index].close(in: &lab)
    remove(at: index)
  }

  var scene: SceneMode {
    get { layers[0] as? SceneMode ?? SceneMode() }
    set { layers[0] = newValue }
  }

  /// `nil` if the browser is closed.
  var themes: ThemesMode? { mode() }

  /// `nil` if no dial is open.
  var dial: TurningMode? { mode() }

  /// The open mode of a type; `nil` if there is none.
  func mode<Value: LabMode>(_ type: Value.Type = Value.self) -> Value? {
    for case let mode as Value in layers { return mode }
    return nil
  }
}

extension ModeStack: Equatable {
  static func == (left: ModeStack, right: ModeStack) -> Bool {
    left.facts == right.facts && zip(left.layers, right.layers).allSatisfy { $0.isEqual(to: $1) }
  }
}

/// The open modes, from bottom to top; the top one takes the keys. Only this type knows their order.
struct ModeStack: Sendable {
  private(set) var layers: [any LabMode] = [SceneMode()]
  /// The names of the layers, which are asked for far more often than they change.
  private(set) var names = [ModeName.scene]

  var top: any LabMode { layers[layers.count - 1] }
  var topName: ModeName { names[names.count - 1] }

  /// The layers that are drawn: the topmost mode that fills the screen, and the modes above it.
  var drawn: ArraySlice<any LabMode> { layers[baseIndex...] }

  var base: any LabMode { layers[baseIndex] }
  var baseName: ModeName { names[baseIndex] }

  private var baseIndex: Int { names.baseIndex }

  func contains(_ names: ModeName...) -> Bool { self.names.contains(where: names.contains) }

  func index(of name: ModeName) -> Int? { names.lastIndex(of: name) }

  func index(of type: any LabMode.Type) -> Int? {
    layers.lastIndex { Swift.type(of: $0) == type }
  }

  /// Where a mode is if it is seen, and nothing that fills the screen lies over it.
  func seenIndex(of name: ModeName) -> Int? { names[baseIndex...].lastIndex(of: name) }

  mutating func push(_ mode: any LabMode) {
    layers.append(mode)
    names.append(mode.name)
  }

  mutating func replace(at index: Int, with mode: any LabMode) {
    layers[index] = mode
    names[index] = mode.name
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
    names.remove(at: index)
  }

  mutating func handle(_ event: ModeEvent, at index: Int, in lab: inout LabContext) {
    layers[index].receive(event, in: &lab)
    names[index] = layers[index].name
  }

  mutating func run(
    _ call: CommandCall, of command: CommandRegistry.Entry, at index: Int, in lab: inout LabContext
  ) {
    command.run(&layers[index], &lab, call)
    names[index] = layers[index].name
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
    left.names == right.names && zip(left.layers, right.layers).allSatisfy { $0.isEqual(to: $1) }
  }
}

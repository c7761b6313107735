/// The open modes, from bottom to top; the top one takes the keys. What the modes know of each other is
/// `LabContext.open`, which is changed with this alone.
struct ModeStack: Sendable {
  private(set) var layers: [any LabMode] = [SceneMode()]

  var top: any LabMode { layers[layers.count - 1] }

  func index(of type: any LabMode.Type) -> Int? {
    layers.lastIndex { Swift.type(of: $0) == type }
  }

  mutating func push(_ mode: any LabMode, in lab: inout LabContext) {
    layers.append(mode)
    lab.open.append(mode.facts)
  }

  mutating func replace(at index: Int, with mode: any LabMode, in lab: inout LabContext) {
    layers[index] = mode
    lab.open[index] = mode.facts
  }

  /// Opens a mode in the place of one of the same kind; if that is not seen, on top.
  mutating func put(_ mode: any LabMode, in lab: inout LabContext) {
    if let index = lab.open.seenIndex(of: mode.name) {
      return replace(at: index, with: mode, in: &lab)
    }
    if let hidden = lab.open.index(of: mode.name) { remove(at: hidden, in: &lab) }
    push(mode, in: &lab)
  }

  /// Removes a layer; the scene, below all others, stays.
  private mutating func remove(at index: Int, in lab: inout LabContext) {
    guard index > 0 else { return }
    layers.remove(at: index)
    lab.open.remove(at: index)
  }

  mutating func handle(_ event: ModeEvent, at index: Int, in lab: inout LabContext) {
    layers[index].receive(event, in: &lab)
    lab.open[index] = layers[index].facts
  }

  mutating func run(
    _ call: CommandCall, of command: CommandRegistry.Entry, at index: Int, in lab: inout LabContext
  ) {
    command.run(&layers[index], &lab, call)
    lab.open[index] = layers[index].facts
  }

  mutating func close(at index: Int, in lab: inout LabContext) {
    layers[index].close(in: &lab)
    remove(at: index, in: &lab)
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
    left.layers.count == right.layers.count
      && zip(left.layers, right.layers).allSatisfy { $0.isEqual(to: $1) }
  }
}

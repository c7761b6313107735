import PopoverScenes

/// The history of choices: the present moment, the steps that can be undone, and those that can be redone.
///
/// A step holds the difference between two moments and not the moments themselves, so that thousands of steps
/// take no more memory than the changes.
struct EditHistory: Equatable, Sendable {
  /// The moment to which reset returns.
  private(set) var start: Moment
  /// The choices after the last event.
  private(set) var moment: Moment
  /// The last change of the scene, which can be repeated.
  var lastEdit: CommandCall?
  /// The number that the next step has; a step that is undone and cut off is never done again.
  private(set) var nextStep = 0
  /// The first step that was not dropped.
  private var firstKept = 0
  private var past: [MomentPatch] = []
  private var future: [MomentPatch] = []

  /// The number of steps that are never dropped.
  static let minimumCount = 2_000

  init(_ start: Moment) { (self.start, moment) = (start, start) }

  /// How many steps can be undone.
  var count: Int { past.count }

  /// Whether there are steps that are undone.
  var canRedo: Bool { !future.isEmpty }

  /// Records a moment. If it differs from the one before, it becomes a step, and the steps to redo are dropped;
  /// from time to time the oldest steps are dropped.
  mutating func settle(_ next: Moment) {
    if !next.isLike(moment) {
      past.append(MomentPatch(from: next, to: moment, ofStep: nextStep))
      (nextStep, future) = (nextStep + 1, [])
      if past.count >= 2 * Self.minimumCount {
        past.removeFirst(Self.minimumCount)
        firstKept = past[0].step
      }
    }
    moment = next
  }

  /// Records a moment as a part of the last step, as the theme that comes with a scene.
  mutating func join(_ next: Moment) {
    guard !next.isLike(moment), let last = past.popLast() else { return settle(next) }
    past.append(MomentPatch(from: next, to: last.applied(to: moment), ofStep: last.step))
    (moment, future) = (next, [])
  }

  /// - Returns: whether there was a step to undo.
  mutating func undo() -> Bool {
    guard let patch = past.popLast() else { return false }
    future.append(go(by: patch))
    return true
  }

  /// - Returns: whether there was a step to redo.
  mutating func redo() -> Bool {
    guard let patch = future.popLast() else { return false }
    past.append(go(by: patch))
    return true
  }

  /// - Returns: the patch that leads back.
  private mutating func go(by patch: MomentPatch) -> MomentPatch {
    let next = patch.applied(to: moment)
    defer { moment = next }
    return MomentPatch(from: next, to: moment, ofStep: patch.step)
  }

  /// Whether a step was done and is not undone; one that is so old that it was dropped cannot be undone.
  func isDone(_ step: Int) -> Bool {
    past.contains { $0.step == step } || step < firstKept
  }

  /// Changes the choice of themes in the same way in all moments.
  mutating func changeThemes(_ change: (inout ThemeChoice) -> Void) {
    for index in past.indices { past[index].changeThemes(change) }
    for index in future.indices { future[index].changeThemes(change) }
    change(&moment.themes)
    change(&start.themes)
  }

  /// Replaces the location of a scene in all moments.
  mutating func move(from former: SceneLocation, to location: SceneLocation) {
    for index in past.indices { past[index].move(from: former, to: location) }
    for index in future.indices { future[index].move(from: former, to: location) }
    if moment.location == former { moment.location = location }
    if start.location == former { start.location = location }
  }
}

/// All choices of the user at a moment, to which undo can return.
struct Moment: Equatable, Sendable {
  var scene: Scene
  var themes: ThemeChoice
  var selection: SceneSelection
  var location: SceneLocation
  /// The former placements of popovers with a stability, so that the scene is placed again as it was.
  var former: ScenePlacement?
  /// The visible part of the scene's screen.
  var view: ScreenView

  /// Whether scene, its file and themes are the same; the selection does not count.
  func isLike(_ other: Moment) -> Bool {
    scene == other.scene && location == other.location && themes == other.themes
  }
}

/// The change from one moment to another: the other's selection, and the parts that differ.
struct MomentPatch: Equatable, Sendable {
  private indirect enum Part: Equatable, Sendable {
    case anchors(ListPatch<SceneRegion>)
    case popovers(ListPatch<ScenePopover>)
    /// The scene with empty lists of anchors and popovers.
    case rest(Scene)
    case themes(ThemeChoice)
    case former(ScenePlacement?)
    /// The popovers in the former placements, where both moments have some.
    case formerPopovers(ListPatch<PlacedPopover>)
    case view(ScreenView)
  }

  private var parts: [Part]
  private let selection: SceneSelection
  private var location: SceneLocation
  /// The number of the step that it does or undoes.
  let step: Int

  init(from start: Moment, to end: Moment, ofStep step: Int) {
    (selection, location, self.step) = (end.selection, end.location, step)
    parts = [
      ListPatch(from: start.scene.anchors, to: end.scene.anchors).map(Part.anchors),
      ListPatch(from: start.scene.popovers, to: end.scene.popovers).map(Part.popovers),
      start.scene.rest == end.scene.rest ? nil : .rest(end.scene.rest),
      start.themes == end.themes ? nil : .themes(end.themes),
      Self.former(from: start.former, to: end.former),
      start.view == end.view ? nil : .view(end.view),
    ].compactMap { $0 }
  }

  private static func former(from start: ScenePlacement?, to end: ScenePlacement?) -> Part? {
    if start == end { return nil }
    guard var other = start, let end else { return .former(end) }
    other.popovers = end.popovers
    guard other == end else { return .former(end) }
    return ListPatch(from: start?.popovers ?? [], to: end.popovers).map(Part.formerPopovers)
  }

  func applied(to moment: Moment) -> Moment {
    var moment = moment
    (moment.selection, moment.location) = (selection, location)
    for part in parts {
      switch part {
      case .anchors(let patch): patch.apply(to: &moment.scene.anchors)
      case .popovers(let patch): patch.apply(to: &moment.scene.popovers)
      case .rest(var scene):
        (scene.anchors, scene.popovers) = (moment.scene.anchors, moment.scene.popovers)
        moment.scene = scene
      case .themes(let choice): moment.themes = choice
      case .former(let former): moment.former = former
      case .formerPopovers(let patch):
        if var former = moment.former {
          patch.apply(to: &former.popovers)
          moment.former = former
        }
      case .view(let view): moment.view = view
      }
    }
    return moment
  }

  mutating func changeThemes(_ change: (inout ThemeChoice) -> Void) {
    for index in parts.indices {
      guard case .themes(var choice) = parts[index] else { continue }
      change(&choice)
      parts[index] = .themes(choice)
    }
  }

  /// Replaces the location of a scene.
  mutating func move(from start: SceneLocation, to end: SceneLocation) {
    if location == start { location = end }
  }
}

extension Scene {
  fileprivate var rest: Scene {
    var rest = self
    (rest.anchors, rest.popovers) = ([], [])
    return rest
  }
}

/// The change from one list to another: a range and the elements that replace it.
struct ListPatch<Element: Equatable & Sendable>: Equatable, Sendable {
  private let range: Range<Int>
  private let elements: [Element]

  /// The change; `nil` if both lists are the same.
  init?(from start: [Element], to end: [Element]) {
    if start == end { return nil }
    let head = zip(start, end).prefix { $0 == $1 }.count
    let tail = zip(start.dropFirst(head).reversed(), end.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    range = head..<start.count - tail
    elements = Array(end[head..<end.count - tail])
  }

  func apply(to list: inout [Element]) { list.replaceSubrange(range, with: elements) }
}

import PopoverScenes

/// All that a person has chosen at a moment: what undo returns to.
struct Moment: Equatable, Sendable {
  var scene: Scene
  var themes: ThemeChoice
  var selection: SceneSelection
  var location: SceneLocation
  /// The former answers of popovers that stay where they were as long as they can, so that the scene is placed
  /// as it was then.
  var former: ScenePlacement?
  /// The part of the scene's screen that was seen.
  var view: ScreenView

  /// Whether the same was chosen; selecting something is no choice.
  func isLike(_ other: Moment) -> Bool { scene == other.scene && themes == other.themes }
}

/// What turns a moment into another one: what is selected there, and the parts that differ.
struct MomentPatch: Equatable, Sendable {
  private indirect enum Part: Equatable, Sendable {
    case anchors(ListPatch<SceneRegion>)
    case popovers(ListPatch<ScenePopover>)
    /// All of a scene but its anchors and popovers, which are left empty.
    case rest(Scene)
    case themes(ThemeChoice)
    case former(ScenePlacement?)
    case view(ScreenView)
  }

  private var parts: [Part] = []
  private let selection: SceneSelection
  private var location: SceneLocation

  init(from start: Moment, to end: Moment) {
    (selection, location) = (end.selection, end.location)
    append(ListPatch(from: start.scene.anchors, to: end.scene.anchors).map(Part.anchors))
    append(ListPatch(from: start.scene.popovers, to: end.scene.popovers).map(Part.popovers))
    append(start.scene.rest == end.scene.rest ? nil : .rest(end.scene.rest))
    append(start.themes == end.themes ? nil : .themes(end.themes))
    append(start.former == nil && end.former == nil ? nil : .former(end.former))
    append(start.view == end.view ? nil : .view(end.view))
  }

  private mutating func append(_ part: Part?) { if let part { parts.append(part) } }

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
      case .view(let view): moment.view = view
      }
    }
    return moment
  }

  /// The same where what was in one place is in another.
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

/// What turns a list into another one: the elements of one stretch, beside which both are alike.
struct ListPatch<Element: Equatable & Sendable>: Equatable, Sendable {
  private let range: Range<Int>
  private let elements: [Element]

  /// `nil` if both are the same.
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

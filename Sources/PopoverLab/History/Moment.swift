import PopoverScenes

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

  /// Whether scene and themes are the same; the selection does not count.
  func isLike(_ other: Moment) -> Bool { scene == other.scene && themes == other.themes }
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

import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

struct EditedScene: Equatable, Sendable {
  var scene: Scene
  var selection = SceneSelection()
  /// The rows of the keyboard when it was lowered last.
  var keyboardRows: Int?
  /// The keyboard that was raised last.
  var raised: RaisedKeyboard?
  var screenChange: ScreenChange?

  init(_ scene: Scene) { self.scene = scene }

  /// The selected one; `nil` if the scene has none.
  var anchor: SceneRegion? {
    scene.anchors.indices.contains(selection.anchor) ? scene.anchors[selection.anchor] : nil
  }

  /// The selected one; `nil` if the scene has none.
  var popover: ScenePopover? {
    scene.popovers.indices.contains(selection.popover) ? scene.popovers[selection.popover] : nil
  }

  /// Whether the selected anchor has no popover, so that the selected one is that of another anchor.
  var isAnchorBare: Bool {
    anchor.map { anchor in !scene.popovers.contains { $0.anchor == anchor.name } } ?? false
  }

  mutating func selectPopoverOfAnchor() {
    guard let anchor, let popover = scene.popovers.firstIndex(where: { $0.anchor == anchor.name })
    else { return }
    selection.popover = popover
  }

  /// Gives the scene another screen. If nothing else was changed since the last such change, this starts from the
  /// scene before it.
  mutating func use(_ screen: SceneScreen) {
    let before = screenChange.flatMap { $0.after == scene ? $0.before : nil } ?? scene
    scene = before.on(screen)
    screenChange = ScreenChange(before: before, after: scene)
  }
}

/// A keyboard that a command has raised.
struct RaisedKeyboard: Equatable, Sendable {
  let rows: Int
  /// The rows that were reserved at the bottom before.
  let below: Int
}

struct SceneSelection: Equatable, Sendable {
  var anchor = 0
  var popover = 0

  /// The nearest selection that exists in a scene.
  func clamped(to scene: Scene) -> SceneSelection {
    SceneSelection(
      anchor: max(0, min(anchor, scene.anchors.count - 1)),
      popover: max(0, min(popover, scene.popovers.count - 1)))
  }
}

/// A scene before and after a change of its screen. With it, an anchor that had to move into a small screen
/// returns to its place on a larger one.
struct ScreenChange: Equatable, Sendable {
  var before: Scene
  var after: Scene
}

/// A part of a scene with keys in the file, as commands name it: the scene or one of the selected parts.
enum SceneKeyOwner: String, Equatable, Sendable, CaseIterable {
  case scene
  case anchor
  case popover

  func part(_ selection: SceneSelection) -> ScenePart {
    switch self {
    case .scene: .scene
    case .anchor: .anchor(selection.anchor)
    case .popover: .popover(selection.popover)
    }
  }
}

extension Scene {
  /// The scene that the lab shows if no file is opened: an anchor near the middle, so that every side has room,
  /// and a popover that shows its own geometry.
  ///
  /// - Parameter anchor: the place of the anchor; `nil` for the usual one.
  package static func start(anchor: CellRect? = nil) -> Scene {
    let usual = SceneRegion(
      name: "anchor", at: .middle, x: -7, y: -4, shape: .rect(CellSize(width: 10, height: 1)))
    let popover = ScenePopover(
      name: "popover", anchor: usual.name, title: "Popover", content: .geometry,
      size: CellSize(width: 32, height: 6), minimum: CellSize(width: 4, height: 1))
    return Scene(
      anchors: [anchor.map { SceneRegion(name: usual.name, $0) } ?? usual], popovers: [popover])
  }

  /// The name, with the first number that makes it unique if it is taken.
  func freeName(_ name: String) -> String {
    let taken = anchors.map(\.name) + popovers.map(\.name)
    return name.numbered(unless: taken.contains)
  }

  mutating func remove(_ anchor: SceneRegion) {
    let index = anchors.firstIndex(of: anchor)
    let gone = Set(popovers.filter { anchorIndex(of: $0) == index }.map(\.name))
    anchors.removeAll { $0.name == anchor.name }
    removePopovers(gone)
  }

  mutating func remove(_ popover: ScenePopover) {
    var gone: Set = [popover.name]
    for other in popovers where gone.contains(other.anchor) { gone.insert(other.name) }
    removePopovers(gone)
  }

  private mutating func removePopovers(_ gone: Set<String>) {
    popovers.removeAll { gone.contains($0.name) }
    checks.removeAll { $0.popover.map(gone.contains) ?? false }
    task?.checks.removeAll { $0.popover.map(gone.contains) ?? false }
    if task?.isEmpty == true { task = nil }
  }

  /// The scene on another screen, with everything moved inside that is not locked.
  func on(_ screen: SceneScreen) -> Scene {
    guard case .cells(let size) = screen else {
      var scene = self
      scene.screen = screen
      return scene
    }
    return moved(onto: size, movingLocked: false)
  }
}

extension SceneRegion {
  init(name: String, _ rect: CellRect) {
    self.init(name: name, x: rect.x, y: rect.y, shape: .rect(rect.size))
  }

  /// Moves it onto the point of the screen at which it is held.
  mutating func moveToReference() { (x, y) = (0, 0) }

  /// Moves the shown region, as far as it stays on the screen. A part that is outside already may stay there, but
  /// moves no farther out.
  mutating func move(x: Int, y: Int, on screen: CellRect, isClamped: Bool) {
    let shown = bounds(on: screen, isClamped: isClamped)
    let written = bounds(on: screen, isClamped: false)
    let target = CellPoint(
      x: (shown.x + x).clamped(from: shown.x, length: shown.width, to: screen.columns),
      y: (shown.y + y).clamped(from: shown.y, length: shown.height, to: screen.rows))
    self.x += target.x - written.x
    self.y += target.y - written.y
  }
}

extension Int {
  /// The nearest start for a length that stays within a room, or at most as far outside as it is `now`.
  fileprivate func clamped(from now: Int, length: Int, to room: Range<Int>) -> Int {
    let last = room.lowerBound + Swift.max(0, room.count - length)
    return Swift.max(Swift.min(now, room.lowerBound), Swift.min(self, Swift.max(now, last)))
  }
}

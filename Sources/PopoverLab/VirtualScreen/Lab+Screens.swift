import CellCanvas
import PopoverScenes

/// A scene before its screen was changed by a key, and after that.
///
/// Going on to another size starts from what was before, so that an anchor that was moved inside of a
/// small screen is back in its place on a large one.
struct ScreenChange: Equatable, Sendable {
  var before: Scene
  var after: Scene
}

extension Lab {
  /// Goes round the sizes of screens that are usual.
  mutating func nextScreen(by steps: Int) {
    let choices = Choices.screens
    let now = choices.firstIndex { $0.value == scene.screen }
    let first = now ?? (steps > 0 ? -1 : 0)
    useScreen(choices[(first + steps).wrapped(into: choices.count)].value)
  }

  /// Gives the scene another screen. What would lie outside of it is moved inside.
  mutating func useScreen(_ screen: SceneScreen) {
    guard screen != scene.screen else {
      return refuse("The screen is \(screen.words(in: sceneRoom.size)) already")
    }
    showScreen(screen)
    notice = .change("Screen \(screen.words(in: sceneRoom.size))")
  }

  mutating func showScreen(_ screen: SceneScreen) {
    let before = screenChange.flatMap { $0.after == scene ? $0.before : nil } ?? scene
    scene = before.on(screen)
    screenChange = ScreenChange(before: before, after: scene)
  }
}

extension Scene {
  /// The same on another screen, with everything inside that is not locked.
  func on(_ screen: SceneScreen) -> Scene {
    var scene = self
    scene.screen = screen
    guard case .cells(let size) = screen else { return scene }
    for index in scene.anchors.indices where !scene.anchors[index].isLocked {
      scene.anchors[index].hold(in: CellRect(size: size))
    }
    for index in scene.keepOut.indices { scene.keepOut[index].hold(in: CellRect(size: size)) }
    return scene
  }
}

extension SceneRegion {
  /// Moves it inside of a screen; what is larger than that begins at its edge.
  fileprivate mutating func hold(in screen: CellRect) {
    let bounds = bounds(on: screen, isHeld: false)
    let held = bounds.moved(into: screen)
    x += held.x - bounds.x
    y += held.y - bounds.y
  }
}

extension SceneScreen {
  func words(in room: CellSize) -> String {
    switch self {
    case .real: "as large as the room for it, \(room.words)"
    case .cells(let size): size.words
    }
  }

  /// Reads `real`, or columns and rows as in `100x30`.
  init?(words: String) {
    if words == "real" {
      self = .real
      return
    }
    guard let size = CellSize(words), SceneScreen.range.contains(size.width),
      SceneScreen.range.contains(size.height)
    else { return nil }
    self = .cells(size)
  }
}

extension Choices {
  /// The sizes of terminals that are usual or in use for trials.
  static let screens: [Choice<SceneScreen>] =
    [Choice(name: "real", value: .real)]
    + [(80, 24), (40, 10), (132, 43)].map { width, height in
      let size = CellSize(width: width, height: height)
      return Choice(name: size.words, value: .cells(size))
    }
}

import CellCanvas
import PopoverGeometry
import PopoverThemes

/// Everything the lab knows. A frame is a function of it alone.
public struct Lab: Equatable, Sendable {
  /// How the lab came to its end.
  public enum Ending: Equatable, Sendable {
    case quit
    case interrupted
    case terminalLost
  }

  public internal(set) var scene: LabScene
  public internal(set) var size: CellSize
  public internal(set) var ending: Ending?
  /// The count typed so far, which the next action is done with.
  var count: Int?
  /// What the last key did, or why it did nothing.
  var notice: Notice?
  /// The page of the list of keys that is shown.
  var helpPage: Int?
  /// The command that is being typed.
  var prompt: Prompt?
  public internal(set) var themes: ThemeShelf
  /// Which key does what.
  public let keyMap: KeyMap
  /// What can be shown: colours, and whether anything but ASCII.
  public let look: LabLook
  /// What `reset` returns to.
  var start: LabSettings

  /// - Parameters:
  ///   - size: the size of the screen, both at least 1.
  ///   - themes: the themes that a key goes round, and the first one shown.
  public init(
    size: CellSize, scene: LabScene = LabScene(), themes: ThemeShelf, look: LabLook = LabLook(),
    keyMap: KeyMap = .standard
  ) {
    self.size = size
    self.scene = scene
    self.themes = themes
    self.look = look
    self.keyMap = keyMap
    start = LabSettings(scene: scene, themes: themes.choice)
  }

  /// What must be asked for before the first frame: word of every change to a theme's file.
  var startingEffects: [LabEffect] { themes.paths.isEmpty ? [] : [watchThemes] }

  var watchThemes: LabEffect { .terminal(.watch(paths: themes.paths)) }

  var settings: LabSettings {
    get { LabSettings(scene: scene, themes: themes.choice) }
    set { (scene, themes.choice) = (newValue.scene, newValue.themes) }
  }

  /// The least screen on which the lab can be used: a popover beside its anchor, and the reason.
  public static let leastSize = CellSize(width: 40, height: 10)

  public var isUsable: Bool {
    size.width >= Lab.leastSize.width && size.height >= Lab.leastSize.height
  }

  /// Where anchors and popovers live: the screen without the two lines at the bottom.
  public var container: CellRect { Self.container(on: size) }

  public static func container(on screen: CellSize) -> CellRect {
    CellRect(x: 0, y: 0, width: screen.width, height: max(1, screen.height - 2))
  }

  public var theme: Theme { themes.current.theme }

  /// The question that is on the screen.
  public var presentation: PopoverPresentation {
    scene.presentation(in: container, metrics: theme.metrics)
  }
}

import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// Everything the lab knows. A frame is a function of it alone.
public struct Lab: Equatable, Sendable {
  /// How the lab came to its end.
  public enum Ending: Equatable, Sendable {
    case quit
    case interrupted
    case terminalLost
  }

  public internal(set) var scene: Scene
  /// The anchor and the popover that keys are about.
  var selection = SceneSelection()
  /// The scene as it was placed last.
  var shown: ShownScene
  /// Texts with colours that popovers show, by where they come from.
  var texts: [ANSISource: StyledText] = [:]
  public internal(set) var size: CellSize
  public internal(set) var ending: Ending?
  /// What was asked for and is done once all themes have been read.
  var waiting: WaitingAction?
  /// The count typed so far, which the next action is done with.
  var count: Int?
  /// What the last key did, or why it did nothing.
  var notice: Notice?
  /// The page of the list of keys that is shown.
  var helpPage: Int?
  /// The command that is being typed.
  var prompt: Prompt?
  /// The commands that were run.
  var commandHistory = CommandHistory()
  /// The list of commands or scenes, while it is open.
  var palette: Palette?
  /// The anchor that is held with the mouse.
  var drag: Drag?
  /// The dial that has the keys, while one has.
  var dial: OpenDial?
  /// The number that was turned last.
  var turnedNumber = LabNumber.arrowOffset
  /// The browser of themes, while it is open.
  var browser: ThemeBrowser?
  /// What is drawn over the scene to explain it.
  var overlays: Overlays = []
  /// The engines that are compared, while they are.
  var tiles: EngineTiles?
  /// The page of the inspector that is shown.
  var inspectorPage: Int?
  /// The files of scenes.
  var scenes = SceneShelf()
  /// Which popovers went to another side, and why.
  var flips: FlipLog
  /// The contact sheet, while it is open.
  var sheet: SheetView?
  public internal(set) var themes: ThemeShelf { didSet { theme = theme(themes.choice) } }
  /// The theme in use, as this screen can show it: worked out when it changes, as whatever is drawn
  /// asks for it.
  public private(set) var theme: Theme
  /// Which key does what.
  public let keyMap: KeyMap
  /// What can be shown: colours, and whether anything but ASCII.
  public let look: LabLook
  /// Whether it is led by lines, in which commands are typed and no keys are pressed.
  var isSpoken = false
  /// What `reset` returns to.
  let start: LabSettings
  /// What was chosen before, and what was taken back.
  var history = History<LabMoment>()
  /// What was chosen when the last key was done with.
  var moment: LabMoment
  /// What plays by itself.
  var player = Player()
  /// What is on its way from one place to another.
  var motion = LabMotion()
  /// How many rows a keyboard had that was lowered.
  var keyboardRows: Int?
  /// The last change of the scene's screen.
  var screenChange: ScreenChange?
  /// The last change, which can be done again.
  var lastEdit: RepeatedEdit?

  /// - Parameters:
  ///   - size: the size of the screen, both at least 1.
  ///   - opened: the file that holds the scene.
  ///   - texts: what its popovers show of texts with colours.
  ///   - themes: the themes that a key goes round, and the first one shown.
  public init(
    size: CellSize, scene: Scene = .start(), opened: OpenedScene? = nil,
    texts: [ANSISource: StyledText] = [:],
    themes: ThemeShelf, look: LabLook = LabLook(),
    keyMap: KeyMap = .standard
  ) {
    self.size = size
    self.scene = scene
    self.texts = texts
    self.themes = themes
    self.look = look
    self.keyMap = keyMap
    theme = themes.theme(themes.choice, on: look)
    start = LabSettings(scene: scene, themes: themes.choice)
    let room = Lab.container(on: size).size
    let stage = SceneStage(scene, screen: room, theme: theme, texts: texts)
    shown = ShownScene(
      stage: stage, placement: stage.placement(),
      view: ScreenView(screen: room, room: room, showing: [], after: nil))
    flips = FlipLog(shown)
    if let opened {
      scenes.location = SceneLocation(opened.document.path)
      scenes.opened[scenes.location] = opened
    }
    scenes.saved[scenes.location] = scene
    moment = LabMoment(
      settings: start, selection: selection, location: scenes.location, shown: shown)
    shown.view = screenView(after: nil)
    moment.shown = shown
  }

  /// What must be asked for before the first frame: word of every change to a theme's file, and what was
  /// not saved.
  var startingEffects: [LabEffect] {
    (themes.files.isEmpty ? [] : [watchThemes])
      + [.world(.scene(.findLeft(for: scenes.location)))]
  }

  var watchThemes: LabEffect { .terminal(.watch(paths: themes.files)) }

  var settings: LabSettings {
    get { LabSettings(scene: scene, themes: themes.choice) }
    set { (scene, themes.choice) = (newValue.scene, newValue.themes) }
  }

  /// The theme of a choice.
  func theme(_ choice: ThemeChoice) -> Theme { themes.theme(choice, on: look) }
}

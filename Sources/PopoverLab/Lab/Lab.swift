import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The lab: everything that it knows. A frame is a function of it alone.
public struct Lab: Equatable, Sendable {
  /// How the lab came to its end.
  public typealias Ending = LabEnding

  /// What modes share.
  var context: LabContext
  /// What is open.
  var modes = ModeStack()
  /// The page of the list of keys that is shown.
  var helpPage: Int?
  /// The count typed so far, which the next command is done with.
  var count: Int?
  /// What was asked for and is done once all themes have been read.
  var waiting: Waiting?

  /// Something that cannot be done before all themes have been read. A lab starts with one theme, as reading
  /// all of them would take longer than all else.
  struct Waiting: Equatable, Sendable {
    var followUp: Outbox.FollowUp
    /// What was said until then.
    var earlier: Notice?
  }

  /// - Parameters:
  ///   - size: the size of the screen, both at least 1.
  ///   - opened: the file that holds the scene.
  ///   - texts: what its popovers show of texts with colours.
  ///   - themes: the themes that a key cycles through, and the first one shown.
  ///   - display: what the screen can show.
  ///   - keyMap: the keys of the scene.
  public init(
    size: CellSize, scene: Scene = .start(), opened: OpenedScene? = nil,
    texts: [ANSISource: StyledText] = [:], themes: ThemeCollection,
    display: DisplayOptions = DisplayOptions(), keyMap: KeyMap = .standard
  ) {
    var themes = themes
    themes.show(on: display)
    let files = OpenScenes(scene, opened: opened, texts: texts)
    let room = LabScreen.container(on: size).size
    let shown = ShownScene(
      SceneStage(scene, screen: room, theme: themes.theme, texts: texts), room: room)
    let start = Moment(
      scene: scene, themes: themes.choice, selection: SceneSelection(),
      location: files.location, view: shown.view)
    context = LabContext(
      screen: LabScreen(size, display), sceneKeys: keyMap, keys: keyMap,
      edited: EditedScene(scene), history: EditHistory(start), shown: shown,
      flips: FlipLog(shown), themes: themes, files: files, catalog: CommandRegistry.catalog)
    context.place()
  }

  /// What must be asked for before the first frame: reports of changes to themes' files, and unsaved changes.
  var startingEffects: [LabEffect] {
    (context.themes.files.isEmpty ? [] : [.terminal(.watch(paths: context.themes.files))])
      + [.world(.scene(.findUnsaved(for: context.files.location)))]
  }
}

extension Lab {
  /// The scene that is edited.
  public var scene: Scene { context.edited.scene }
  /// Where everything of the scene is.
  public var placement: ScenePlacement { context.placement }
  /// The size of the screen.
  public var size: CellSize { context.size }
  /// The theme in use, as this screen can show it.
  public var theme: Theme { context.theme }
  /// What the screen can show.
  public var display: DisplayOptions { context.display }
  /// The screen of the scene. Its origin is that of the scene, wherever that is on the real screen.
  public var container: CellRect { context.container }
  /// The selected popover; `nil` if the scene has none.
  public var selectedPopover: ScenePopover? { context.edited.popover }
  /// Where the selected popover is, and why.
  public var placedPopover: PlacedPopover? { context.placedPopover }
  /// How it came to its end; `nil` while it goes on.
  public var ending: Ending? { context.ending }

  /// How changes of the scene are shown; at first they are shown immediately.
  public var motionManner: MotionManner {
    get { context.motion.manner }
    set { context.motion.manner = newValue }
  }

  /// The least screen on which the lab can be used: a popover beside its anchor, and the reason.
  public static let minimumSize = LabScreen.minimumSize

  /// Whether the screen is large enough.
  public var isUsable: Bool { context.screen.isUsable }

  /// Where anchors and popovers live on a screen: all of it without the two lines at the bottom.
  public static func container(on screen: CellSize) -> CellRect {
    LabScreen.container(on: screen)
  }

  /// The screen on which there is so much room for anchors and popovers.
  public static func size(holding container: CellSize) -> CellSize {
    CellSize(width: container.width, height: container.height + 2)
  }
}

import CellCanvas
import PopoverScenes
import PopoverThemes

@testable import PopoverLab

/// The parts of a lab that tests examine.
extension Lab {
  /// The present choices.
  struct Settings: Equatable {
    var scene: Scene
    var themes: ThemeChoice
  }

  var settings: Settings { Settings(scene: scene, themes: context.themes.choice) }
  var notice: Notice? { context.notice }
  var shown: ShownScene { context.shown }
  var flips: FlipLog { context.flips }
  var themes: ThemeCollection { context.themes }
  var files: OpenScenes { context.files }
  var isUnsaved: Bool { context.files.isUnsaved(scene) }
  var player: Player { context.player }
  var motion: LabMotion { context.motion }
  var selection: SceneSelection { context.edited.selection }
  var selectedAnchor: SceneRegion? { context.edited.anchor }
  var room: CellRect { context.screen.room }
  /// The first shown line of the inspector; `nil` while it is closed.
  var inspectorTop: Int? { context.explanation.inspectorTop }
  var overlays: Set<Overlay> {
    get { context.explanation.overlays }
    set { context.explanation.overlays = newValue }
  }

  /// The mode that takes the keys.
  var focus: ModeName { context.top.name }
  var dial: TurningMode? { modes.dial }
  var browser: ThemesMode? { modes.themes }
  var tiles: ComparisonMode? { modes.mode() }
  var sheet: SheetMode? { modes.mode() }
  var scrub: MotionScrub? { modes.mode(ScrubMode.self)?.scrub }
  var prompt: PromptMode? { modes.mode() }
  var palette: PaletteMode? { modes.mode() }
  var groups: GroupsMode? { modes.mode() }
  var help: HelpMode? { modes.mode() }
  var listedSettings: SettingsMode? { modes.mode() }

  /// The status line without a message.
  var status: String { modes.top.status(in: context).glyphs.map(\.text).joined() }
  var drag: Drag? { modes.scene.drag }
  /// When the path that plays takes its next step.
  var playDue: Duration? { modes.scene.due(in: context) }
  /// The themes whose scenes the browser shows.
  var shownThemes: [Theme] { browser.map { ThemesPanel($0, context).shownThemes } ?? [] }
  /// The text of the inspector.
  var inspection: Inspection {
    InspectorPanel(context, map: Explorer.map(in: context)).inspection()
  }
}

import ArgumentParser
import ClassicBackgrounds
import PopoverGeometry
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab themes sheet`: themes in every form of their chrome.
struct ThemesSheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Print themes in every direction, with the arrow at start, middle and end.",
    discussion: """
      Examples:
        poplab themes sheet classic
        poplab themes sheet classic ./mine.yaml --width 160
        poplab themes sheet --all --color always | less -R
        poplab themes sheet classic --as MB               as MBPopoverBackgroundView lays it out

      Four directions with the arrow at three places, and the form without an arrow: the sheet on \
      which every fault of a join can be seen. A theme with several kinds of chrome has a sheet for each. \
      With --as the parts lie where a named original puts them, faults and all.

      Modes: \(BackgroundViewMode.names)
      """)

  @Argument(help: ArgumentHelp("Themes.", valueName: "name|path"))
  var themes: [String] = []

  @Flag(help: "All themes.")
  var all = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Whose arithmetic to follow.", valueName: "mode"),
    transform: BackgroundViewMode.parsed)
  var mode = BackgroundViewMode.safe

  @OptionGroup(title: "Picture") var picture: ThemePictureOptions

  func validate() throws {
    if themes.isEmpty, !all { throw ValidationError("name a theme, or give --all.") }
    if !themes.isEmpty, all {
      throw ValidationError("--all are all themes; leave out the names.")
    }
  }

  func run() throws {
    let themes = try ThemeLibrary.current.themes(themes)
    try picture.print(picture.kind == nil ? themes.flatMap(\.everyKind) : themes) {
      ContactSheet($0, width: $1, depth: $2, as: mode).canvas
    }
  }
}

extension Theme {
  /// The theme in each kind of its chrome, the present one first.
  fileprivate var everyKind: [Theme] { variants.filter { $0.appearance == appearance } }
}

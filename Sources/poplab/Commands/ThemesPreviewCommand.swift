import ArgumentParser
import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes

/// `poplab themes preview`: one scene in several themes, side by side.
struct ThemesPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Print one scene in several themes, side by side.",
    discussion: """
      Examples:
        poplab themes preview
        poplab themes preview rounded ./mine.yaml --size 50x14
        poplab themes preview classic double --text "Save before closing?" --title Quit
        poplab themes preview --color always | less -R

      On a terminal the scenes have the themes' colours; what is no terminal gets plain text, or \
      colours where they are asked for.
      """)

  @Argument(help: ArgumentHelp("Themes; all of them if none is named.", valueName: "name|path"))
  var themes: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of each scene in cells.", valueName: "WxH"),
    transform: CellArguments.picture)
  var size: CellSize = PreviewScene.usualSize

  @OptionGroup var start: AnchorOptions

  @Option(
    help: ArgumentHelp(
      "Where the arrow may point, in order of preference, or none.",
      valueName: "up,down,left,right|none"),
    transform: CellArguments.directions)
  var permitted: ArrowDirections = .any

  @Option(help: ArgumentHelp("The popover's title.", valueName: "words"))
  var title = "Popover"

  @Option(help: ArgumentHelp("What the popover says, in place of a sample.", valueName: "words"))
  var text: String?

  @Option(
    help: ArgumentHelp("What stands below that; a sample below a sample.", valueName: "words"))
  var footer: String?

  @OptionGroup(title: "Picture") var picture: ThemePictureOptions

  func run() throws {
    let scene = PreviewScene(
      size: size, anchor: start.anchor, contentSize: start.content,
      permittedArrowDirections: permitted,
      title: title, text: text, footer: footer)
    try picture.print(try ThemeLibrary.current.themes(themes)) { themes, width, depth in
      ThemePreview(themes, of: scene, width: width, depth: depth).canvas
    }
  }
}

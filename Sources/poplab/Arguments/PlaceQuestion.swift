import ArgumentParser
import CellCanvas
import PopoverGeometry

/// The question of `poplab place`, in cells.
struct PlaceQuestion: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the container.", valueName: "WxH"),
    transform: CellArguments.container)
  var container: CellSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The anchor's place and size.", valueName: "x,y,w,h"),
    transform: CellArguments.anchor)
  var anchor: CellRect?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The preferred size of the content.", valueName: "WxH"),
    transform: CellArguments.container)
  var content: CellSize?

  @Option(
    help: ArgumentHelp(
      "Where the arrow may point, in order of preference, or none.",
      valueName: "up,down,left,right|none"),
    transform: CellArguments.directions)
  var permitted: ArrowDirections = .any

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Least distances from the container's edges.", valueName: "t,l,b,r"),
    transform: CellArguments.insets)
  var margins: Insets = .zero

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows and columns taken from the edges.", valueName: "t,l,b,r"),
    transform: CellArguments.insets)
  var reserved: Insets = .zero

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far the content may shrink.", valueName: "WxH"),
    transform: CellArguments.container)
  var minimum = CellSize(width: 1, height: 1)

  @Flag(help: "The popover may cover its anchor where there is no room beside it.")
  var canOverlap = false

  @Option(
    help: ArgumentHelp(
      "The direction shown until now, kept while it fits.", valueName: "up|down|left|right"),
    transform: CellArguments.direction)
  var current: ArrowDirection?

  @Option(
    help: ArgumentHelp("The theme whose border and arrow count.", valueName: "name|path"))
  var theme = ThemeLibrary.defaultName

  /// A scene has a container, an anchor and content; the rest has defaults.
  func requireScene() throws {
    let needed = [
      ("--container", container == nil), ("--anchor", anchor == nil), ("--content", content == nil),
    ]
    if let missing = needed.first(where: \.1) {
      throw ValidationError(
        "\(missing.0) is missing; a scene has a container, an anchor and content.")
    }
  }

  func presentation() throws -> PopoverPresentation {
    let empty = CellSize(width: 0, height: 0)
    return PopoverPresentation(
      sourceRect: Rect(anchor ?? CellRect(size: empty)),
      container: Rect(size: Size(container ?? empty)),
      preferredContentSize: Size(content ?? empty), permittedArrowDirections: permitted,
      metrics: try ThemeLibrary.theme(theme).metrics, popoverLayoutMargins: margins,
      reserved: reserved, minimumContentSize: Size(minimum),
      canOverlapSourceViewRect: canOverlap, currentArrowDirection: current)
  }
}

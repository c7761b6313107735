import ArgumentParser
import CellCanvas

/// A container and an anchor in it, as every question about a placement has them.
struct ContainerOptions: ParsableArguments {
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
}

/// An anchor and the size of a popover's content, where a scene begins with others.
struct AnchorOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The anchor's place and size in cells.", valueName: "x,y,w,h"),
    transform: CellArguments.anchor)
  var anchor: CellRect?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The preferred size of the content in cells.", valueName: "WxH"),
    transform: CellArguments.content)
  var content: CellSize?
}

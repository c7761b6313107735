import ArgumentParser
import CellCanvas
import PopoverGeometry

/// What is placed, beside what, and in what.
struct PlaceSceneOptions: ParsableArguments {
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
    parsing: .unconditional,
    help: ArgumentHelp(
      "Content that wraps; without --content as wide as its longest line.", valueName: "words"))
  var text: String?

  @Option(
    help: ArgumentHelp("The theme whose border and arrow count.", valueName: "name|path"))
  var theme = ThemeLibrary.defaultName

  @OptionGroup var ambiguous: AmbiguousOptions

  func requireAll() throws {
    let needed = [
      ("--container", container == nil), ("--anchor", anchor == nil),
      ("--content", content == nil && text == nil),
    ]
    if let missing = needed.first(where: \.1) {
      throw ValidationError(
        "\(missing.0) is missing; a scene has a container, an anchor and content or text.")
    }
  }

  var containerSize: CellSize { container ?? CellSize(width: 0, height: 0) }
  var anchorRect: CellRect { anchor ?? CellRect(x: 0, y: 0, width: 0, height: 0) }

  /// The words of the text as wide as they are drawn, line by line.
  var wrapping: WrappedContent? {
    text.map { WrappedContent(text: $0, ambiguous: ambiguous.width) }
  }
}

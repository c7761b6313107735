import ArgumentParser
import CellCanvas
import PopoverGeometry

/// A container and an anchor in it, as every question about a placement has them.
struct ContainerOptions: ParsableArguments {
  @Option(form: "WxH", read: CellArguments.container, help: "The size of the container.")
  var container: CellSize?

  @Option(form: "x,y,w,h", read: CellArguments.anchor, help: "The anchor's place and size.")
  var anchor: CellRect?
}

/// What is placed, beside what, and in what.
struct PlaceSceneOptions: ParsableArguments {
  @OptionGroup var place: ContainerOptions

  @Option(form: "WxH", read: CellArguments.container, help: "The preferred size of the content.")
  var content: CellSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Text that wraps; without --content, it is as wide as its longest line.", valueName: "words"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "The theme whose border and arrow take up room; \(ThemeLibrary.placingName) if none is given.",
      valueName: "name|path"),
    completion: .themes)
  var theme: String?

  var themeName: String { theme ?? ThemeLibrary.placingName }

  @OptionGroup var ambiguous: AmbiguousOptions

  func requireAll() throws {
    let missing = [String](missing: [
      "--container": place.container != nil, "--anchor": place.anchor != nil,
      "--content": content != nil || text != nil,
    ])
    if let missing = missing.first {
      throw ValidationError(
        "\(missing) is missing; a scene has a container, an anchor and content or text.")
    }
  }

  var containerSize: CellSize { place.container ?? CellSize(width: 0, height: 0) }
  var anchorRect: CellRect { place.anchor ?? CellRect(x: 0, y: 0, width: 0, height: 0) }

  /// The words of the text with the widths at which they are drawn, line by line.
  var wrapping: WrappedContent? {
    text.map { WrappedContent(text: $0, ambiguous: ambiguous.width) }
  }
}

/// Where the popover may lie, and how large it may be.
struct PlaceRoomOptions: ParsableArguments {
  @Option(
    form: "t,l,b,r", read: CellArguments.insets,
    help: "The smallest distances from the container's edges.")
  var margins: Insets?

  @Option(
    form: "t,l,b,r", read: CellArguments.insets, help: "Rows and columns taken from the edges.")
  var reserved: Insets?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A rectangle that the popover must not cover; may be repeated.", valueName: "x,y,w,h"),
    transform: CellArguments.rect)
  var keepOut: [CellRect] = []

  @Option(
    form: "WxH", read: CellArguments.container,
    help: "How far the content may shrink; 1x1 if it is not given.")
  var minimum: CellSize?

  @Option(form: "WxH", read: CellArguments.container, help: "How large the content may be.")
  var maximum: CellSize?

  @Option(form: "n", read: CellArguments.distance, help: "Rows for a title above the content.")
  var titleRows: Int?

  @Option(
    help: ArgumentHelp(
      "What may be dropped, in this order, before the content shrinks, if it helps.",
      valueName: "title,padding,border"), completion: .decorations,
    transform: PolicyArguments.decorations)
  var droppable: Decorations?

  @Flag(help: "The popover may cover its anchor where there is no room beside it.")
  var canOverlap = false

  func validate() throws {
    guard let minimum, let maximum,
      PopoverPresentation.contradiction(minimum: Size(minimum), maximum: Size(maximum)) != nil
    else { return }
    throw ValidationError(
      "--minimum \(minimum.words) is above --maximum \(maximum.words); lower it, or raise --maximum."
    )
  }

  var title: Insets { Insets(top: Double(titleRows ?? 0), left: 0, bottom: 0, right: 0) }
}

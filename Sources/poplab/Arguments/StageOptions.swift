import ArgumentParser
import CellCanvas

/// What a scene is shown with.
struct StageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the screen, for scenes that have none of their own.", valueName: "WxH"),
    transform: CellArguments.screen)
  var size = CellSize(width: 80, height: 24)

  @Option(
    help: ArgumentHelp(
      "A theme in place of the scene's own, by its name or its path.", valueName: "name|path"))
  var theme: String?

  @OptionGroup var ambiguous: AmbiguousOptions
}

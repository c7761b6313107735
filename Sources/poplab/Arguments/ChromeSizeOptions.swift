import ArgumentParser
import PopoverGeometry

/// The sizes of a background; what is not given is as the original has it.
struct ChromeSizeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The arrow's length along the edge.", valueName: "n"),
    transform: PointArguments.length)
  var base: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The arrow's height, from base to tip.", valueName: "n"),
    transform: PointArguments.length)
  var height: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The corners, which the arrow should leave whole.", valueName: "n|t,l,b,r"),
    transform: PointArguments.caps)
  var caps: Insets?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "From the background's edges to the content; may be negative.", valueName: "n|t,l,b,r"),
    transform: PointArguments.insets)
  var insets: Insets?

  func metrics(over usual: PopoverMetrics) -> PopoverMetrics {
    PopoverMetrics(
      arrowBase: base ?? usual.verticalArrow.base,
      arrowHeight: height ?? usual.verticalArrow.height,
      contentViewInsets: insets ?? usual.contentViewInsets, capInsets: caps ?? usual.capInsets)
  }
}

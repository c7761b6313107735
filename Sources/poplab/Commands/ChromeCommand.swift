import ArgumentParser
import ClassicBackgrounds
import PlacementRequests
import PopoverGeometry
import PopoverReports
import PopoverScenes

/// `poplab chrome`: where background, arrow and content lie, in points, as a named original has them.
struct ChromeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chrome",
    abstract: "Say where background, arrow and content lie, as poplab or as a named original.",
    usage: "poplab chrome --bounds <WxH> [<options>]",
    discussion: """
      Examples:
        poplab chrome --bounds 240x180 --direction up --offset -40
        poplab chrome --bounds 240x180 --direction up --offset -110 --as MB
        poplab chrome --bounds 320x300 --direction left --offset 125 \\
            --as GIK --json
        poplab chrome --bounds 200x140 --direction right --offset 44 \\
            --as Textured --caps 12
        poplab chrome --bounds 22x9 --direction up --as "GT 2012" \\
            --base 1 --height 1 --caps 1 --insets 1 --cells

      Figures are points and may have decimals; a place is counted from the view's top left corner. \
      Without --base, --height, --caps and --insets the sizes are those of the original; the corner \
      radius of an original is in the caps. A star marks what differs from the safe mode, which is \
      asked the same with the same sizes.

      Modes: \(BackgroundViewMode.names)
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the whole view, its arrow included.", valueName: "WxH"),
    transform: PointArguments.size)
  var bounds: Size

  @Option(
    help: ArgumentHelp(
      "Where the arrow points; up by default.", valueName: "up|down|left|right|none"),
    completion: .directionOrNone, transform: PointArguments.direction)
  var direction = ChromeDirection(arrow: .up)

  @Option(
    form: "n", read: PointArguments.offset,
    help: "From the middle of the edge to the arrow; negative is left or up.")
  var offset = 0.0

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Whose arithmetic to follow.", valueName: "mode"), completion: .originals,
    transform: BackgroundViewMode.parsed)
  var mode = BackgroundViewMode.safe

  @OptionGroup var sizes: ChromeSizeOptions

  @Flag(help: "Use whole cells: what is centred is rounded.")
  var cells = false

  @Flag(help: .json)
  var json = false

  private var question: BackgroundViewQuestion {
    BackgroundViewQuestion(
      bounds: bounds, direction: direction.arrow, arrowOffset: offset,
      metrics: sizes.metrics(over: mode.metrics), grid: cells ? .cells : .points)
  }

  func validate() throws {
    guard !cells || question.hasWholeSizes else {
      throw ValidationError("with --cells all sizes are whole; only the offset may have decimals.")
    }
  }

  func run() throws {
    let report = ChromeReport(question, as: mode)
    try StandardOutput.write(json ? try report.json() + "\n" : report.table)
  }
}

extension BackgroundViewQuestion {
  fileprivate var hasWholeSizes: Bool {
    let arrow = metrics.verticalArrow
    let insets = [metrics.capInsets, metrics.contentViewInsets].flatMap(\.figures)
    return ([bounds.width, bounds.height, arrow.base, arrow.height] + insets).allSatisfy {
      $0 == $0.rounded()
    }
  }
}

/// The sizes of a background; each defaults to the original's.
struct ChromeSizeOptions: ParsableArguments {
  @Option(form: "n", read: PointArguments.length, help: "The arrow's length along the edge.")
  var base: Double?

  @Option(form: "n", read: PointArguments.length, help: "The arrow's height, from base to tip.")
  var height: Double?

  @Option(
    form: "n|t,l,b,r", read: PointArguments.caps,
    help: "The corners, which the arrow should stay clear of.")
  var caps: Insets?

  @Option(
    form: "n|t,l,b,r", read: PointArguments.insets,
    help: "From the background's edges to the content; may be negative.")
  var insets: Insets?

  func metrics(over usual: PopoverMetrics) -> PopoverMetrics {
    PopoverMetrics(
      arrowBase: base ?? usual.verticalArrow.base,
      arrowHeight: height ?? usual.verticalArrow.height,
      contentViewInsets: insets ?? usual.contentViewInsets, capInsets: caps ?? usual.capInsets)
  }
}

extension BackgroundViewMode {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") + "." }

  static func parsed(_ name: String) throws -> BackgroundViewMode {
    do { return try named(name) } catch { throw ValidationError(error.reason + ".") }
  }
}

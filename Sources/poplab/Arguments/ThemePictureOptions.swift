import ArgumentParser
import CellCanvas
import PopoverThemes

/// How pictures of themes are printed, and which look of each theme.
struct ThemePictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The way to draw the chrome, where a theme has it: "
        + ChromeKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "kind"))
  var kind: ChromeKind?

  @Option(help: "The variant of the colours, where a theme has it.")
  var appearance: Appearance?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The columns that a line may take; those of the terminal, or 80.", valueName: "columns"),
    transform: ThemePictureOptions.columns)
  var width: Int?

  @Option(help: "Colours: auto, always, never, 16, 256 or truecolor.")
  var color = ColorChoice.auto

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  /// Prints what `draw` makes of the themes, for the columns and the depth that there are.
  func print(_ themes: [Theme], _ draw: ([Theme], Int, ColorDepth) -> Canvas) throws {
    let output = OutputLook.current
    let canvas = draw(
      themes.map { look(of: $0, on: output) }, width ?? output.width, output.depth(color))
    let isASCII = ascii || output.isASCII
    try StandardOutput.write(output.text(of: isASCII ? canvas.inASCII : canvas, color))
  }

  private func look(of theme: Theme, on output: OutputLook) -> Theme {
    var theme = ascii || output.isASCII ? theme.inASCII : theme
    if let kind { theme.kind = kind }
    if let appearance { theme.appearance = appearance }
    return theme
  }

  private static func columns(_ text: String) throws -> Int {
    guard let columns = Int(text), (1...2_000).contains(columns) else {
      throw ValidationError("columns are a number from 1 to 2000.")
    }
    return columns
  }
}

extension ChromeKind: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}

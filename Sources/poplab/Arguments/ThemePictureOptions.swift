import ArgumentParser
import CellCanvas
import PopoverThemes

/// How pictures of themes are printed, and in which kind and appearance.
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

  @OptionGroup var ambiguous: AmbiguousOptions

  /// Prints the picture that `draw` makes of the themes, for the width and color depth of the output.
  func print(_ themes: [Theme], _ draw: ([Theme], Int, ColorDepth) -> Canvas) throws {
    let output = OutputAppearance.current
    let columns = width ?? output.width
    let themes = themes.map { look(of: $0, on: output) }
    let canvas = draw(themes, columns, output.depth(color))
    try reportIfWider(canvas.size.width, than: columns, on: output)
    let legible = themes.first?.legible(canvas) ?? canvas
    try StandardOutput.write(output.text(of: legible, color))
  }

  /// A width that was given is met or refused, as what is printed has to fit somewhere. On a
  /// terminal a picture that is too wide is better than none, and a message explains its broken
  /// lines. Otherwise no width is expected.
  private func reportIfWider(_ picture: Int, than columns: Int, on output: OutputAppearance) throws
  {
    guard picture > columns else { return }
    if width != nil {
      throw CommandFailure(
        "one of the pictures is \(picture) columns wide, more than the --width of \(columns); give "
          + "\(picture) or more",
        status: .usage)
    }
    guard output.terminal != nil else { return }
    StandardError.write(
      "poplab: the pictures are \(picture) columns wide and the terminal \(columns); lines break\n")
  }

  private func look(of theme: Theme, on output: OutputAppearance) -> Theme {
    var theme = output.shown(theme, ascii: ascii, ambiguous)
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

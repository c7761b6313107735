import ArgumentParser
import CellCanvas
import ClassicBackgrounds
import PopoverGeometry
import PopoverReports
import PopoverThemes

/// `poplab themes preview`: one scene in several themes, side by side.
struct ThemesPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Print one scene in several themes, side by side.",
    discussion: """
      Examples:
        poplab themes preview
        poplab themes preview rounded ./mine.yaml --size 50x14
        poplab themes preview classic double --text "Save first?" --title Quit
        poplab themes preview --color always | less -R

      On a terminal the scenes have the themes' colours; what is no terminal gets plain text, or \
      colours where they are asked for.
      """)

  @Argument(
    help: ArgumentHelp("Themes; all of them if none is named.", valueName: "name|path"),
    completion: .themes)
  var themes: [String] = []

  @Option(
    form: "WxH", read: CellArguments.picture,
    help: "The size of each scene in cells; \(PreviewScene.usualSize.words) if it is not given.")
  var size: CellSize = PreviewScene.usualSize

  @OptionGroup var start: AnchorOptions

  @Option(
    help: ArgumentHelp(
      "Where the arrow may point, in order of preference, or none.",
      valueName: "up,down,left,right|none"), completion: .directions,
    transform: CellArguments.directions)
  var permitted: ArrowDirections = .any

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The popover's title.", valueName: "words"))
  var title = "Popover"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What the popover says, in place of a sample.", valueName: "words"))
  var text: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The popover's footer; without --text, a sample.", valueName: "words"))
  var footer: String?

  @OptionGroup(title: "Picture") var picture: ThemePictureOptions

  func run() throws {
    let scene = PreviewScene(
      size: size, anchor: start.anchor, contentSize: start.content,
      permittedArrowDirections: permitted,
      title: title, text: text, footer: footer)
    let library = ThemeLibrary.current
    if themes.isEmpty { return try picture.print(scene, in: library.readableThemes) }
    try picture.print(scene, in: try library.themes(themes))
  }
}

/// `poplab themes sheet`: themes in every form of their chrome.
struct ThemesSheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Print themes in every direction, with the arrow at start, middle and end.",
    discussion: """
      Examples:
        poplab themes sheet classic
        poplab themes sheet classic ./mine.yaml --width 160
        poplab themes sheet --all --color always | less -R
        poplab themes sheet classic --as MB  laid out as MBPopoverBackgroundView
        poplab themes sheet rounded --schemes ./schemes --dark --sort brightness
        poplab themes sheet --schemes all --output schemes.svg

      Four directions with the arrow at three places, and the form without an arrow: the sheet on \
      which every fault of a join can be seen. A theme with several kinds of chrome has a sheet for each. \
      With --as the parts lie where a named original puts them, faults and all.

      With --schemes the sheet shows one theme in the colours of every scheme of a folder, each below its name \
      and the contrast of its text. The options for schemes are those of 'poplab themes list'. A file whose \
      name ends in .svg gets a picture, one that ends in .txt or .ansi the text.

      Modes: \(BackgroundViewMode.names)
      """)

  @Argument(help: ArgumentHelp("Themes.", valueName: "name|path"), completion: .themes)
  var themes: [String] = []

  @Flag(help: "All themes.")
  var all = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Whose arithmetic to follow.", valueName: "mode"), completion: .originals,
    transform: BackgroundViewMode.parsed)
  var mode = BackgroundViewMode.safe

  @OptionGroup(title: "Colour schemes") var schemes: SchemeSheetOptions

  @OptionGroup(title: "Picture") var picture: ThemePictureOptions

  func validate() throws {
    if schemes.areShown { return try validateSchemes() }
    if let option = schemes.given {
      throw ValidationError(
        "\(option) is for colour schemes; add --schemes and a folder of them, or --schemes all.")
    }
    if themes.isEmpty, !all { throw ValidationError("name a theme, or give --all.") }
    if !themes.isEmpty, all {
      throw ValidationError("--all means all themes; leave out the names.")
    }
  }

  private func validateSchemes() throws {
    if themes.count > 1 || all {
      throw ValidationError("--schemes shows one theme in many colours; name one theme alone.")
    }
    if mode != .safe { throw ValidationError("--schemes shows no layouts; leave out --as.") }
    if picture.scheme.scheme != nil {
      throw ValidationError("--schemes names the colour schemes; leave out --scheme.")
    }
  }

  func run() throws {
    if schemes.areShown {
      let theme = try ThemeLibrary.current.theme(themes.first ?? ThemeLibrary.defaultName)
      return try schemes.write(theme, picture)
    }
    let themes = try ThemeLibrary.current.themes(themes)
    try picture.print(picture.kind == nil ? themes.flatMap(\.everyKind) : themes) {
      ContactSheet($0, width: $1, depth: $2, as: mode).canvas
    }
  }
}

extension Theme {
  /// The theme in each kind of its chrome, the present one first.
  fileprivate var everyKind: [Theme] { variants.filter { $0.appearance == appearance } }
}

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
    form: "columns", read: CellArguments.columns,
    help: "The most columns of a line; by default those of the terminal, or 80.")
  var width: Int?

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var ambiguous: AmbiguousOptions

  @OptionGroup var scheme: SchemeOption

  var color: ColorChoice { drawing.color ?? .auto }

  /// Prints the picture that `draw` makes of the themes, for the width and colour depth of the output.
  func print(_ themes: [Theme], _ draw: ([Theme], Int, ColorDepth) -> Canvas) throws {
    let output = OutputAppearance.current
    let columns = width ?? output.width
    let themes = try themes.map { look(of: try scheme.colored($0), on: output) }
    let canvas = draw(themes, columns, output.depth(color))
    try reportIfWider(canvas.size.width, than: columns, on: output)
    let legible = themes.first?.legible(canvas) ?? canvas
    try StandardOutput.write(output.text(of: legible, color))
  }

  /// Prints a scene in each of the themes, line by line, so that thousands of themes take no more memory than a line.
  func print(_ scene: PreviewScene, in themes: some Sequence<Theme>) throws {
    let output = OutputAppearance.current
    let columns = width ?? output.width
    let (depth, count) = (
      output.depth(color), ThemePreview.count(of: scene.size, inWidth: columns)
    )
    var (line, firstWidth) = ([Theme](), nil as Int?)
    func printLine() throws {
      var canvas = ThemePreview(line, of: scene, width: columns, depth: depth).canvas
      if let firstWidth {
        canvas = ThemePreview.following(canvas, width: firstWidth)
      } else {
        try reportIfWider(canvas.size.width, than: columns, on: output)
      }
      try StandardOutput.write(output.text(of: line.first?.legible(canvas) ?? canvas, color))
      (line, firstWidth) = ([], canvas.size.width)
    }
    for theme in themes {
      line.append(look(of: try scheme.colored(theme), on: output))
      if line.count == count { try printLine() }
    }
    if !line.isEmpty { try printLine() }
  }

  /// A width that was given is met or refused, as what is printed has to fit somewhere. On a terminal a
  /// picture that is too wide is better than none, and a message explains its broken lines.
  func reportIfWider(_ picture: Int, than columns: Int, on output: OutputAppearance) throws {
    guard picture > columns else { return }
    if width != nil {
      throw CommandFailure(
        "one of the pictures is \(picture) columns wide, more than the --width of \(columns); give "
          + "\(picture) or more",
        status: .usage)
    }
    guard output.terminal != nil else { return }
    StandardError.write(
      "poplab: the pictures are \(picture) columns wide and the terminal \(columns); lines will wrap\n"
    )
  }

  func look(of theme: Theme, on output: OutputAppearance) -> Theme {
    var theme = output.shown(theme, ascii: drawing.ascii, ambiguous)
    if let kind { theme.kind = kind }
    if let appearance { theme.appearance = appearance }
    return theme
  }
}

extension ChromeKind: WordArgument {}
extension Appearance: WordArgument {}

import ArgumentParser
import CellCanvas
import PopoverReports
import PopoverScenes

/// `poplab scenes`: what scenes there are, and what each shows.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract:
      "List the scenes that come with the program, show one, or print a line that recreates it.",
    discussion: """
      Examples:
        poplab scenes list
        poplab scenes show completion-menu
        poplab scenes show the-lab --source > mine.yaml
        poplab scenes link nested
      """,
    subcommands: [ScenesListCommand.self, ScenesShowCommand.self, ScenesLinkCommand.self],
    defaultSubcommand: ScenesListCommand.self)
}

/// `poplab scenes list`: the names of the scenes that come with the program.
struct ScenesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scenes that come with the program.",
    usage: "poplab scenes list [<options>]",
    discussion: """
      Examples:
        poplab scenes list           the scenes, as 'poplab scenes' alone does
        poplab scenes list --json
        poplab scenes list --pages
      """)

  /// Words that are no commands of the group.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var words: [String] = []

  @Flag(help: .json)
  var json = false

  @Flag(help: "Draw the pages a scene can use as 'page:', instead of the list.")
  var pages = false

  @Option(help: .theme, completion: .themes)
  var theme: String?

  @OptionGroup var scheme: SchemeOption

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var ambiguous: AmbiguousOptions

  func validate() throws {
    if let word = words.first {
      throw Invocation.unknown(word, of: ScenesCommand.self)
    }
    if pages, json { throw ValidationError("the pages are pictures; leave out --pages or --json.") }
    let ofPages = [String](given: [
      "--theme": theme != nil, "--scheme": scheme.scheme != nil,
      "--ambiguous-width": ambiguous.ambiguousWidth != nil,
    ])
    if !pages, let first = (ofPages + drawing.names).first {
      throw ValidationError("the list is no picture; leave out \(first), or add --pages.")
    }
  }

  func run() throws {
    if pages { return try drawPages() }
    try StandardOutput.write(
      json ? try ShippedScenes.json() + "\n" : try ShippedScenes.table())
  }

  private func drawPages() throws {
    let output = OutputAppearance.current
    let named = try scheme.colored(
      SceneLibrary().themes.theme(theme ?? ThemeLibrary.defaultName))
    let shown = output.shown(named, ascii: drawing.ascii, ambiguous)
    let color = drawing.color ?? .auto
    let canvas = ShippedPage.pictures(width: 80, theme: shown, depth: output.depth(color))
    try StandardOutput.write(output.text(of: shown.legible(canvas), color))
  }
}

/// `poplab scenes show`: draws a scene and says where its popovers go, or prints its file.
struct ScenesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Draw a scene and say where its popovers go, or print its file.",
    usage: "poplab scenes show <name|path> [<options>]",
    discussion: """
      Examples:
        poplab scenes show nested
        poplab scenes show nested --theme classic --color always | less -R
        poplab scenes show ./mine.yaml --size 40x12 --json
        poplab scenes show the-lab --source > mine.yaml

      A scene is one of those that 'poplab scenes list' names, or a file by its path.
      """)

  @Argument(help: ArgumentHelp("The scene.", valueName: "name|path"), completion: .scenes)
  var scene: String

  @OptionGroup var options: StageOptions

  @Flag(help: "Print the file of the scene, as a start for your own.")
  var source = false

  @OptionGroup var drawing: DrawingOptions

  @Flag(help: .json)
  var json = false

  func validate() throws {
    if source, json { throw ValidationError("a file is not JSON; leave out --source or --json.") }
    if source, let needless = options.names.first {
      throw ValidationError("a file is printed as it is; leave out --source or \(needless).")
    }
    guard source || json, let needless = drawing.names.first else { return }
    let other = source ? "--source" : "--json"
    throw ValidationError("\(other) prints no picture; leave out \(other) or \(needless).")
  }

  func run() throws {
    let library = SceneLibrary()
    if source { return try StandardOutput.write(try library.document(scene).bytes) }
    var stage = try options.stage(try library.document(scene), in: library)
    if json { return try StandardOutput.write(try stage.placement().json() + "\n") }
    let output = OutputAppearance.current
    stage.theme = output.shown(stage.theme, ascii: drawing.ascii, options.ambiguous)
    let placement = stage.placement()
    let color = drawing.color ?? .auto
    let canvas = stage.picture(of: placement, depth: output.depth(color))
    try StandardOutput.write(output.text(of: canvas, color) + placement.sentences)
  }
}

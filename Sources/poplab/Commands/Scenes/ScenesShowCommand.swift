import ArgumentParser
import PopoverScenes

/// `poplab scenes show`: a scene as it is drawn, and where its popovers go; or its file.
struct ScenesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Draw a scene and say where its popovers go, or print its file.",
    discussion: """
      Examples:
        poplab scenes show nested
        poplab scenes show nested --theme classic --color always | less -R
        poplab scenes show ./mine.yaml --size 40x12 --json
        poplab scenes show the-lab --source > mine.yaml

      A scene is one of those that 'poplab scenes list' names, or a file by its path.
      """)

  @Argument(help: ArgumentHelp("The scene.", valueName: "name|path"))
  var scene: String

  @OptionGroup var options: StageOptions

  @Flag(help: "Print the file of the scene, to begin one of your own.")
  var source = false

  @Option(help: "Colours: auto, always, never, 16, 256 or truecolor.")
  var color = ColorChoice.auto

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(help: "Print where everything is as JSON.")
  var json = false

  func run() throws {
    StandardOutput.reportClosedPipes()
    let library = SceneLibrary()
    if source { return try StandardOutput.write(try library.source(scene).bytes) }
    var stage = try library.stage(try library.document(scene), options)
    let output = OutputLook.current
    stage.theme = output.shown(stage.theme, ascii: ascii, options.ambiguous)
    let placement = stage.placement()
    if json { return try StandardOutput.write(try placement.json() + "\n") }
    let canvas = stage.picture(of: placement, depth: output.depth(color))
    try StandardOutput.write(output.text(of: canvas, color) + placement.sentences)
  }
}

import ArgumentParser
import CellCanvas
import CellPictures
import MessageText
import PlacementRequests
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab diff`: which cells of two pictures differ.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say in which cells two scenes, themes or pictures differ.",
    usage: "poplab diff <name|path> <name|path> [<options>]",
    discussion: """
      Examples:
        poplab diff nested ./mine.yaml
        poplab diff ./before.screen ./after.screen
        poplab diff mb-blue mb-red
        poplab diff ./mine.yaml ./golden.screen --theme classic --size 60x20
        poplab diff ./before.screen ./after.screen --output difference.svg

      Each is a scene or a theme, by name or by path, or a picture of screen format. A scene is drawn as it is, without \
      the lab around it, as 'poplab check --update' writes it; pictures of 'poplab render --format screen' show the lab \
      and are compared with each other. --size is for scenes without a screen of their own. Of a theme it is the sheet \
      with all its directions. Rows that differ are printed as they are in both, with marks below; \
      where only colours differ, the styles. Of two scenes what is said of popovers is compared too.

      JSON is one object with version, same, one, other (names), sizes, cells (a number), parts (rectangles of \
      cells that differ, [x, y, width, height]) and sentences. With --output the ending decides: .svg, .json or .txt.

      Exit status: 0 the same; 1 different; 65 faults in a file; 66 no such name or file.
      """)

  enum Format: String, WordArgument {
    case text
    case svg
    case json

    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
  }

  @Argument(
    help: ArgumentHelp("A scene, a theme or a picture.", valueName: "name|path"),
    completion: .scenesAndThemes)
  var one: String

  @Argument(
    help: ArgumentHelp("The other one.", valueName: "name|path"), completion: .scenesAndThemes)
  var other: String

  @OptionGroup var options: StageOptions

  @Option(help: "The form of the answer.")
  var format: Format?

  @OptionGroup var answer: JSONOption

  @Option(help: ArgumentHelp("Write into a file.", valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    _ = try answer.form(format, json: .json)
  }

  func run() throws {
    let format = try answer.form(format, json: .json)
    let output = try PictureOutput(
      format: format.flatMap(\.picture), path: output, depth: .trueColor)
    let sides = (try subject(one, beside: other), try subject(other, beside: one))
    if !sides.0.isScene, !sides.1.isScene { try refuseSceneOptions() }
    let comparison = PictureComparison(sides.0.subject, sides.1.subject)
    try output.write(
      text: try text(of: comparison, output.format),
      whereUnsupported: unsupported(output.format))
    if !comparison.isSame { throw ExitCode(1) }
  }

  private func text(of comparison: PictureComparison, _ format: PictureFormat) throws -> String? {
    switch format {
    case .text: comparison.text
    case .svg: comparison.svg
    case .json: try comparison.json() + "\n"
    case .ansi, .html, .screen, .png: nil
    }
  }

  private func unsupported(_ format: PictureFormat) -> String {
    "'\((output ?? "").shownSafely)' ends like a file of \(format.rawValue), and a difference is text, svg or json; "
      + "name a file that ends in .txt, .svg or .json"
  }

  /// - Throws: ``CommandFailure`` if there is an option that says how scenes are shown.
  private func refuseSceneOptions() throws {
    guard let needless = options.names.first else { return }
    throw CommandFailure(
      "\(needless) says how scenes are shown, and none is compared; leave it out", status: .usage)
  }

  private typealias Side = (subject: PictureComparison.Subject, isScene: Bool)

  /// A picture in a file, which its content tells; else a scene or a theme. What is neither for certain is what the other is.
  private func subject(_ name: String, beside other: String) throws -> Side {
    if let picture = try picture(name) { return (picture, isScene: false) }
    let library = SceneLibrary()
    let kind = SceneOrTheme(name, in: library)
    if kind == nil, !name.isThemePath { throw library.failure(finding: name) }
    if kind ?? SceneOrTheme(other, in: library) == .theme {
      let sheet = sheet(of: try library.themes.theme(name), called: name)
      return (sheet, isScene: false)
    }
    let stage = try options.stage(try library.document(name), in: library)
    return (scene(stage, called: SceneLibrary.title(of: name)), isScene: true)
  }

  private func sheet(of theme: Theme, called name: String) -> PictureComparison.Subject {
    let canvas = ContactSheet([theme], width: 80, depth: .trueColor, as: .safe).canvas
    return .init(name, canvas, appearance: theme.appearance)
  }

  private func scene(_ stage: SceneStage, called name: String) -> PictureComparison.Subject {
    let placement = stage.placement()
    return .init(
      name, stage.picture(of: placement, depth: .trueColor), appearance: stage.theme.appearance,
      sentences: placement.sentences.split(separator: "\n").map(String.init))
  }

  private func picture(_ path: String) throws -> PictureComparison.Subject? {
    let isPicture = PictureFormat(ofFile: path) == .screen
    guard let text = try text(path, isPicture), isPicture || ScreenText.looksRight(text)
    else { return nil }
    Inputs.note(path)
    do {
      let canvas = try ScreenText.canvas(from: text)
      // It says colours itself; what is the terminal's own is shown as on a dark one.
      return .init(path, canvas, appearance: .dark)
    } catch {
      throw CommandFailure(located: "\(path.shownSafely):\(error)")
    }
  }

  /// The text of a file, which must be there if its name is that of a picture; `nil` if there is none.
  private func text(_ path: String, _ isPicture: Bool) throws -> String? {
    do throws(StorageFault) {
      return String(decoding: try InputFile.glance(at: path), as: UTF8.self)
    } catch {
      if !isPicture { return nil }
      throw CommandFailure(
        "cannot read the picture '\(path.shownSafely)': \(error)", status: .noInput)
    }
  }
}

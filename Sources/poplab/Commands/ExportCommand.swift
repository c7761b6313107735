import ArgumentParser
import MessageText
import PopoverReports
import PopoverScenes

/// `poplab export`: a scene as code for another program.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a popover of a scene as code for another program or toolkit.",
    usage: "poplab export <name|path> ... --as <target> [<options>]",
    discussion: """
      Examples:
        poplab export lsp-hover --as neovim > hover.lua
        poplab export ./mine.yaml --as css > mine.html
        poplab export nested --popover menu --as tmux | sh

      Targets:
      \(ExportTarget.list)
      nvim stands for neovim too.

      The code runs as it stands. A comment at its head says what the target has no words for, and \
      where its engine would decide otherwise than poplab. Code for uikit, swiftui, floating-ui, css \
      and xdg states the rule, the others state the place that poplab has chosen.

      JSON is an object a scene: the code, where the box lies, and what was lost.

      Exit status: 0 written; 1 the scene does not show that popover; 64 wrong usage; 65 bad data; \
      66 no such scene.
      """)

  @Argument(
    help: ArgumentHelp("The scenes, by name or by path.", valueName: "name|path"),
    completion: .scenes)
  var scenes: [String]

  @Option(name: .customLong("as"), help: ArgumentHelp("What to write it for.", valueName: "target"))
  var target: ExportTarget

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The popover; the first of the scene if left out.", valueName: "name"))
  var popover: String?

  @OptionGroup var options: StageOptions

  @Flag(help: .json)
  var json = false

  func validate() throws {
    if scenes.count > 1, !json {
      throw ValidationError("code is for one scene; give one, or add --json for a line each.")
    }
  }

  func run() throws {
    let library = SceneLibrary()
    var (status, reported): (ExitStatus?, Set<String>) = (nil, [])
    for scene in scenes {
      do { try write(scene, of: library) } catch let failure as CommandFailure
        where failure.status != .inputOutput
      {
        // The others are written all the same. A theme that is not there is reported once.
        if reported.insert(failure.text).inserted { StandardError.write(failure.text + "\n") }
        status = status ?? failure.status
      }
    }
    if let status { throw ExitCode(status.rawValue) }
  }

  private func write(_ scene: String, of library: SceneLibrary) throws {
    let subject = try options.exported(popover, of: scene, in: library)
    try StandardOutput.write(
      json ? try target.json(subject, scene: scene) + "\n" : target.code(subject))
  }
}

extension StageOptions {
  /// A popover of a scene as it is shown.
  func exported(
    _ name: String?, of scene: String, in library: SceneLibrary
  ) throws -> ExportedPopover {
    try exported(name, of: try library.document(scene), in: library)
  }

  func exported(
    _ name: String?, of document: SceneDocument, in library: SceneLibrary
  ) throws -> ExportedPopover {
    let (stage, scene) = (try stage(document, in: library), document.path)
    let names = stage.scene.popovers.map(\.name)
    guard let name = name ?? names.first else {
      throw CommandFailure("the scene '\(scene)' has no popovers".shownSafely, status: .badData)
    }
    guard names.contains(name) else {
      throw CommandFailure(
        "the scene '\(scene)' has no popover '\(name)'; it has \(names.joined(separator: ", "))"
          .shownSafely, status: .usage)
    }
    guard let exported = ExportedPopover(name, of: stage) else {
      let sentence = stage.placement()[name]?.sentence ?? "it is not shown"
      throw CommandFailure(
        "the popover '\(name)' has no place: \(sentence)".shownSafely, status: .different)
    }
    return exported
  }
}

extension ExportTarget: ExpressibleByArgument {
  package init?(argument: String) {
    guard let target = ExportTarget.named(argument) else { return nil }
    self = target
  }

  package static var allValueStrings: [String] { all.map(\.name) }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The targets with what each is, a line each.
  fileprivate static var list: String {
    all.map {
      "  \($0.name)\(String(repeating: " ", count: max(1, 13 - $0.name.count)))\($0.summary)"
    }
    .joined(separator: "\n")
  }
}

import PopoverThemes

/// What can be typed after `:`, by its name.
struct LabCommand: Sendable {
  /// What may follow the name.
  enum Form: Equatable, Sendable {
    case plain(LabAction)
    /// A number of times, once if there is none.
    case counted(LabAction)
    /// One of a few words, or a number of times as above.
    case choice([Choice<LabAction>], next: LabAction)
    /// The name of a theme, or the path of its file.
    case theme
    /// The same for whose contact sheet it is; `all` for every theme's, nothing for the one in use.
    case sheet
    /// The names of two engines or more, or nothing.
    case engines
    /// What the command says itself.
    case worded(WordedCommand)
  }

  var name: String
  /// A short form.
  var alias: String?
  var help: String
  var form: Form

  /// What it does by its name alone; `nil` if something must follow.
  var action: LabAction? {
    switch form {
    case .plain(let action), .counted(let action), .choice(_, next: let action): action
    case .sheet: .showSheet
    case .worded(let command): command.bareAction
    case .theme: nil
    case .engines: .compareEngines
    }
  }

  /// Whether a line may go on with one of a few words, none of which is typed yet.
  func isChoice(_ line: CommandLine) -> Bool {
    switch form {
    case .choice, .worded(.key): line.hasArgument && line.argument.isEmpty
    default: false
    }
  }

  /// Whether nothing can be done by the name alone.
  var needsArgument: Bool { action == nil }

  /// How it is written: `left [N]`.
  var usage: String {
    switch form {
    case .plain: name
    case .counted: "\(name) [N]"
    case .choice: "\(name) [N|NAME]"
    case .theme: "\(name) NAME"
    case .sheet: "\(name) [NAME|\(LabCommand.everyTheme)]"
    case .engines: "\(name) [ENGINE ENGINE ..]"
    case .worded(let command): "\(name) \(command.usage)"
    }
  }

  /// What stands for every theme after `sheet`.
  static let everyTheme = "all"
}

extension LabCommand {
  /// Everything that can be done, in the order in which it is offered.
  static let all: [LabCommand] = [
    plain("help", .help, "show every key, and the next page"),
    plain("prompt", .prompt, "type a command"),
    plain("palette", .palette, "find a command by a part of its name, or of what it does"),
    plain("themes", .browseThemes, "browse all themes"),
    LabCommand(
      name: "theme", help: "use a theme, by its name or the path of its file", form: .theme),
    counted("next-theme", .nextTheme, "go to the next theme"),
    LabCommand(
      name: "kind", help: "go to the next kind of the theme's chrome, or to this one",
      form: .choice(
        ChromeKind.allCases.map { Choice(name: $0.rawValue, value: .useKind($0)) },
        next: .nextKind)),
    LabCommand(
      name: "appearance", help: "go to the theme's light or dark variant",
      form: .choice(
        Appearance.allCases.map { Choice(name: $0.rawValue, value: .useAppearance($0)) },
        next: .nextAppearance)),
    LabCommand(name: "sheet", help: "show the chrome of a theme in all forms", form: .sheet),
    plain("why", .inspect, "say why the popover is where it is, and the next page"),
    LabCommand(
      name: "compare", help: "show the scene as other engines have it, or not", form: .engines),
    counted("next-engine", .compare(.turnEngine(1)), "compare with the next engine"),
    counted("previous-engine", .compare(.turnEngine(-1)), "compare with the engine before"),
    counted("next-tile", .compare(.move(1)), "go to the next engine that is compared"),
    counted("previous-tile", .compare(.move(-1)), "go to the one before"),
    plain("add-engine", .compare(.addEngine), "compare with one more engine"),
    plain("remove-engine", .compare(.removeEngine), "compare without this engine"),
    worded("dial", .dial, "turn a number with a dial, or to a value"),
    worded("use-dial", .useDial, "use the dial in the popover, or turn it to a value"),
    counted("next-number", .dial(.next(1)), "go to the dial of the next number"),
    counted("previous-number", .dial(.next(-1)), "go to that of the number before"),
    plain("keep", .dial(.keep), "close the dial, and keep what was turned"),
    plain("rectangles", .toggle(.rectangles), "show the rectangles of the placement, or hide them"),
    plain("ghosts", .toggle(.ghosts), "show the popover on the sides not taken, or hide that"),
    plain("map", .toggle(.map), "show the side for every place of the anchor, or hide that"),
    plain("contrast", .toggle(.contrast), "mark what is hard to see, or not"),
    edit("left", .move(x: -1, y: 0), "move the anchor to the left"),
    edit("down", .move(x: 0, y: 1), "move the anchor down"),
    edit("up", .move(x: 0, y: -1), "move the anchor up"),
    edit("right", .move(x: 1, y: 0), "move the anchor to the right"),
    edit("anchor-narrower", .resizeAnchor(width: -1, height: 0), "make the anchor narrower"),
    edit("anchor-wider", .resizeAnchor(width: 1, height: 0), "make the anchor wider"),
    edit("anchor-lower", .resizeAnchor(width: 0, height: -1), "make the anchor lower"),
    edit("anchor-higher", .resizeAnchor(width: 0, height: 1), "make the anchor higher"),
    edit("content-narrower", .resizeContent(width: -1, height: 0), "make the content narrower"),
    edit("content-wider", .resizeContent(width: 1, height: 0), "make the content wider"),
    edit("content-lower", .resizeContent(width: 0, height: -1), "make the content lower"),
    edit("content-higher", .resizeContent(width: 0, height: 1), "make the content higher"),
    edit("directions", .next(.directions), "go to the next permitted directions"),
    edit("margins", .next(.margins), "go to the next margins"),
    worded("keyboard", .keyboard, "raise a keyboard of so many rows, or lower it"),
    edit(
      "next-keyboard", .next(.reserved), "go to the next number of rows for a keyboard, or none"),
    edit("alignment", .next(.alignment), "go to the next alignment of popover and anchor"),
    edit("gap", .next(.gap), "go to the next gap between anchor and popover"),
    edit("choose", .next(.choice), "go to the next way in which a side is chosen"),
    edit("stability", .next(.stability), "go to the next way in which a side is kept"),
    edit("minimum", .next(.minimum), "go to the next least size of the content"),
    edit("overlap", .next(.overlap), "let the popover cover its anchor, or not"),
    edit("engine", .next(.engine), "go to the next engine that places the popover"),
    plain("prefer-below", .edit(.prefer(.below)), "try first below the anchor"),
    plain("prefer-above", .edit(.prefer(.above)), "try first above the anchor"),
    plain("prefer-right", .edit(.prefer(.right)), "try first on the right of the anchor"),
    plain("prefer-left", .edit(.prefer(.left)), "try first on the left of the anchor"),
    plain("left-edge", .edit(.snap(x: -1, y: 0)), "move the anchor to the left edge"),
    plain("right-edge", .edit(.snap(x: 1, y: 0)), "move the anchor to the right edge"),
    plain("top-edge", .edit(.snap(x: 0, y: -1)), "move the anchor to the upper edge"),
    plain("bottom-edge", .edit(.snap(x: 0, y: 1)), "move the anchor to the lower edge"),
    edit("hold", .nextHold, "move the anchor to the next corner or edge, and hold it there"),
    plain("lock", .edit(.toggleLock), "lock the anchor, or unlock it"),
    edit("next-screen", .nextScreen(1), "try the scene on a screen of the next usual size"),
    edit("previous-screen", .nextScreen(-1), "try it on a screen of the size before"),
    worded("popover", .key(.popover), "set a key of the popover, as scene files have them"),
    worded("anchor", .key(.anchor), "set a key of the anchor"),
    worded("scene", .key(.scene), "set a key of the scene"),
    worded("name", .name, "give the anchor another name, or the popover"),
    plain("scenes", .listScenes, "choose a scene: of this folder, or one that comes with poplab"),
    LabCommand(
      name: "edit", alias: "e", help: "open a scene, by its name or the path of its file",
      form: .worded(.edit)),
    LabCommand(
      name: "write", alias: "w", help: "write the scene into its file, or into a new one",
      form: .worded(.write)),
    LabCommand(
      name: "overwrite", alias: "w!", help: "write it over what somebody else has written",
      form: .worded(.overwrite)),
    worded("recover", .recover, "bring back changes that were not saved the last time"),
    worded("forget", .forget, "drop changes that were not saved the last time"),
    worded("screen", .screen, "try the scene on a screen such as 100x30, or on the real one"),
    edit("add", .addAnchor, "add an anchor with a popover"),
    plain("delete", .edit(.deleteAnchor), "delete the anchor and what hangs on it"),
    edit("add-popover", .addPopover, "add a popover to the anchor"),
    plain("delete-popover", .edit(.deletePopover), "delete the popover and what hangs on it"),
    counted("next-anchor", .nextAnchor(1), "select the next anchor"),
    counted("previous-anchor", .nextAnchor(-1), "select the anchor before"),
    counted("next-popover", .nextPopover(1), "select the next popover"),
    worded("play", .play, "play edges, spiral, sweep, sizes, or keys as in \"5l3j\""),
    plain("sweep", .play(.start(.sizes)), "play the scene on screens from small to large"),
    plain("pause", .play(.toggle), "play, or pause"),
    counted("step", .play(.step), "pause, and go a step on"),
    counted("slower", .play(.faster(-1)), "play slower"),
    counted("faster", .play(.faster(1)), "play faster"),
    counted("next-path", .play(.nextPath), "go to the next path"),
    worded("motion", .motion, "show changes by a style and a curve, in so many seconds"),
    counted("next-motion", .motion(.nextStyle), "show changes by scale, slide, fade, or at once"),
    counted("next-curve", .motion(.nextCurve), "go to the next curve of motions"),
    plain("scrub", .motion(.look), "look at the last motion, or leave it"),
    plain("scrub-play", .motion(.toggle), "play the motion that is looked at, or pause"),
    plain("scrub-slow", .motion(.changeSpeed), "play it at a quarter of the speed, or as it is"),
    counted("scrub-on", .motion(.step(1)), "go a step on in it"),
    counted("scrub-back", .motion(.step(-1)), "go a step back in it"),
    plain("scrub-first", .motion(.toStart), "go to its start"),
    plain("scrub-last", .motion(.toEnd), "go to its end"),
    plain("present", .motion(.lookAtComing), "look at how popovers come"),
    plain("dismiss", .motion(.lookAtGoing), "look at how popovers go"),
    counted("undo", .undo, "undo the last change"),
    counted("redo", .redo, "do again what was undone"),
    counted("repeat", .repeatEdit, "repeat the last change"),
    worded("copy", .copy, "copy the decision, picture or scene, or write a new file"),
    counted(
      "copy-next", .copyNext, "send the decision to the clipboard, then the picture, the scene"),
    plain("reset", .reset, "return to the start"),
    plain("close", .close, "close what is open"),
    plain("redraw", .redraw, "draw the screen anew"),
    plain("suspend", .suspend, "stop, until fg"),
    LabCommand(name: "quit", alias: "q", help: "leave", form: .plain(.quit)),
    plain("interrupt", .interrupt, "leave as Ctrl-C does, with status 130"),
  ]

  private static func plain(_ name: String, _ action: LabAction, _ help: String) -> LabCommand {
    LabCommand(name: name, help: help, form: .plain(action))
  }

  private static func counted(_ name: String, _ action: LabAction, _ help: String) -> LabCommand {
    LabCommand(name: name, help: help, form: .counted(action))
  }

  private static func edit(_ name: String, _ edit: SceneEdit, _ help: String) -> LabCommand {
    counted(name, .edit(edit), help)
  }

  private static func worded(_ name: String, _ command: WordedCommand, _ help: String)
    -> LabCommand
  {
    LabCommand(name: name, help: help, form: .worded(command))
  }

  static func named(_ name: String) -> LabCommand? {
    all.first { $0.name == name || $0.alias == name }
  }
}

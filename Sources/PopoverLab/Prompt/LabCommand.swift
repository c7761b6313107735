/// What can be typed after `:`, by its name.
struct LabCommand: Sendable {
  /// What may follow the name.
  enum Form: Equatable, Sendable {
    case plain(LabAction)
    /// A number of times, once if there is none.
    case counted(LabAction)
    /// The name of a theme, or the path of its file.
    case theme
  }

  var name: String
  /// A short form.
  var alias: String?
  var help: String
  var form: Form

  /// How it is written: `left [N]`.
  var usage: String {
    switch form {
    case .plain: name
    case .counted: "\(name) [N]"
    case .theme: "\(name) NAME"
    }
  }
}

extension LabCommand {
  /// Everything that can be done, in the order in which it is offered.
  static let all: [LabCommand] = [
    plain("help", .help, "show every key, and the next page"),
    plain("themes", .browseThemes, "browse all themes"),
    LabCommand(
      name: "theme", help: "use a theme, by its name or the path of its file", form: .theme),
    counted("next-theme", .nextTheme, "go to the next theme"),
    counted("kind", .nextKind, "go to the next kind of the theme's chrome"),
    counted("appearance", .nextAppearance, "go to the theme's light or dark variant"),
    plain("sheet", .showSheet, "show the theme's chrome in all forms"),
    counted("left", .moveAnchor(x: -1, y: 0), "move the anchor to the left"),
    counted("down", .moveAnchor(x: 0, y: 1), "move the anchor down"),
    counted("up", .moveAnchor(x: 0, y: -1), "move the anchor up"),
    counted("right", .moveAnchor(x: 1, y: 0), "move the anchor to the right"),
    counted("anchor-narrower", .resizeAnchor(width: -1, height: 0), "make the anchor narrower"),
    counted("anchor-wider", .resizeAnchor(width: 1, height: 0), "make the anchor wider"),
    counted("anchor-lower", .resizeAnchor(width: 0, height: -1), "make the anchor lower"),
    counted("anchor-higher", .resizeAnchor(width: 0, height: 1), "make the anchor higher"),
    counted("content-narrower", .resizeContent(width: -1, height: 0), "make the content narrower"),
    counted("content-wider", .resizeContent(width: 1, height: 0), "make the content wider"),
    counted("content-lower", .resizeContent(width: 0, height: -1), "make the content lower"),
    counted("content-higher", .resizeContent(width: 0, height: 1), "make the content higher"),
    counted("directions", .nextDirections, "go to the next permitted directions"),
    counted("margins", .nextMargins, "go to the next margins"),
    counted("keyboard", .nextReserved, "reserve more rows for a keyboard, or none"),
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

  static func named(_ name: String) -> LabCommand? {
    all.first { $0.name == name || $0.alias == name }
  }
}

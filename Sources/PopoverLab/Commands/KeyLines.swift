/// The lines under one heading of the list of keys, as a mode declares them.
struct KeyLines {
  let title: String
  fileprivate(set) var lines: [KeyLine]

  init(_ title: String, _ lines: KeyLine...) {
    (self.title, self.lines) = (title, lines)
  }

  fileprivate func names(_ command: String?) -> Bool {
    lines.contains { $0.calls.contains { $0.command == command } }
  }
}

extension KeyMap {
  /// The map of a mode: its declared lines, and a line for each of its commands with keys that they leave out.
  ///
  /// - Parameters:
  ///   - list: the lines under their headings.
  ///   - own: the commands of the mode.
  ///   - command: the command with a name, which the lines may name, of whatever mode.
  init(_ list: [KeyLines], own: [CommandInfo], command: (String) -> CommandInfo?) {
    let sections = list.completed(with: own).map { heading in
      KeySection(title: heading.title, groups: heading.lines.map { $0.group(command) })
    }
    self.init(sections: sections)
  }
}

extension [KeyLines] {
  /// A command that no line names stands under the heading of the command with keys that is before it in its table.
  fileprivate func completed(with commands: [CommandInfo]) -> [KeyLines] {
    var list = self
    let named = Set(flatMap(\.lines).flatMap(\.calls).map(\.command))
    var former: String?
    for command in commands where !command.keys.isEmpty {
      if !named.contains(command.name) {
        let heading = list.firstIndex { $0.names(former) }
        list[heading ?? 0].lines.append(KeyLine(command.help, command.name))
      }
      former = command.name
    }
    return list
  }
}

extension KeyLines {
  /// The keys that are the same in every mode, even while one types.
  static let always = KeyLines(
    "Always", KeyLine("redraw the screen", "redraw"),
    KeyLine("suspend poplab (fg resumes it)", "suspend"),
    KeyLine("leave the lab", "interrupt"))

  /// The keys of a view while a search is typed.
  ///
  /// - Parameters:
  ///   - next: what the arrows do, with a word as their `hint`.
  ///   - cancelling: what Esc does.
  static func searching(
    _ title: String, typing: String, next: String, hint: String, cancelling: String
  ) -> [KeyLines] {
    [
      KeyLines(
        title, KeyLine(typing, hint: "to search", sample: "Letters"),
        .arrows(next, hint: .vital(hint)), KeyLine("go to the list", "accept-search"),
        KeyLine(cancelling, "cancel-search"), .lineEditing),
      .always,
    ]
  }
}

/// The lines that several modes share.
extension KeyLine {
  static let nextTheme = KeyLine(
    "next theme (only marked ones, if several are marked)", "next-theme")
  static let nextKind = KeyLine("next kind of chrome", calls: ["kind": "c"])
  static let nextAppearance = KeyLine("light or dark variant", "appearance")
  static let showSheet = KeyLine(
    "contact sheet: the chrome in all forms", calls: ["sheet": "s"], hint: "sheet")
  static let typeCommand = KeyLine("type a command", "prompt")
  static let findCommand = KeyLine("find a command by a part of its name", "palette")
  static let showKeys = KeyLine("show every key, and what it does", "help")

  /// The lines of every view that scrolls.
  static let halfPages = KeyLine("half a page down, up", "half-page-down", "half-page-up")
  static let pages = KeyLine("a page down, a page up", "page-down", "page-up")
  static let ends = KeyLine("the start, the end", "to-start", "to-end")

  /// The arrows, where letters are typed text.
  static func arrows(_ help: String, hint: KeyHint) -> KeyLine {
    KeyLine(help, calls: ["scroll-down": "<Down>", "scroll-up": "<Up>"], hint: hint)
  }

  /// The hint names `q`, which always leaves; Esc may first clear a search.
  ///
  /// - Parameter call: another command that leaves it.
  static func leaving(_ help: String, hint: KeyHint, or call: String...) -> KeyLine {
    KeyLine(help, ["clear-or-leave", "leave-view"] + call, hint: hint, sample: "q")
  }

  static let lineEditing = KeyLine(
    "delete to the start, the last word, to the end", sample: "Ctrl-U Ctrl-W Ctrl-K")
}

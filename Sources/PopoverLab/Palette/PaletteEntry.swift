/// A line of a list in which one looks for something: a command, or a scene.
struct PaletteEntry: Equatable, Sendable {
  var name: String
  /// Another name that finds it.
  var alias: String?
  /// How it stands in the list.
  var usage: String
  var help: String
  /// The command that is typed out for it.
  var line: String
  /// Whether that does nothing as it is, because something must follow.
  var isUnfinished = false
  /// What it does, which may have keys.
  var action: LabAction?
}

extension PaletteEntry {
  init(_ command: LabCommand) {
    self.init(
      name: command.name, alias: command.alias, usage: command.usage, help: command.help,
      line: command.form.isPlain ? command.name : command.name + " ",
      isUnfinished: command.needsArgument, action: command.action)
  }

  init(_ scene: ListedScene) {
    self.init(
      name: scene.name, usage: scene.name, help: scene.about, line: "edit \(scene.name)",
      action: nil)
  }

  /// How well it matches all of the words, its name itself best; `nil` if one of them does not match at
  /// all.
  func rank(of words: [String]) -> Int? {
    if words == [name] { return -1 }
    var worst = SearchRank.nameBegins.rawValue
    for word in words where word != alias {
      guard let rank = SearchRank(of: word, in: name, or: help) else { return nil }
      worst = max(worst, rank.rawValue)
    }
    return worst
  }
}

extension LabCommand.Form {
  fileprivate var isPlain: Bool { if case .plain = self { true } else { false } }
}

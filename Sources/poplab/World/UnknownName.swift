import MessageText

/// A name that stands for nothing here: of a scene, a theme or a colour scheme.
struct UnknownName {
  /// What it should be the name of: `theme`, `theme or scheme`.
  var thing: String
  var name: String
  /// The names that there are, of which the nearest is suggested.
  var known: [String]

  /// What may have been meant, or else all that there is, and how a file is named.
  var failure: CommandFailure {
    if name == "-" { return failureOfDash }
    let near = suggestions.map { "'\($0.shownSafely)'" }.joined(separator: " or ")
    let choice =
      near.isEmpty
      ? "there are \(known.map(\.shownSafely).joined(separator: ", "));" : "did you mean \(near)?"
    let path = InputFile.path(insteadOf: String(name.prefix(40))).shownSafely
    return CommandFailure(
      "unknown \(thing) \(quoted(name)); \(choice) a file is named by its path, as in \(path)",
      status: .noInput)
  }

  private var failureOfDash: CommandFailure {
    CommandFailure("'-' is no \(thing); standard input is named /dev/stdin", status: .noInput)
  }

  /// The variants of a name that was cut short, as those of `solarized`, or else the nearest name.
  private var suggestions: [String] {
    let family = known.filter { $0.hasPrefix(name + "-") }
    return family.isEmpty ? [Suggestion.nearest(to: name, in: known)].compactMap(\.self) : family
  }
}

extension CommandFailure {
  /// - Parameter names: the names of the themes that share a title.
  init(title: String, of names: [String]) {
    let names = names.map(\.shownSafely).joined(separator: ", ")
    self.init(
      "'\(title.shownSafely)' is the title of \(names); ask for one of these", status: .usage)
  }
}

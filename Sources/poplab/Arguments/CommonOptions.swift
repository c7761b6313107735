import ArgumentParser

extension ArgumentHelp {
  /// What words mean that several commands have.
  static var color: ArgumentHelp { "Colours: auto, always, never, 16, 256 or truecolor." }
  static var ascii: ArgumentHelp { "Draw with ASCII characters only." }
  static var json: ArgumentHelp { "Print the answer as JSON." }
  static var theme: ArgumentHelp {
    ArgumentHelp("A theme by its name, or a theme file by its path.", valueName: "name|path")
  }
}

/// `--json`, for commands whose answers have other forms too.
struct JSONOption: ParsableArguments {
  @Flag(help: .json)
  var json = false

  /// The form that `--format` or `--json` names; `nil` without either.
  ///
  /// - Throws: `ValidationError` if they name two.
  func form<Form: Equatable>(_ format: Form?, json form: Form) throws -> Form? {
    guard json, let format, format != form else { return json ? form : format }
    throw ValidationError("--format names another form; leave out --json or --format.")
  }
}

extension [String] {
  /// The names of those options that were given, of options and whether each was.
  init(given options: KeyValuePairs<String, Bool>) { self = options.filter(\.value).map(\.key) }

  /// The names of those that were not.
  init(missing options: KeyValuePairs<String, Bool>) {
    self = options.filter { !$0.value }.map(\.key)
  }
}

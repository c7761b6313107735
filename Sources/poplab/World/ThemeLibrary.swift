import BundledThemes
import PopoverThemes

/// The themes that are there: the shipped ones by name, others by path.
enum ThemeLibrary {
  static let defaultName = "rounded"
  private static let catalog = ThemeCatalog(BundledThemes.all)

  /// All shipped themes in their order.
  static func bundled() throws -> [Theme] { try catalog.names.map(theme) }

  /// A theme by the name of a shipped one, or by the path of a file: anything with a slash in it, or
  /// that ends in `.yaml` or `.yml`.
  static func theme(_ nameOrPath: String) throws -> Theme {
    do {
      return isPath(nameOrPath)
        ? try Theme(contents(of: nameOrPath), path: nameOrPath)
        : try catalog.theme(named: nameOrPath)
    } catch let error as ThemeError {
      throw CommandFailure(error)
    }
  }

  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || text.hasSuffix(".yaml") || text.hasSuffix(".yml")
  }

  private static func contents(of path: String) throws -> [UInt8] {
    do {
      return try InputFile.contents(of: path)
    } catch {
      throw CommandFailure("cannot read the theme '\(path)': \(error)", status: .noInput)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: ThemeError) {
    switch error {
    case .malformed: self.init(located: "\(error)")
    case .unknownName(let name, let known):
      let guess = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'? " } ?? ""
      self.init(
        "unknown theme '\(name)'; \(guess)there are \(known.joined(separator: ", ")); a file is "
          + "named by its path, as in ./\(name).yaml",
        status: .usage)
    }
  }
}

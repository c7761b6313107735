import BundledThemes
import PopoverThemes

extension ThemeLibrary {
  /// A theme by its name, or by the path of a file: anything with a slash in it, or that ends in
  /// `.yaml` or `.yml`.
  ///
  /// - Throws: ``CommandFailure`` with every fault of the file, or with what there is to choose from.
  func theme(_ nameOrPath: String) throws -> Theme { try theme(entry(nameOrPath)) }

  func entry(_ nameOrPath: String) throws -> Entry {
    if nameOrPath.isThemePath { return Entry(path: nameOrPath) }
    if let entry = entries.first(where: { $0.name == nameOrPath }) { return entry }
    throw CommandFailure(unknownTheme: nameOrPath, known: names)
  }

  func theme(_ entry: Entry) throws -> Theme {
    let source = try source(of: entry)
    do throws(ThemeError) {
      return try Theme(source, path: entry.path)
    } catch {
      throw CommandFailure(located: "\(error)")
    }
  }

  /// All that a name finds and that can be read: the shipped names first, in the order that is the
  /// same for everyone.
  func readableThemes() -> [Theme] {
    let shipped = BundledThemes.all.map(\.name)
    let own = names.filter { !shipped.contains($0) }
    return (shipped + own).compactMap { try? theme($0) }
  }

  private func source(of entry: Entry) throws -> [UInt8] {
    guard entry.origin != .shipped else {
      return BundledThemes.all.first { $0.name == entry.name }?.source ?? []
    }
    do {
      return try InputFile.contents(of: entry.path)
    } catch {
      throw CommandFailure("cannot read the theme '\(entry.path)': \(error)", status: .noInput)
    }
  }
}

extension String {
  /// Whether it is a path rather than a name.
  fileprivate var isThemePath: Bool { contains("/") || hasSuffix(".yaml") || hasSuffix(".yml") }
}

extension CommandFailure {
  fileprivate init(unknownTheme name: String, known: [String]) {
    let guess = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'? " } ?? ""
    self.init(
      "unknown theme '\(name)'; \(guess)there are \(known.joined(separator: ", ")); a file is "
        + "named by its path, as in ./\(name).yaml",
      status: .usage)
  }
}

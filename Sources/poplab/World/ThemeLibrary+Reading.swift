import BundledThemes
import PopoverLab
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
    do {
      return try reading(entry).get()
    } catch .theme(let error) {
      throw CommandFailure(located: "\(error)")
    } catch .unreadable(let reason) {
      throw CommandFailure("cannot read the theme '\(entry.path)': \(reason)", status: .noInput)
    }
  }

  /// The text of a theme's file.
  func contents(of entry: Entry) throws -> [UInt8] {
    do throws(InputFile.Fault) {
      return try source(of: entry).bytes
    } catch {
      throw CommandFailure(
        "cannot read the theme '\(entry.path)': \(error.description)", status: .noInput)
    }
  }

  /// What comes of reading a theme, told in facts.
  func reading(_ entry: Entry) -> ThemeReading {
    do throws(InputFile.Fault) {
      let source = try source(of: entry)
      return Result { () throws(ThemeError) in try reader.theme(source) }
        .mapError(ThemeReadingFault.theme)
    } catch {
      return .failure(.unreadable(error.description))
    }
  }

  /// Finds parents by their paths, or by their names in the same order as all themes; one of a file's
  /// own name is the next one of this name.
  private var reader: ThemeReader {
    ThemeReader(knownNames: names) { [self] reference in
      let entry =
        reference.isPath
        ? Entry(path: reference.text)
        : entries.first { $0.name == reference.text && $0.path != reference.origin }
      return entry.flatMap { try? source(of: $0) }
    }
  }

  private func source(of entry: Entry) throws(InputFile.Fault) -> ThemeSource {
    guard entry.origin != .shipped else {
      let shipped = BundledThemes.all.first { $0.name == entry.name }
      return ThemeSource(path: entry.path, bytes: shipped?.source ?? [])
    }
    return ThemeSource(path: entry.path, bytes: try InputFile.contents(of: entry.path))
  }
}

extension ThemeLibrary {
  /// The themes for a lab that begins with one of them: all that a name finds and that can be read,
  /// the shipped names first, in the order that is the same for everyone.
  func shelf(first nameOrPath: String) throws -> ThemeShelf {
    let entry = try entry(nameOrPath)
    let shipped = BundledThemes.all.map(\.name)
    let own = names.filter { !shipped.contains($0) }
    let others = (shipped + own).compactMap { name in
      try? self.entry(name)
    }
    return ThemeShelf(
      first: ShelvedTheme(try theme(entry), path: entry.filePath),
      others: others.compactMap { entry in
        (try? reading(entry).get()).map { ShelvedTheme($0, path: entry.filePath) }
      })
  }
}

extension ThemeLibrary.Entry {
  /// The path of its file; `nil` if it comes with the program.
  var filePath: String? { origin == .shipped ? nil : path }
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

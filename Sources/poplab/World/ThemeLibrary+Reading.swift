import AnnotatedYAML
import BundledThemes
import PopoverLab
import PopoverThemes

extension ThemeLibrary {
  /// A theme by its name, by a title that no other theme has, or by the path of a file: anything with
  /// a slash in it, or that ends in `.yaml` or `.yml`.
  ///
  /// - Throws: ``CommandFailure`` with every fault of the file, or with what there is to choose from.
  func theme(_ nameOrPath: String) throws -> Theme { try theme(entry(nameOrPath)) }

  func entry(_ nameOrPath: String) throws -> Entry {
    if nameOrPath.isThemePath { return Entry(path: nameOrPath) }
    let found = matches(nameOrPath)
    if found.count > 1 { throw CommandFailure(title: nameOrPath, of: found.map(\.name)) }
    if let entry = found.first { return entry }
    throw CommandFailure(unknownTheme: nameOrPath, known: names)
  }

  /// The one theme that is called so by its name, or by its title; `nil` if none is, or several are.
  func entry(called name: String) -> Entry? {
    let found = matches(name)
    return found.count == 1 ? found[0] : nil
  }

  /// The theme of a name, else all of this title, for which all files are read.
  private func matches(_ name: String) -> [Entry] {
    if let entry = entries.first(where: { $0.name == name }) { return [entry] }
    return entries.filter { !$0.isShadowed && (try? reading($0).get())?.name == name }
  }

  func theme(_ entry: Entry) throws -> Theme { try file(of: entry).theme }

  /// A theme and its file, which is read once: what comes through a pipe is not there again.
  func file(of entry: Entry) throws -> (theme: Theme, source: ThemeSource) {
    do throws(ThemeReadingFault) {
      let source = try opened(entry)
      return (try theme(of: source), source)
    } catch {
      throw CommandFailure(error, in: entry)
    }
  }

  /// What comes of reading a theme, told in facts.
  func reading(_ entry: Entry) -> ThemeReading {
    Result { () throws(ThemeReadingFault) in try theme(of: try opened(entry)) }
  }

  private func theme(of source: ThemeSource) throws(ThemeReadingFault) -> Theme {
    do throws(ThemeError) { return try reader.theme(source) } catch { throw .theme(error) }
  }

  private func opened(_ entry: Entry) throws(ThemeReadingFault) -> ThemeSource {
    do throws(InputFile.Fault) {
      return try source(of: entry)
    } catch {
      throw error.isMissing ? .missing : .unreadable(error.description)
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
  /// The themes for a lab that begins with one of them: all that a name finds, the shipped names
  /// first, in the order that is the same for everyone. Shipped ones are read when they are needed;
  /// the user's own are there if they can be read.
  func shelf(first nameOrPath: String) throws -> ThemeShelf {
    let start = try entry(nameOrPath)
    let first = ShelvedTheme(
      try theme(start), path: start.filePath, name: start.name, isNamed: start.origin != .path)
    let shipped = BundledThemes.all.map(\.name)
    let own = names.filter { !shipped.contains($0) }
    var unreadable: [String: String] = [:]
    let others = (shipped + own).compactMap(entry(called:)).compactMap { entry -> ShelvedTheme? in
      if entry == start { return first }
      if entry.origin == .shipped { return ShelvedTheme(unread: entry.name) }
      guard let theme = try? reading(entry).get() else {
        unreadable[entry.name] = entry.path
        return nil
      }
      return ShelvedTheme(theme, path: entry.path, name: entry.name, isNamed: true)
    }
    return ThemeShelf(first: first, others: others, unreadable: unreadable)
  }

  /// What comes of reading themes by their names.
  func readings(named names: [String]) -> [String: ThemeReading] {
    let readings = names.compactMap { name in
      (try? entry(name)).map { (name, reading($0)) }
    }
    return Dictionary(readings) { first, _ in first }
  }
}

extension ThemeLibrary.Entry {
  /// The path of its file; `nil` if it comes with the program.
  var filePath: String? { origin == .shipped ? nil : path }
}

extension CommandFailure {
  fileprivate init(_ fault: ThemeReadingFault, in entry: ThemeLibrary.Entry) {
    if case .theme(let error) = fault {
      self.init(located: "\(error)")
    } else {
      self.init(fault.line(path: entry.path), status: .noInput)
    }
  }

  fileprivate init(unknownTheme name: String, known: [String]) {
    let near = Suggestion.nearest(to: name, in: known).map(\.shownSafely)
    let guess = near.map { "did you mean '\($0)'? " } ?? ""
    let (name, known) = (name.shownSafely, known.map(\.shownSafely))
    self.init(
      "unknown theme '\(name)'; \(guess)there are \(known.joined(separator: ", ")); a file is "
        + "named by its path, as in ./\(name).yaml",
      status: .usage)
  }

  fileprivate init(title: String, of names: [String]) {
    let names = names.map(\.shownSafely).joined(separator: ", ")
    self.init(
      "'\(title.shownSafely)' is the title of \(names); ask for one of these", status: .usage)
  }
}

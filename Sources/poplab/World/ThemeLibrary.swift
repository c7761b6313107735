import BundledThemes
import Foundation
import MessageText
import PopoverLab
import PopoverReports
import PopoverThemes
import SystemPackage

/// All themes in the order in which a name finds them: the user's files, then the shipped ones.
struct ThemeLibrary {
  /// The theme of what is shown: a popover stands out from a dimmed page, by day and by night.
  static let defaultName = "paper"
  /// The theme whose border and arrow count where a popover is only placed.
  static let placingName = "rounded"

  /// The folder for the user's own themes; `nil` where the environment names no home.
  let userFolder: String?
  /// Whether that folder is there and may not be read.
  var isUserFolderRefused: Bool {
    userFolder.map { InputFile.isFolder($0) && access($0, R_OK | X_OK) != 0 } ?? false
  }
  /// All of them, those that are shadowed too.
  let entries: [Entry]
  /// The names that find a theme.
  let names: [String]
  /// The themes of each name, in the order in which it finds them.
  private let entriesByName: [String: [Entry]]

  /// - Parameter environment: `XDG_CONFIG_HOME`, or else `HOME`, says where the user's themes are.
  init(environment: [String: String]) {
    userFolder = UserFolder.configuration.path(environment).map { $0 + "/themes" }
    let own = userFolder.map(Self.files) ?? []
    let shipped = BundledThemes.all.map {
      Entry(name: $0.name, origin: .shipped, path: "(shipped)/\($0.name).yaml")
    }
    var known: Set<String> = []
    entries = (own + shipped).map { entry in
      var entry = entry
      entry.isShadowed = !known.insert(entry.name).inserted
      return entry
    }
    names = entries.filter { !$0.isShadowed }.map(\.name)
    entriesByName = Dictionary(grouping: entries, by: \.name)
  }

  /// The themes of the user who runs the program.
  static var current: ThemeLibrary {
    ThemeLibrary(environment: ProcessEnvironment.variables)
  }

  /// The theme files of a folder by their names, if there is one; no hidden files, pipes and the like.
  private static func files(in folder: String) -> [Entry] {
    let files = (try? InputFile.names(inFolder: folder)) ?? []
    return files.filter(\.hasYAMLEnding)
      .map { Entry(name: $0.themeName, origin: .user, path: "\(folder)/\($0)") }
      .filter { InputFile.isOrdinary($0.path) }
  }
}

extension ThemeLibrary {
  struct Entry: Equatable {
    /// What it is called by: the name of its file without the extension.
    var name: String
    var origin: Origin
    /// The file's path; of a shipped theme one that no file of the user's has.
    var path: String
    /// Whether another theme of the same name is found before it.
    var isShadowed = false

    /// The path of its file; `nil` if it comes with the program.
    var filePath: String? { origin == .shipped ? nil : path }
  }

  enum Origin: String {
    /// A file that was named by its path.
    case path
    /// A file in the user's folder.
    case user
    case shipped
  }

  static func entry(path: String) -> Entry {
    // The path of a shipped theme could be that of a file, too.
    let path = path.contains("(shipped)/") ? FilePath.full(path) : path
    return Entry(name: path.themeName, origin: .path, path: path)
  }

  /// A theme by its name, by a title that no other theme has, or by the path of a file: anything with
  /// a slash in it, or that ends in `.yaml` or `.yml`.
  ///
  /// - Throws: ``CommandFailure`` with what there is to choose from.
  func entry(_ nameOrPath: String) throws -> Entry {
    if nameOrPath.isThemePath { return Self.entry(path: nameOrPath) }
    let found = matches(nameOrPath)
    if found.count > 1 { throw CommandFailure(title: nameOrPath, of: found.map(\.name)) }
    if let entry = found.first { return entry }
    if SchemeLibrary(themes: self).names.contains(nameOrPath) {
      throw CommandFailure(
        "unknown theme '\(nameOrPath)'; that is a colour scheme, for which --scheme and the key 'scheme' are",
        status: .noInput)
    }
    throw UnknownName(thing: "theme", name: nameOrPath, known: names).failure
  }

  /// Why a name finds no theme, and nothing else of these names either.
  ///
  /// - Parameter thing: what it should be the name of, as in `theme or scheme`.
  func failure(
    finding name: String, as thing: String, besides others: [String]
  ) -> CommandFailure {
    let found = matches(name)
    if found.count > 1 { return CommandFailure(title: name, of: found.map(\.name)) }
    return UnknownName(thing: thing, name: name, known: names + others).failure
  }

  /// The theme with this name or title; `nil` if there is none, or several.
  func entry(called name: String) -> Entry? {
    let found = matches(name)
    return found.count == 1 ? found[0] : nil
  }

  /// The theme of a name, else all of this title, for which all files are read.
  private func matches(_ name: String) -> [Entry] {
    if let entry = entriesByName[name]?.first { return [entry] }
    return entries.filter { !$0.isShadowed && (try? reading($0).get())?.name == name }
  }
}

extension ThemeLibrary {
  /// The themes of these names and paths; without any, all that a name finds and that can be read.
  func themes(_ namesOrPaths: [String]) throws -> [Theme] {
    try namesOrPaths.isEmpty ? Array(readableThemes) : namesOrPaths.map(theme)
  }

  /// All themes that a name finds, each when it is asked for; what is wrong in files is written to standard error.
  var readableThemes: some Sequence<Theme> {
    let found = entries.lazy.filter { !$0.isShadowed }
    return found.compactMap { entry in StandardError.reporting { try file(of: entry).theme } }
  }

  /// - Throws: ``CommandFailure`` with every fault of the file, or with what there is to choose from.
  func theme(_ nameOrPath: String) throws -> Theme { try file(of: entry(nameOrPath)).theme }

  /// A theme and its file, which is read once for both.
  func file(of entry: Entry) throws -> (theme: Theme, source: ThemeSource) {
    do throws(ThemeReadingFault) {
      let (reading, source) = try read(entry)
      return (reading.theme, source)
    } catch {
      throw CommandFailure(error, in: entry)
    }
  }

  func reading(_ entry: Entry) -> ThemeReading {
    Result { () throws(ThemeReadingFault) in try read(entry).reading.theme }
  }

  /// A theme whose file has changed, with what its author is to know.
  func reloading(_ path: String) -> WorldEvent {
    do throws(ThemeReadingFault) {
      let reading = try read(Self.entry(path: path)).reading
      return .themeReloaded(path: path, .success(reading.theme), warnings: reading.warnings)
    } catch {
      return .themeReloaded(path: path, .failure(error))
    }
  }

  private func read(
    _ entry: Entry
  ) throws(ThemeReadingFault) -> (reading: ThemeFileReading, source: ThemeSource) {
    let opened: ThemeSource
    do throws(StorageFault) { opened = try source(of: entry) } catch { throw .file(error) }
    let (result, files) = reader.attempt(opened)
    return (try result.mapError { ThemeReadingFault.theme($0, ancestorFiles: files) }.get(), opened)
  }

  /// Finds parents by their paths, or by their names in the same order as all themes; one of a file's
  /// own name is the next one of this name.
  private var reader: ThemeReader {
    ThemeReader(knownNames: names) { [self] reference in
      let entry =
        reference.isPath
        ? Self.entry(path: reference.text)
        : entriesByName[reference.text]?.first { $0.path != reference.origin }
      return entry.flatMap { try? source(of: $0) }
    }
  }

  private func source(of entry: Entry) throws(StorageFault) -> ThemeSource {
    guard entry.origin != .shipped else {
      let shipped = BundledThemes.all.first { $0.name == entry.name }
      return ThemeSource(path: entry.path, bytes: shipped?.source ?? [])
    }
    return ThemeSource(path: entry.path, bytes: try InputFile.contents(of: entry.path))
  }
}

extension CommandFailure {
  fileprivate init(_ fault: ThemeReadingFault, in entry: ThemeLibrary.Entry) {
    switch fault {
    case .theme(let error, _): self.init(error.fileFaults(path: entry.path))
    case .file(let fault):
      self.init("cannot read the theme '\(entry.path.shownSafely)': \(fault)", status: .noInput)
    }
  }
}

extension ThemeLibrary {
  /// The themes for a lab that begins with one of them: all that a name finds, the shipped names first, in
  /// an order that is the same for everyone. All but the first are read when somebody wants them.
  ///
  /// - Parameter isUsual: whether nobody has asked for this theme. A faulty file of the user's is then in nobody's way: the
  ///   shipped theme of its name is shown with the fault.
  func shelf(first nameOrPath: String, isUsual: Bool = false) throws -> ThemeCollection {
    let start = try found(entry(nameOrPath))
    let first = try (isUsual ? shippedInstead(of: start) : nil) ?? collected(start)
    let shipped = BundledThemes.all.map(\.name)
    let own = names.filter { !shipped.contains($0) }
    let others = (shipped + own).compactMap(entry(called:)).map { entry in
      entry == start ? first : CollectedTheme(unread: entry.name, path: entry.filePath)
    }
    return ThemeCollection(first: first, others: others, usual: Self.defaultName)
  }

  /// The same theme as a name finds it, if one does: a file of the user's may be named by its path, too.
  private func found(_ entry: Entry) -> Entry {
    guard let named = entriesByName[entry.name]?.first, let path = named.filePath,
      OutputFile.isSame(path, entry.path)
    else { return entry }
    return named
  }

  private func collected(_ entry: Entry) throws -> CollectedTheme {
    CollectedTheme(
      try file(of: entry).theme, path: entry.filePath, name: entry.name,
      isNamed: entry.origin != .path)
  }

  /// The shipped theme of the name of a user's file that cannot be read, with what is wrong with that; `nil` if it can be.
  private func shippedInstead(of entry: Entry) throws -> CollectedTheme? {
    guard entry.origin == .user, case .failure(let fault) = reading(entry),
      let shipped = entries.first(where: { $0.name == entry.name && $0.origin == .shipped })
    else { return nil }
    return CollectedTheme(
      try file(of: shipped).theme, path: entry.filePath, name: entry.name, isNamed: true,
      fault: fault)
  }

  func readings(named names: [String]) -> [String: ThemeReading] {
    let readings = names.compactMap { name in
      entry(called: name).map { (name, reading($0)) }
    }
    return Dictionary(readings) { first, _ in first }
  }

  /// The records of all themes, each read when it is asked for and kept by nobody.
  func records() -> some Sequence<ThemeRecord> { entries.lazy.map { record(of: $0).record } }

  func record(of entry: Entry) -> (record: ThemeRecord, status: ExitStatus?) {
    do throws(ThemeReadingFault) {
      let reading = try read(entry).reading
      var (record, status) = record(of: entry, .success(reading.theme))
      record.keys = reading.keys
      record.warnings = reading.warnings.map { FileFault($0, path: entry.path) }
      return (record, status)
    } catch { return record(of: entry, .failure(error)) }
  }

  /// The outcome of reading a theme's file, and the exit status of a command about that theme alone.
  func record(
    of entry: Entry, _ reading: ThemeReading
  ) -> (record: ThemeRecord, status: ExitStatus?) {
    var record = ThemeRecord(
      name: entry.name, source: entry.origin.rawValue, path: entry.filePath,
      isShadowed: entry.isShadowed)
    switch reading {
    case .success(let theme):
      record.theme = theme
      return (record, nil)
    case .failure(.theme(let error, _)):
      record.faults = error.fileFaults(path: entry.path)
      return (record, .badData)
    case .failure(let fault):
      record.faults = [FileFault(path: entry.path, message: fault.reason)]
      return (record, .noInput)
    }
  }
}

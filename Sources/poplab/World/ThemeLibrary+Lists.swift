import BundledThemes
import PopoverLab
import PopoverReports

extension ThemeLibrary {
  /// The themes for a lab that begins with one of them: all that a name finds, the shipped names
  /// first, in the order that is the same for everyone. Shipped ones are read when they are needed;
  /// the user's own are there if they can be read.
  func shelf(first nameOrPath: String) throws -> ThemeCollection {
    let start = try entry(nameOrPath)
    let first = CollectedTheme(
      try file(of: start).theme, path: start.filePath, name: start.name,
      isNamed: start.origin != .path)
    let shipped = BundledThemes.all.map(\.name)
    let own = names.filter { !shipped.contains($0) }
    var unreadable: [String: String] = [:]
    let others = (shipped + own).compactMap(entry(called:)).compactMap { entry -> CollectedTheme? in
      if entry == start { return first }
      if entry.origin == .shipped { return CollectedTheme(unread: entry.name) }
      guard let theme = try? reading(entry).get() else {
        unreadable[entry.name] = entry.path
        return nil
      }
      return CollectedTheme(theme, path: entry.path, name: entry.name, isNamed: true)
    }
    return ThemeCollection(first: first, others: others, unreadable: unreadable)
  }

  /// The results of reading themes by their names.
  func readings(named names: [String]) -> [String: ThemeReading] {
    let readings = names.compactMap { name in
      (try? entry(name)).map { (name, reading($0)) }
    }
    return Dictionary(readings) { first, _ in first }
  }

  /// A record of each theme that there is.
  func records() -> [ThemeRecord] { entries.map { record(of: $0).record } }

  func record(of entry: Entry) -> (record: ThemeRecord, status: ExitStatus?) {
    record(of: entry, reading(entry))
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
    case .failure(.theme(let error)):
      record.faults = error.fileFaults(path: entry.path)
      return (record, .badData)
    case .failure(let fault):
      record.faults = [FileFault(path: entry.path, message: fault.reason)]
      return (record, .noInput)
    }
  }
}

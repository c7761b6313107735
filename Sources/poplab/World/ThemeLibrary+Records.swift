import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

extension ThemeLibrary {
  /// A record of each theme that there is.
  func records() -> [ThemeRecord] { entries.map { record(of: $0).record } }

  func record(of entry: Entry) -> (record: ThemeRecord, status: ExitStatus?) {
    record(of: entry, reading(entry))
  }

  /// What became of a theme's file, and how the program ends if that is all it was asked for.
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

  /// The themes of these names and paths; if there are none, all that a name finds and that can be
  /// read.
  func themes(_ namesOrPaths: [String]) throws -> [Theme] {
    guard namesOrPaths.isEmpty else { return try namesOrPaths.map { try theme($0) } }
    return entries.filter { !$0.isShadowed }.compactMap { try? reading($0).get() }
  }
}

import PopoverScenes
import PopoverThemes

extension ThemeLibrary {
  /// A record of each theme that there is.
  func records() -> [ThemeRecord] { entries.map { record(of: $0).record } }

  /// What became of a theme's file, and how the program ends if that is all it was asked for.
  func record(of entry: Entry) -> (record: ThemeRecord, status: ExitStatus?) {
    var record = ThemeRecord(
      name: entry.name, source: entry.origin.rawValue, path: entry.filePath,
      isShadowed: entry.isShadowed)
    do {
      record.theme = try theme(entry)
      return (record, nil)
    } catch let failure as CommandFailure {
      record.faults = failure.text.split(separator: "\n").map(String.init)
      return (record, failure.status)
    } catch {
      record.faults = ["\(error)"]
      return (record, .badData)
    }
  }

  /// The themes of these names and paths; if there are none, all that a name finds and that can be
  /// read.
  func themes(_ namesOrPaths: [String]) throws -> [Theme] {
    guard namesOrPaths.isEmpty else { return try namesOrPaths.map { try theme($0) } }
    return entries.filter { !$0.isShadowed }.compactMap { try? reading($0).get() }
  }
}

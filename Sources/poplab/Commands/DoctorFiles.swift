import Foundation
import PopoverReports
import PopoverScenes
import PopoverThemes

/// The files of a user that the lab reads, and what is wrong in them.
struct DoctorFiles {
  private let file: ConfigurationFile
  private let library: ThemeLibrary
  private let state: String?
  private let configurationFaults: [FileFault]
  private let themeFaults: [FileFault]

  init(file: ConfigurationFile, environment: [String: String]) {
    self.file = file
    let library = ThemeLibrary(environment: environment)
    self.library = library
    state = UserFolder.state.path(environment)
    let path = file.path ?? ""
    configurationFaults =
      (file.obstacle.map { [FileFault(path: path, message: $0)] } ?? [])
      + file.faults.map {
        FileFault(path: path, place: $0.place, message: $0.reason.description)
      }
    themeFaults = library.entries.filter { $0.origin == .user }.flatMap {
      library.record(of: $0).record.faults
    }
  }

  var faults: [FileFault] { configurationFaults + themeFaults }

  var section: DoctorReport.Section {
    let all = library.entries.count
    let own = library.entries.filter { $0.origin == .user }.count
    return DoctorReport.Section(
      "Files",
      [
        .init("configuration", words, source: file.path, remedy: remedy),
        .init("own themes", ownThemes(own), source: library.userFolder),
        .init("shipped themes", "\(all - own)"),
        .init("state", state.map(Self.isThere) ?? "nowhere, as HOME is not set", source: state),
      ])
  }

  /// What became of the configuration.
  private var words: String {
    if file.path == nil { return "nowhere, as HOME is not set" }
    if file.obstacle != nil { return "cannot be read" }
    if !file.isThere { return "not there" }
    return file.faults.isEmpty ? "well" : Self.faults(file.faults.count)
  }

  private var remedy: String? {
    configurationFaults.isEmpty ? nil : "the lab does not open before the faults below are mended"
  }

  private func ownThemes(_ count: Int) -> String {
    if count == 0 { return "none" }
    return themeFaults.isEmpty ? "\(count)" : "\(count), \(Self.faults(themeFaults.count)) in them"
  }

  private static func faults(_ count: Int) -> String { "\(count) fault\(count == 1 ? "" : "s")" }

  private static func isThere(_ path: String) -> String {
    FileManager.default.fileExists(atPath: path) ? "there" : "not there yet"
  }
}

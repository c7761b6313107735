import ArgumentParser
import CellCanvas
import ColorSchemes
import CursesFront
import Foundation
import MessageText
import PlacementRequests
import PopoverGeometry
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab doctor`: what the lab would find and work with here.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what the lab finds here: terminal, settings and where they come from, files.",
    usage: "poplab doctor [<options>]",
    discussion: """
      Examples:
        poplab doctor
        poplab doctor --color never --json

      Options count as they would for the lab. It works without a terminal too. The exit status is 1 if \
      something is wrong in the user's files, or with the theme or the scheme that is chosen.
      """)

  @Option(help: .theme, completion: .themes)
  var theme: String?

  @OptionGroup var scheme: SchemeOption

  @OptionGroup var look: AppearanceOptions

  @Flag(help: .json)
  var json = false

  func run() throws {
    let environment = ProcessEnvironment.variables
    let doctor = Doctor(
      preferences: Preferences(
        look, theme: theme, scheme: scheme.scheme, environment: environment),
      terminal: .current(), environment: environment)
    let report = doctor.report
    try StandardOutput.write(json ? try report.json() + "\n" : report.text)
    if !report.faults.isEmpty { throw ExitCode(1) }
  }
}

/// Examines everything that decides how the lab appears.
struct Doctor {
  var preferences: Preferences
  var terminal: TerminalCapabilities
  var environment: [String: String]

  typealias Finding = DoctorReport.Finding
  typealias Section = DoctorReport.Section

  var report: DoctorReport {
    let files = DoctorFiles(file: preferences.file, environment: environment)
    return DoctorReport(
      sections: [terminalSection, characters, keyboard, settings, files.section],
      faults: files.faults + choiceFaults)
  }

  /// Why the lab does not open with the theme or the scheme that somebody has chosen, where the configuration is well.
  private var choiceFaults: [FileFault] {
    guard preferences.file.faults.isEmpty else { return [] }
    return fault(of: preferences.theme) {
      _ = try ThemeLibrary(environment: environment).theme($0)
    }
      + fault(of: preferences.scheme) {
        if SchemeName.reserved.contains($0) { return }
        let faults = try SchemeLibrary(environment: environment).opened($0).faults
        if !faults.isEmpty { throw CommandFailure(located: faults.joined(separator: "\n")) }
      }
  }

  private func fault(
    of setting: Setting<String>, opening open: (String) throws -> Void
  ) -> [FileFault] {
    if setting.origin == .standard { return [] }
    do { try open(setting.value) } catch {
      return [FileFault(path: setting.origin.source, failure: error)]
    }
    return []
  }
}

extension FileFault {
  /// Why a file, or what somebody has chosen, could not be opened.
  fileprivate init(path: String, failure: any Error) {
    self.init(path: path, message: (failure as? CommandFailure)?.firstLine ?? "\(failure)")
  }
}

extension Doctor {
  private var settings: Section {
    Section(
      "Settings",
      [
        finding("theme", preferences.theme) { $0 }, finding("scheme", preferences.scheme) { $0 },
        finding("color", preferences.color, \.rawValue),
        finding("ascii", preferences.isASCII, \.answer),
        ambiguousWidth, finding("painter", preferences.painter, \.rawValue),
        finding("mouse", preferences.mouse, \.rawValue),
        finding("motion", preferences.motion, \.words),
        finding("reduced-motion", preferences.reducesMotion, \.answer),
        finding("dial-signal", preferences.dialSignal, \.rawValue),
        Finding(
          "lines", environment.isOn("POPLAB_LINES") ? "true" : "false",
          source: environment.isSet("POPLAB_LINES") ? "POPLAB_LINES" : "default"),
      ])
  }

  private var ambiguousWidth: Finding {
    var found = finding("ambiguous-width", preferences.ambiguousWidth) { "\($0.rawValue)" }
    if let set = environment[AmbiguousWidth.variable], AmbiguousWidth.set(in: environment) == nil,
      !set.isEmpty
    {
      found.remedy = "\(AmbiguousWidth.variable) is '\(set)'; known here: 1, 2"
    } else if case .terminal = preferences.ambiguousWidth.origin {
      found.remedy = "if lines take one column in this terminal, give --ambiguous-width 1"
    }
    return found
  }

  private func finding<Value>(
    _ name: String, _ setting: Setting<Value>, _ words: (Value) -> String
  ) -> Finding {
    Finding(name, words(setting.value), source: setting.origin.source)
  }
}

extension Bool {
  /// As `config.yaml` has it.
  fileprivate var answer: String { self ? "true" : "false" }
}

/// The files of a user that the lab reads, and what is wrong in them.
struct DoctorFiles {
  private let file: ConfigurationFile
  private let library: ThemeLibrary
  private let schemes: SchemeLibrary
  private let state: String?
  private let configurationFaults: [FileFault]
  private let themeFaults: [FileFault]
  private let schemeFaults: [FileFault]

  init(file: ConfigurationFile, environment: [String: String]) {
    self.file = file
    let library = ThemeLibrary(environment: environment)
    self.library = library
    schemes = SchemeLibrary(themes: library, environment: environment)
    state = UserFolder.state.path(environment)
    let path = file.path ?? ""
    configurationFaults =
      (file.obstacle.map { [FileFault(path: path, message: $0)] } ?? [])
      + file.faults.map { FileFault($0, path: path) }
    themeFaults = library.entries.filter { $0.origin == .user }.flatMap {
      library.record(of: $0).record.faults
    }
    schemeFaults = schemes.own.flatMap { Self.faults(ofScheme: $0.path) }
  }

  private static func faults(ofScheme path: String) -> [FileFault] {
    do {
      return try SchemeInput(path: path).reading().faults.map { FileFault($0, path: path) }
    } catch let failure as CommandFailure where !failure.faults.isEmpty {
      return failure.faults
    } catch {
      return [FileFault(path: path, failure: error)]
    }
  }

  var faults: [FileFault] { configurationFaults + themeFaults + schemeFaults }

  var section: DoctorReport.Section {
    let all = library.entries.count
    let own = library.entries.filter { $0.origin == .user }.count
    return DoctorReport.Section(
      "Files",
      [
        .init("configuration", words, source: file.path, remedy: remedy),
        .init(
          "own themes",
          library.isUserFolderRefused ? "cannot be read" : Self.words(for: own, themeFaults),
          source: library.userFolder),
        .init(
          "own schemes", Self.words(for: schemes.own.count, schemeFaults), source: schemes.folder),
        .init("shipped themes", "\(all - own)"),
        .init(
          "state", state.map(Self.isThere) ?? Self.nowhere, source: state,
          remedy: state == nil ? "set HOME, or a lab that ends unexpectedly loses changes" : nil),
      ])
  }

  private static let nowhere = "nowhere, as HOME is not set"

  /// What became of the configuration.
  private var words: String {
    if file.path == nil { return Self.nowhere }
    if file.obstacle != nil { return "cannot be read" }
    if !file.isThere { return "not there" }
    return file.faults.isEmpty ? "well" : number(of: "fault", file.faults.count)
  }

  private var remedy: String? {
    configurationFaults.isEmpty ? nil : "the lab does not open until the faults below are corrected"
  }

  private static func words(for count: Int, _ faults: [FileFault]) -> String {
    if count == 0 { return "none" }
    return faults.isEmpty ? "\(count)" : "\(count), \(number(of: "fault", faults.count)) in them"
  }

  private static func isThere(_ path: String) -> String {
    FileManager.default.fileExists(atPath: path) ? "there" : "not there yet"
  }
}

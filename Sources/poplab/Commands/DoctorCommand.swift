import ArgumentParser
import CellCanvas
import CursesFront
import Foundation
import PopoverGeometry
import PopoverLab
import PopoverReports
import PopoverScenes

/// `poplab doctor`: what the lab would find and work with here.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what the lab finds here: terminal, settings and who has made them, files.",
    discussion: """
      Examples:
        poplab doctor
        poplab doctor --color never --json

      Options count as they would for the lab. It works without a terminal too. The exit status is 1 if \
      something is wrong in the user's files.
      """)

  @Option(
    help: ArgumentHelp(
      "A theme by its name, or a theme file by its path.", valueName: "name|path"))
  var theme: String?

  @OptionGroup var look: AppearanceOptions

  @Flag(help: "Print the answer as JSON.")
  var json = false

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let doctor = Doctor(
      preferences: Preferences(look, theme: theme, environment: environment),
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
      faults: files.faults)
  }
}

extension Doctor {
  private var settings: Section {
    Section(
      "Settings",
      [
        finding("theme", preferences.theme) { $0 },
        finding("color", preferences.color, \.rawValue),
        finding("ascii", preferences.isASCII, \.answer),
        ambiguousWidth, finding("painter", preferences.painter, \.rawValue),
        finding("mouse", preferences.mouse, \.rawValue),
        finding("motion", preferences.motion, \.words),
        finding("reduced-motion", preferences.reducesMotion, \.answer),
        finding("dial-signal", preferences.dialSignal, \.rawValue),
        Finding(
          "lines", linesVariable == nil ? "false" : "true", source: linesVariable ?? "default"),
      ])
  }

  private var linesVariable: String? {
    environment.isSet("POPLAB_LINES") ? "POPLAB_LINES" : nil
  }

  private var ambiguousWidth: Finding {
    var found = finding("ambiguous-width", preferences.ambiguousWidth) { "\($0.rawValue)" }
    if let set = environment[AmbiguousWidth.variable], AmbiguousWidth.set(in: environment) == nil,
      !set.isEmpty
    {
      found.remedy = "\(AmbiguousWidth.variable) is '\(set)'; known here: 1, 2"
    } else if case .automatic = preferences.ambiguousWidth.source {
      found.remedy = "if lines take one column in this terminal, give --ambiguous-width 1"
    }
    return found
  }

  private func finding<Value>(
    _ name: String, _ setting: Setting<Value>, _ words: (Value) -> String
  ) -> Finding {
    Finding(name, words(setting.value), source: setting.source.words)
  }
}

extension SettingSource {
  /// Who has chosen it.
  var words: String {
    switch self {
    case .option(let name), .environment(let name): name
    case .file(let place): "config.yaml:\(place)"
    case .automatic(let words): words
    case .standard: "default"
    }
  }
}

extension Bool {
  /// As `config.yaml` has it.
  fileprivate var answer: String { self ? "true" : "false" }
}

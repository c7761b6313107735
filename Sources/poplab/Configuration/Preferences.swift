import AnnotatedYAML
import CellCanvas
import CursesFront
import Dial
import Foundation
import PopoverGeometry
import PopoverLab
import PopoverThemes

/// Everything about the lab that options, the environment and the user's file have a say in.
struct Preferences {
  var theme: Setting<String>
  var scheme: Setting<String>
  var color: Setting<ColorChoice>
  var isASCII: Setting<Bool>
  var painter: Setting<PainterChoice>
  var mouse: Setting<MouseChoice>
  var ambiguousWidth: Setting<AmbiguousWidth>
  var motion: Setting<MotionSettings>
  var reducesMotion: Setting<Bool>
  var dialSignal: Setting<DialBehavior.Signal>
  private(set) var file: ConfigurationFile

  init(
    _ options: AppearanceOptions, theme: String?, scheme: String? = nil,
    environment: [String: String]
  ) {
    file = ConfigurationFile(environment: environment)
    let set = file.configuration
    self.theme = Setting(
      option: ("--theme", theme), file: set.theme, standard: ThemeLibrary.defaultName)
    self.scheme = Setting(
      option: ("--scheme", scheme), file: set.scheme, standard: SchemeName.none)
    color = Setting(
      option: ("--color", options.color),
      environment: ColorChoice.variable(environment).map { ($0, .auto) }, file: set.color,
      standard: .auto)
    isASCII = Setting(option: ("--ascii", options.ascii), file: set.isASCII, standard: false)
    painter = Setting(
      option: ("--painter", options.painter), file: set.painter, standard: .auto)
    mouse = Setting(option: ("--mouse", options.mouse), file: set.mouse, standard: .auto)
    ambiguousWidth = Setting(
      option: ("--ambiguous-width", options.ambiguous.ambiguousWidth),
      environment: AmbiguousWidth.set(in: environment).map { (AmbiguousWidth.variable, $0) },
      file: set.ambiguousWidth, standard: .one)
    motion = Setting(file: set.motion, standard: MotionSettings())
    let variable = "POPLAB_REDUCED_MOTION"
    reducesMotion = Setting(
      option: ("--reduced-motion", options.reducedMotion),
      environment: environment.isSet(variable)
        ? (variable, environment.isOn(variable)) : nil,
      file: set.reducesMotion, standard: false)
    dialSignal = Setting(
      option: ("--dial-signal", options.dialSignal), file: set.dialSignal, standard: .none)
    findTheme(in: ThemeLibrary(environment: environment))
    findScheme(environment)
    followLocale(LocaleVariable(environment))
  }

  /// Without a choice, the language suggests how wide ambiguous characters are.
  private mutating func followLocale(_ locale: LocaleVariable?) {
    let width = AmbiguousWidth.suggested(by: locale)
    guard let locale, case .standard = ambiguousWidth.source, width == .two else { return }
    ambiguousWidth = Setting(value: width, source: .automatic(locale.assignment))
  }

  /// A theme that the file names and that is not found is a fault of the file; its path is relative to the file.
  private mutating func findTheme(in library: ThemeLibrary) {
    guard case .file(let place) = theme.source, let path = file.path else { return }
    if !theme.value.isThemePath {
      guard library.entry(called: theme.value) == nil else { return }
      file.add(.unknownName(theme.value, thing: "theme", known: library.names), at: place)
    } else if !theme.value.hasPrefix("/") {
      theme.value = (path as NSString).deletingLastPathComponent + "/" + theme.value
    }
  }

  /// So with a colour scheme that the file names.
  private mutating func findScheme(_ environment: [String: String]) {
    guard case .file(let place) = scheme.source, let path = file.path,
      !SchemeName.reserved.contains(scheme.value)
    else { return }
    if !scheme.value.contains("/") {
      let names = SchemeLibrary(environment: environment).names
      if names.contains(scheme.value) { return }
      file.add(.unknownName(scheme.value, thing: "scheme", known: names), at: place)
    } else if !scheme.value.hasPrefix("/") {
      scheme.value = (path as NSString).deletingLastPathComponent + "/" + scheme.value
    }
  }

  var keyMap: KeyMap { .standard.changed(by: file.configuration.keys) }
}

extension Preferences {
  /// What is shown of the lab on a terminal.
  func look(on terminal: TerminalCapabilities, _ environment: [String: String]) -> DisplayOptions {
    DisplayOptions(
      depth: color.value.depth(
        terminal: terminal.colorDepth(painter: painter.value),
        deepest: terminal.deepestColor(painter: painter.value), environment: environment),
      isASCII: isASCII.value || !terminal.showsUnicode, ambiguousWidth: ambiguousWidth.value,
      reducesMotion: reducesMotion.value, dialSignal: dialSignal.value)
  }
}

extension Preferences {
  /// Who has chosen what, by the names that the lab gives to settings.
  var origins: [String: SettingOrigin] {
    [
      "theme": theme.source, "scheme": scheme.source, "color": color.source,
      "ascii": isASCII.source,
      "ambiguous-width": ambiguousWidth.source, "motion": motion.source,
      "reduced-motion": reducesMotion.source, "dial-signal": dialSignal.source,
      "painter": painter.source, "mouse": mouse.source,
    ].mapValues(\.origin)
  }

  /// The settings that the lab does not know, by the names that it gives to them.
  var programSettings: [String: String] {
    ["painter": painter.value.rawValue, "mouse": mouse.value.rawValue]
  }
}

/// A value that the program works with, and who has chosen it.
struct Setting<Value> {
  var value: Value
  var source: SettingSource
}

/// Who has chosen a value: an option, else the environment, else the user's file, else the program.
enum SettingSource: Equatable {
  case option(String)
  case environment(String)
  case file(Place)
  /// What the program has found out, in words.
  case automatic(String)
  /// The program itself.
  case standard
}

extension SettingSource {
  fileprivate var origin: SettingOrigin {
    switch self {
    case .option(let name): .option(name)
    case .environment(let name): .environment(name)
    case .file: .configuration
    case .automatic: .terminal
    case .standard: .standard
    }
  }
}

extension Setting {
  /// The first that is there.
  init(
    option: (name: String, value: Value?)? = nil,
    environment: (name: String, value: Value)? = nil,
    file: Setting?, standard: Value
  ) {
    if let option, let value = option.value {
      self.init(value: value, source: .option(option.name))
    } else if let environment {
      self.init(value: environment.value, source: .environment(environment.name))
    } else if let file {
      self = file
    } else {
      self.init(value: standard, source: .standard)
    }
  }

  /// What the file of the user says in a node; `nil` if that is wrong.
  init?(_ value: Value?, at node: SourceNode) {
    guard let value else { return nil }
    self.init(value: value, source: .file(node.place))
  }
}

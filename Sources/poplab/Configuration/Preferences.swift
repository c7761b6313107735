import AnnotatedYAML
import CellCanvas
import CursesFront
import Dial
import PopoverGeometry
import PopoverLab
import PopoverScenes
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
      option: ("--color", options.color), environment: ColorChoice.set(in: environment),
      file: set.color, standard: .auto)
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
    findFiles(environment)
    followLocale(LocaleVariable(environment))
  }

  /// Without a choice, the language suggests how wide ambiguous characters are.
  private mutating func followLocale(_ locale: LocaleVariable?) {
    let width = AmbiguousWidth.suggested(by: locale)
    guard let locale, ambiguousWidth.origin == .standard, width == .two else { return }
    ambiguousWidth = Setting(value: width, origin: .terminal(locale.assignment))
  }

  /// The folders of themes and of schemes are read only where the file names one.
  private mutating func findFiles(_ environment: [String: String]) {
    if let named = file.configuration.theme {
      let themes = ThemeLibrary(environment: environment)
      let found = find(
        "theme", named, isPath: named.value.isThemePath, home: environment.home,
        isKnown: { themes.entry(called: $0) != nil },
        reason: {
          SchemeLibrary(themes: themes, environment: environment).reasonWithoutTheme($0)
        })
      if theme.origin == named.origin { theme = found }
    }
    guard let named = file.configuration.scheme else { return }
    let schemes = SchemeLibrary(
      themes: ThemeLibrary(environment: environment), environment: environment)
    let found = find(
      "scheme", named, isPath: named.value.isSchemePath, home: environment.home,
      isKnown: { (SchemeName.reserved + schemes.names).contains($0) },
      reason: schemes.reasonWithoutScheme)
    if scheme.origin == named.origin { scheme = found }
  }

  /// A theme or a scheme that the file names, whether it is in use or not; one that is not found is a fault of the file.
  ///
  /// - Returns: the name, or the path, which is relative to the file.
  private mutating func find(
    _ thing: String, _ setting: Setting<String>, isPath: Bool, home: String?,
    isKnown: (String) -> Bool, reason: (String) -> Fault.Reason
  ) -> Setting<String> {
    guard case .configuration(let place) = setting.origin, let path = file.path else {
      return setting
    }
    let name = setting.value
    guard isPath else {
      if !isKnown(name) { file.add(reason(name), at: place) }
      return setting
    }
    let found = Setting(
      value: SceneLocation.file(path).path(of: name.inHome(home)), origin: setting.origin)
    guard let obstacle = InputFile.obstacle(to: found.value) else { return found }
    let words =
      obstacle == .missing
      ? "there is no \(thing) '\(name)'; a path begins at the folder of this file"
      : "cannot read the \(thing) '\(name)': \(obstacle)"
    file.add(.inWords(words), at: place)
    return found
  }

  var keyMap: KeyMap { .standard.changed(by: file.configuration.keys) }
}

extension Preferences {
  /// What is shown of the lab on a terminal.
  func display(on terminal: TerminalCapabilities, _ environment: [String: String]) -> DisplayOptions
  {
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
      "theme": theme.origin, "scheme": scheme.origin, "color": color.origin,
      "ascii": isASCII.origin,
      "ambiguous-width": ambiguousWidth.origin, "motion": motion.origin,
      "reduced-motion": reducesMotion.origin, "dial-signal": dialSignal.origin,
      "painter": painter.origin, "mouse": mouse.origin,
    ]
  }

  /// The settings that the lab does not know, by the names that it gives to them.
  var programSettings: [String: String] {
    ["painter": painter.value.rawValue, "mouse": mouse.value.rawValue]
  }
}

/// A value that the program works with, and who has chosen it.
struct Setting<Value> {
  var value: Value
  var origin: SettingOrigin
}

extension Setting {
  /// The first that is there: an option, else the environment, else the user's file, else the choice of the program.
  init(
    option: (name: String, value: Value?)? = nil,
    environment: (name: String, value: Value)? = nil,
    file: Setting?, standard: Value
  ) {
    if let option, let value = option.value {
      self.init(value: value, origin: .option(option.name))
    } else if let environment {
      self.init(value: environment.value, origin: .environment(environment.name))
    } else if let file {
      self = file
    } else {
      self.init(value: standard, origin: .standard)
    }
  }

  /// What the file of the user says in a node; `nil` if that is wrong.
  init?(_ value: Value?, at node: SourceNode) {
    guard let value else { return nil }
    self.init(value: value, origin: .configuration(node.place))
  }
}

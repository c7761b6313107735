import ArgumentParser
import CellCanvas
import CursesFront
import Foundation
import MessageText
import PopoverGeometry
import PopoverLab
import PopoverScenes
import SystemPackage

/// `poplab` itself: the lab in the terminal.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Open the lab in the terminal; poplab alone does the same.",
    usage: "poplab explore [<options>] [<scene>]",
    discussion: """
      Examples:
        poplab
        poplab tour                         what it can do, in five scenes
        poplab nested                       a scene that comes with the program
        poplab ./mine.yaml                  a scene of one's own
        ls --color | poplab ./mine.yaml     one that shows its input (ansi: "-")
        poplab --theme double --content 40x8
        poplab --last                       the last scene that had no file
        poplab --color never --ascii
        poplab --lines                      sentences, for screen readers
        echo 'play edges' | poplab --lines  every flip around the screen

      Press ? in the lab for every key. Keys, and what holds where no option is given, can be set up in \
      config.yaml in $XDG_CONFIG_HOME/poplab, or else in ~/.config/poplab.

      With --lines, or POPLAB_LINES=1, nothing is drawn: a line of standard input is a command as \
      after : in the lab, and what comes of it is a sentence on standard output; 'help' says which \
      there are. Where input is no terminal, the status is 73 if a line wrote no file that it was to write, 74 if the \
      disk failed, else 65 if a line was not understood, or asked for what is not there.
      """)

  @OptionGroup var scene: SceneOptions

  @OptionGroup var look: AppearanceOptions

  @Flag(help: "Draw nothing: read commands line by line, and answer in sentences.")
  var lines = false

  @Flag(help: "Open the scene of the last session that had no file.")
  var last = false

  @Option(
    form: "WxH", read: CellArguments.screen,
    help: "The size of the screen for --lines; 80x24 if it is not given.")
  var size: CellSize?

  @Option(
    help: ArgumentHelp(
      "Record the session into a new file: for asciinema, or as a script for 'poplab play'.",
      valueName: "file.cast|file.yaml"), completion: .file())
  var record: String?

  /// The scene to open, and words that are neither options nor commands.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "A scene that comes with the program by its name, or a scene file by its path.",
      valueName: "scene"), completion: .scenes)
  var words: [String] = []

  /// The same without the dashes that end options, behind which a path may begin with one.
  private var names: [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end] + words[end...].dropFirst().map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }

  func validate() throws {
    if last, let word = names.first(where: \.isScene) {
      throw ValidationError("--last opens the last session; leave out '\(word)'.")
    }
    if last, let changed = scene.start.names.first {
      throw ValidationError("--last opens the last session as it was; leave out \(changed).")
    }
    guard let word = names.first(where: { !$0.isScene }) ?? names.dropFirst().first else {
      try checkRecording()
      return try checkSize()
    }
    if word.isScene {
      throw ValidationError("one scene is opened at a time; '\(word)' is another.")
    }
    if Poplab.commandNames.contains(word) {
      throw ValidationError("a command stands first, as in 'poplab \(word) --help'.")
    }
    let known = Self.knownWords + ShippedScenes.names
    if word.hasPrefix("-") { throw Invocation.unknown("option", word, among: known) }
    guard InputFile.obstacle(to: word) == nil else {
      throw Invocation.unknown(
        "command or scene", word, among: known, elsewhere: "'poplab scenes list' has the scenes")
    }
    let question = Suggestion.question(about: word, in: known).map { "\($0) " } ?? ""
    let path = InputFile.path(insteadOf: word).shownSafely
    throw ValidationError(
      "unknown command or scene '\(word)'; \(question)the file here is \(path).")
  }

  /// Whether the session is one to record, and into a new file.
  private func checkRecording() throws {
    guard let record else { return }
    guard RecordingFormat(ofFile: record) != nil else {
      throw ValidationError("a recording is a file .cast, or a script .yaml.")
    }
    if isInLines {
      throw ValidationError(
        lines
          ? "--lines shows no frames; leave out --lines or --record."
          : "POPLAB_LINES is set, and lines show no frames; unset it, or leave out --record.")
    }
    if InputFile.isThere(record) {
      throw ValidationError("'\(record)' is there already; a recording is a new file.")
    }
  }

  private func checkSize() throws {
    if size != nil, !isInLines {
      throw ValidationError("--size is the screen of --lines; add --lines, or leave out --size.")
    }
  }

  /// The commands there are, and the options of this one, as its help has them.
  static var knownWords: [String] { Poplab.commandNames + Invocation.options(of: Self.self) }

  private var isInLines: Bool {
    lines || ProcessEnvironment.variables.isOn("POPLAB_LINES")
  }

  func run() throws {
    let environment = ProcessEnvironment.variables
    let preferences = Preferences(
      look, theme: scene.theme, scheme: scene.scheme.scheme, environment: environment)
    try preferences.file.check()
    if isInLines { return try speak(preferences) }
    // A script is written at the end, which is too late to hear that it cannot be.
    if let record { try OutputFile.check(new: record) }
    let input = try names.first.flatMap { try StandardInput.taken(by: $0) }
    let capabilities = TerminalCapabilities.current()
    if let obstacle = capabilities.obstacle { throw CommandFailure(obstacle) }
    let asked = TerminalScheme(opensScreen: true)
    var lab = try scene.lab(
      size: capabilities.size, display: preferences.display(on: capabilities, environment),
      theme: preferences.theme.value, isUsual: preferences.theme.origin == .standard,
      scheme: preferences.scheme.value, terminal: asked,
      keyMap: preferences.keyMap, opening: names.first, input: input)
    if last { lab.resumeLastSession() }
    if names.isEmpty, !last, UserFolder.state.claimFirstStart(environment) { lab.offerTour() }
    lab.motionSettings = preferences.motion.value
    if lab.display.reducesMotion { lab.motionSettings.style = .none }
    lab.origins = preferences.origins.merging(scene.start.origins) { $1 }
    lab.programSettings = preferences.programSettings
    if let record { lab.record(into: record) }
    var world = FileWorld(input: input, terminal: asked)
    let ending = try explore(
      &lab, in: &world, on: capabilities, preferences, unread: asked.unread)
    if let unwritten = Self.failure(of: lab.unwrittenRecording) {
      throw ExitCode(unwritten.status.rawValue)
    }
    if ending == .interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if ending == .terminalLost { throw ExitCode(ExitStatus.inputOutput.rawValue) }
  }

  /// The lab in lines of text.
  private func speak(_ preferences: Preferences) throws {
    // Standard input has the commands, and nothing for a scene to show.
    let noInput: [UInt8] = []
    var lab = try scene.lab(
      size: Lab.size(holding: size ?? CellArguments.usualScreen),
      display: DisplayOptions(ambiguousWidth: preferences.ambiguousWidth.value),
      theme: preferences.theme.value, isUsual: preferences.theme.origin == .standard,
      scheme: preferences.scheme.value, terminal: .shared,
      keyMap: preferences.keyMap, opening: names.first, input: noInput)
    // Nothing is drawn, so that all other preferences have no say.
    lab.origins = preferences.origins
      .filter { ["theme", "scheme", "ambiguous-width"].contains($0.key) }
      .merging(scene.start.origins) { $1 }
    if last { lab.resumeLastSession() }
    if isatty(STDIN_FILENO) == 0 { lab.keepNoSession() }
    var terminal = StandardLines()
    var world = FileWorld(input: noInput)
    let outcome = LineSession.run(&lab, on: &terminal, in: &world)
    if let failure = terminal.failure { throw failure }
    if let status = status(of: outcome) { throw ExitCode(status.rawValue) }
  }

  /// A person has read what went wrong; a script goes by the status.
  private func status(of outcome: LineOutcome) -> ExitStatus? {
    if outcome.ending == .interrupted { return .interrupted }
    if isatty(STDIN_FILENO) != 0 { return nil }
    if let fault = outcome.unwritten { return fault.statusOfWriting }
    return outcome.faults > 0 ? .badData : nil
  }

  /// Everything that can be wrong has been looked at before the terminal is touched.
  private func explore(
    _ lab: inout Lab, in world: inout FileWorld, on capabilities: TerminalCapabilities,
    _ preferences: Preferences, unread: UnreadInput
  ) throws -> LabEnding {
    InputFile.readNoMorePipes()
    do throws(CursesError) {
      var terminal = try CursesTerminal(
        capabilities, painter: preferences.painter.value, depth: lab.display.depth,
        asciiOnly: lab.display.isASCII,
        withMouse: preferences.mouse.value.isWanted(on: capabilities), unread: unread)
      let ending = lab.run(on: &terminal, in: &world)
      // A signal that has ended the lab ends the program as soon as the terminal is closed.
      terminal.close { Self.tellLosses(of: lab) }
      return ending
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func tellLosses(of lab: Lab) {
    let changes = lab.lostChanges.map { CommandFailure($0, status: .inputOutput) }
    for failure in changes + [failure(of: lab.unwrittenRecording)].compactMap(\.self) {
      StandardError.write(failure.text + "\n")
    }
  }

  private static func failure(of recording: UnwrittenRecording?) -> CommandFailure? {
    recording.map { CommandFailure(writing: $0.path, $0.fault) }
  }
}

extension String {
  /// Whether a scene can be meant: by the name of one, by anything that is a path, or by a link.
  fileprivate var isScene: Bool {
    if isSceneLink { return true }
    if case .file = SceneLocation(self) { return !hasPrefix("-") }
    return ShippedScenes[self] != nil
  }
}

extension StandardInput {
  /// Reads all of standard input for a scene that shows it, and puts the terminal in its place, as keys come
  /// from there; `nil` if the scene shows nothing of it, or no pipe and no terminal is there.
  fileprivate static func taken(by name: String) throws -> [UInt8]? {
    guard isatty(STDIN_FILENO) == 0, isatty(STDOUT_FILENO) == 1,
      try SceneLibrary().document(name).scene.sources.contains(.standardInput)
    else { return nil }
    let text = try wholeText()
    let terminal = try? FileDescriptor.open("/dev/tty", .readWrite, options: .closeOnExec)
    guard let terminal else { return nil }
    return try? terminal.closeAfter {
      _ = try terminal.duplicate(as: .standardInput)
      return text
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: CursesError) {
    let isOfSystem = if case .couldNotOpen = error { true } else { false }
    self.init(
      "\("\(error)".shownSafely); without a terminal, 'poplab render --size 80x24' prints the picture",
      status: isOfSystem ? .inputOutput : .usage)
  }
}

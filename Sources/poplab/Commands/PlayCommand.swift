import AnnotatedYAML
import ArgumentParser
import CellCanvas
import CellPictures
import Foundation
import MessageText
import PopoverLab
import PopoverScenes

/// `poplab play`: a script of keys, as a test or as a film.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a script of keys on the lab: as a test, or into a recording.",
    usage: "poplab play <file> ... [<options>]",
    discussion: """
      Examples:
        poplab play demo.yaml
        poplab play demo.yaml --record demo.cast  for asciinema
        poplab play demo.yaml --svg demo.svg      for a page; it moves by itself
        poplab play demo.yaml --svg dark.svg --appearance dark
        poplab play tests/*.yaml

      A script is a YAML file:

        scene: nested            # a name, or a path beside the script
        size: 80x24
        steps:
          - keys: 5l<Down>       # as for render --keys
          - mouse: press 30,10   # column and row, from 0
          - wait: 0.5            # seconds
          - { resize: 60x16, marker: a smaller screen }
          - expect: { popover: menu, side: right }     # as the checks of scenes
          - shows: Open recent   # a text on the screen; hides is the contrary

      Time is counted and not measured, so that a script is the same on every machine. A recording has a marker \
      at every flip of a popover. Version 2 of asciicast is written, or 3 with --cast-version. All scripts are \
      played, whatever comes of the others.

      Exit status: 0 all that is expected is true; 1 something is not; 65 faults in a script; 66 no such file. \
      A script that cannot be played goes before 1; of several the first.
      """)

  @Argument(help: ArgumentHelp("The scripts.", valueName: "file"), completion: .file())
  var scripts: [String]

  @Option(
    help: ArgumentHelp("Write a recording for asciinema.", valueName: "file.cast"),
    completion: .file())
  var record: String?

  @Option(
    help: ArgumentHelp("Write a picture that moves.", valueName: "file.svg"), completion: .file())
  var svg: String?

  @Option(help: ArgumentHelp("The version of the recording: 2, as usual, or 3.", valueName: "n"))
  var castVersion: Cast.Version?

  @Option(help: "The variant of the colours in which the script begins: light or dark.")
  var appearance: Appearance?

  func validate() throws {
    if castVersion != nil, record == nil {
      throw ValidationError("--cast-version is that of a recording; add --record, or leave it out.")
    }
    if record == "-" || svg == "-" {
      throw ValidationError("the report goes to standard output; give --record or --svg a file.")
    }
    if let record, let svg, OutputFile.isSame(record, svg) {
      throw ValidationError("--record and --svg name the same file; name two.")
    }
    guard record != nil || svg != nil, scripts.count > 1 else { return }
    throw ValidationError(
      "a recording is of one script; name one, or leave out --record and --svg.")
  }

  func run() throws {
    if let record { try OutputFile.check(record, holds: .cast, "a recording for asciinema") }
    if let svg { try OutputFile.check(svg, holds: .svg, "a picture of svg") }
    var (isMet, failure): (Bool, ExitStatus?) = (true, nil)
    _ = try scripts.mapWithProgress("scripts") { path in
      do { isMet = try play(path) && isMet } catch let error as CommandFailure
        where error.status != .inputOutput
      {
        failure = failure ?? error.status
        StandardError.write(error.text + "\n")
      }
    }
    if let status = failure ?? (isMet ? nil : .different) { throw ExitCode(status.rawValue) }
  }

  /// Whether all is true that a script expects.
  private func play(_ path: String) throws -> Bool {
    let script = try PlayScriptFile(path: path, appearance: appearance)
    let version = record.map { _ in castVersion ?? .v2 }
    do { return try play(script, version) } catch let fault as StorageFault {
      throw CommandFailure(writing: FileManager.default.temporaryDirectory.path, fault)
    }
  }

  /// - Throws: ``StorageFault`` where what is recorded finds no room among temporary files.
  private func play(_ script: PlayScriptFile, _ version: Cast.Version?) throws -> Bool {
    var played = try PlayedScript(script, cast: version, hasFilm: svg != nil)
    let failures = try played.play()
    // Neither keeps the other from being written.
    let written = Result { try played.write(cast: record, svg: svg) }
    try StandardOutput.write(played.report(failures))
    try written.get()
    return failures.isEmpty
  }
}

extension Cast.Version: WordArgument {}

/// A script in a file, and the lab on which it is played.
private struct PlayScriptFile {
  let path: String
  let script: PlayScript
  private(set) var lab: Lab

  /// - Throws: ``CommandFailure`` with every fault of the script.
  init(path: String, appearance: Appearance?) throws {
    self.path = path
    let bytes = try InputFile.needed(path, called: "the script")
    do throws(PlayScriptError) { script = try PlayScript(bytes) } catch {
      throw CommandFailure(error.faults, in: path)
    }
    let options = try Self.options(of: script, in: path)
    do { lab = try Self.lab(of: script, beside: path, options) } catch let failure as CommandFailure
    {
      // Of several scripts nobody would know which one names it.
      throw failure.named(in: path)
    }
    lab.begin(in: appearance)
  }

  /// The theme and the scheme that the script names.
  ///
  /// - Throws: ``CommandFailure`` with every name in the script that finds nothing, at its place.
  private static func options(of script: PlayScript, in path: String) throws -> SceneOptions {
    let (library, places) = (SceneLibrary(), script.places)
    var (theme, scheme): (String?, String?)
    var faults: [Fault] = []
    do throws(Fault) {
      if let name = script.scene { try library.requireScene(name, at: places["scene"], in: path) }
    } catch { faults.append(error) }
    do throws(Fault) {
      if let name = script.theme { theme = try library.theme(name, at: places["theme"], in: path) }
    } catch { faults.append(error) }
    do throws(Fault) {
      if let name = script.scheme {
        scheme = try library.scheme(name, at: places["scheme"], in: path)
      }
    } catch { faults.append(error) }
    guard faults.isEmpty else { throw CommandFailure(ofNames: faults, in: path) }
    return SceneOptions(theme: theme, scheme: scheme)
  }

  private static func lab(
    of script: PlayScript, beside path: String, _ options: SceneOptions
  ) throws -> Lab {
    let place = SceneLocation(path)
    var lab = try options.lab(
      size: script.size, display: DisplayOptions(reducesMotion: script.reducesMotion),
      keyMap: .standard.changed(by: script.keys), opening: script.scene.map(place.reference(to:)))
    lab.motionSettings = script.motion
    return lab
  }
}

/// What is seen of a script, as it becomes a recording, if one is wanted.
private struct PlayedScript {
  private let file: PlayScriptFile
  /// The recording for asciinema: what has been written of it, and what writes on.
  private var cast: (text: GrowingText, recorder: Cast)?
  private var film: SVGFilm?
  private var length = 0
  private var count = 0

  /// - Parameter version: that of a recording for asciinema; `nil` if none is wanted.
  init(_ file: PlayScriptFile, cast version: Cast.Version?, hasFilm: Bool) throws {
    self.file = file
    let title = file.script.title.isEmpty ? file.lab.scene.name : file.script.title
    if let version {
      let recorder = Cast(version: version)
      let text = try GrowingText()
      try text.add(recorder.header(size: file.lab.size, title: title))
      cast = (text, recorder)
    }
    if hasFilm { film = SVGFilm(title: title, appearance: file.lab.theme.appearance) }
  }

  mutating func play() throws -> [PlayFailure] {
    var (cast, film) = (cast, film)
    // What other labs have left must not be seen in it, and nobody comes back to this one.
    var player = ScriptPlayer(file.lab, in: FileWorld(environment: [:])) { event, time in
      let text: String? =
        switch event {
        case .frame(let canvas): cast?.recorder.frame(canvas, at: time)
        case .resize(let size): cast?.recorder.resize(size, at: time)
        case .marker(let label): cast?.recorder.marker(label, at: time)
        }
      if let text { try cast?.text.add(text) }
      if case .frame(let canvas) = event { film?.add(canvas, at: time) }
    }
    try player.play(file.script)
    if let end = cast?.recorder.end(at: player.milliseconds) { try cast?.text.add(end) }
    (length, count) = (player.milliseconds, player.expectationCount)
    (self.cast, self.film) = (cast, film)
    return player.failures
  }

  /// A line for what is not as expected, and one for the script.
  func report(_ failures: [PlayFailure]) -> String {
    let path = file.path.shownSafely
    let lines = failures.map { "\(path):\($0.place): \($0.sentence)\n" }.joined()
    let things = number(of: "expectation", count)
    // One expectation can have several sentences.
    let missed = Set(failures.map(\.place)).count
    let summary =
      missed == 0 ? "\(things) met" : "\(missed) of \(things) not met"
    return "\(lines)\(path): \(count == 0 ? "played, nothing is expected" : summary)\n"
  }

  func write(cast castPath: String?, svg svgPath: String?) throws {
    if let castPath, let cast { try OutputFile.write(cast.text.content(), to: castPath) }
    guard let svgPath, let film else { return }
    let text = try GrowingText()
    try film.write(length: length) { try text.add($0) }
    try OutputFile.write(text.content(), to: svgPath)
  }
}

import ArgumentParser
import CellCanvas
import MessageText
import PopoverGeometry
import PopoverLab
import PopoverScenes

/// `poplab motion`: a strip of film of a scene that changes, without a terminal.
struct MotionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion",
    abstract: "Print a strip of film: a scene that changes, step by step.",
    discussion: """
      Examples:
        poplab motion                                     popovers come
        poplab motion nested --change dismiss --style slide
        poplab motion keyboard --keys b --duration 0.4    a keyboard leaves
        poplab motion --keys "<End>" --curve spring --rate 60
        poplab motion --keys "<End><Home>" --wait 0.1     turned back on the way
        poplab motion --style fade --format ansi

      Every picture that differs from the one before is printed, the time above it; a strip is the same \
      on every machine, in colours only where they are asked for. Keys are those of the lab. A popover follows its anchor cell by cell at once: \
      only what comes, goes, jumps, changes its side or its size by more than a few cells, or makes room \
      for a keyboard is shown on its way. With --format json each picture is one line with all places.
      """)

  enum Change: String, WordArgument {
    case present
    case dismiss
  }

  @OptionGroup var opened: OpenedSceneArgument
  @OptionGroup var scene: SceneOptions

  @OptionGroup var screen: ScreenOption

  @Option(help: "What changes if no keys are pressed: present or dismiss.")
  var change: Change?

  @OptionGroup(title: "Film") var film: FilmOptions
  @OptionGroup(title: "Motion") var motion: MotionOptions

  @OptionGroup var pictures: FilmPictureOptions

  func validate() throws {
    if change != nil, film.keys != nil {
      throw ValidationError("--keys say what changes; leave out --keys or --change.")
    }
  }

  func run() throws {
    var lab = try scene.lab(
      size: Lab.size(holding: screen.usedSize),
      display: pictures.drawing.display(pictures.ambiguous),
      opening: opened.name)
    lab.motionSettings = motion.settings
    // What other labs have left must not be seen in it.
    let strip = MotionFilm(
      try subject, in: lab, world: FileWorld(environment: [:]),
      rate: film.rate ?? MotionFilm.usualRate)
    for frame in strip.frames {
      try StandardOutput.write(try text(of: frame))
    }
  }

  private var subject: MotionFilm.Subject {
    get throws {
      if let keys = try film.pressed { return .keys(keys, wait: film.wait) }
      return change == .dismiss ? .going : .coming
    }
  }

  private func text(of frame: MotionFilm.Frame) throws -> String {
    guard try pictures.chosen == .json else {
      return heading(of: frame) + (try pictures.text(of: frame.picture))
    }
    return try frame.pose.json(time: frame.time, key: frame.key?.scriptText, metrics: frame.metrics)
      + "\n"
  }

  private func heading(of frame: MotionFilm.Frame) -> String {
    let words = [
      Words.figure((frame.time * 1_000).rounded() / 1_000) + " s", frame.key?.label.shownSafely,
    ]
    return "--- \(words.compactMap(\.self).joined(separator: ", "))\n"
  }
}

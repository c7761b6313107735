import ArgumentParser
import CellCanvas
import Dial
import PopoverGeometry
import PopoverLab

/// The keys that are pressed in a film, and how time goes by.
struct FilmOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Keys to press; every frame from then on is printed.")
  var keys: String?

  @Option(
    form: "seconds", read: PointArguments.length,
    help: "Seconds to film after each key; by default until everything is at rest.")
  var wait: Double?

  @Option(
    form: "n", read: CellArguments.whole(1...FilmClock.greatestRate, "the rate"),
    help:
      "Frames a second (default: \(MotionFilm.usualRate) of a scene, \(DialFilm.usualRate) of a dial)."
  )
  var rate: Int?

  func validate() throws {
    let longest = FilmClock.longestWait
    guard wait.map({ $0 <= longest }) ?? true else {
      throw ValidationError("the time after a key is at most \(Int(longest)) seconds.")
    }
    if wait != nil, keys == nil {
      throw ValidationError("--wait is the time after a key; add --keys, or leave out --wait.")
    }
  }

  /// The keys that are pressed; `nil` where the option is not given.
  var pressed: [Key]? {
    get throws {
      do {
        return try keys.map { try KeyScript($0).keys }
      } catch {
        throw CommandFailure("\(error)", status: .usage)
      }
    }
  }
}

/// How the pictures of a film are printed.
struct FilmPictureOptions: ParsableArguments {
  enum Format: String, WordArgument {
    case text
    case ansi
    case json
  }

  @Option(
    help: ArgumentHelp(
      "Characters only, with colours, or where everything is: text, ansi or json; by default text, or ansi "
        + "where colours are asked for."))
  var format: Format?

  @OptionGroup var answer: JSONOption

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var ambiguous: AmbiguousOptions

  func validate() throws {
    if try chosen == .json, let needless = drawing.names.first {
      throw ValidationError("JSON is no picture; leave out \(needless), or the form json.")
    }
  }

  /// The form that was asked for.
  var chosen: Format {
    get throws {
      try answer.form(format, json: .json) ?? (drawing.asksForColors ? .ansi : .text)
    }
  }

  /// A picture in glyphs that the reader can show, where nothing else has seen to it.
  func legible(_ picture: Canvas) -> Canvas {
    if drawing.ascii { return picture.inASCII }
    return ambiguous.width == .two ? picture.withoutAmbiguous : picture
  }

  /// A picture as it is printed.
  func text(of picture: Canvas) throws -> String {
    try chosen == .ansi ? picture.ansiText(depth: drawing.pictureDepth) : picture.picture
  }
}

/// How a dial moves under the keys that are pressed on it.
struct DialFilmOptions: ParsableArguments {
  @OptionGroup var film: FilmOptions

  @Option(help: "The signal for each item that passes: none, bell or flash.")
  var signal = DialBehavior.Signal.none

  @Flag(help: "Without motion: the dial is shown at once where it comes to rest.")
  var still = false

  func validate() throws {
    let ofKeys = [String](given: [
      "--rate": film.rate != nil, "--signal": signal != .none, "--still": still,
    ])
    guard film.keys == nil, let needless = ofKeys.first else { return }
    throw ValidationError("\(needless) is for what keys do; add --keys, or leave it out.")
  }

  /// What is seen of a dial; `nil` without keys.
  func film(of dial: CellDial, labels: [String], size: CellSize) throws -> DialFilm? {
    var behavior = DialBehavior()
    behavior.signal = signal
    behavior.reducesMotion = still
    return try film.pressed.map { keys in
      DialFilm(
        of: DialControl(dial, labels: labels, behavior: behavior), size: size, keys: keys,
        rate: film.rate ?? DialFilm.usualRate, wait: film.wait)
    }
  }
}

extension DialBehavior.Signal: WordArgument {}

/// How changes are shown.
struct MotionOptions: ParsableArguments {
  @Option(help: "How popovers come and go: scale, slide, fade or none.")
  var style = MotionSettings().style

  @Option(help: "The curve of changes: linear, ease-in, ease-out, ease-in-out or spring.")
  var curve = MotionSettings().curve

  @Option(
    form: "seconds", read: PointArguments.length,
    help: "How long a change takes; \(Words.figure(MotionSettings().duration)) if it is not given.")
  var duration = MotionSettings().duration

  func validate() throws {
    guard MotionChange.durations.contains(duration) else {
      let durations = MotionChange.durations
      throw ValidationError(
        "a change takes from \(durations.lowerBound) to \(Int(durations.upperBound)) seconds.")
    }
  }

  var settings: MotionSettings { MotionSettings(style, curve, duration: duration) }
}

extension MotionStyle: WordArgument {}
extension MotionCurve: WordArgument {}

import ArgumentParser
import CellCanvas
import Dial
import PopoverLab

/// How a dial moves under the keys that are pressed on it.
struct DialFilmOptions: ParsableArguments {
  @OptionGroup var film: FilmOptions

  @Option(help: "What tells of each item that passes: none, bell or flash.")
  var signal = DialBehavior.Signal.none

  @Flag(help: "Without motion: the dial is at once where it comes to rest.")
  var still = false

  private var behavior: DialBehavior {
    var behavior = DialBehavior()
    behavior.signal = signal
    behavior.reducesMotion = still
    return behavior
  }

  /// What is seen of a dial; `nil` without keys.
  func film(of dial: CellDial, labels: [String], size: CellSize) throws -> DialFilm? {
    try film.pressed.map { keys in
      DialFilm(
        of: DialControl(dial, labels: labels, behavior: behavior), size: size, keys: keys,
        rate: film.rate ?? DialFilm.usualRate, wait: film.wait)
    }
  }
}

extension DialBehavior.Signal: ExpressibleByArgument {}

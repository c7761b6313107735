import ArgumentParser
import CellCanvas
import PopoverLab

/// The keys that are pressed on a dial, and how time goes by.
struct DialFilmOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Keys to press; every picture that is then seen is printed.")
  var keys: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures a second.", valueName: "n"))
  var rate = 10

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds after each key; without it until the dial is at rest.", valueName: "seconds"),
    transform: PointArguments.length)
  var wait: Double?

  @Option(help: "What tells of each item that passes: none, bell or flash.")
  var signal = DialConduct.Signal.none

  @Flag(help: "Without motion: the dial is at once where it comes to rest.")
  var still = false

  /// The most pictures a second, and the longest wait.
  private static let greatestRate = 240
  private static let greatestWait = 60.0

  func validate() throws {
    guard (1...Self.greatestRate).contains(rate) else {
      throw ValidationError("the rate is from 1 to \(Self.greatestRate) pictures a second.")
    }
    guard wait.map({ $0 <= Self.greatestWait }) ?? true else {
      throw ValidationError("no key is waited for longer than \(Int(Self.greatestWait)) seconds.")
    }
  }

  private var conduct: DialConduct {
    var conduct = DialConduct()
    conduct.signal = signal
    conduct.isStill = still
    return conduct
  }

  /// What is seen of a dial; `nil` without keys.
  func film(of dial: CellDial, labels: [String], size: CellSize) throws -> DialFilm? {
    guard let keys else { return nil }
    do {
      return DialFilm(
        of: DialControl(dial, labels: labels, conduct: conduct), size: size,
        keys: try KeyScript(keys).keys, rate: rate, wait: wait)
    } catch {
      throw CommandFailure("\(error)", status: .usage)
    }
  }
}

extension DialConduct.Signal: ExpressibleByArgument {}

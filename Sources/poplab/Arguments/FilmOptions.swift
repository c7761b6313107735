import ArgumentParser
import PopoverLab

/// The keys that are pressed in a film, and how time goes by.
struct FilmOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Keys to press; every picture that is then seen is printed.")
  var keys: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds after each key; without it until everything is at rest.", valueName: "seconds"),
    transform: PointArguments.length)
  var wait: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures a second (default: \(MotionFilm.usualRate) of a scene, \(DialFilm.usualRate) of a dial).",
      valueName: "n"))
  var rate: Int?

  func validate() throws {
    guard rate.map({ (1...FilmClock.greatestRate).contains($0) }) ?? true else {
      throw ValidationError("the rate is from 1 to \(FilmClock.greatestRate) pictures a second.")
    }
    let longest = FilmClock.longestWait
    guard wait.map({ $0 <= longest }) ?? true else {
      throw ValidationError("no key is waited for longer than \(Int(longest)) seconds.")
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

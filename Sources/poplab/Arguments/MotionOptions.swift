import ArgumentParser
import PopoverGeometry
import PopoverLab

/// How changes are shown.
struct MotionOptions: ParsableArguments {
  @Option(help: "How popovers come and go: scale, slide, fade or none.")
  var style = MotionStyle.scale

  @Option(help: "How time goes: linear, ease-in, ease-out, ease-in-out or spring.")
  var curve = MotionCurve.easeOut

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long a change takes.", valueName: "seconds"),
    transform: PointArguments.length)
  var duration = 0.2

  func validate() throws {
    guard MotionChange.durations.contains(duration) else {
      let durations = MotionChange.durations
      throw ValidationError(
        "a change takes from \(durations.lowerBound) to \(Int(durations.upperBound)) seconds.")
    }
  }

  var manner: MotionManner { MotionManner(style, curve, duration: duration) }
}

extension MotionStyle: ExpressibleByArgument {}
extension MotionCurve: ExpressibleByArgument {}

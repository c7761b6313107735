import ArgumentParser
import CellCanvas
import Foundation
import PopoverLab

/// How cells appear that a command prints.
struct DrawingOptions: ParsableArguments {
  @Option(help: .color)
  var color: ColorChoice?

  @Flag(help: .ascii)
  var ascii = false

  /// The options that were given.
  var names: [String] { [String](given: ["--color": color != nil, "--ascii": ascii]) }

  /// The colours of a picture that is the same on every machine: all of them, or what was asked for. The terminal has
  /// no say.
  var pictureDepth: ColorDepth { (color ?? .auto).depth(terminal: .trueColor, environment: [:]) }

  /// Whether a picture in text is to have colours: where an option or a variable asks for them.
  var asksForColors: Bool {
    (color ?? .auto).depth(ofOutput: nil, environment: ProcessEnvironment.variables) != .none
  }

  /// How a lab appears whose frames are the same on every machine.
  func display(_ ambiguous: AmbiguousOptions) -> DisplayOptions {
    DisplayOptions(depth: pictureDepth, isASCII: ascii, ambiguousWidth: ambiguous.width)
  }
}

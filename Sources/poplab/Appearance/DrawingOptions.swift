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
  var names: [String] {
    [("--color", color != nil), ("--ascii", ascii)].filter(\.1).map(\.0)
  }

  /// The colours of a picture that is the same on every machine: all of them, or what was asked for. The terminal has
  /// no say.
  var pictureDepth: ColorDepth { (color ?? .auto).depth(terminal: .trueColor, environment: [:]) }

  /// Whether a picture in text is to have colours: where an option or a variable asks for them.
  var asksForColors: Bool {
    (color ?? .auto).depth(ofOutput: nil, environment: ProcessEnvironment.variables) != .none
  }

  /// How a lab appears whose frames are the same on every machine.
  func look(_ ambiguous: AmbiguousOptions) -> DisplayOptions {
    DisplayOptions(depth: pictureDepth, isASCII: ascii, ambiguousWidth: ambiguous.width)
  }
}

extension ArgumentHelp {
  /// What words mean that several commands have.
  static var color: ArgumentHelp { "Colours: auto, always, never, 16, 256 or truecolor." }
  static var ascii: ArgumentHelp { "Draw with ASCII characters only." }
  static var json: ArgumentHelp { "Print the answer as JSON." }
  static var theme: ArgumentHelp {
    ArgumentHelp("A theme by its name, or a theme file by its path.", valueName: "name|path")
  }
}

/// `--json`, for commands whose answers have other forms too.
struct JSONOption: ParsableArguments {
  @Flag(help: .json)
  var json = false

  /// The form that `--format` or `--json` names; `nil` without either.
  ///
  /// - Throws: `ValidationError` if they name two.
  func form<Form: Equatable>(_ format: Form?, json form: Form) throws -> Form? {
    guard json, let format, format != form else { return json ? form : format }
    throw ValidationError("--format names another form; leave out --json or --format.")
  }
}

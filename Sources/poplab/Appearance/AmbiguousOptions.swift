import ArgumentParser
import CellCanvas

/// The width of characters about which terminals disagree.
struct AmbiguousOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The columns of characters that are wide in some terminals; with 2, boxes are drawn in ASCII.",
      valueName: "1|2"))
  var ambiguousWidth: AmbiguousWidth?

  /// The width for output that is the same on every machine: the option alone decides.
  var width: AmbiguousWidth { ambiguousWidth ?? .one }
}

extension AmbiguousWidth: WordArgument {}

extension AmbiguousWidth {
  /// The variable that sets it, by `1` or `2`.
  static let variable = "POPLAB_AMBIGUOUS_WIDTH"

  /// What that variable says; `nil` if it says nothing that is known.
  static func set(in environment: [String: String]) -> AmbiguousWidth? {
    environment[variable].flatMap { AmbiguousWidth(argument: $0) }
  }

  /// What the language of the locale suggests: in Chinese, Japanese and Korean text such characters are as
  /// wide as the letters are, and so they are in terminals that are set up for it.
  static func suggested(by locale: LocaleVariable?) -> AmbiguousWidth {
    ["zh", "ja", "ko"].contains(locale?.language) ? .two : .one
  }
}

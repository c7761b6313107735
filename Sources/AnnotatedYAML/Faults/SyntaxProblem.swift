/// The problem that the parser reports in a malformed file, described for its author.
public struct SyntaxProblem: Equatable, Sendable {
  /// The parser's own words.
  public var problem: String
  /// The start of the list, mapping or text that contains the problem.
  public var begun: Place?

  /// Creates a problem from the parser's own words.
  public init(_ problem: String, begun: Place? = nil) {
    self.problem = problem
    self.begun = begun
  }

  /// What the parser does not know: a comment has hidden a closing bracket.
  static let hidden = "comment hides a bracket"

  /// Whether the parser has looked in vain for the end of a list or mapping between brackets.
  var lacksBracket: Bool {
    lacksValue || ["]", "}"].contains { problem.contains(Self.expected($0)) }
  }

  /// Whether the parser has found no value where one begins.
  var lacksValue: Bool { problem.contains("expected node content") }

  /// The parser's words for a bracket that is missing.
  static func expected(_ bracket: String) -> String { "expected ',' or '\(bracket)'" }

  /// Whether it is where the text begins that contains it, and not where the parser has noticed it: a key without `:` is
  /// noticed on a line below.
  var isOfItsBeginning: Bool { problem.contains("could not find expected ':'") }

  private typealias Row = (problem: String, wrong: String, right: String)

  private static let unclosed: [Row] = [
    (expected("]"), "the list is not closed", "',' or ']' is expected"),
    (expected("}"), "the mapping is not closed", "',' or '}' is expected"),
    ("unexpected end of stream", "the quotes are not closed", "a closing quote is expected"),
  ]

  private static let misplaced: [Row] = [
    ("could not find expected ':'", "a key without ':'", "write 'key: value'"),
    (
      "mapping values are not allowed", "':' is not allowed here",
      "put a text that holds ': ' in quotes, and check the indentation and the line above"
    ),
    (
      "did not find expected key", "this does not belong to the lines above",
      "check the indentation and the quotes"
    ),
    (
      "expected '-' indicator", "this does not belong to the list above", "check the indentation"
    ),
    (
      "<document start>", "this does not belong to what stands before it",
      "check the quotes and the indentation"
    ),
    (
      "block sequence entries are not allowed", "'-' is not allowed here",
      "put the list on lines of its own, or a text that begins with it in quotes"
    ),
    (
      "mapping keys are not allowed", "'?' is not allowed here",
      "put a text that begins with it in quotes"
    ),
    ("nesting level", "nested too deeply", "write fewer levels"),
    ("tab character", "a tab in the indentation", "use spaces"),
    (
      "character that cannot start any token", "no value begins like this",
      "put the text in quotes, and indent with spaces"
    ),
    ("unknown escape character", "unknown escape", "write \\\\ for a backslash in double quotes"),
    ("Unicode character escape code", "this escape is not a character", "write one that exists"),
    ("hexdecimal number", "this escape lacks digits", "write four, as in \\u25b2"),
    (hidden, "a comment begins here", "put a text that holds ' #' or begins with # in quotes"),
    (
      "expected node content", "a value is missing here",
      "write one, \"\" for no text, or a text that begins with a bracket or comma in quotes"
    ),
  ]
}

extension SyntaxProblem: CustomStringConvertible {
  /// What is wrong and what would be right, in an author's words if the problem is a known one.
  public var description: String {
    if let row = SyntaxProblem.unclosed.first(where: { problem.contains($0.problem) }) {
      return "\(row.wrong)\(begun.map { ", begun at \($0)" } ?? ""); \(row.right)"
    }
    let row = SyntaxProblem.misplaced.first { problem.contains($0.problem) }
    return row.map { "\($0.wrong); \($0.right)" } ?? "\(problem); valid YAML is expected"
  }
}

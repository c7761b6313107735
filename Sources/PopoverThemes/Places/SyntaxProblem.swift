/// What the parser says of a malformed file, and what an author would rather hear.
enum SyntaxProblem {
  /// Both halves of the message for one of the parser's problems.
  static func words(for problem: String) -> String {
    for row in table where problem.contains(row.problem) { return row.words }
    return "\(problem); the file is not valid YAML"
  }

  private static let table: [(problem: String, words: String)] = [
    ("expected ',' or ']'", "the list is not closed; ',' or ']' is expected"),
    ("expected ',' or '}'", "the mapping is not closed; ',' or '}' is expected"),
    ("could not find expected ':'", "a key without ':'; write 'key: value'"),
    (
      "mapping values are not allowed",
      "':' has no place here; put a text that holds ': ' in quotes, and check the indentation"
    ),
    (
      "did not find expected key",
      "this does not belong to the lines above; check the indentation and the quotes"
    ),
    ("expected '-' indicator", "this does not belong to the list above; check the indentation"),
    ("block sequence entries are not allowed", "'-' has no place here; put the list on new lines"),
    ("tab character", "a tab in the indentation; use blanks"),
    (
      "character that cannot start any token",
      "no value begins like this; put the text in quotes, and indent with blanks"
    ),
    ("unexpected end of stream", "the quotes are not closed; a closing quote is expected"),
    ("unknown escape character", "unknown escape; write \\\\ for a backslash in double quotes"),
    ("Unicode character escape code", "this escape is no character; write one that exists"),
    ("hexdecimal number", "this escape lacks digits; write such as \\u25b2"),
    ("expected node content", "a value is missing here; write one, or '\"\"' for no text"),
    ("<document start>", "this does not belong to what stands above; check the indentation"),
  ]
}

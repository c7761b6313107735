/// What may stand at a place of a file, as far as a schema can say it to editors. The reader has the last word: it also
/// knows which names there are and which keys exclude one another.
public indirect enum ValueSchema: Equatable, Sendable {
  /// A text of one or more lines, also one that looks like a number or a flag.
  case text
  /// A text that a regular expression describes.
  case pattern(String)
  /// The same, or a number, a flag or nothing, which the reader takes as texts.
  case textLike(String)
  /// Any number.
  case number
  /// A whole number in a range.
  case whole(ClosedRange<Int>)
  /// A number in a range.
  case decimal(ClosedRange<Double>)
  /// `true` or `false`.
  case flag
  /// One of a few words.
  case words([String])
  /// A list of so many values of one kind.
  case list(of: ValueSchema, ClosedRange<Int>)
  /// A list with a value for each place.
  case tuple([ValueSchema])
  /// A mapping with these keys and no others.
  case mapping([Key])
  /// A mapping whose keys are names, no more than so many; `nil` is any number.
  case named(ValueSchema, most: Int? = nil)
  /// A value in one of several forms.
  case either([ValueSchema])
  /// No value, as in a file that is empty or has only comments.
  case nothing

  /// A key of a mapping, and what may stand there.
  public struct Key: Equatable, Sendable {
    /// The key.
    public var name: String
    /// What may stand there.
    public var schema: ValueSchema
    /// Whether the mapping must have the key.
    public var isRequired: Bool

    /// A key and what may stand there; it may be left out unless it is required.
    public init(_ name: String, _ schema: ValueSchema, isRequired: Bool = false) {
      (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
    }
  }

  /// One of these words, which editors offer, or any other text.
  public static func text(suggesting words: [String]) -> ValueSchema {
    words.isEmpty ? .text : .either([.words(words), .text])
  }

  /// One of the names of the cases.
  public static func words<Choice: CaseIterable & RawRepresentable<String>>(
    of choice: Choice.Type
  ) -> ValueSchema {
    .words(Choice.allCases.map { $0.rawValue })
  }

  /// One value, or a list of so many.
  public static func oneOrList(of element: ValueSchema, _ count: ClosedRange<Int>) -> ValueSchema {
    .either([element, .list(of: element, count)])
  }
}

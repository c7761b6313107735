/// Something that is wrong at a place in a file that a person wrote.
public struct Fault: Error, Equatable, Sendable {
  /// Where it is.
  public var place: Place
  /// The file, if it is not the file being read but one from which that inherits.
  public var path: String?
  /// What is wrong.
  public var reason: Reason

  /// Creates a fault in the file being read.
  public init(at place: Place, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// The same fault in another file, unless it names its file already.
  package func inFile(_ path: String) -> Fault {
    var fault = self
    fault.path = self.path ?? path
    return fault
  }

  /// The facts of a fault; ``Fault/message(path:)`` puts them into words.
  public enum Reason: Equatable, Sendable {
    case tooLarge(limit: Int)
    case empty
    case invalidUTF8(byte: UInt8)
    case controlCharacter(Unicode.Scalar)
    case unsupported(Feature)
    case tooDeep(limit: Int)
    case syntax(SyntaxProblem)
    case duplicateKey(String, first: Place?)
    case unknownKey(String, known: [String])
    case missingKey(String, becauseOf: String)
    case unexpected(Found, Expectation)
    /// A name that is not among the known names of a `thing`.
    case unknownName(String, thing: String, known: [String])
    case count(Int, expected: Int, of: String)
    /// A fault that only one kind of file can have.
    case specific(Specific)
  }

  /// A feature of YAML that these files do not have.
  public enum Feature: Equatable, Sendable {
    case anchor(String)
    case alias(String)
    case tag
    case directive
    case explicitKey
    case collectionAsKey
    case secondDocument
  }

  /// What was found where something else was expected.
  public enum Found: Equatable, Sendable {
    case nothing
    case text(String)
    case list
    case mapping
  }

  /// What was expected.
  public enum Expectation: Equatable, Sendable {
    case text
    case line
    case wholeNumber(ClosedRange<Int>)
    case list(of: String)
    case mapping
    /// Something that only one kind of file expects, in words.
    case other(String)
  }
}

extension Fault {
  /// A fault that only one kind of file can have. It brings its own words.
  public struct Specific: Equatable, Sendable, CustomStringConvertible {
    /// The facts, whose description is the words.
    public let facts: any CustomStringConvertible & Sendable

    /// Wraps facts that describe themselves in words.
    public init(_ facts: some CustomStringConvertible & Sendable) { self.facts = facts }

    /// The words for the facts.
    public var description: String { facts.description }

    /// Facts are equal if their words are.
    public static func == (one: Specific, other: Specific) -> Bool {
      one.description == other.description
    }
  }
}

/// A place in a text file.
public struct Place: Equatable, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Creates a place from its line and its column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The start of a file.
  public static let start = Place(line: 1, column: 1)
}

extension Place: Comparable {
  /// Whether a place comes before another one in a file.
  public static func < (one: Place, other: Place) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension Place: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}

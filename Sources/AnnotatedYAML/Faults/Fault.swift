/// What is wrong at a place of a file that a person wrote.
public struct Fault: Error, Equatable, Sendable {
  public var place: Place
  /// The file, if it is not the one that is being read but one that this inherits from.
  public var path: String?
  public var reason: Reason

  public init(at place: Place, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// The same fault, said of a file of its own.
  package func inFile(_ path: String) -> Fault {
    var fault = self
    fault.path = self.path ?? path
    return fault
  }

  /// The facts of a fault; the words for them are in one place, ``Fault/message(path:)``.
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
    /// A name that is none of those known for `thing`.
    case unknownName(String, thing: String, known: [String])
    case count(Int, expected: Int, of: String)
    /// What only one kind of file knows to be wrong.
    case specific(Specific)
  }

  /// What YAML has and these files do not.
  public enum Feature: Equatable, Sendable {
    case anchor(String)
    case alias(String)
    case tag
    case directive
    case explicitKey
    case collectionAsKey
    case secondDocument
  }

  /// What stands where something else is expected.
  public enum Found: Equatable, Sendable {
    case nothing
    case text(String)
    case list
    case mapping
  }

  /// What a typed access asks for.
  public enum Expectation: Equatable, Sendable {
    case text
    case line
    case wholeNumber(ClosedRange<Int>)
    case list(of: String)
    case mapping
    /// What only one kind of file knows, in its words.
    case other(String)
  }
}

extension Fault {
  /// The facts of what only one kind of file knows to be wrong, which bring their own words.
  public struct Specific: Equatable, Sendable, CustomStringConvertible {
    public let facts: any CustomStringConvertible & Sendable

    public init(_ facts: some CustomStringConvertible & Sendable) { self.facts = facts }

    public var description: String { facts.description }

    /// Facts are the same if they say the same.
    public static func == (one: Specific, other: Specific) -> Bool {
      one.description == other.description
    }
  }
}

/// A place in a text file: line and column, both from 1; a column is a Unicode scalar.
public struct Place: Equatable, Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static let start = Place(line: 1, column: 1)
}

extension Place: Comparable {
  public static func < (one: Place, other: Place) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension Place: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}

import CellCanvas

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
  func inFile(_ path: String) -> Fault {
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
    /// A text that is no colour, where those of the palette can be named too.
    case unknownColor(String, palette: [String])
    case unreadableParent(String)
    /// A parent with the name of the theme itself, where no other theme has it.
    case ownName(String)
    /// Files that inherit from one another, up to the one that is there twice.
    case inheritanceCycle([String])
    /// A theme with more ancestors than are read.
    case tooManyAncestors(limit: Int)
    case raggedRow(columns: Int, expected: Int)
    /// A cluster of art that does not take exactly one cell.
    case notOneCell(String)
    case artSize(CellSize, expected: CellSize, as: String)
    case count(Int, expected: Int, of: String)
    case picture(PictureProblem)
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
    case color
    case list(of: String)
    case mapping
    /// Art of at most so many rows and columns.
    case art(atMost: CellSize)
    /// Whatever the words say, for what only one kind of file knows.
    case other(String)
  }
}

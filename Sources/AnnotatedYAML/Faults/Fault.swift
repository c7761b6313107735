import MessageText

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

  /// The most faults of a file that are reported; nobody reads more, and the words of each may name every key.
  package static let mostOfAFile = 100

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
    /// A name that is not among the known names of a `thing`; `others` are other forms that may stand there, in words.
    case unknownName(String, thing: String, known: [String], others: String? = nil)
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

extension Fault.Reason {
  /// What only one kind of file can have, in its own words.
  package static func inWords(_ words: String) -> Fault.Reason { .specific(Fault.Specific(words)) }
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

extension Fault.Expectation {
  /// One of the known names of a thing, or what else may stand in their place, in words.
  package static func one(
    of known: [String], called thing: String, or others: String? = nil
  ) -> Self {
    let article = thing.first.map("aeiou".contains) == true ? "an" : "a"
    return .other("\(article) \(thing): \(Suggestion.list(known, or: others))")
  }
}

extension Fault {
  /// `path:line:column: what is wrong; what would be right`. Text from a file, and the path, are
  /// sanitized, so that they cannot disturb a terminal.
  public func message(path: String) -> String {
    "\((self.path ?? path).shownSafely):\(place): \(reason)"
  }
}

extension Fault: CustomStringConvertible {
  /// The place and the reason, as in a message, without the file.
  public var description: String { "\(place): \(reason)" }
}

extension Fault.Reason: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .tooLarge(let limit):
      "the file has more than \(limit) bytes, which is the limit"
    case .empty: "the file is empty; lines such as 'key: value' are expected"
    case .invalidUTF8(let byte): "byte \(hex(UInt32(byte))) is not UTF-8; save the file as UTF-8"
    case .controlCharacter(let scalar):
      "control character \(scalar.codePoint); only characters that can be shown are allowed"
    case .unsupported(let feature): feature.description
    case .tooDeep(let limit): "nested too deeply; at most \(limit) levels are read"
    case .syntax(let problem): problem.description
    case .duplicateKey(let key, let first):
      "key \(quoted(key)) is set twice\(first.map { ", first at \($0)" } ?? ""); keep one of them"
    case .unknownKey(let key, let known):
      "unknown key \(quoted(key)); "
        + (missingBlank(in: key, known) ?? Suggestion.words(for: key, known: known))
    case .missingKey(let key, let other):
      "key \(quoted(key)) is missing; \(quoted(other)) needs it"
    case .unexpected(.text(let text), .list(let things)) where text.lacksBlankOfItem:
      "found \(quoted(text)); expected a list of \(things), with a blank behind each '-', as in '- a'"
    case .unexpected(let found, let expected): "found \(found); expected \(expected)"
    case .unknownName(let name, let thing, let known, let others):
      "unknown \(thing) \(quoted(name)); "
        + Suggestion.words(for: name, known: known.map(\.shownSafely), or: others)
    case .count(let count, let expected, let thing):
      "found \(number(of: thing, count)); \(expected) expected"
    case .specific(let facts): facts.description
    }
  }
}

extension Fault.Reason {
  /// The remedy for a known key without a blank behind its colon; `nil` for any other key.
  private func missingBlank(in key: String, _ known: [String]) -> String? {
    guard let colon = key.firstIndex(of: ":"), known.contains(String(key[..<colon])) else {
      return nil
    }
    return "a blank is missing behind the colon, as in '\(key[..<colon]): ...'"
  }
}

extension String {
  /// Whether it may be meant as an item of a list whose `-` has no blank behind it.
  fileprivate var lacksBlankOfItem: Bool {
    first == "-" && dropFirst().first.map { $0 != "-" && $0 != " " && !$0.isNumber } == true
  }
}

extension Fault.Feature: CustomStringConvertible {
  /// The feature, and what to write in place of it.
  public var description: String {
    switch self {
    case .anchor(let name): "anchor \(quoted(name)); \(Fault.Feature.insteadOfAnchors)"
    case .alias(let name): "alias \(quoted(name)); \(Fault.Feature.insteadOfAnchors)"
    case .tag: "a tag; leave it out, or put a text that begins with ! in quotes"
    case .directive: "a directive; leave it out, or put a text that begins with % in quotes"
    case .explicitKey: "'?' marks a key; write 'key: value', or put the text in quotes"
    case .collectionAsKey: "a list or mapping as a key; a key is a text"
    case .secondDocument: "a second document; one file holds one"
    }
  }

  private static let insteadOfAnchors = "write the value out, or put the text in quotes"
}

extension Fault.Found: CustomStringConvertible {
  /// What was found, as it follows "found".
  public var description: String {
    switch self {
    case .nothing: "nothing"
    case .text(let text): quoted(text)
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Fault.Expectation: CustomStringConvertible {
  /// What was expected, as it follows "expected".
  public var description: String {
    switch self {
    case .text: "text"
    case .line: "text of one line"
    case .wholeNumber(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .list(let things): "a list of \(things)"
    case .mapping: "lines such as 'key: value'"
    case .other(let words): words
    }
  }
}

private func hex(_ value: UInt32) -> String { "0x" + String(value, radix: 16, uppercase: true) }

/// What is wrong with one request, and where.
public struct BatchFault: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    case missing
    case null
    /// It is of another kind than this one.
    case kind(String)
    /// A list of the wrong length; these are the figures that it should have.
    case count(Int, shape: [String])
    /// One figure of a list, or the only one, is not what it may be.
    case figure(String?, String)
    case unknownName(String, known: [String])
    case unknownKey(String, known: [String])
    case other(String)
  }

  /// The keys on the way to what is wrong, places of lists in brackets; empty for the whole line.
  public var path: [String]
  public var problem: Problem

  public init(_ problem: Problem, at path: [String] = []) {
    self.path = path
    self.problem = problem
  }

  public init(_ words: String, at path: [String] = []) { self.init(.other(words), at: path) }

  /// The same fault, found in a part of a request.
  func inside(_ key: String) -> BatchFault { BatchFault(problem, at: [key] + path) }
}

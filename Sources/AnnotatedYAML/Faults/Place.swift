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

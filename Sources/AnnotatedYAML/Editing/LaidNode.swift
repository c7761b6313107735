/// A node of a file with the stretch of text that it takes.
///
/// Yams tells where a node begins; where it ends follows from what it holds.
package struct LaidNode {
  enum Form {
    /// A value that is not there.
    case empty
    case plain
    case singleQuoted
    case doubleQuoted
    /// Lines of text below a `|` or `>`.
    case literal
    /// Between brackets.
    case flow([LaidItem])
    /// On lines of their own, all of which begin at one column.
    case block([LaidItem])
    /// A key and a value in a list between brackets, without braces of their own.
    case pair([LaidItem])
  }

  var form: Form
  /// A block and lines of text end where another line begins; what else there is, within a line.
  package var range: Range<Int>

  /// Whether the range goes to the end of a line.
  var endsLine: Bool {
    switch form {
    case .block, .literal: true
    default: false
    }
  }
}

/// An element of a list, or a key with its value.
struct LaidItem {
  /// `nil` in lists.
  var key: LaidKey?
  var value: LaidNode
  /// From the key or the dash to the end of the value; in a list between brackets, the value.
  var body: Range<Int>
  /// Where the line ends on which it ends; between brackets the end of the body.
  var end: Int
}

/// The key of an item in the text.
struct LaidKey {
  var name: String
  var range: Range<Int>
  /// Behind the colon.
  var end: Int
}

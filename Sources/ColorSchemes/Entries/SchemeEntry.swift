import AnnotatedYAML
import MessageText

/// A key of a file with its value: a line, or a leaf of its tree. Keys inside others are joined by dots, and
/// the elements of lists are counted from 0: `colors.normal.red`, `colors.ansi.1`.
struct SchemeEntry: Equatable {
  var key: String
  var value: SchemeValue
  /// Where the value stands.
  var place: Place
  /// Where the key stands.
  var keyPlace: Place

  /// What the file says there; nothing is said of a colour that is made of parts.
  var text: String {
    switch value {
    case .text(let text), .number(let text): text
    case .color: ""
    }
  }
}

/// What stands at a key.
enum SchemeValue: Equatable {
  case text(String)
  /// A number where the format tells it from a text, as it is written.
  case number(String)
  /// The colour that several numbers make.
  case color(ColorText)
}

/// The leaves of a file, with what is wrong in it and what its comments say.
struct SchemeEntries {
  var all: [SchemeEntry] = []
  /// What comments such as `## name: Nord` say, the key in lower case.
  var remarks: [SchemeEntry] = []
  /// What could not be read.
  var faults: [Fault] = []
  /// What else there is to be said of the file.
  var notes: [Fault] = []

  /// The most bytes of a file, in which a scheme has room many times over.
  static let byteLimit = DocumentReader.byteLimit
  /// How deeply tables and lists are nested at most: more than a file of colours needs.
  static let depthLimit = DocumentReader.depthLimit
}

extension SchemeEntries {
  /// The leaves of a document.
  init(_ document: SourceDocument) {
    faults = document.faults
    if let root = document.root { append(root, at: "", root.place) }
  }

  private mutating func append(_ node: SourceNode, at key: String, _ keyPlace: Place) {
    let prefix = key.isEmpty ? "" : key + "."
    switch node.content {
    case .text(let text):
      all.append(SchemeEntry(key: key, value: .text(text), place: node.place, keyPlace: keyPlace))
    case .list(let nodes):
      for (index, node) in nodes.enumerated() { append(node, at: "\(prefix)\(index)", node.place) }
    case .mapping(let entries):
      for entry in entries { append(entry.value, at: prefix + entry.key, entry.place) }
    }
  }
}

extension SchemeEntries {
  /// The file's text in lines, without the blanks around them.
  static func lines(of text: String) -> [(text: Substring, place: Place)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { number, line in
        let start = line.drop { $0 == " " || $0 == "\t" }
        let column = line.unicodeScalars.count - start.unicodeScalars.count + 1
        let end = start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:))
        return (start[..<(end ?? start.startIndex)], Place(line: number + 1, column: column))
      }
  }
}

/// Keys in keys have dots between them; a name that is empty or has a dot itself stands in quotes.
extension String {
  /// A name as a part of such a key.
  var partOfKey: String {
    let isPlain = !isEmpty && !unicodeScalars.contains { $0 == "." || $0 == "\"" }
    return isPlain ? self : "\"" + escaping(["\"": "\\\"", "\\": "\\\\"]) + "\""
  }

  /// The names that such a key consists of. Not by characters: a dot and a mark behind it are one of them.
  var partsOfKey: [String] {
    var (parts, isQuoted, isEscaped) = ([String.UnicodeScalarView()], false, false)
    for scalar in unicodeScalars {
      if !isEscaped, scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ".", !isQuoted {
        parts.append(String.UnicodeScalarView())
      } else if isEscaped || scalar != "\\" || !isQuoted {
        parts[parts.count - 1].append(scalar)
      }
      isEscaped = isQuoted && !isEscaped && scalar == "\\"
    }
    return parts.map { String($0) }
  }
}

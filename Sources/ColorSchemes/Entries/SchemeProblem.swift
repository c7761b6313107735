import AnnotatedYAML
import MessageText

/// A fault that only files of colour schemes can have.
enum SchemeProblem: Equatable, Sendable {
  case noScheme
  case binary
  case noParts(String)
  case noNumber(String, tag: String)
  case toml(String)
  case propertyList
  case repeatedValues
  case noColor(String)
  case bareNumber
  case noColorOfList(String, key: String)
  case transparent(String)
  case missing([String], isPlural: Bool)
  case setTwice(String, first: Place)
  case otherSchemes(Int)
  case noColorSpace(Int)
  case unknownColorSpace(String)
}

extension SchemeProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .noScheme:
      "this is no colour scheme; it has no line that one of the known formats begins with, as 'base00: "
        + "1a2b3c', 'palette = 0=#1a2b3c', 'color0 #1a2b3c' or '[colors.primary]'"
    case .binary: "this is no text and no property list, and so no colour scheme"
    case .noParts(let key):
      "\(quoted(key)) is no colour; it needs Red Component, Green Component and Blue Component, which are numbers "
        + "from 0 to 1"
    case .noNumber(let text, let tag):
      "\(quoted(text)) is no number that can be read here; write one as in <\(tag)>\(tag == "real" ? "0.5" : "1")</\(tag)>"
    case .toml(let words): "the parser of TOML says: \(words.shownSafely)"
    case .propertyList: "this is no property list that can be read; save it in iTerm2 once more"
    case .repeatedValues:
      "this property list repeats its values until it is larger than a file of colours may be; save it in iTerm2 "
        + "once more"
    case .noColor(""):
      "no colour stands here; in YAML, one that begins with # needs quotes, as in '#1a2b3c'"
    case .noColor(let text):
      "\(quoted(text)) is no colour; six hexadecimal digits are, as in '#1a2b3c'"
    case .bareNumber: "a number stands here; a colour stands in quotes, as in '#1a2b3c'"
    case .noColorOfList(let text, let key):
      "\(quoted(text)) is no colour of the palette; a number from 0 to 255 and a colour are, as in "
        + "'\(key) = 0=#1a2b3c'"
    case .transparent(let text):
      "\(quoted(text)) is transparent; its colour is taken without its transparency"
    case .missing(let names, let isPlural):
      "the file has no \(names.joined(separator: ", ")); what is missing stays unknown until the file "
        + "has \(isPlural ? "these colours" : "this colour")"
    case .setTwice(let key, let first):
      "\(quoted(key)) is set already at \(first); this value counts, leave out one of them"
    case .otherSchemes(let count):
      "the file has \(number(of: "other scheme", count)); only the first one is read, so put each into a file "
        + "of its own"
    case .noColorSpace(let count):
      (count == 1
        ? "1 colour names no colour space and is" : "\(count) colours name no colour space and are")
        + " read as sRGB; iTerm2 itself takes such a colour as Calibrated"
    case .unknownColorSpace(let name):
      "the colour space \(quoted(name)) is not known and read as sRGB; there are sRGB, P3 and Calibrated"
    }
  }
}

extension Fault {
  init(at place: Place, _ problem: SchemeProblem) {
    self.init(at: place, .specific(Specific(problem)))
  }
}

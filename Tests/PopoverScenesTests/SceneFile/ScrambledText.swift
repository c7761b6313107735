import CellCanvas
import TestSupport

@testable import AnnotatedYAML
@testable import PopoverScenes

/// Spells a scene in one of the many ways in which people might: keys in any order where it tells
/// nothing, between brackets or on lines of their own, with and without quotes, blank lines, comments,
/// and keys that say what is usual anyway.
struct ScrambledText {
  private var random: SplitMix
  private var commentCount = 0
  private let lineBreak: String
  private let commentChance: Int

  init(seed: UInt64) {
    random = SplitMix(seed: seed &+ 0xABCD)
    lineBreak = random.whole(0...4) == 0 ? "\r\n" : "\n"
    commentChance = [0, 15, 40][random.whole(0...2)]
  }

  /// Every comment has a number, so that one sees whether it is there.
  static func comments(in text: String) -> [String] {
    text.split { $0 == "#" }.filter { $0.first == "~" }.map {
      String($0.prefix { $0 != " " && !$0.isNewline })
    }
  }

  /// The comments that are not there any more; `nil` if others have come, or one is there twice.
  static func lostComments(_ before: String, _ after: String) -> Set<String>? {
    let (old, new) = (Set(comments(in: before)), comments(in: after))
    return Set(new).count == new.count && old.isSuperset(of: new) ? old.subtracting(new) : nil
  }

  func text(of scene: Scene) -> String {
    var writer = self
    return writer.document(Scene.fields.written(scene))
  }

  private mutating func chance(_ percent: Int) -> Bool { random.whole(1...100) <= percent }

  private mutating func comment() -> String {
    commentCount += 1
    return "#~\(commentCount)" + (chance(30) ? " a: [b, 'c" : "")
  }

  /// Perhaps a comment or a blank line on lines of their own.
  private mutating func lead(_ column: Int) -> String {
    var lead = ""
    while chance(commentChance) {
      lead += chance(30) ? "" : String(repeating: " ", count: chance(80) ? column : 0) + comment()
      lead += lineBreak
    }
    return lead
  }

  /// Perhaps a comment, and the end of the line.
  private mutating func tail() -> String {
    (chance(10) ? "  " : "") + (chance(commentChance) ? " " + comment() : "") + lineBreak
  }

  private mutating func document(_ mapping: FileMapping) -> String {
    let lead = self.lead(0) + (chance(10) ? "---" + tail() : "")
    let body = chance(10) ? flow(.mapping(mapping), 0) + tail() : block(mapping, 0)
    let text = lead + body + self.lead(0)
    return chance(10) ? String(text.dropLast(while: \.isNewline)) : text
  }

  private mutating func entries(_ mapping: FileMapping) -> [FileMapping.Entry] {
    if mapping.isNamed { return mapping.entries }
    let entries = mapping.entries.filter { !$0.isDefault || random.whole(0...4) == 0 }
    return chance(40) ? entries.shuffled(using: &random) : entries
  }
}

extension ScrambledText {
  private mutating func block(_ mapping: FileMapping, _ column: Int) -> String {
    let entries = entries(mapping)
    let indent = String(repeating: " ", count: column)
    var text = ""
    for entry in entries {
      text += lead(column) + indent + spelt(entry.key, isInFlow: false) + ":"
      text += value(entry.value, column)
    }
    return text.isEmpty ? indent + "{}" + tail() : text
  }

  /// What stands behind a colon or a dash, to the end of its last line.
  private mutating func value(_ value: FileValue, _ column: Int) -> String {
    let form = form(of: value)
    let inner = column + random.whole(1...4)
    switch form {
    case .mapping(let mapping) where chance(60) && !entriesAreFew(mapping):
      let lines = block(mapping, inner)
      return lines.hasPrefix(String(repeating: " ", count: inner) + "{}")
        ? " {}" + tail() : tail() + lines
    case .list(let elements) where chance(60) && !elements.isEmpty:
      return tail() + list(elements, inner)
    case .text(let text):
      if let literal = literal(text, inner - column) { return literal(column) }
      let gap = text.isEmpty || !chance(5) ? " " : lineBreak + String(repeating: " ", count: inner)
      return gap + spelt(text, isInFlow: false) + tail()
    default:
      return " " + flow(form, inner) + tail()
    }
  }

  private func entriesAreFew(_ mapping: FileMapping) -> Bool { mapping.entries.isEmpty }

  private mutating func form(of value: FileValue) -> FileValue {
    guard case .forms(let forms) = value else { return value }
    return forms[random.whole(0...(forms.count - 1))]
  }

  private mutating func list(_ elements: [FileValue], _ column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    return elements.map { element in
      let lead = self.lead(column) + indent + "-"
      if case .mapping(let mapping) = element.preferred, chance(60) {
        let lines = block(mapping, column + 2)
        let begins = lines.prefix { $0 == " " }.count == column + 2
        return begins
          ? lead + " " + lines.dropFirst(column + 2) : lead + tail() + lines
      }
      return lead + value(element, column)
    }.joined()
  }

  private mutating func flow(_ value: FileValue, _ column: Int) -> String {
    switch form(of: value) {
    case .text(let text): return spelt(text, isInFlow: true)
    case .list(let elements):
      return between("[", elements.map { flow($0, column + 1) }, "]", column)
    case .mapping(let mapping):
      let items = entries(mapping).map { entry in
        spelt(entry.key, isInFlow: true) + ": " + flow(entry.value, column + 1)
      }
      return between("{", items, "}", column)
    case .forms: return ""
    }
  }

  private mutating func between(
    _ open: String, _ items: [String], _ close: String, _ column: Int
  ) -> String {
    let (isSpread, commasBegin) = (chance(20), chance(20))
    var text = open
    for (index, item) in items.enumerated() {
      let comma = index > 0 ? "," : ""
      let gap = isSpread ? gap(column) : index > 0 || chance(50) ? " " : ""
      text += (isSpread && commasBegin ? gap + comma + " " : comma + gap) + item
    }
    if !items.isEmpty, chance(10) { text += " ," }
    return text + (isSpread ? gap(column) : chance(50) ? " " : "") + close
  }

  /// Perhaps comments behind an item and above the next one, which a tab may indent.
  private mutating func gap(_ column: Int) -> String {
    let indent = String(repeating: " ", count: column + 1) + (chance(20) ? "\t" : "")
    var gap = (chance(commentChance) ? " " + comment() : "") + lineBreak + indent
    while chance(commentChance) { gap += comment() + lineBreak + indent }
    return gap
  }

  private mutating func spelt(_ text: String, isInFlow: Bool) -> String {
    let plain = ScalarSpelling.inline(text, isInFlow: isInFlow)
    if chance(20) { return ScalarSpelling.doubleQuoted(text) }
    return chance(20)
      ? ScalarSpelling.like(.singleQuoted, text, isInFlow: isInFlow) ?? plain : plain
  }

  /// Lines of text below a `|`, where the text has several.
  private mutating func literal(_ text: String, _ step: Int) -> ((Int) -> String)? {
    guard let literal = ScalarSpelling.literal(text), chance(70) else { return nil }
    let header =
      (literal.header == "|2" || chance(30) ? "|\(step)" : "|")
      + ["", "-", "+"][random.whole(0...2)]
    let start = " " + header + tail()
    let (lineBreak, count) = (lineBreak, step)
    let extra = chance(20) && !header.hasSuffix("+") ? lineBreak : ""
    return { column in
      let indent = String(repeating: " ", count: column + count)
      return start
        + literal.lines.map { ($0.isEmpty ? "" : indent + $0) + lineBreak }.joined() + extra
    }
  }
}

extension String {
  fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)]
  }
}

import MessageText

/// A file of a scheme in whose place another one is written.
package struct ReplacedScheme {
  private let comments: Set<Substring>
  /// The keys of settings, and of words that are in no slot, in their order.
  private let settings: [String]
  /// The keys at which something else stands than a colour, in their order.
  private let faults: [String]
  /// All keys.
  private let keys: Set<String>

  /// - Returns: `nil` if the bytes are no scheme.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? SchemeFile(bytes), let format = file.format else { return nil }
    comments = Self.comments(of: format, String(decoding: bytes, as: UTF8.self))
    let rules = format.rules
    let entries = (try? file.entries(format)).map { rules.adjust($0.all) } ?? []
    keys = Set(entries.map(\.key))
    let contents = entries.map { (key: $0.key, content: rules.content(of: $0)) }
    settings =
      contents.filter { key, content in
        switch content {
        case .setting: true
        case .word: rules.slots[key] == nil
        case .detail, .color, .fault: false
        }
      }.map(\.key).withoutRepetitions
    faults =
      contents.filter { if case .fault = $0.content { true } else { false } }.map(\.key)
      .withoutRepetitions
  }

  /// What the file has beside colours and the new one has not, as the end of a sentence; `nil` if that is nothing. No
  /// format has room for the settings of its program that are no colours.
  package func losses(in written: ReplacedScheme?) -> String? {
    let kept = Set(written?.settings ?? [])
    var lost = settings.filter { !kept.contains($0) }
    if lost.count > Self.mostNamed {
      lost = lost.prefix(Self.mostNamed) + ["\(lost.count - Self.mostNamed) more"]
    }
    if !comments.isSubset(of: written?.comments ?? []) { lost.insert("comments", at: 0) }
    return lost.isEmpty ? nil : "what is no colour is left out: \(lost.joined(separator: ", "))"
  }

  private static let mostNamed = 3

  /// Where colours should be that could not be read, and that the new file has not either, as the end of a sentence;
  /// `nil` if there are none.
  package func unreadColors(leftOutOf written: ReplacedScheme?) -> String? {
    let kept = written?.keys ?? []
    let names = NameList(NameList.runs(faults.filter { !kept.contains($0) })).text
    return names.isEmpty ? nil : "what could not be read is left out: \(names)"
  }

  /// The lines with comments, but for those that say a name and the like, which are written too.
  private static func comments(of format: SchemeFormat, _ text: String) -> Set<Substring> {
    let marks = format.grammar?.comments ?? ["#"]
    let lines = SchemeEntries.lines(of: text).filter { line in
      line.text.first.map(marks.contains) == true
        && LineGrammar.remark(line.text, at: line.place).flatMap { format.rules.remarks[$0.key] }
          == nil
        && !line.text.hasPrefix("#define")
    }
    return Set(lines.map(\.text))
  }
}

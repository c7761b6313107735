import MessageText

/// A file of a scheme in whose place another one is written.
package struct ReplacedScheme {
  private let file: SchemeFile
  private let comments: Set<Substring>

  /// - Returns: `nil` if the bytes are no scheme.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? SchemeFile(bytes), file.format != nil else { return nil }
    self.file = file
    comments = Self.comments(in: file, String(decoding: bytes, as: UTF8.self))
  }

  /// What the file has beside colours and the new one has not, as the end of a sentence; `nil` if that is nothing. No
  /// format has room for the settings of its program that are no colours.
  package func losses(in new: [UInt8]) -> String? {
    let written = ReplacedScheme(new)
    let kept = Set(written?.settings ?? [])
    var lost = settings.filter { !kept.contains($0) }
    if lost.count > Self.mostNamed {
      lost = lost.prefix(Self.mostNamed) + ["\(lost.count - Self.mostNamed) more"]
    }
    if !comments.isSubset(of: written?.comments ?? []) { lost.insert("comments", at: 0) }
    return lost.isEmpty ? nil : "what is no colour is left out: \(lost.joined(separator: ", "))"
  }

  private static let mostNamed = 3

  /// The keys with values that are no colours, in their order.
  private var settings: [String] {
    guard let format = file.format, let entries = try? file.entries(format) else { return [] }
    let rules = format.rules
    let others = rules.adjust(entries.all).filter { entry in
      rules.slots[entry.key] == nil && rules.details[entry.key] == nil
        && ColorText(entry.value, rules.syntax) == nil
    }
    return others.map(\.key).withoutRepetitions
  }

  /// The lines with comments, but for those that say a name and the like, which are written too.
  private static func comments(in file: SchemeFile, _ text: String) -> Set<Substring> {
    guard let format = file.format else { return [] }
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

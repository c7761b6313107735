/// Writes changed values into the text of a file, and leaves comments, order, blanks and spelling as
/// they are. Old and new values are compared, not their spelling: only what changed is rewritten.
package struct DocumentEditing {
  package let text: SourceText
  let fresh: FreshWriting
  /// By which items are known again that have another name or another value.
  private var likeness = Likeness()

  /// - Parameter hasLiterals: whether a text of several lines is written as such; else it is put in quotes, where a comment
  ///   that follows would become a line of the text.
  package init(_ text: SourceText, hasLiterals: Bool = true) {
    self.text = text
    fresh = FreshWriting(
      lineBreak: text.lineBreak, hasLiterals: hasLiterals, isJSON: text.isJSON)
  }

  /// The whole text with the new values; `nil` if its form cannot express them.
  package func edited(_ root: SourceNode, from old: FileValue, to new: FileValue) -> String? {
    var editing = self
    editing.likeness = Likeness(from: old, to: new)
    guard let value = editing.edited(root, from: old, to: new, isInFlow: false) else { return nil }
    return text[0..<value.range.lowerBound] + value.text + text[value.range.upperBound..<text.count]
  }

  /// A node with a new value in the node's form; `nil` if that cannot express the value.
  func edited(
    _ node: SourceNode, from old: FileValue, to new: FileValue, isInFlow: Bool
  ) -> Replacement? {
    if node.style == .block, old != new { return editedBlock(node, from: old, to: new) }
    return editedText(node, from: old, to: new, isInFlow: isInFlow)
      .map { Replacement(range: node.range, text: $0) }
  }

  private func editedText(
    _ node: SourceNode, from old: FileValue, to new: FileValue, isInFlow: Bool
  ) -> String? {
    if old == new { return text[node.range] }
    switch node.style {
    case .plain, .singleQuoted, .doubleQuoted:
      return editedScalar(node, to: new, isInFlow: isInFlow)
    case .literal:
      return editedLiteral(node, to: new)
    case .flow:
      let items = text.items(of: node)
      guard !items.isEmpty else { return nil }
      return changes(of: items, from: old, to: new).map { editedFlow(node, items, $0) }
    case .block, .pair:
      return nil
    }
  }

  private func editedBlock(
    _ node: SourceNode, from old: FileValue, to new: FileValue
  ) -> Replacement? {
    let items = text.items(of: node)
    guard let change = changes(of: items, from: old, to: new), !change.new.isEmpty else {
      return nil
    }
    return editedBlock(node, items, change)
  }

  private func editedScalar(_ node: SourceNode, to new: FileValue, isInFlow: Bool) -> String? {
    guard let value = new.text, isInFlow || fresh.literal(value) == nil,
      let spelt = fresh.isJSON && node.style == .plain
        ? ScalarSpelling.json(value) : ScalarSpelling.like(node.style, value, isInFlow: isInFlow)
    else { return nil }
    let isGlued = text[node.range.lowerBound - 1].map { !$0.isSpaceOrBreak } ?? false
    return (node.range.isEmpty && isGlued ? " " : "") + spelt
  }

  /// A literal with new lines, indented as the old ones are, below the same header.
  private func editedLiteral(_ node: SourceNode, to new: FileValue) -> String? {
    let header = node.range.lowerBound..<text.end(ofLineAt: node.range.lowerBound)
    let mark = text.header(ofLiteral: node.range)
    guard case .text(let old) = node.content, let value = new.text, mark.first == "|",
      let literal = fresh.literal(value), literal.header == "|" || mark.contains(where: \.isNumber),
      let column = text.column(ofLiteral: node.range, old)
    else { return nil }
    let indent = String(repeating: " ", count: column)
    let lines = literal.lines.map { ($0.isEmpty ? "" : indent + $0) + text.lineBreak }
    return text[header] + lines.joined()
  }
}

/// What stands in a stretch of the text from now on.
struct Replacement {
  var range: Range<Int>
  var text: String
}

/// A list or mapping before and after a change.
struct CollectionChange {
  var items: ItemChanges
  var old: [FileValue]
  /// The new values, with their keys in a mapping.
  var new: [FileMapping.Entry]
  /// Whether the items are elements, or have names: their order says something, and comments go with them. Keys of the format
  /// may stand in any order, and leave their comments.
  var isOrdered = true
}

extension DocumentEditing {
  /// The change of a list or mapping; `nil` if the values are neither both lists nor both mappings.
  private func changes(
    of items: [NodeItem], from old: FileValue, to new: FileValue
  ) -> CollectionChange? {
    let keys = items.compactMap { $0.key?.name }
    if let old = old.mapping, let new = new.mapping, keys.count == items.count {
      return changes(of: keys, from: old, to: new)
    }
    guard keys.isEmpty, let old = old.elements, let new = new.elements, old.count == items.count
    else { return nil }
    return CollectionChange(
      items: ItemChanges(ItemPairing(elements: old, new, likeness: likeness)), old: old,
      new: new.map { FileMapping.Entry(key: "", value: $0) })
  }

  private func changes(
    of keys: [String], from old: FileMapping, to new: FileMapping
  ) -> CollectionChange? {
    let values = keys.map { old[$0] ?? .list([]) }
    let items =
      new.isNamed
      ? ItemChanges(
        ItemPairing(names: keys, values: values, new.entries, likeness: likeness))
      : ItemChanges(keys: keys, wanted: new.entries.map(\.key)) { index in
        let entry = new.entries[index]
        return !entry.isDefault && old[entry.key] != entry.value
      }
    return CollectionChange(
      items: items, old: values, new: new.entries, isOrdered: new.isNamed)
  }
}

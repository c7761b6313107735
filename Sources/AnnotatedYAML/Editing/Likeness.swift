/// Tells whether a value in a file and a new one are the same thing, perhaps with little changed.
struct Likeness {
  /// What names of the file have become; a value that refers to one of them is the same with the new name.
  private(set) var names: [String: String] = [:]

  func isSame(_ old: FileValue, _ new: FileValue) -> Bool {
    if old == new { return true }
    if names.isEmpty { return false }
    switch (old, new) {
    case (.text(let old), .text(let new)): return names[old] == new
    case (.list(let old), .list(let new)), (.forms(let old), .forms(let new)):
      return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
    case (.mapping(let old), .mapping(let new)):
      return old.entries.map(\.key) == new.entries.map(\.key)
        && zip(old.entries, new.entries).allSatisfy { isSame($0.value, $1.value) }
    default: return false
    }
  }

  /// A value without the names that have changed: where two values are the same, these are equal.
  func nameless(_ value: FileValue) -> FileValue {
    if names.isEmpty { return value }
    switch value {
    case .text(let text):
      return .text(names[text] != nil || names.values.contains(text) ? "" : text)
    case .list(let elements): return .list(elements.map(nameless))
    case .forms(let forms): return .forms(forms.map(nameless))
    case .mapping(let mapping):
      return .mapping(
        FileMapping(entries: mapping.entries.map { .init(key: $0.key, value: nameless($0.value)) }))
    }
  }

  /// Whether half of what is written in one or the other is the same in both. Figures have nothing but their place, so that
  /// any is another's change.
  func isNearly(_ old: FileValue, _ new: FileValue) -> Bool {
    if let old = old.mapping, let new = new.mapping { return isNearly(old, new) }
    if let old = old.elements, let new = new.elements {
      let kept = old.count { old in new.contains { isSame(old, $0) } }
      return isHalf(kept, of: max(old.count, new.count))
    }
    return old.isFigure && new.isFigure
  }

  private func isNearly(_ old: FileMapping, _ new: FileMapping) -> Bool {
    let kept = old.entries.count { entry in
      !entry.isDefault && new[entry.key].map { isSame(entry.value, $0) } ?? false
    }
    let others = new.entries.count { !$0.isDefault && !old.writes($0.key) }
    return isHalf(kept, of: old.entries.count { !$0.isDefault } + others)
  }

  private func isHalf(_ part: Int, of whole: Int) -> Bool { part * 2 >= whole }
}

extension Likeness {
  /// Learns what the names on the top level of a file have become.
  init(from old: FileValue, to new: FileValue) {
    for entry in old.mapping?.entries ?? [] {
      guard let old = entry.value.mapping, old.isNamed,
        let new = new.mapping?[entry.key]?.mapping
      else { continue }
      let keys = old.entries.map(\.key)
      let pairing = ItemPairing(
        names: keys, values: old.entries.map(\.value), new.entries, likeness: self)
      for (place, index) in pairing.partners where keys[place] != new.entries[index].key {
        names[keys[place]] = new.entries[index].key
      }
    }
  }
}

extension FileMapping {
  fileprivate func writes(_ key: String) -> Bool {
    entries.contains { $0.key == key && !$0.isDefault }
  }
}

extension FileValue {
  fileprivate var isFigure: Bool { text.flatMap { Int($0) } != nil }
}

@testable import AnnotatedYAML
@testable import PopoverScenes

extension SceneDocument {
  /// The comments at elements of lists, and at what has a name, that are not in another scene. One that alone changed in its
  /// list is still there, and so is one with another name and at most one of several values changed.
  func commentsThatMayGo(with other: Scene) -> Set<String> {
    let (old, new) = (Scene.fields.written(scene), Scene.fields.written(other))
    return Set(SourceText(bytes).comments(in: root, from: 0, .mapping(old), .mapping(new)))
  }
}

/// What becomes of an item.
private enum Fate {
  case stays, goes
  case changes(from: FileValue, to: FileValue)
}

extension SourceText {
  fileprivate func comments(
    in node: SourceNode, from start: Int, _ old: FileValue, _ new: FileValue
  ) -> [String] {
    let items = items(of: node)
    return items.indices.flatMap { place -> [String] in
      let item = items[place]
      switch old.fate(of: place, in: items, new) {
      case .stays: return []
      case .changes(let old, let new):
        return comments(in: item.value, from: item.key?.end ?? item.body.lowerBound, old, new)
      case .goes:
        let start = place > 0 ? items[place - 1].end : start
        let end = place + 1 < items.count ? items[place + 1].body.lowerBound : node.range.upperBound
        return ScrambledText.comments(in: self[start..<max(item.end, end)])
      }
    }
  }
}

extension FileValue {
  fileprivate func fate(of place: Int, in items: [NodeItem], _ new: FileValue) -> Fate {
    if let key = items[place].key {
      guard let mapping, let wanted = new.mapping else { return .stays }
      return mapping.fate(of: key.name, in: wanted)
    }
    guard let elements, elements.count == items.count, let wanted = new.elements else {
      return .stays
    }
    let element = elements[place]
    if elements.differ(from: wanted, onlyAt: place) {
      return .changes(from: element, to: wanted[place])
    }
    return wanted.count { $0 == element } < elements.count { $0 == element } ? .goes : .stays
  }
}

extension FileMapping {
  fileprivate func fate(of key: String, in other: FileMapping) -> Fate {
    guard let place = entries.firstIndex(where: { $0.key == key }) else { return .stays }
    let value = entries[place].value
    if let wanted = other[key] { return .changes(from: value, to: wanted) }
    if !isNamed { return .stays }
    let names = (entries.map(\.key), other.entries.map(\.key))
    guard names.0.differ(from: names.1, onlyAt: place),
      let old = value.mapping, let new = other.entries[place].value.mapping,
      old.isNearly(new)
    else { return .goes }
    return .changes(from: .mapping(old), to: .mapping(new))
  }

  /// Whether no value differs, or one of several.
  private func isNearly(_ other: FileMapping) -> Bool {
    let keys = Set((written + other.written).map(\.key))
    let others = keys.count { self[$0] != other[$0] }
    return others == 0 || others == 1 && keys.count > 1
  }
}

extension Array where Element: Equatable {
  fileprivate func differ(from other: Self, onlyAt place: Int) -> Bool {
    count == other.count && indices.allSatisfy { (self[$0] == other[$0]) == ($0 != place) }
  }
}

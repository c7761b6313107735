/// A step in the editing of a list or mapping, in the order of the new text.
enum ItemChange: Equatable {
  /// An old item, by its index, that stays.
  case kept(Int)
  /// An old item, by its index, that is removed; its comments stay.
  case removed(Int)
  /// A new item, by its index among the new values.
  case added(Int)
}

/// The steps that turn the old items into the new ones.
struct ItemChanges {
  /// In the order of the new text.
  private(set) var changes: [ItemChange] = []
  /// The index of the new value of each old item that stays.
  private(set) var partners: [Int: Int] = [:]
}

extension ItemChanges {
  /// The changes of a mapping with known keys, given in their usual order: those of the file stay, and a new
  /// one, if it must be written, is inserted behind the key that usually precedes it.
  init(keys present: [String], wanted: [String], isNeeded: (Int) -> Bool) {
    for (place, key) in present.enumerated() {
      partners[place] = wanted.firstIndex(of: key)
      changes.append(partners[place] == nil ? .removed(place) : .kept(place))
    }
    for (index, key) in wanted.enumerated() where !present.contains(key) && isNeeded(index) {
      changes.insert(.added(index), at: position(for: index))
    }
  }

  /// The position behind the last of the keys that usually precede this one.
  private func position(for index: Int) -> Int {
    let earlier = changes.lastIndex { change in
      switch change {
      case .kept(let place): partners[place].map { $0 < index } ?? false
      case .added(let other): other < index
      case .removed: false
      }
    }
    return earlier.map { $0 + 1 } ?? 0
  }

  /// The changes of a mapping with names as keys, in order; a new name in place of an old one renames it.
  init(names old: [String], _ new: [String]) {
    for (place, name) in old.enumerated() { partners[place] = new.firstIndex(of: name) }
    let comers = new.indices.filter { !old.contains(new[$0]) }
    for place in old.indices where partners[place] == nil && comers.contains(place) {
      partners[place] = place
    }
    order(oldCount: old.count, newCount: new.count)
  }

  /// The changes of a list. Equal values stay, and between them removed values are paired with new ones.
  init(values old: [FileValue], _ new: [FileValue]) {
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(\.place))
    let come = Set(difference.insertions.map(\.place))
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      switch (gone.contains(from), come.contains(to)) {
      case (true, false): from += 1
      case (false, true): to += 1
      default:
        partners[from] = to
        (from, to) = (from + 1, to + 1)
      }
    }
    order(oldCount: old.count, newCount: new.count)
  }

  /// Puts the new items in their order; a removed item follows the item that it followed before.
  private mutating func order(oldCount: Int, newCount: Int) {
    let places = Dictionary(uniqueKeysWithValues: partners.map { ($0.value, $0.key) })
    changes = (0..<newCount).map { places[$0].map(ItemChange.kept) ?? .added($0) }
    for place in 0..<oldCount where partners[place] == nil {
      let before =
        changes.firstIndex(of: .kept(place - 1)) ?? changes.firstIndex(of: .removed(place - 1))
      changes.insert(.removed(place), at: before.map { $0 + 1 } ?? 0)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

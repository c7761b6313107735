/// A step in the editing of a list or mapping, in the order of the new text.
enum ItemChange: Equatable {
  /// An old item, by its index, that stays.
  case kept(Int)
  /// An old item, by its index, that is removed.
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

  /// The changes of a list, or of a mapping with names as keys, whose order matters.
  init(_ pairing: ItemPairing) {
    partners = pairing.partners
    let places = Dictionary(uniqueKeysWithValues: partners.map { ($0.value, $0.key) })
    changes = removed(from: 0, in: pairing.old)
    for index in pairing.new.indices {
      guard let place = places[index] else {
        changes.append(.added(index))
        continue
      }
      changes += [.kept(place)] + removed(from: place + 1, in: pairing.old)
    }
  }

  /// The items that have gone from `place` on, up to one that stays.
  private func removed(from place: Int, in old: [FileValue]) -> [ItemChange] {
    old.indices[place...].prefix { partners[$0] == nil }.map(ItemChange.removed)
  }
}

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

  /// The changes of a mapping with names as keys, in order. A name that has gone was renamed if a new one has its value, or
  /// if between the names that stay as many are new as have gone.
  ///
  /// - Parameter isSame: whether an old value, by its index, and a new one are the same.
  init(names old: [String], _ new: [String], isSame: (Int, Int) -> Bool) {
    for (place, name) in old.enumerated() { partners[place] = new.firstIndex(of: name) }
    let comers = new.indices.filter { !old.contains(new[$0]) }
    for place in old.indices where partners[place] == nil {
      partners[place] = comers.first { !partners.values.contains($0) && isSame(place, $0) }
    }
    pairBetweenPartners(old.indices, comers)
    order(oldCount: old.count, newCount: new.count)
  }

  private mutating func pairBetweenPartners(_ old: Range<Int>, _ comers: [Int]) {
    let partners = partners
    let gone = Dictionary(grouping: old.filter { partners[$0] == nil }) { place in
      (0..<place).last { partners[$0] != nil }.flatMap { partners[$0] } ?? -1
    }
    let stay = Set(partners.values)
    let come = Dictionary(grouping: comers.filter { !stay.contains($0) }) { index in
      (0..<index).last(where: stay.contains) ?? -1
    }
    for (before, places) in gone {
      guard let indices = come[before], indices.count == places.count else { continue }
      for (place, index) in zip(places, indices) { self.partners[place] = index }
    }
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

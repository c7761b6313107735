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

  /// The changes of a mapping with names as keys, in order. A name that has gone was renamed if a new one in its place has
  /// its value, or nearly so.
  init(
    names old: [String], _ new: [FileMapping.Entry], values: [FileValue], likeness: Likeness
  ) {
    let names = new.map(\.key)
    for (place, name) in old.enumerated() { partners[place] = names.firstIndex(of: name) }
    pairInPlace(values, new.map(\.value), by: [likeness.isSame, likeness.isNearly])
    order(oldCount: old.count, newCount: new.count)
  }

  /// The changes of a list. Equal values stay, wherever they go; one that has gone was changed if a new one in its place is
  /// nearly the same.
  init(values old: [FileValue], _ new: [FileValue], likeness: Likeness) {
    pairInOrder(old, new, likeness)
    pairMoved(old, new, likeness)
    pairInPlace(old, new, by: [likeness.isNearly])
    order(oldCount: old.count, newCount: new.count)
  }

  private mutating func pairInOrder(
    _ old: [FileValue], _ new: [FileValue], _ likeness: Likeness
  ) {
    let difference = new.difference(from: old, by: likeness.isSame)
    let gone = Set(difference.removals.map(\.place))
    let come = Set(difference.insertions.map(\.place))
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if gone.contains(from) {
        from += 1
      } else if come.contains(to) {
        to += 1
      } else {
        partners[from] = to
        (from, to) = (from + 1, to + 1)
      }
    }
  }

  private mutating func pairMoved(
    _ old: [FileValue], _ new: [FileValue], _ likeness: Likeness
  ) {
    var free = Set(new.indices).subtracting(partners.values).sorted()
    pair(old.indices, &free) { likeness.isSame(old[$0], new[$1]) }
  }

  /// Pairs what has gone with what is new between the same items that stay, by one condition after the other.
  private mutating func pairInPlace(
    _ old: [FileValue], _ new: [FileValue], by conditions: [(FileValue, FileValue) -> Bool]
  ) {
    let (gone, come) = strangers(old.indices, new.indices)
    for (gap, places) in gone {
      var free = come[gap] ?? []
      for isLike in conditions { pair(places, &free) { isLike(old[$0], new[$1]) } }
    }
  }

  /// Pairs each place that has no partner with the first free index that suits it.
  private mutating func pair(
    _ places: some Sequence<Int>, _ free: inout [Int],
    by suits: (_ place: Int, _ index: Int) -> Bool
  ) {
    for place in places where partners[place] == nil {
      if let number = free.firstIndex(where: { suits(place, $0) }) {
        partners[place] = free.remove(at: number)
      }
    }
  }

  /// The items without partners, old and new ones, by the new index of the one before them that has one.
  private func strangers(
    _ old: Range<Int>, _ new: Range<Int>
  ) -> (gone: [Int: [Int]], come: [Int: [Int]]) {
    let stay = Set(partners.values)
    let gone = Dictionary(grouping: old.filter { partners[$0] == nil }) { place in
      (0..<place).reversed().lazy.compactMap { partners[$0] }.first ?? -1
    }
    let come = Dictionary(grouping: new.filter { !stay.contains($0) }) { index in
      (0..<index).last(where: stay.contains) ?? -1
    }
    return (gone, come)
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

/// What becomes of an item of a list or mapping that is edited, in the order of the new text.
enum ItemChange: Equatable {
  /// An item that was there, by its place.
  case kept(Int)
  /// An item that goes; its comments stay.
  case removed(Int)
  /// A new item, by its place among the new values.
  case added(Int)
}

/// Which old items are which new ones.
struct ItemChanges {
  /// In the order of the new text.
  private(set) var changes: [ItemChange] = []
  /// The place among the new values of each old item that stays.
  private(set) var partners: [Int: Int] = [:]
}

extension ItemChanges {
  /// Keys that are known: they stay in the order that the file has, and a new one goes behind the key
  /// that usually stands before it.
  ///
  /// - Parameters:
  ///   - present: the keys in the file.
  ///   - wanted: the keys that there may be, in their usual order.
  ///   - isNeeded: whether a key that is not in the file must be written.
  init(keys present: [String], wanted: [String], isNeeded: (Int) -> Bool) {
    for (place, key) in present.enumerated() {
      partners[place] = wanted.firstIndex(of: key)
      changes.append(partners[place] == nil ? .removed(place) : .kept(place))
    }
    for (index, key) in wanted.enumerated() where !present.contains(key) && isNeeded(index) {
      changes.insert(.added(index), at: position(for: index))
    }
  }

  /// Behind the last key of those that usually stand before it.
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

  /// Names, whose order tells something. A name that comes where another goes is that one renamed.
  init(names old: [String], _ new: [String]) {
    for (place, name) in old.enumerated() { partners[place] = new.firstIndex(of: name) }
    let comers = new.indices.filter { !old.contains(new[$0]) }
    for place in old.indices where partners[place] == nil && comers.contains(place) {
      partners[place] = place
    }
    order(oldCount: old.count, newCount: new.count)
  }

  /// Values of a list: what is the same in both stays, and between two such what goes is paired with
  /// what comes.
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

  /// The new items in their order; what goes stands behind what it stood behind before.
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

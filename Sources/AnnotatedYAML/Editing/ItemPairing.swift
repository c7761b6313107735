/// Finds what each item of a list, or of a mapping with names as keys, has become.
struct ItemPairing {
  /// An item that has another name or value is looked for so many places before and behind its own.
  private static let reach = 8

  let old: [FileValue]
  let new: [FileValue]
  private let likeness: Likeness
  /// The index of the new value of each old item that stays.
  private(set) var partners: [Int: Int] = [:]
}

extension ItemPairing {
  /// Pairs what has the same name. A name that has gone was renamed if a new one in its place has its value, or nearly so.
  init(
    names old: [String], values: [FileValue], _ new: [FileMapping.Entry], likeness: Likeness
  ) {
    self.init(old: values, new: new.map(\.value), likeness: likeness)
    let indices = Dictionary(new.enumerated().map { ($1.key, $0) }) { first, _ in first }
    for (place, name) in old.enumerated() { partners[place] = indices[name] }
    let gaps = gaps()
    for gap in gaps { pairSame(gap) }
    for gap in gaps { pairNearly(gap) }
  }

  /// Pairs equal elements of a list, wherever they go. One that has gone was changed if a new one in its place is nearly the
  /// same, or if nothing else in the list is another.
  init(elements old: [FileValue], _ new: [FileValue], likeness: Likeness) {
    self.init(old: old, new: new, likeness: likeness)
    if isOneChanged {
      for place in old.indices { partners[place] = place }
      return
    }
    pairInOrder()
    pairSame(unpaired)
    for gap in gaps() { pairNearly(gap) }
  }

  private init(old: [FileValue], new: [FileValue], likeness: Likeness) {
    (self.old, self.new, self.likeness) = (old, new, likeness)
  }

  private var isOneChanged: Bool {
    old.count == new.count && zip(old, new).count(where: { !likeness.isSame($0, $1) }) < 2
  }

  private mutating func pairInOrder() {
    let difference = new.difference(from: old, by: likeness.isSame)
    let gone = Set(difference.removals.map(\.place))
    let come = Set(difference.insertions.map(\.place))
    let places = old.indices.filter { !gone.contains($0) }
    let indices = new.indices.filter { !come.contains($0) }
    for (place, index) in zip(places, indices) { partners[place] = index }
  }
}

/// Old items without a new one, and new ones without an old one.
private struct Unpaired {
  var old: [Int] = []
  var new: [Int] = []
}

extension ItemPairing {
  private var unpaired: Unpaired {
    let stay = Set(partners.values)
    return Unpaired(
      old: old.indices.filter { partners[$0] == nil },
      new: new.indices.filter { !stay.contains($0) })
  }

  /// What has gone and what is new between the same items that stay.
  private func gaps() -> [Unpaired] {
    let places = Dictionary(uniqueKeysWithValues: partners.map { ($0.value, $0.key) })
    var gaps: [Int: Unpaired] = [:]
    var before = -1
    for place in old.indices {
      if let index = partners[place] {
        before = index
      } else {
        gaps[before, default: .init()].old.append(place)
      }
    }
    before = -1
    for index in new.indices {
      if places[index] != nil { before = index } else { gaps[before]?.new.append(index) }
    }
    return Array(gaps.values)
  }

  /// Pairs each item that has gone with the first new one that is the same but for the names that have changed.
  private mutating func pairSame(_ unpaired: Unpaired) {
    var free = Dictionary(grouping: unpaired.new) { likeness.nameless(new[$0]) }
    for place in unpaired.old {
      let key = likeness.nameless(old[place])
      guard let number = free[key]?.firstIndex(where: { likeness.isSame(old[place], new[$0]) })
      else { continue }
      partners[place] = free[key]?.remove(at: number)
    }
  }

  /// Pairs each item that has gone with the first new one, of those about as far from the start, that is nearly the same.
  private mutating func pairNearly(_ gap: Unpaired) {
    var taken = Set(gap.old.compactMap { partners[$0] })
    for (number, place) in gap.old.enumerated() where partners[place] == nil {
      let near = gap.new.dropFirst(max(0, number - Self.reach)).prefix(2 * Self.reach + 1)
      partners[place] = near.first { !taken.contains($0) && likeness.isNearly(old[place], new[$0]) }
      if let index = partners[place] { taken.insert(index) }
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

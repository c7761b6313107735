/// How a list of parts with names differs from what it was.
struct PartChanges {
  /// The names of the parts that are new.
  private(set) var come: [String]
  /// The names of the parts that are no longer there.
  private(set) var gone: [String]
  /// The one part that has another name; it is neither new nor gone.
  private(set) var renamed: (from: String, to: String)?
  /// The parts that were changed, by their numbers before and after.
  private(set) var kept: [(from: Int, to: Int)]

  init<Part: Equatable>(_ old: [Part], _ new: [Part], name: KeyPath<Part, String>) {
    (come, gone) = (Self.names(new, name, without: old), Self.names(old, name, without: new))
    kept = new.enumerated().compactMap { index, part in
      let former = old.firstIndex { $0[keyPath: name] == part[keyPath: name] }
      return former.flatMap { old[$0] == part ? nil : ($0, index) }
    }
    guard gone.count == 1, come.count == 1, old.count == new.count else { return }
    renamed = (gone[0], come[0])
    (come, gone) = ([], [])
  }

  private static func names<Part>(
    _ list: [Part], _ name: KeyPath<Part, String>, without other: [Part]
  ) -> [String] {
    let known = Set(other.map { $0[keyPath: name] })
    return list.map { $0[keyPath: name] }.filter { !known.contains($0) }
  }
}

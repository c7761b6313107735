import CellCanvas

/// The runs of a frame, those of one style together: most often it is shorter to go from one to the next
/// of a style than to change the style, which takes up to forty bytes in true colour.
struct ChangedRuns: Sendable {
  private struct Link: Sendable {
    let run: ChangedRun
    /// The next run of the group.
    var next: Int?
  }

  private struct Group: Sendable {
    let style: Style
    let first: Int
    var last: Int
  }

  private var links: [Link] = []
  private var groups: [Group] = []

  /// Pictures have more; all styles beyond are one group.
  private static let mostGroups = 32

  mutating func removeAll() {
    links.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
  }

  mutating func append(_ run: ChangedRun) {
    let index = links.count
    links.append(Link(run: run))
    let group = groups.firstIndex { $0.style == run.style } ?? ChangedRuns.mostGroups
    if group < ChangedRuns.mostGroups || groups.count > ChangedRuns.mostGroups {
      links[groups[group].last].next = index
      groups[group].last = index
    } else {
      groups.append(Group(style: run.style, first: index, last: index))
    }
  }
}

extension ChangedRuns: Sequence {
  /// Group by group in the order in which their styles came up, each from the top to the bottom.
  func makeIterator() -> some IteratorProtocol<ChangedRun> {
    groups.lazy.flatMap { group in
      sequence(first: links[group.first]) { link in link.next.map { links[$0] } }
    }.lazy.map(\.run).makeIterator()
  }
}

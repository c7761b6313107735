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

  /// Pictures have a style for nearly every cell. The runs of all further styles stay together, in the
  /// order of the rows.
  private static let mostGroups = 32

  mutating func removeAll() {
    links.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
  }

  /// - Parameter style: how the terminal shows the style of the run; several may look the same there.
  mutating func append(_ run: ChangedRun, shownIn style: Style) {
    let index = links.count
    links.append(Link(run: run))
    let group = groups.firstIndex { $0.style == style } ?? ChangedRuns.mostGroups
    if group < groups.count {
      links[groups[group].last].next = index
      groups[group].last = index
    } else {
      groups.append(Group(style: style, first: index, last: index))
    }
  }
}

extension ChangedRuns: Sequence {
  /// Group by group in the order in which their styles came up, each from the top to the bottom.
  func makeIterator() -> some IteratorProtocol<ChangedRun> {
    groups.lazy.flatMap { group in
      sequence(first: links[group.first]) { link in link.next.map { links[$0] } }
    }.lazy.map { $0.run }.makeIterator()
  }
}

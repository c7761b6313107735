import AnnotatedYAML

/// The kinds of chrome as a theme's files have them: all of them, and the one to begin with.
struct KindsDraft {
  private var all: [ChromeKind] = []
  private var first: Placed<ChromeKind>?
  private var isFirstInherited = false
  private var isBroken = false

  /// What an ancestor begins with gives way to a list without it.
  mutating func startFile() { isFirstInherited = true }

  /// One kind, or a list of them.
  mutating func readList(_ node: SourceNode, _ faults: inout [Fault]) {
    let count = faults.count
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    all = nodes.reduce(into: []) { kinds, node in
      guard let kind = node.choice(ChromeKind.self, "kind", &faults) else { return }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    isBroken = faults.count > count
  }

  mutating func readFirst(_ node: SourceNode, _ faults: inout [Fault]) {
    guard let kind = node.choice(ChromeKind.self, "kind", &faults) else { return }
    first = Placed(value: kind, place: node.place)
    isFirstInherited = false
  }

  /// The kind that is shown first, then the others.
  ///
  /// - Parameter usual: those of a theme that names none.
  func inOrder(usual: [ChromeKind], _ faults: inout [Fault]) -> [ChromeKind] {
    guard let first else { return all.isEmpty ? usual : all }
    if all.isEmpty { return [first.value] }
    if all.contains(first.value) { return [first.value] + all.filter { $0 != first.value } }
    if !isFirstInherited, !isBroken {
      let kinds = all.map(\.rawValue).joined(separator: ", ")
      faults.append(
        Fault(
          at: first.place,
          .unexpected(.text(first.value.rawValue), .other("one of 'kinds': \(kinds)"))))
    }
    return all
  }
}

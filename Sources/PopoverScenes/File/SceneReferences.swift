import AnnotatedYAML

/// What the parts of a scene say of one another.
struct SceneReferences {
  private(set) var faults: [Fault] = []
  private let scene: Scene
  private let root: SourceNode
  /// Where single values have faults. A part that has one is not said to lack anything.
  private let damaged: Set<Place>

  init(_ scene: Scene, _ root: SourceNode, besides faultsOfValues: [Fault]) {
    (self.scene, self.root) = (scene, root)
    damaged = Set(faultsOfValues.map(\.place))
    for index in scene.popovers.indices { look(at: index) }
    look(at: scene.checks, root.entry("checks")?.value)
    lookAtTask()
  }

  private mutating func look(at index: Int) {
    let popover = scene.popovers[index]
    guard let entry = root.entry("popovers")?.value.entry(popover.name) else { return }
    if scene.anchors.contains(where: { $0.name == popover.name }) {
      faults.append(
        entry.keyNode.fault(expecting: "another name; an anchor has this one already"))
    }
    lookAtAnchor(popover, entry.value, earlier: scene.popovers[..<index].map(\.name))
    if isDamaged(entry.value) { return }
    lookAtSelection(popover, entry.value)
    lookAtValue(popover, entry.value)
    lookAtLimits(popover, entry.value)
  }

  private mutating func lookAtAnchor(
    _ popover: ScenePopover, _ node: SourceNode, earlier: [String]
  ) {
    guard let anchor = node.entry("anchor")?.value else {
      if isDamaged(node) { return }
      return faults.append(
        node.fault(expecting: "the key 'anchor' too: the name of what the popover points at"))
    }
    if isDamaged(anchor) || isDamagedAsAWhole("anchors") { return }
    let known = scene.anchors.map(\.name) + earlier
    if known.contains(popover.anchor) { return }
    faults.append(
      scene.popovers.contains { $0.name == popover.anchor }
        ? anchor.fault(expecting: "an anchor, or a popover that comes before this one")
        : Fault(at: anchor.place, .unknownName(popover.anchor, thing: "anchor", known: known)))
  }

  private mutating func lookAtSelection(_ popover: ScenePopover, _ node: SourceNode) {
    guard case .menu(let menu) = popover.content, menu.selected > menu.items.count,
      let selected = node.entry("selected")?.value
    else { return }
    faults.append(
      selected.fault(
        expecting: node.entry("menu") == nil
          ? "the key 'menu' too: its items" : "the number of an item of the menu, from 1"))
  }

  private mutating func lookAtValue(_ popover: ScenePopover, _ node: SourceNode) {
    guard case .dial(let dial) = popover.content, dial.value >= dial.count,
      let key = node.entry("value")?.value ?? node.entry("face")?.value
    else { return }
    faults.append(
      key.fault(
        expecting: node.entry("dial") == nil
          ? "the key 'dial' too: what is on the dial"
          : "the number of an item of the dial, from 0"))
  }

  private mutating func lookAtLimits(_ popover: ScenePopover, _ node: SourceNode) {
    guard popover.hasImpossibleLimits, let maximum = popover.maximum,
      let place = node.entry("minimum")?.value.place
    else { return }
    let words =
      "the minimum \(popover.minimum.words) is above the maximum \(maximum.words); lower it, or raise "
      + "the maximum"
    faults.append(Fault(at: place, .inWords(words)))
  }

  private mutating func look(at checks: [SceneCheck], _ list: SourceNode?) {
    guard case .list(let nodes)? = list?.content else { return }
    for (check, node) in zip(checks, nodes) { look(at: check, node) }
  }

  private mutating func look(at check: SceneCheck, _ node: SourceNode) {
    let known = scene.popovers.map(\.name)
    if let name = check.popover, !known.contains(name), !isDamagedAsAWhole("popovers"),
      let place = node.entry("popover")?.value.place
    {
      faults.append(Fault(at: place, .unknownName(name, thing: "popover", known: known)))
    }
    if check.expected == SceneExpectations(), check.picture == nil, !isDamaged(node) {
      faults.append(node.fault(expecting: SceneCheck.something))
    }
  }

  private mutating func lookAtTask() {
    guard let task = scene.task, let node = root.entry("task")?.value, !isDamaged(node) else {
      return
    }
    look(at: task.checks, node.entry("checks")?.value)
    if task.isEmpty {
      faults.append(node.fault(expecting: "'checks', 'changed' or 'acts': what is to be done"))
    }
  }
}

extension SceneReferences {
  /// Whether a value or one in it is among them.
  private func isDamaged(_ node: SourceNode) -> Bool {
    !damaged.isEmpty && node.contains(damaged)
  }

  /// Whether the names under a key of the scene could not be read.
  private func isDamagedAsAWhole(_ key: String) -> Bool {
    guard let node = root.entry(key)?.value else { return false }
    return damaged.contains(node.place)
  }
}

extension SourceNode {
  /// Whether it, a key or a value in it stands at one of some places.
  fileprivate func contains(_ places: Set<Place>) -> Bool {
    if places.contains(place) { return true }
    switch content {
    case .text: return false
    case .list(let nodes): return nodes.contains { $0.contains(places) }
    case .mapping(let entries):
      return entries.contains { places.contains($0.place) || $0.value.contains(places) }
    }
  }
}

extension SourceNode.Entry {
  fileprivate var keyNode: SourceNode { SourceNode(at: place, .text(key)) }
}

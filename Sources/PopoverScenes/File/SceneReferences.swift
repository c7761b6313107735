import AnnotatedYAML

/// What the parts of a scene say of one another.
struct SceneReferences {
  private(set) var faults: [Fault] = []
  private let scene: Scene
  private let root: SourceNode

  init(_ scene: Scene, _ root: SourceNode) {
    (self.scene, self.root) = (scene, root)
    for index in scene.popovers.indices { look(at: index) }
    for index in scene.checks.indices { look(atCheck: index) }
  }

  private mutating func look(at index: Int) {
    let popover = scene.popovers[index]
    guard let entry = root.entry("popovers")?.value.entry(popover.name) else { return }
    if scene.anchors.contains(where: { $0.name == popover.name }) {
      faults.append(
        entry.keyNode.fault(expecting: "another name, as there is an anchor of this one"))
    }
    lookAtAnchor(popover, entry.value, earlier: scene.popovers[..<index].map(\.name))
    lookAtSelection(popover, entry.value)
    lookAtValue(popover, entry.value)
  }

  private mutating func lookAtAnchor(
    _ popover: ScenePopover, _ node: SourceNode, earlier: [String]
  ) {
    guard let anchor = node.entry("anchor")?.value else {
      faults.append(node.fault(expecting: "the key 'anchor' too: what the popover hangs on"))
      return
    }
    let known = scene.anchors.map(\.name) + earlier
    if known.contains(popover.anchor) { return }
    faults.append(
      scene.popovers.contains { $0.name == popover.anchor }
        ? anchor.fault(expecting: "an anchor, or a popover that stands above this one")
        : Fault(at: anchor.place, .unknownName(popover.anchor, thing: "anchor", known: known)))
  }

  private mutating func lookAtSelection(_ popover: ScenePopover, _ node: SourceNode) {
    guard case .menu(let menu) = popover.content, menu.selected > menu.items.count,
      let selected = node.entry("selected")?.value
    else { return }
    faults.append(selected.fault(expecting: "the number of an item of the menu, from 1"))
  }

  private mutating func lookAtValue(_ popover: ScenePopover, _ node: SourceNode) {
    guard case .dial(let dial) = popover.content, dial.value >= dial.count else { return }
    if let value = node.entry("value")?.value {
      faults.append(value.fault(expecting: "the number of an item of the dial, from 0"))
    } else if let face = node.entry("face")?.value {
      faults.append(face.fault(expecting: "the key 'dial' too: what is on the dial"))
    }
  }

  private mutating func look(atCheck index: Int) {
    guard case .list(let nodes)? = root.entry("checks")?.value.content, index < nodes.count else {
      return
    }
    let check = scene.checks[index]
    let known = scene.popovers.map(\.name)
    if let name = check.popover, !known.contains(name),
      let place = nodes[index].entry("popover")?.value.place
    {
      faults.append(Fault(at: place, .unknownName(name, thing: "popover", known: known)))
    }
    if check.expected == SceneExpectations() {
      faults.append(nodes[index].fault(expecting: "something to look at, such as 'side: below'"))
    }
  }
}

extension SourceNode.Entry {
  fileprivate var keyNode: SourceNode { SourceNode(at: place, .text(key)) }
}

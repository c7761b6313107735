import CellCanvas
import PopoverScenes

extension Lab {
  /// As many as a scene file may have.
  private static let mostAnchors = 64
  private static let mostPopovers = 32

  /// Adds an anchor beside the selected one, with a popover like the selected one.
  mutating func addAnchor() {
    guard scene.anchors.count < Self.mostAnchors, scene.popovers.count < Self.mostPopovers else {
      return refuse("A scene has room for no more anchors")
    }
    let start = Scene.start()
    var anchor = selectedAnchor ?? start.anchors[0]
    anchor.name = scene.freeName("anchor")
    anchor.isLocked = false
    var popover = selectedPopover ?? start.popovers[0]
    popover.name = scene.freeName("popover")
    popover.anchor = anchor.name
    moveToFreePlace(&anchor)
    scene.anchors.append(anchor)
    scene.popovers.append(popover)
    selection = SceneSelection(
      anchor: scene.anchors.count - 1, popover: scene.popovers.count - 1)
    notice = .change("Added \(anchor.name)")
  }

  /// Adds a popover like the selected one to the selected anchor.
  mutating func addPopover() {
    guard scene.popovers.count < Self.mostPopovers else {
      return refuse("A scene has room for no more popovers")
    }
    guard let anchor = selectedAnchor else { return refuse(noAnchor) }
    var popover = selectedPopover ?? Scene.start().popovers[0]
    popover.name = scene.freeName("popover")
    popover.anchor = anchor.name
    scene.popovers.append(popover)
    selection.popover = scene.popovers.count - 1
    notice = .change("Added \(popover.name) to \(anchor.name)")
  }

  /// Takes the selected popover away, and those that hang on it.
  mutating func deletePopover() {
    guard let popover = selectedPopover else { return refuse(noPopover) }
    scene.remove(popover)
    selection = selection.held(in: scene)
    selectPopoverOfAnchor()
    notice = .done("Deleted \(popover.name); \(key(for: .undo)) brings it back")
  }

  /// Moves an anchor to the nearest place that neither another anchor nor a popover covers, if there is
  /// one.
  private func moveToFreePlace(_ anchor: inout SceneRegion) {
    let isHeld = scene.clampsRegions
    let now = anchor.bounds(on: container, isHeld: isHeld)
    let taken =
      placement.anchors.flatMap(\.rects) + placement.popovers.map { CellRect($0.layout.frame) }
    let free = container.places(of: now.size)
      .filter { place in taken.allSatisfy { $0.intersection(place).isEmpty } }
    guard let nearest = free.min(by: { $0.distance(to: now) < $1.distance(to: now) }) else {
      return
    }
    anchor.move(x: nearest.x - now.x, y: nearest.y - now.y, on: container, isHeld: isHeld)
  }

  /// Takes the selected anchor away, and all that hangs on it.
  mutating func deleteAnchor() {
    guard let anchor = selectedAnchor else { return refuse(noAnchor) }
    guard !anchor.isLocked else {
      return refuse(isLocked(anchor.name))
    }
    scene.remove(anchor)
    selection = selection.held(in: scene)
    selectPopoverOfAnchor()
    notice = .done("Deleted \(anchor.name); \(key(for: .undo)) brings it back")
  }

  /// Goes to the next anchor, and to the first popover that hangs on it.
  mutating func selectAnchor(by steps: Int) {
    let count = scene.anchors.count
    guard count > 1 else {
      return refuse(
        count == 0 ? noAnchor : "There is one anchor; \(key(for: .edit(.addAnchor))) adds another")
    }
    selectAnchor(number: (selection.anchor + steps).wrapped(into: count))
  }

  mutating func selectAnchor(number: Int) {
    selection.anchor = number
    selectPopoverOfAnchor()
    saySelected()
  }

  /// Goes to the next popover, and to the anchor on which it hangs.
  mutating func selectPopover(by steps: Int) {
    let count = scene.popovers.count
    guard count > 1 else {
      return refuse(count == 0 ? noPopover : "There is one popover")
    }
    selectPopover(number: (selection.popover + steps).wrapped(into: count))
  }

  mutating func selectPopover(number: Int) {
    selection.popover = number
    if let anchor = scene.anchorIndex(of: scene.popovers[selection.popover]) {
      selection.anchor = anchor
    }
    saySelected()
  }

  private mutating func selectPopoverOfAnchor() {
    guard let anchor = selectedAnchor,
      let popover = scene.popovers.firstIndex(where: { $0.anchor == anchor.name })
    else { return }
    selection.popover = popover
  }

  private mutating func saySelected() {
    let names = [selectedAnchor?.name, selectedPopover?.name].compactMap { $0 }
    notice = .change("Selected \(names.joined(separator: " and "))")
  }
}

extension Scene {
  /// The name itself, or with the first number that makes it one of a kind.
  func freeName(_ name: String) -> String {
    let taken = anchors.map(\.name) + popovers.map(\.name)
    return ([name] + (2...).lazy.prefix(taken.count + 1).map { "\(name)-\($0)" })
      .first { !taken.contains($0) } ?? name
  }

  /// The anchor on which a popover hangs, be it by way of other popovers.
  func anchorIndex(of popover: ScenePopover) -> Int? {
    var name = popover.anchor
    for earlier in popovers.reversed() where earlier.name == name { name = earlier.anchor }
    return anchors.firstIndex { $0.name == name }
  }

  /// Removes an anchor with the popovers that hang on it, and the checks of those.
  mutating func remove(_ anchor: SceneRegion) {
    let index = anchors.firstIndex(of: anchor)
    let gone = Set(popovers.filter { anchorIndex(of: $0) == index }.map(\.name))
    anchors.removeAll { $0.name == anchor.name }
    removePopovers(gone)
  }

  /// Removes a popover with those that hang on it.
  mutating func remove(_ popover: ScenePopover) {
    var gone: Set = [popover.name]
    for other in popovers where gone.contains(other.anchor) { gone.insert(other.name) }
    removePopovers(gone)
  }

  private mutating func removePopovers(_ gone: Set<String>) {
    popovers.removeAll { gone.contains($0.name) }
    checks.removeAll { $0.popover.map(gone.contains) ?? false }
  }
}

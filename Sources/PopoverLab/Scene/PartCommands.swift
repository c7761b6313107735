import CellCanvas
import PopoverScenes

enum PartCommands {
  static let adding: [Command<SceneMode>] = [
    .edit("add", "a", "add an anchor with a popover") { add($2, "anchors", &$1, addAnchor) },
    .edit("delete", "x", "delete the anchor and what hangs on it") {
      delete($2, "anchors", &$1, deleteAnchor)
    },
    .edit("add-popover", "A", "add a popover to the anchor") {
      add($2, "popovers", &$1, addPopover)
    },
    .edit("delete-popover", "X", "delete the popover and what hangs on it") {
      delete($2, "popovers", &$1, deletePopover)
    },
    .times("next-anchor", "<Tab>", opposite: "previous-anchor", "select the next anchor", .selects)
    {
      selectAnchor(by: $2, &$1)
    },
    .times(
      "previous-anchor", "<S-Tab>", opposite: "next-anchor", "select the previous anchor", .selects
    ) { selectAnchor(by: -$2, &$1) },
    .times("next-popover", "p", opposite: "previous-popover", "select the next popover", .selects) {
      selectPopover(by: $2, &$1)
    },
    .times(
      "previous-popover", "P", opposite: "next-popover", "select the previous popover", .selects
    ) { selectPopover(by: -$2, &$1) },
  ]
}

extension PartCommands {
  /// Adds parts, as many as there is room for.
  ///
  /// - Parameter addOne: adds one, or says why it cannot.
  private static func add(
    _ count: Int, _ things: String, _ lab: inout LabContext, _ addOne: (inout LabContext) -> Bool
  ) {
    let added = (0..<count).prefix { _ in addOne(&lab) }.count
    if added > 1 { lab.notice = .change("Added \(added) \(things)") }
    guard added > 0, added < count else { return }
    lab.notice = .done("Added \(added); \(noRoom)")
  }

  private static let noRoom =
    "a scene can have no more than \(Scene.mostAnchors) anchors and \(Scene.mostPopovers) popovers"

  /// Adds an anchor beside the selected one, with a popover like the selected one.
  private static func addAnchor(_ lab: inout LabContext) -> Bool {
    var scene = lab.edited.scene
    guard scene.anchors.count < Scene.mostAnchors, scene.popovers.count < Scene.mostPopovers else {
      lab.refuse(noRoom.capitalizedFirst)
      return false
    }
    let start = Scene.start()
    var anchor = lab.edited.anchor ?? start.anchors[0]
    anchor.name = scene.freeName("anchor")
    anchor.isLocked = false
    var popover = lab.edited.popover ?? start.popovers[0]
    popover.name = scene.freeName("popover")
    popover.anchor = anchor.name
    moveToFreePlace(&anchor, lab)
    scene.anchors.append(anchor)
    scene.popovers.append(popover)
    lab.edited.scene = scene
    lab.edited.selection = SceneSelection(
      anchor: scene.anchors.count - 1, popover: scene.popovers.count - 1)
    // The next one keeps clear of its popover, too.
    lab.place()
    lab.notice = .change("Added \(anchor.name)")
    return true
  }

  /// Adds a popover like the selected one to the selected anchor.
  private static func addPopover(_ lab: inout LabContext) -> Bool {
    guard lab.edited.scene.popovers.count < Scene.mostPopovers, let anchor = lab.edited.anchor
    else {
      lab.refuse(lab.edited.anchor == nil ? lab.noAnchor : noRoom.capitalizedFirst)
      return false
    }
    var popover = lab.edited.popover ?? Scene.start().popovers[0]
    popover.name = lab.edited.scene.freeName("popover")
    popover.anchor = anchor.name
    lab.edited.scene.popovers.append(popover)
    lab.edited.selection.popover = lab.edited.scene.popovers.count - 1
    lab.notice = .change("Added \(popover.name) to \(anchor.name)")
    return true
  }

  /// Moves an anchor to the nearest place that no other anchor and no popover on the screen covers, if there is one.
  private static func moveToFreePlace(_ anchor: inout SceneRegion, _ lab: LabContext) {
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    let now = anchor.bounds(on: screen, isClamped: isClamped)
    let taken = lab.shown.covered
    func nearestFree(_ places: some Sequence<CellRect>) -> CellRect? {
      places.lazy.filter { place in taken.allSatisfy { $0.intersection(place).isEmpty } }
        .min { $0.distance(to: now) < $1.distance(to: now) }
    }
    guard
      let nearest = nearestFree(screen.places(of: now.size))
        ?? nearestFree(screen.placesAtEdges(of: now.size))
    else { return }
    anchor.move(x: nearest.x - now.x, y: nearest.y - now.y, on: screen, isClamped: isClamped)
  }

  /// Deletes the selected part, and those that are selected after it, as many as there are.
  ///
  /// - Parameter deleteOne: deletes one and returns its name, or says why it cannot.
  private static func delete(
    _ count: Int, _ things: String, _ lab: inout LabContext,
    _ deleteOne: (inout LabContext) -> String?
  ) {
    var names: [String] = []
    while names.count < count, let name = deleteOne(&lab) {
      names.append(name)
      lab.edited.selection = lab.edited.selection.clamped(to: lab.edited.scene)
      lab.edited.selectPopoverOfAnchor()
    }
    guard let name = names.first else { return }
    let undo = lab.key(for: "undo")
    lab.notice = .done(
      names.count == 1
        ? "Deleted \(name); \(undo) brings it back"
        : "Deleted \(names.count) \(things); \(undo) brings them back")
  }

  private static func deleteAnchor(_ lab: inout LabContext) -> String? {
    guard let anchor = lab.edited.anchor, !anchor.isLocked else {
      lab.refuse(lab.edited.anchor.map { lab.lockedReason($0.name) } ?? lab.noAnchor)
      return nil
    }
    lab.edited.scene.remove(anchor)
    return anchor.name
  }

  private static func deletePopover(_ lab: inout LabContext) -> String? {
    guard let popover = lab.edited.popover else {
      lab.refuse(lab.noPopover)
      return nil
    }
    if lab.edited.isAnchorBare, lab.edited.scene.anchorIndex(of: popover) != nil {
      lab.refuse("\(lab.edited.anchor?.name ?? "") \(bare(lab))".capitalizedFirst)
      return nil
    }
    lab.edited.scene.remove(popover)
    return popover.name
  }
}

extension PartCommands {
  private static func selectAnchor(by steps: Int, _ lab: inout LabContext) {
    let count = lab.edited.scene.anchors.count
    guard count > 1 else {
      return lab.refuse(
        count == 0 ? lab.noAnchor : "There is one anchor; \(lab.key(for: "add")) adds another")
    }
    selectAnchor((lab.edited.selection.anchor + steps).wrapped(into: count), &lab)
  }

  static func selectAnchor(_ index: Int, _ lab: inout LabContext) {
    lab.edited.selection.anchor = index
    lab.edited.selectPopoverOfAnchor()
    reportSelection(&lab)
  }

  private static func selectPopover(by steps: Int, _ lab: inout LabContext) {
    let count = lab.edited.scene.popovers.count
    guard count > 1 else {
      return lab.refuse(count == 0 ? lab.noPopover : "There is one popover")
    }
    selectPopover((lab.edited.selection.popover + steps).wrapped(into: count), &lab)
  }

  static func selectPopover(_ index: Int, _ lab: inout LabContext) {
    lab.edited.selection.popover = index
    let scene = lab.edited.scene
    if let anchor = scene.anchorIndex(of: scene.popovers[index]) {
      lab.edited.selection.anchor = anchor
    }
    reportSelection(&lab)
  }

  /// What is said of an anchor on which no popover hangs.
  private static func bare(_ lab: LabContext) -> String {
    "has no popover; \(lab.key(for: "add-popover")) adds one"
  }

  private static func reportSelection(_ lab: inout LabContext) {
    if lab.edited.isAnchorBare {
      lab.notice = .done("Selected \(lab.edited.anchor?.name ?? ""), which \(bare(lab))")
      return
    }
    let names = [lab.edited.anchor?.name, lab.edited.popover?.name].compactMap { $0 }
    lab.notice = .change("Selected \(names.joined(separator: " and "))")
  }
}

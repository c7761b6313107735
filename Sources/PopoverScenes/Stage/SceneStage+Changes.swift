import AnnotatedYAML
import CellCanvas
import PopoverGeometry

extension SceneStage {
  /// What has changed that may have moved a popover, a phrase each: `anchor 1 row down`, `gap 2`.
  ///
  /// - Parameters:
  ///   - former: the scene as it was.
  ///   - now: the popover as it is placed.
  ///   - then: the popover as it was placed.
  public func changes(
    since former: SceneStage, of now: PlacedPopover, then: PlacedPopover
  ) -> [String] {
    let (anchor, formerAnchor) = (anchor(of: now), former.anchor(of: then))
    return surroundings(since: former, now.presentation, then.presentation)
      + Self.moves(anchor.all, formerAnchor.all)
      + (now.piece == then.piece ? [] : ["another piece of the anchor"])
      + settings(since: former, of: now.name)
      + (anchor.keptOut == formerAnchor.keptOut ? [] : ["keep-out areas"])
  }

  /// All pieces of an anchor, and what its popover keeps clear of beside those on which it does not hang.
  private func anchor(of placed: PlacedPopover) -> (all: Rect, keptOut: ArraySlice<Rect>) {
    let (asked, name) = (
      placed.presentation, scene.popovers.first { $0.name == placed.name }?.anchor
    )
    guard placed.piece != nil,
      case .pieces(let pieces)? = scene.anchors.first(where: { $0.name == name })?.shape
    else { return (asked.sourceRect, asked.keepOut[...]) }
    let others = asked.keepOut.suffix(pieces.count - 1)
    return (others.reduce(asked.sourceRect) { $0.union($1) }, asked.keepOut.dropLast(others.count))
  }

  private func surroundings(
    since former: SceneStage, _ now: PopoverPresentation, _ then: PopoverPresentation
  ) -> [String] {
    [
      now.container == then.container ? nil : "screen \(Words.size(now.container.size))",
      now.popoverLayoutMargins == then.popoverLayoutMargins
        ? nil : "margins \(scene.margins.words)",
      now.reserved == then.reserved ? nil : "reserved \(scene.reserved.words)",
      now.policy.writingDirection == then.policy.writingDirection ? nil : "writing turned",
      now.metrics == then.metrics ? nil : "theme \(theme.name)",
    ].compactMap { $0 }
  }

  private static func moves(_ now: Rect, _ then: Rect) -> [String] {
    let moves = Words.moves(x: now.x - then.x, y: now.y - then.y)
    let size = now.size == then.size ? [] : ["anchor \(Words.size(now.size))"]
    return (moves.isEmpty ? [] : ["anchor \(Words.list(moves))"]) + size
  }

  /// The keys of the popover that have another value, in the words of scene files.
  private func settings(since former: SceneStage, of name: String) -> [String] {
    guard let now = scene.popovers.first(where: { $0.name == name }),
      let then = former.scene.popovers.first(where: { $0.name == name }), now != then
    else { return [] }
    return ScenePopover.fields.fields.compactMap { field in
      let written = field.written(now)
      return written == field.written(then)
        ? nil
        : "\(field.name) \(written?.words ?? "removed")"
    }
  }
}

extension FileValue {
  /// The value in few words; of a long one, only that it changed.
  fileprivate var words: String {
    switch preferred {
    case .text(let text): text.contains("\n") || text.count > 20 ? "changed" : text
    case .list(let elements): elements.map(\.words).joined(separator: ", ")
    case .mapping, .forms: "changed"
    }
  }
}

import AnnotatedYAML
import PlacementEngines
import PopoverGeometry

extension FileForm where Value == ArrowDirections {
  private static let single: KeyValuePairs<String, ArrowDirections> = [
    "any": .any, "none": .none, "up": [.up], "down": [.down], "left": [.left], "right": [.right],
  ]

  private static let direction = FileForm<ArrowDirection>.choice(
    ["up": .up, "down": .down, "left": .left, "right": .right], "direction")

  /// A list of directions; or one of them, `any` or `none`.
  static let directions = Self(
    read: { node, faults in
      guard case .list = node.content else {
        return node.choice(of: single, called: "direction", &faults)
      }
      return FileForm<[ArrowDirection]>.list(of: direction, "directions", limit: 4)
        .read(node, &faults).map { ArrowDirections($0) }
    },
    written: { directions in
      let name = single.first { $0.value == directions }?.key
      return .forms(
        (name.map { [.text($0)] } ?? []) + [.list(directions.map(direction.written))])
    }, words: single.map(\.key))
}

extension FileForm where Value == Stability {
  /// A name; that of a dead band with its width.
  static let stability = Self(
    read: { node, faults in
      if case .text(let text) = node.content, let stability = Stability(name: text) {
        return stability
      }
      faults.append(node.fault(expecting: "a stability: \(Stability.names)"))
      return nil
    },
    written: { .text($0.name) }, words: Stability.usualNames)
}

extension FileForm where Value == String {
  /// The name of an engine.
  static let engine = Self(
    read: { node, faults in
      guard let name = node.line(&faults) else { return nil }
      if SceneEngines.names.contains(name) { return name }
      faults.append(
        Fault(at: node.place, .unknownName(name, thing: "engine", known: SceneEngines.names)))
      return nil
    },
    written: { .text($0) }, words: SceneEngines.names)
}

extension FileForm where Value == XDGConstraintAdjustment {
  private static let names: KeyValuePairs<String, XDGConstraintAdjustment> = [
    "flip": [.flipX, .flipY], "slide": [.slideX, .slideY], "resize": [.resizeX, .resizeY],
    "flip-x": .flipX, "flip-y": .flipY, "slide-x": .slideX, "slide-y": .slideY,
    "resize-x": .resizeX, "resize-y": .resizeY,
  ]

  private static let single = FileForm<XDGConstraintAdjustment>(
    read: { $0.choice(of: names, called: "adjustment", &$1) }, written: { _ in .text("") })

  private static let all: KeyValuePairs<String, XDGConstraintAdjustment> = [
    "all": .all, "none": [],
  ]

  /// A list of what may be done, on both axes or on one; `all`, or `none`.
  static let adjustment = Self(
    read: { node, faults in
      guard case .list = node.content else {
        return node.choice(of: all, called: "adjustment", &faults)
      }
      return FileForm<[XDGConstraintAdjustment]>.list(of: single, "adjustments", limit: 9)
        .read(node, &faults).map { $0.reduce([]) { $0.union($1) } }
    },
    written: { adjustment in
      let name = all.first { $0.value == adjustment }?.key
      return .forms(
        (name.map { [.text($0)] } ?? []) + [.list(spelt(adjustment).map { .text($0) })])
    }, words: all.map(\.key))

  /// The names, those for both axes where both are meant.
  private static func spelt(_ adjustment: XDGConstraintAdjustment) -> [String] {
    var rest = adjustment
    return names.filter { name in
      guard rest.isSuperset(of: name.value) else { return false }
      rest.subtract(name.value)
      return true
    }.map(\.key)
  }
}

/// The engines that can place the popovers of a scene.
public enum SceneEngines {
  /// The library's own, which is told in full what is wanted, and those that are compared with it.
  public static let names = [ScenePopover.ownEngine] + EngineCatalog.all.map(\.name)
}

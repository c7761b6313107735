import PlacementEngines
import PopoverGeometry
import PopoverThemes

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
    })
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
    written: { .text($0.name) })
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
    written: { .text($0) })
}

/// The engines that can place the popovers of a scene.
public enum SceneEngines {
  /// The library's own, which is told in full what is wanted, and those that are compared with it.
  public static let names = [ScenePopover.ownEngine] + EngineCatalog.all.map(\.name)
}

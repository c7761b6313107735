import CellCanvas
import PopoverGeometry
import PopoverScenes

/// What differs between two moments, in the words of scene files: `gap 3`, `anchor 5 columns right`.
struct MomentWords {
  private let before: Moment
  private let after: Moment
  private let themes: ThemeCollection

  init(from before: Moment, to after: Moment, themes: ThemeCollection) {
    (self.before, self.after, self.themes) = (before, after, themes)
  }

  /// The most differences that are named.
  private static let limit = 2

  /// A phrase for the first differences, and the number of the others; empty if nothing can be named.
  var phrase: String {
    let all = before.location == after.location ? theme + scene : ["another scene"]
    let rest = all.count - Self.limit
    return Words.list(Array(all.prefix(Self.limit)) + (rest > 0 ? ["\(rest) more"] : []))
  }

  private var theme: [String] {
    let (old, new) = (before.themes, after.themes)
    if old.index != new.index { return ["theme \(themes.items[new.index].label)"] }
    return [
      old.kinds == new.kinds
        ? nil : new.kinds[new.index].map { "chrome \($0.rawValue)" } ?? "chrome",
      old.appearances == new.appearances ? nil : "appearance",
      old.hue == new.hue ? nil : "hue \(new.hue)",
      old.marks == new.marks ? nil : "mark",
    ].compactMap(\.self)
  }

  private var scene: [String] {
    let lists = ["anchors", "popovers", before.themes.index == after.themes.index ? "" : "theme"]
    return keys(.scene, .scene, without: lists)
      + parts(\.anchors, \.name, ScenePart.anchor) + parts(\.popovers, \.name, ScenePart.popover)
  }
}

extension MomentWords {
  /// The parts of a list that came, went or changed; parts keep their names.
  private func parts<Part: Equatable>(
    _ list: KeyPath<Scene, [Part]>, _ name: KeyPath<Part, String>, _ part: (Int) -> ScenePart
  ) -> [String] {
    let (old, new) = (before.scene[keyPath: list], after.scene[keyPath: list])
    let (gone, come) = (names(old, name, without: new), names(new, name, without: old))
    if gone.count == 1, come.count == 1, old.count == new.count { return ["name \(come[0])"] }
    let changed = new.enumerated().flatMap { index, element -> [String] in
      guard
        let former = old.firstIndex(where: { $0[keyPath: name] == element[keyPath: name] }),
        old[former] != element
      else { return [] }
      return changes(part(former), part(index))
    }
    return come.map { "\($0) added" } + gone.map { "\($0) deleted" } + changed
  }

  private func names<Part>(
    _ list: [Part], _ name: KeyPath<Part, String>, without other: [Part]
  ) -> [String] {
    let known = Set(other.map { $0[keyPath: name] })
    return list.map { $0[keyPath: name] }.filter { !known.contains($0) }
  }

  private func changes(_ old: ScenePart, _ new: ScenePart) -> [String] {
    guard case .anchor(let former) = old, case .anchor(let index) = new else {
      return keys(old, new)
    }
    let (then, now) = (before.scene.anchors[former], after.scene.anchors[index])
    return (then.at == now.at ? moves(then, now) : []) + keys(old, new, without: ["x", "y"])
  }

  private func moves(_ then: SceneRegion, _ now: SceneRegion) -> [String] {
    let ways = [
      (now.x - then.x, Axis.horizontal, "left", "right"), (now.y - then.y, .vertical, "up", "down"),
    ].filter { $0.0 != 0 }.map { way, axis, near, far in
      "\(Words.cells(Double(abs(way)), along: axis)) \(way < 0 ? near : far)"
    }
    return ways.isEmpty ? [] : ["\(now.name) \(Words.list(ways))"]
  }

  /// The keys of a part with another value.
  private func keys(
    _ old: ScenePart, _ new: ScenePart, without others: [String] = []
  ) -> [String] {
    after.scene.keys(of: new).filter { !others.contains($0) }.compactMap { key in
      let value = after.scene.value(of: key, in: new)
      if value == before.scene.value(of: key, in: old) { return nil }
      return value.map { $0.count > 20 ? key : "\(key) \($0)" } ?? key
    }
  }
}

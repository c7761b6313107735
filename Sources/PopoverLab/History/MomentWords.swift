import CellCanvas
import PopoverGeometry
import PopoverScenes

/// What was done between two moments, as one says it: `gap 3`, `moving anchor 5 columns right`.
struct MomentWords {
  /// One thing that was done, and where it is a value, the value that held before: `gap is 2`.
  private struct Change {
    var done: String
    var former: String?
  }

  private let before: Moment
  private let after: Moment
  private let themes: ThemeCollection

  init(from before: Moment, to after: Moment, themes: ThemeCollection) {
    (self.before, self.after, self.themes) = (before, after, themes)
  }

  /// The most changes that are named.
  private static let limit = 2

  /// `Undid gap 3; gap is 2 again`.
  func undoing(_ steps: Int) -> String {
    let all = changes
    let former = all.count > Self.limit ? [] : all.compactMap(\.former)
    let rest = former.isEmpty ? "" : "; \(Words.list(former)) again"
    return sentence("Undid", steps, all) + rest
  }

  /// `Redid gap 3`.
  func redoing(_ steps: Int) -> String { sentence("Redid", steps, changes) }

  private func sentence(_ verb: String, _ steps: Int, _ changes: [Change]) -> String {
    let rest = changes.count - Self.limit
    let named = changes.prefix(Self.limit).map(\.done) + (rest > 0 ? ["\(rest) more"] : [])
    let count = steps == 1 ? "" : "\(steps) steps"
    let parts = [count, Words.list(Array(named))].filter { !$0.isEmpty }
    return "\(verb) \(parts.isEmpty ? "the last change" : parts.joined(separator: ": "))"
  }

  private var changes: [Change] {
    guard before.location == after.location else {
      return [
        Change(done: "opening \(after.location.title)", former: "\(before.location.title) is open")
      ]
    }
    return theme + scene
  }

  private var theme: [Change] {
    let (old, new) = (before.themes, after.themes)
    let (none, labels) = ("none", [old, new].map { themes.items[$0.index].label })
    return (old.index == new.index ? [] : value("theme", from: labels[0], to: labels[1]))
      + value("scheme", from: old.scheme ?? SchemeName.none, to: new.scheme ?? SchemeName.none)
      + colors
      + value("vision", from: old.vision?.rawValue ?? none, to: new.vision?.rawValue ?? none)
      + (old.index == new.index ? lookOfTheme : [])
      + (old.marks == new.marks ? [] : [Change(done: "marking a theme")])
  }

  /// What was chosen for the theme in use.
  private var lookOfTheme: [Change] {
    let (old, new) = (before.themes, after.themes)
    let theme = themes.items[new.index].theme
    let (kind, appearance) = (theme.kind, theme.appearance)
    return value("hue", from: "\(old.hue)", to: "\(new.hue)")
      + value(
        "chrome", from: (old.kinds[new.index] ?? kind).rawValue,
        to: (new.kinds[new.index] ?? kind).rawValue)
      + value(
        "appearance", from: (old.appearances[new.index] ?? appearance).rawValue,
        to: (new.appearances[new.index] ?? appearance).rawValue)
  }

  /// The colours of the scheme in use that were tuned.
  private var colors: [Change] {
    guard before.themes.scheme == after.themes.scheme,
      let old = themes.tunedScheme(before.themes), let new = themes.tunedScheme(after.themes)
    else { return [] }
    return new.parts.flatMap { part in
      let colors = [old, new].map { $0[part[0]].flatMap { Color.rgb($0).hexadecimal } }
      return value(part[0].name, from: colors[0], to: colors[1])
    }
  }

  private var scene: [Change] {
    let (old, new) = (before.themes, after.themes)
    let anchors = PartChanges(
      before.scene.anchors, after.scene.anchors, name: \.name, followsValues: true)
    let popovers = PartChanges(before.scene.popovers, after.scene.popovers, name: \.name)
    let come = anchors.come + popovers.come
    let gone = anchors.gone + popovers.gone
    let named = [("adding", come), ("deleting", gone)].filter { !$0.1.isEmpty }
      .map { Change(done: "\($0.0) \(Words.list($0.1))") }
    let renamed = [anchors.renamed, popovers.renamed].compactMap(\.self)
      .map { Change(done: "renaming \($0.from) to \($0.to)") }
    // The checks of a part, and those of the task, go and are renamed with it.
    let checked = gone.isEmpty && renamed.isEmpty ? [] : ["checks", "task"]
    let others =
      [
        "anchors", "popovers", old.index == new.index ? "" : "theme",
        old.scheme == new.scheme ? "" : "scheme",
      ] + checked
    return keys(.scene, .scene, without: others) + named + renamed
      + anchors.kept.flatMap { changes(ofAnchor: $0.from, $0.to) }
      + popovers.kept.flatMap {
        changes(ofPopover: $0.from, $0.to, without: renamed.isEmpty ? [] : ["anchor"])
      }
  }
}

extension MomentWords {
  private func changes(ofAnchor former: Int, _ index: Int) -> [Change] {
    let (then, now) = (before.scene.anchors[former], after.scene.anchors[index])
    return (then.at == now.at ? moves(then, now) : [])
      + keys(.anchor(former), .anchor(index), without: ["x", "y"])
  }

  /// A dial that was turned is called as its popover, as it is while it turns.
  private func changes(
    ofPopover former: Int, _ index: Int, without others: [String]
  ) -> [Change] {
    let (old, new) = (ScenePart.popover(former), ScenePart.popover(index))
    let (then, now) = (before.scene.popovers[former], after.scene.popovers[index])
    guard case (.dial(let from), .dial(let to)) = (then.content, now.content) else {
      return keys(old, new, without: others)
    }
    return keys(old, new, without: others + ["value"])
      + value(now.name, from: from.valueLabel, to: to.valueLabel)
  }

  private func moves(_ then: SceneRegion, _ now: SceneRegion) -> [Change] {
    let ways = Words.moves(x: Double(now.x - then.x), y: Double(now.y - then.y))
    return ways.isEmpty ? [] : [Change(done: "moving \(now.name) \(Words.list(ways))")]
  }

  /// The keys of a part with another value, and after them those that these have replaced.
  private func keys(
    _ old: ScenePart, _ new: ScenePart, without others: [String] = []
  ) -> [Change] {
    let values = after.scene.keys(of: new).filter { !others.contains($0) }
      .map {
        (key: $0, old: before.scene.value(of: $0, in: old), new: after.scene.value(of: $0, in: new))
      }
    // What goes without saying was neither set nor removed.
    let removed = values.filter {
      $0.new == nil && $0.old != before.scene.usualValue(of: $0.key, in: old)
    }
    let set = values.filter {
      $0.new != nil && ($0.old != nil || $0.new != after.scene.usualValue(of: $0.key, in: new))
    }
    return (set + removed).flatMap { value($0.key, from: $0.old, to: $0.new) }
  }

  /// A key with another value; long values are left out.
  private func value(_ key: String, from old: String?, to new: String?) -> [Change] {
    if old == new { return [] }
    let former = Self.short(old ?? "unset").map {
      "\(key) \(Self.verb(of: key)) \($0)"
    }
    guard let new else { return [Change(done: "removing \(key)", former: former)] }
    guard let value = Self.short(new) else { return [Change(done: "changing \(key)")] }
    return [Change(done: "\(key) \(value)", former: former)]
  }

  /// `is` or `are`, as a key is one thing or several.
  static func verb(of key: String) -> String { key.hasSuffix("s") ? "are" : "is" }

  private static func short(_ value: String) -> String? { value.count > 20 ? nil : value }
}

/// How a list of parts with names differs from what it was.
private struct PartChanges {
  /// The names of the parts that are new.
  private(set) var come: [String]
  /// The names of the parts that are no longer there.
  private(set) var gone: [String]
  /// The part that has another name, if there is one; it is neither new nor gone.
  private(set) var renamed: (from: String, to: String)?
  /// The parts that were changed, by their numbers before and after.
  private(set) var kept: [(from: Int, to: Int)]

  /// - Parameter followsValues: whether a part that is as one was is that one with another name, also where others came or
  ///   went. Popovers are not told apart so: what they hang on may have another name too.
  init<Part: Equatable>(
    _ old: [Part], _ new: [Part], name: WritableKeyPath<Part, String>, followsValues: Bool = false
  ) {
    (come, gone) = (Self.names(new, name, without: old), Self.names(old, name, without: new))
    kept = new.enumerated().compactMap { index, part in
      let former = old.firstIndex { $0[keyPath: name] == part[keyPath: name] }
      return former.flatMap { old[$0] == part ? nil : ($0, index) }
    }
    if gone.count == 1, come.count == 1, old.count == new.count {
      renamed = (gone[0], come[0])
      (come, gone) = ([], [])
    } else if followsValues, let pair = Self.renamed(come, old, new, name) {
      renamed = pair
      come.removeAll { $0 == pair.to }
      gone.removeAll { $0 == pair.from }
      // Another part has the former name now.
      let others = kept.filter { old[$0.from][keyPath: name] == pair.from }
      come += others.map { _ in pair.from }
      kept.removeAll { old[$0.from][keyPath: name] == pair.from }
    }
  }

  /// The first of the new names whose part is as one was that had another name.
  private static func renamed<Part: Equatable>(
    _ come: [String], _ old: [Part], _ new: [Part], _ name: WritableKeyPath<Part, String>
  ) -> (from: String, to: String)? {
    for part in new where come.contains(part[keyPath: name]) {
      let former = old.first { other in
        // What is still there as it was has another one beside it that is like it.
        if new.contains(other) { return false }
        var other = other
        other[keyPath: name] = part[keyPath: name]
        return other == part
      }
      if let former { return (former[keyPath: name], part[keyPath: name]) }
    }
    return nil
  }

  private static func names<Part>(
    _ list: [Part], _ name: KeyPath<Part, String>, without other: [Part]
  ) -> [String] {
    let known = Set(other.map { $0[keyPath: name] })
    return list.map { $0[keyPath: name] }.filter { !known.contains($0) }
  }
}

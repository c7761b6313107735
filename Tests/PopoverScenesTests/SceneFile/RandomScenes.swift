import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes
import TestSupport

/// Scenes of every kind, names and texts chosen to be hard to spell.
struct RandomScenes {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  static let words = [
    "a", "word", "the caret", "表示", "é", "👍", "- x", "-3", "no", "null", "~", "012", "1e3", "a: b",
    "a:", ":a", "a #b", "#fff", "a#b", "'", "''", "\"", "\\", "\\n", "[", "]", "{a}", ",", "a, b",
    "&a", "*a", "!a", "%a", "@a", "`a", "|", ">", "?", "? a", "=", "<<", " a", "a ", "  ", "---",
    "...",
    "- ", "-", "key: value", "\u{A0}", "\u{3000}x", "it's", "say \"hi\"", "true", "80x24", "é:",
    "…",
    "--- a", "... a", " \u{301}x", "a\u{301}", "|2", "{ x: 1 }",
  ]

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.whole(0...(elements.count - 1))]
  }

  mutating func chance(_ percent: Int) -> Bool { random.whole(1...100) <= percent }

  mutating func word() -> String { pick(Self.words) }

  mutating func line() -> String {
    (0..<random.whole(1...3)).map { _ in word() }.joined(separator: chance(70) ? " " : "")
  }

  mutating func text() -> String {
    let lines = (0..<random.whole(1...4)).map { _ in
      chance(20) ? "" : (chance(20) ? "  " : "") + line()
    }
    let text = lines.joined(separator: "\n")
    return String(
      text[..<(text.lastIndex { $0 != "\n" }.map(text.index(after:)) ?? text.startIndex)])
  }

  mutating func size(_ least: Int = 0) -> CellSize {
    CellSize(width: random.whole(least...120), height: random.whole(least...40))
  }

  mutating func insets() -> CellInsets {
    switch random.whole(0...3) {
    case 0: return CellInsets(all: random.whole(0...3))
    case 1:
      let (rows, columns) = (random.whole(0...3), random.whole(0...3))
      return CellInsets(top: rows, left: columns, bottom: rows, right: columns)
    default:
      return CellInsets(
        top: random.whole(0...2), left: random.whole(0...2), bottom: random.whole(0...2),
        right: random.whole(0...2))
    }
  }

  mutating func region(_ name: String) -> SceneRegion {
    var region = SceneRegion(name: name, shape: .rect(size()))
    if chance(30) {
      region.shape = .pieces(
        (0..<random.whole(1...5)).map { _ in
          CellRect(
            origin: CellPoint(x: random.whole(0...80), y: random.whole(0...20)), size: size())
        })
    }
    if chance(60) { region.at = pick(ReferencePoint.allCases) }
    if chance(60) { region.x = random.whole(-20...80) }
    if chance(60) { region.y = random.whole(-20...40) }
    if chance(20) { region.isLocked = true }
    return region
  }

  mutating func content() -> PopoverContent {
    switch random.whole(0...6) {
    case 0: return .blank
    case 6:
      let count = random.whole(1...7)
      let labels = SceneDial.Items.labels((0..<count).map { _ in line() })
      return .dial(
        SceneDial(
          chance(50) ? .count(count) : labels, value: random.whole(0...(count - 1)),
          face: chance(30) ? pick(SceneDial.Face.allCases) : .scale))
    case 1: return .ansi(chance(30) ? .standardInput : .file("./" + line()))
    case 2: return .geometry
    case 3:
      let items = (0..<random.whole(0...5)).map { _ in
        MenuItem(
          chance(15) ? "" : line(), shortcut: chance(30) ? line() : "", isDisabled: chance(20))
      }
      return .menu(Menu(items, selected: chance(40) ? random.whole(0...items.count) : 0))
    default: return .text(text())
    }
  }

  mutating func popover(_ name: String, on anchors: [String]) -> ScenePopover {
    var popover = ScenePopover(name: name, anchor: pick(anchors), content: content())
    if chance(30) { popover.title = line() }
    if chance(20) { popover.footer = line() }
    if chance(40) { popover.size = size() }
    if chance(20) { popover.minimum = size() }
    if chance(20) {
      let (least, most) = (popover.minimum, size())
      popover.maximum = CellSize(
        width: max(least.width, most.width), height: max(least.height, most.height))
    }
    if chance(40) {
      popover.permitted = ArrowDirections(
        ArrowDirection.allCases.shuffled(using: &random).prefix(random.whole(0...4)))
    }
    if chance(30) { popover.alignment = pick(Alignment.allCases) }
    if chance(30) { popover.gap = random.whole(0...4) }
    if chance(20) { popover.skid = random.whole(-4...4) }
    if chance(20) { popover.choice = pick(SideChoice.allCases) }
    if chance(30) {
      popover.stability = pick([
        .rechoose, .whileItFits, .leastMovement, .deadBand(Double(random.whole(0...9))),
      ])
    }
    if chance(20) { popover.canOverlap = true }
    if chance(20) { popover.hidesWithAnchor = true }
    if chance(20) { popover.engine = pick(SceneEngines.names) }
    if chance(20) { popover.adjustment = XDGConstraintAdjustment(rawValue: random.whole(0...63)) }
    return popover
  }

  mutating func check(of popovers: [String]) -> SceneCheck {
    var check = SceneCheck()
    if chance(70), !popovers.isEmpty { check.popover = pick(popovers) }
    if chance(30) { check.given.screen = size(1) }
    if chance(20) { check.given.reserved = insets() }
    check.expected.side = pick(ExpectedSide.allCases)
    if chance(40) { check.expected.arrowOffset = Double(random.whole(-40...40)) / 2 }
    if chance(20) { check.expected.pointsAtAnchor = chance(50) }
    if chance(20) {
      check.expected.frame = CellRect(x: random.whole(-9...9), y: 2, width: 3, height: 4)
    }
    if chance(20) { check.expected.size = size() }
    if chance(20) { check.expected.isShrunk = chance(50) }
    if chance(20) { check.expected.overlaps = chance(50) }
    if chance(20) { check.expected.isInside = chance(50) }
    if chance(20) { check.expected.contrast = Double.random(in: 1...21, using: &random) }
    return check
  }

  /// Up to four names, all different, none of those that are taken.
  mutating func names(_ range: ClosedRange<Int>, taken: [String] = []) -> [String] {
    var names: [String] = []
    for _ in 0..<random.whole(range) {
      let name = line()
      if !names.contains(name), !taken.contains(name) { names.append(name) }
    }
    return names
  }

  mutating func page() -> ScenePage {
    switch random.whole(0...2) {
    case 0: .shipped(pick(ShippedPage.allCases))
    case 1: .text(text())
    default: .ansi(chance(20) ? .standardInput : .file(line()))
    }
  }

  mutating func scene() -> Scene {
    var scene = Scene()
    if chance(70) { scene.name = line() }
    if chance(60) { scene.about = line() }
    if chance(60) { scene.screen = .cells(size(1)) }
    if chance(40) { scene.theme = line() }
    if chance(40) { scene.page = page() }
    if chance(20) { scene.writing = .rightToLeft }
    if chance(40) { scene.margins = insets() }
    if chance(40) { scene.reserved = insets() }
    if chance(20) { scene.keepOut = names(0...3).map { region($0) } }
    let anchors = names(1...4)
    scene.anchors = anchors.map { region($0) }
    for name in names(0...4, taken: anchors) {
      scene.popovers.append(popover(name, on: anchors + scene.popovers.map(\.name)))
    }
    let popovers = scene.popovers.map(\.name)
    if chance(60) { scene.checks = (0..<random.whole(0...4)).map { _ in check(of: popovers) } }
    return scene
  }
}

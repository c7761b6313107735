import CellCanvas
import PopoverGeometry
import PopoverScenes
import TestSupport

extension RandomScenes {
  /// The scene after some of the changes that a person might make.
  mutating func changed(_ scene: Scene) -> Scene {
    var scene = scene
    for _ in 0..<random.whole(1...4) { change(&scene) }
    return scene
  }

  private mutating func change(_ scene: inout Scene) {
    let other = self.scene()
    switch random.whole(0...14) {
    case 0: scene.name = other.name
    case 1: scene.screen = other.screen
    case 2: (scene.theme, scene.page) = (other.theme, other.page)
    case 3: scene.margins = insets()
    case 4: scene.reserved = insets()
    case 5: scene.keepOut = other.keepOut
    case 6: changeAnchor(of: &scene)
    case 7: rename(&scene)
    case 8:
      scene.checks = chance(50) ? other.checks.forPopovers(of: scene) : scene.checks.reversed()
    case 9: if !scene.checks.isEmpty { scene.checks.removeFirst() }
    case 10: scene.checks.append(check(of: scene.popovers.map(\.name)))
    case 11: scene.anchors.shuffle(using: &random)
    case 12: changeCheck(of: &scene)
    default: changePopover(of: &scene)
    }
  }

  private mutating func changeAnchor(of scene: inout Scene) {
    let taken = scene.anchors.map(\.name) + scene.popovers.map(\.name)
    if chance(40), let name = names(1...1, taken: taken).first {
      scene.anchors.insert(region(name), at: random.whole(0...scene.anchors.count))
    } else {
      let index = random.whole(0...(scene.anchors.count - 1))
      let name = scene.anchors[index].name
      if chance(50) { scene.anchors[index].x += 1 } else { scene.anchors[index] = region(name) }
      if chance(30), !scene.popovers.contains(where: { $0.anchor == name }),
        scene.anchors.count > 1
      {
        scene.anchors.remove(at: index)
      }
    }
  }

  /// Gives an anchor or a popover another name, also where something refers to it.
  private mutating func rename(_ scene: inout Scene) {
    let names = scene.anchors.map(\.name) + scene.popovers.map(\.name)
    guard let name = self.names(1...1, taken: names).first else { return }
    let place = random.whole(0...(names.count - 1))
    if place < scene.anchors.count {
      scene.anchors[place].name = name
    } else {
      scene.popovers[place - scene.anchors.count].name = name
    }
    let old = names[place]
    for place in scene.popovers.indices where scene.popovers[place].anchor == old {
      scene.popovers[place].anchor = name
    }
    for place in scene.checks.indices where scene.checks[place].popover == old {
      scene.checks[place].popover = name
    }
  }

  private mutating func changeCheck(of scene: inout Scene) {
    guard let place = scene.checks.indices.randomElement(using: &random) else { return }
    if chance(50) {
      scene.checks[place].expected.side = pick(ExpectedSide.allCases)
    } else {
      scene.checks[place].expected.isShrunk = chance(50)
    }
  }

  private mutating func changePopover(of scene: inout Scene) {
    let anchors = scene.anchors.map(\.name)
    if scene.popovers.isEmpty || chance(20) {
      let taken = anchors + scene.popovers.map(\.name)
      guard let name = names(1...1, taken: taken).first else { return }
      scene.popovers.insert(popover(name, on: anchors), at: random.whole(0...scene.popovers.count))
      return
    }
    let index = random.whole(0...(scene.popovers.count - 1))
    switch random.whole(0...5) {
    case 0: scene.popovers[index].content = content()
    case 1: scene.popovers[index] = popover(scene.popovers[index].name, on: anchors)
    case 2: scene.popovers[index].gap = random.whole(0...3)
    case 3: scene.popovers[index].permitted = pick([.any, .none, [.up], [.down, .up]])
    case 4: scene.popovers[index].title = line()
    default:
      let name = scene.popovers[index].name
      if scene.popovers.contains(where: { $0.anchor == name })
        || scene.checks.contains(where: { $0.popover == name })
      {
        scene.popovers[index].size = size()
      } else {
        scene.popovers.remove(at: index)
      }
    }
  }
}

extension [SceneCheck] {
  fileprivate func forPopovers(of scene: Scene) -> [SceneCheck] {
    map { check in
      var check = check
      check.popover = scene.popovers.first?.name
      return check
    }
  }
}

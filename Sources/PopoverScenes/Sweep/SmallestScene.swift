import CellCanvas
import PopoverGeometry

extension SweepFinding {
  /// The same finding in a scene that is as small as simple steps make it: each is kept if the same popover still breaks
  /// the same rule.
  ///
  /// - Parameter limit: the most scenes that are tried.
  public func smallest(limit: Int = 2_000) -> SweepFinding {
    var finding = self
    finding.stage.scene = stage.scene.frozen(on: stage.container().size)
    // An anchor larger than the screen is cut on a real one only, so that the rule may hold here.
    guard isBroken(on: finding.stage) else { return self }
    var tries = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for step in SmallerScene.steps where tries < limit {
        var smaller = finding.stage
        step(&smaller.scene, popover)
        if stage.scene.clampsRegions { smaller.scene.reserveAsReal() }
        tries += 1
        if smaller != finding.stage, isBroken(on: smaller) {
          finding.stage = smaller
          isSmaller = true
        }
      }
    }
    return finding
  }

  private func isBroken(on stage: SceneStage) -> Bool {
    guard stage.scene.hangsTogether,
      let broken = StageQuestion(stage: stage, situation: SceneSituation()).brokenRule()
    else { return false }
    return broken == (rule, popover)
  }
}

/// Steps that make a scene smaller or plainer.
private enum SmallerScene {
  typealias Step = @Sendable (inout Scene, _ popover: String) -> Void

  static let steps: [Step] = parts + figures { $0 / 2 } + figures { $0 - $0.signum() }

  /// What can be left out altogether.
  private static let parts: [Step] = [
    { scene, _ in
      (scene.page, scene.scheme, scene.task, scene.checks) = (nil, nil, nil, [])
    },
    { scene, popover in scene.popovers.removeAll { $0.name != popover } },
    { scene, popover in
      let last = scene.popovers.lastIndex { $0.name == popover } ?? scene.popovers.count - 1
      scene.popovers.removeSubrange((last + 1)...)
    },
    { scene, _ in
      scene.anchors.removeAll { anchor in !scene.popovers.contains { $0.anchor == anchor.name } }
    },
    { scene, _ in scene.keepOut = [] }, { scene, _ in _ = scene.keepOut.popLast() },
    { scene, _ in (scene.margins, scene.reserved) = (.zero, .zero) },
    { scene, _ in scene.changePopovers { ($0.title, $0.footer) = ("", "") } },
    { scene, _ in scene.changeAnchors { $0.shape = .rect(CellSize(width: 1, height: 1)) } },
  ]

  /// Numbers that can be smaller, each by itself.
  private static func figures(_ smaller: @escaping @Sendable (Int) -> Int) -> [Step] {
    [
      { scene, _ in scene.changeScreen { $0.width = max(1, smaller($0.width)) } },
      { scene, _ in scene.changeScreen { $0.height = max(1, smaller($0.height)) } },
      { scene, _ in scene.changeAnchors { $0.x = smaller($0.x) } },
      { scene, _ in scene.changeAnchors { $0.y = smaller($0.y) } },
      { scene, _ in scene.changePopovers { $0.gap = smaller($0.gap) } },
      { scene, _ in scene.changeSizes { $0.width = max(1, smaller($0.width)) } },
      { scene, _ in scene.changeSizes { $0.height = max(1, smaller($0.height)) } },
    ]
  }
}

extension Scene {
  /// Whether every popover hangs on an anchor or on an earlier popover.
  fileprivate var hangsTogether: Bool {
    var known = Set(anchors.map(\.name))
    return popovers.allSatisfy { popover in
      defer { known.insert(popover.name) }
      return known.contains(popover.anchor)
    }
  }

  /// The scene on a screen of its own, with everything where it lies on a real one of that size.
  fileprivate func frozen(on size: CellSize) -> Scene {
    clampsRegions ? moved(onto: size, movingLocked: true) : withScreen(size)
  }

  /// Reserves no more of its screen than of a real one of that size.
  fileprivate mutating func reserveAsReal() {
    guard case .cells(let size) = screen else { return }
    reserved = reserved.leavingACell(of: size)
  }

  fileprivate mutating func changeScreen(_ change: (inout CellSize) -> Void) {
    guard case .cells(var size) = screen else { return }
    change(&size)
    screen = .cells(size)
  }

  fileprivate mutating func changeAnchors(_ change: (inout SceneRegion) -> Void) {
    for index in anchors.indices { change(&anchors[index]) }
  }

  fileprivate mutating func changeSizes(_ change: (inout CellSize) -> Void) {
    changePopovers { popover in
      guard var size = popover.size else { return }
      change(&size)
      popover.size = size
    }
  }

  fileprivate mutating func changePopovers(_ change: (inout ScenePopover) -> Void) {
    for index in popovers.indices { change(&popovers[index]) }
  }
}

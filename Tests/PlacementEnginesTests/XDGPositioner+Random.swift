import PlacementEngines
import PopoverGeometry
import TestSupport

extension XDGPositioner {
  /// An anchor in, around or outside of a screen of 40 x 12, with any anchor, gravity and
  /// adjustment.
  static func random(seed: UInt64) -> XDGPositioner {
    var dice = SplitMix(seed: seed)
    func draw(_ range: ClosedRange<Int>) -> Double { Double(dice.whole(range)) }
    func edge() -> XDGEdge { XDGEdge.allCases.randomElement(using: &dice) ?? .none }
    return XDGPositioner(
      anchorRect: Rect(x: draw(-9...49), y: draw(-9...19), width: draw(0...9), height: draw(0...4)),
      size: Size(width: draw(1...50), height: draw(1...16)), anchor: edge(), gravity: edge(),
      adjustment: XDGConstraintAdjustment(rawValue: Int(draw(0...63))),
      offset: Point(x: draw(-3...3), y: draw(-3...3)))
  }

  /// The same question with the axes exchanged.
  var turned: XDGPositioner {
    let adjustment = Axis.allCases.reduce(into: XDGConstraintAdjustment()) { turned, axis in
      if self.adjustment.contains(.slide(axis)) { turned.insert(.slide(axis.crossed)) }
      if self.adjustment.contains(.flip(axis)) { turned.insert(.flip(axis.crossed)) }
      if self.adjustment.contains(.resize(axis)) { turned.insert(.resize(axis.crossed)) }
    }
    return XDGPositioner(
      anchorRect: anchorRect.turned, size: Size { size[$0.crossed] }, anchor: anchor.turned,
      gravity: gravity.turned, adjustment: adjustment, offset: Point(x: offset.y, y: offset.x))
  }
}

extension XDGEdge {
  fileprivate var turned: XDGEdge { XDGEdge(horizontal: vertical, vertical: horizontal) }
}

extension Rect {
  var turned: Rect { Rect { self[$0.crossed] } }
}

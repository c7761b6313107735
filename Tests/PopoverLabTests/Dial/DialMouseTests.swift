import CellCanvas
import PopoverGeometry
import PopoverLab
import TestSupport
import Testing

@Suite("The mouse on a dial")
struct DialMouseTests {
  /// Cells on the rim of a dial of 41x21, clockwise from the top.
  private func cell(_ degrees: Double) -> CellPoint {
    let angle = degrees * .pi / 180
    return CellPoint(
      x: Int((20.5 + 18 * angle.sine).rounded(.down)),
      y: Int(((21 - 18 * angle.cosine) / 2).rounded(.down)))
  }

  @Test(arguments: [(90.0, 3.0), (-60, 10), (180, 6)])
  func theGrabbedItemStaysUnderTheMouse(degrees: Double, shown: Double) throws {
    var dial = try UsedDial()
    dial.receive(.press(cell(20)))
    for part in 1...30 {
      dial.receive(.time(0.2))
      dial.receive(.drag(cell(20 + degrees * Double(part) / 30)))
    }
    #expect(abs((dial.angle - degrees * .pi / 180).nearestTurn) < 0.06)
    dial.receive(.time(0.3))
    dial.receive(.release)
    dial.rest()
    #expect(dial.isAtItem)
    #expect(dial.control.item == Int(12 - shown) % 12)
  }

  @Test func aFlickGoesOnAndLandsOnAnItem() throws {
    var dial = try UsedDial()
    dial.receive(.press(cell(0)))
    for part in 1...3 {
      dial.receive(.time(0.02))
      dial.receive(.drag(cell(Double(part) * 12)))
    }
    let angle = dial.angle
    dial.receive(.release)
    #expect(dial.control.needsTime)
    dial.wait(0.1)
    #expect(dial.angle > angle + 0.3)
    dial.rest()
    #expect(dial.isAtItem)
  }

  /// A dial that is not moved just before the release only goes to the nearest item.
  @Test func aDragIsNoFlick() throws {
    var dial = try UsedDial()
    dial.receive(.press(cell(0)))
    dial.receive(.time(0.02))
    dial.receive(.drag(cell(40)))
    let angle = dial.angle
    dial.receive(.time(0.2))
    dial.receive(.release)
    dial.rest()
    #expect(dial.isAtItem)
    #expect(abs(dial.angle - angle) <= dial.control.scale.step / 2)
  }

  @Test func aButtonHoldsADialThatSpins() throws {
    var dial = try UsedDial()
    try dial.type(" ")
    dial.wait(0.3)
    dial.receive(.press(cell(120)))
    let angle = dial.angle
    dial.wait(1)
    #expect(dial.angle == angle)
    #expect(dial.effects.allSatisfy { if case .rested = $0 { false } else { true } })
    dial.receive(.release)
    dial.rest()
    #expect(dial.isAtItem)
    #expect(abs((dial.angle - angle).nearestTurn) <= dial.control.scale.step / 2 + 1e-9)
  }

  @Test(arguments: [(90.0, 3), (180, 6), (-30, 11), (0, 0)])
  func aClickGoesToTheItem(degrees: Double, item: Int) throws {
    var dial = try UsedDial()
    dial.receive(.press(cell(degrees)))
    dial.receive(.release)
    dial.rest()
    #expect(dial.control.item == item)
  }

  @Test func aClickInTheMiddleOrOutsideChangesNothing() throws {
    for place in [CellPoint(x: 20, y: 10), CellPoint(x: 0, y: 0), CellPoint(x: 900, y: -4)] {
      var dial = try UsedDial(at: 5)
      dial.receive(.press(place))
      dial.receive(.release)
      dial.rest()
      #expect(dial.control.item == 5)
    }
  }

  @Test func theWheelGoesOnByItems() throws {
    var dial = try UsedDial()
    dial.receive(.step(2))
    dial.receive(.step(1))
    dial.rest()
    #expect(dial.control.item == 3)
    dial.receive(.step(-4))
    dial.rest()
    #expect(dial.control.item == 11)
  }

  /// On a half dial to the right is clockwise, and so is down in its right half.
  @Test(arguments: [(10, 0, 1.0), (-10, 0, -1), (0, 4, 1), (0, -4, -1)])
  func aHalfDialIsDraggedByAxis(dx: Int, dy: Int, turn: Double) throws {
    var dial = try UsedDial(items: 60, 61, 15, isHalf: true)
    let start = CellPoint(x: 45, y: 8)
    dial.receive(.press(start))
    dial.receive(.drag(CellPoint(x: start.x + dx, y: start.y + dy)))
    #expect(dial.angle * turn > 0.2)
  }

  /// After any sequence of events it comes to rest at an item.
  @Test(arguments: UInt64(0)..<200) func itAlwaysComesToRest(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let items = [1, 2, 7, 12, 60, 360][random.whole(0...5)]
    var dial = try UsedDial(
      items: items, random.whole(0...60), random.whole(0...30),
      isHalf: random.whole(0...1) == 1)
    let keys = ["<Left>", "<Right>", "<PageUp>", " ", "7", "<Home>", "q"]
    for _ in 0..<60 {
      let place = CellPoint(x: random.whole(-5...70), y: random.whole(-5...40))
      switch random.whole(0...6) {
      case 0: try dial.type(keys[random.whole(0...6)])
      case 1: dial.receive(.press(place))
      case 2: dial.receive(.drag(place))
      case 3: dial.receive(.release)
      case 4: dial.receive(.step(random.whole(-3...3)))
      case 5: dial.receive(.show(random.whole(-3...400)))
      default: dial.wait(Double(random.whole(0...40)) / 60)
      }
      #expect((0..<items).contains(dial.control.item))
    }
    dial.receive(.release)
    dial.rest()
    #expect(dial.isAtItem && !dial.control.needsTime)
  }
}

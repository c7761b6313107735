import CellCanvas
import Dial
import PopoverGeometry
import PopoverLab
import Testing

/// A dial that is used step by step.
struct UsedDial {
  var control: DialControl
  var size: CellSize
  /// Its effects so far.
  var effects: [DialEffect] = []

  init(
    items: Int = 12, labels: [String] = [], at item: Int = 0, _ width: Int = 41,
    _ height: Int = 21, isHalf: Bool = false, _ change: (inout DialBehavior) -> Void = { _ in }
  ) throws {
    let scale = try #require(DialScale(count: items))
    var behavior = DialBehavior()
    change(&behavior)
    control = DialControl(
      CellDial(
        DialRotation(scale, angle: scale.angle(showing: item)), isHalf: isHalf), labels: labels,
      behavior: behavior)
    size = CellSize(width: width, height: height)
  }

  mutating func receive(_ event: DialEvent) { effects += control.receive(event, in: size) }

  /// Presses keys without waiting.
  mutating func type(_ script: String) throws {
    for key in try KeyScript(script).keys { control.event(for: key).map { receive($0) } }
  }

  /// Lets time pass, in sixty steps a second.
  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { receive(.time(1.0 / 60)) }
  }

  /// Waits until nothing moves, for a minute at most.
  mutating func rest() {
    for _ in 0..<3_600 where control.needsTime { receive(.time(1.0 / 60)) }
  }

  var angle: Double { control.dial.rotation.angle }
  var isAtItem: Bool { abs((control.scale.snapped(angle) - angle).nearestTurn) < 1e-9 }
}

@Suite("Keys of a dial")
struct DialKeyTests {
  @Test(arguments: [
    ("<Right>", 0, 1), ("<Left>", 0, 11), ("<Right><Right><Right>", 0, 3), ("<Right>", 11, 0),
    ("<Left><Left><Right>", 5, 4), ("<PageDown>", 0, 3), ("<PageUp>", 1, 10),
    ("<PageDown><PageDown><PageDown><PageDown>", 5, 5), ("<Home>", 7, 0), ("7", 0, 7),
    ("10", 0, 10),
    ("1", 0, 1), ("3<Home>5", 0, 5), ("1<Home>1", 0, 1), ("1<Right>1", 0, 1), ("99", 0, 9),
    ("x<Up><C-Right><Tab>", 4, 4),
    ("<Right>7<Left>", 0, 6),
  ])
  func keysGoToItems(keys: String, from start: Int, to item: Int) throws {
    for isStill in [false, true] {
      var dial = try UsedDial(at: start) { $0.reducesMotion = isStill }
      try dial.type(keys)
      #expect(dial.control.target == item)
      dial.rest()
      #expect(dial.control.item == item)
      #expect(dial.isAtItem)
      #expect(!dial.control.needsTime)
    }
  }

  @Test(arguments: [
    (["05", "10", "15", "50"], "5", 0), (["05", "10", "15", "50"], "50", 3),
    (["05", "10", "15", "50"], "15", 2), (["12", "1", "2"], "12", 0), (["12", "1", "2"], "1", 1),
    (["a", "b"], "1", 1), (["N", "NE", "E"], "2", 2), (["N", "NE", "E"], "3", 0),
    (["7", "007"], "7", 0), (["0", "00"], "0", 0), (["-5", "-4"], "1", 0), (["-5", "-4"], "-4", 1),
    (["-5", "-3"], "-03", 1), (["1.5", "2.5"], "2", 0), (["1.5", "2.5"], "2.5", 1),
  ])
  func digitsAreTheLabels(labels: [String], keys: String, item: Int) throws {
    var dial = try UsedDial(items: labels.count, labels: labels)
    try dial.type(keys)
    #expect(dial.control.target == item)
  }

  /// Where steps of time add up to a little less, nothing is wanted for what is missing: a clock cannot wait for that.
  @Test func whatIsNearlyOverIsOver() throws {
    var dial = try UsedDial {
      $0.reducesMotion = true
      $0.signal = .flash
    }
    try dial.type("1")
    dial.receive(.time(0.1.nextDown))
    #expect(dial.control.isAtRest)
    dial.receive(.time(0.9.nextDown))
    #expect(!dial.control.needsTime)
  }

  @Test func digitsBelongTogetherForASecond() throws {
    var dial = try UsedDial()
    try dial.type("1")
    dial.wait(0.9)
    try dial.type("1")
    dial.wait(0.5)
    #expect(dial.control.item == 11)
    dial.wait(1.1)
    try dial.type("2")
    dial.rest()
    #expect(dial.control.item == 2)
  }

  @Test(arguments: [1, 2, 3, 12, 360]) func aQuarterIsAtLeastAnItem(items: Int) throws {
    var dial = try UsedDial(items: items)
    try dial.type("<PageDown>")
    #expect(dial.control.target == (items == 1 ? 0 : max(1, items / 4)))
    dial.rest()
    #expect(dial.isAtItem)
  }

  @Test func aSpinRunsOutAtAnItem() throws {
    var dial = try UsedDial()
    try dial.type(" ")
    let target = dial.control.target
    dial.wait(1)
    #expect(dial.control.needsTime && !dial.isAtItem)
    dial.rest()
    #expect(dial.control.item == target && dial.isAtItem)
    #expect(dial.effects.last == .rested(target))
    #expect(dial.effects.count > 13)
  }

  @Test(arguments: ["x", " ", "<Right>", "<Esc>", "5"]) func anyKeyStopsASpin(key: String) throws {
    var dial = try UsedDial()
    try dial.type(" ")
    dial.wait(0.5)
    let angle = dial.angle
    try dial.type(key)
    dial.rest()
    #expect(dial.isAtItem)
    #expect(abs((dial.angle - angle).nearestTurn) <= dial.control.scale.step / 2 + 1e-9)
  }

  @Test func twoSpinsDiffer() throws {
    var dial = try UsedDial(items: 360)
    let targets = (0..<4).map { _ in
      try? dial.type(" ")
      let way = dial.control.target
      dial.rest()
      return way
    }
    #expect(Set(targets).count > 1)
    var again = try UsedDial(items: 360)
    try again.type(" ")
    #expect(again.control.target == targets[0])
  }
}

@Suite("A dial in time")
struct DialTimeTests {
  /// It becomes slower and slower, and moves neither back nor beyond the end.
  @Test func aChangeGoesTheShorterWayAndSlowsDown() throws {
    var dial = try UsedDial(at: 1)
    dial.receive(.show(11))
    var ways: [Double] = []
    while dial.control.needsTime {
      let before = dial.angle
      dial.receive(.time(1.0 / 60))
      ways.append((dial.angle - before).nearestTurn)
    }
    #expect(ways.allSatisfy { $0 >= 0 })
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 >= $1 - 1e-12 })
    #expect(abs(ways.reduce(0, +) - 2 * dial.control.scale.step) < 1e-9)
    #expect(dial.control.item == 11)
  }

  @Test func aNewChangeBeginsWhereTheDialIs() throws {
    var dial = try UsedDial()
    dial.receive(.show(3))
    dial.wait(0.05)
    let angle = dial.angle
    dial.receive(.show(9))
    #expect(dial.angle == angle)
    dial.receive(.time(1e-6))
    #expect(abs(dial.angle - angle) < 1e-3)
    dial.rest()
    #expect(dial.control.item == 9)
  }

  /// The result does not depend on the steps of time.
  @Test(arguments: [1, 7, 60, 1_000]) func theStepsOfTimeDoNotMatter(rate: Int) throws {
    var dial = try UsedDial()
    try dial.type(" ")
    for _ in 0..<rate { dial.receive(.time(1 / Double(rate))) }
    var other = try UsedDial()
    try other.type(" ")
    other.receive(.time(1))
    #expect(abs((dial.angle - other.angle).nearestTurn) < 1e-9)
  }

  @Test func withoutMotionItArrivesImmediately() throws {
    var dial = try UsedDial { $0.reducesMotion = true }
    dial.receive(.show(5))
    #expect(dial.control.item == 5 && !dial.control.needsTime)
    try dial.type(" ")
    #expect(dial.isAtItem && !dial.control.needsTime)
    #expect(dial.effects.first == .passed(5))
    #expect(dial.effects.dropFirst().first == .rested(5))
  }

  @Test(arguments: [
    (DialBehavior.Signal.none, 0, 0), (.bell, 3, 0), (.flash, 0, 1),
  ])
  func eachItemMayBeSignalled(signal: DialBehavior.Signal, bells: Int, flashes: Int) throws {
    var dial = try UsedDial { $0.signal = signal }
    dial.receive(.show(3))
    var hasFlashed = false
    while dial.control.needsTime {
      dial.receive(.time(1.0 / 60))
      if dial.control.picture.isFlashing { hasFlashed = true }
    }
    #expect(dial.effects.filter { $0 == .bell }.count == bells)
    #expect(hasFlashed == (flashes > 0))
    #expect(
      dial.effects.filter { $0 != .bell } == [.passed(1), .passed(2), .passed(3), .rested(3)])
    #expect(dial.control.picture == dial.control.dial)
  }

  @Test func anAngleIsKeptWhenTheSizeChanges() throws {
    var dial = try UsedDial(at: 4)
    dial.receive(.press(CellPoint(x: 20, y: 1)))
    dial.receive(.drag(CellPoint(x: 23, y: 1)))
    let angle = dial.angle
    dial.size = CellSize(width: 9, height: 5)
    dial.receive(.time(0.1))
    #expect(dial.angle == angle)
  }

  @Test(arguments: [Double.nan, .infinity, -1]) func noTimeStopsTheProgram(seconds: Double) throws {
    var dial = try UsedDial()
    try dial.type(" ")
    dial.receive(.time(seconds))
    #expect(dial.control.needsTime)
  }
}

import CellCanvas
import Dial
import PopoverScenes

/// The values that a number of the lab can have, one for each item of its dial.
struct NumberChoices: Equatable, Sendable {
  var values: [Int]
  var labels: [String]
  var item: Int
  var background = DialBackground.scale

  /// Values labelled by their figures; the present value is added if it is not among them.
  init(_ values: some Sequence<Int>, now: Int) {
    self.values = Array(values)
    if !self.values.contains(now) { self.values.append(now) }
    labels = self.values.map { "\($0)" }
    item = self.values.firstIndex(of: now) ?? 0
  }
}

struct NumberRefusal: Error, Equatable { var reason: String }

extension NumberChoices {
  private static let greatestGap = 9
  private static let degrees = stride(from: 0, to: 360, by: 5)

  init(_ number: LabNumber, in lab: LabContext) throws(NumberRefusal) {
    switch number {
    case .arrowOffset: try self.init(offsetIn: lab)
    case .gap:
      guard let popover = lab.edited.popover else { throw NumberRefusal(reason: lab.noPopover) }
      self.init(0...Self.greatestGap, now: popover.gap)
    case .theme:
      guard lab.themes.count > 1 else { throw NumberRefusal(reason: "There is only one theme") }
      self.init(lab.themes.cycle, now: lab.themes.choice.index)
      labels = values.map { lab.themes.names[$0] }
    case .hue:
      if let reason = LabNumbers(lab).hueObstacle { throw NumberRefusal(reason: reason) }
      self.init(Self.degrees, now: lab.themes.choice.hue)
      background = .colorWheel
    case .speed: self.init(Player.speeds, now: lab.player.chosenSpeed)
    }
  }

  /// From zero to at least half the size of the popover, then from the negative end back to zero; the reach is a
  /// multiple of five, so that the labels are even.
  private init(offsetIn lab: LabContext) throws(NumberRefusal) {
    guard let popover = lab.edited.popover, let placed = lab.placedPopover else {
      throw NumberRefusal(reason: lab.noPopover)
    }
    guard popover.isOwn else {
      throw NumberRefusal(
        reason: "The engine \(popover.engine) decides itself where the arrow is")
    }
    let frame = placed.layout.frame
    let reach = (Int(max(frame.width, frame.height)) / 2 / 5 + 1) * 5
    self.init(
      Array(0...reach) + Array(1 - reach..<0),
      now: LabNumbers(lab).arrowOffset(ofSkid: popover.skid))
  }
}

extension LabNumber {
  /// The number that follows after some steps among those that can be turned; speed always can. A number that
  /// cannot be turned counts as the next one that can.
  func turnable(by steps: Int, in lab: LabContext) -> LabNumber {
    let all = LabNumber.allCases
    let start = all.firstIndex(of: self) ?? 0
    let cycle = (all[start...] + all[..<start]).filter {
      (try? NumberChoices($0, in: lab)) != nil
    }
    return cycle[steps.wrapped(into: cycle.count)]
  }
}

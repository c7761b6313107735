import CellCanvas
import PopoverGeometry
import PopoverScenes

/// Why a number cannot be turned.
struct NumberRefusal: Error, Equatable { var reason: String }

extension Lab {
  private static let greatestGap = 9
  private static let degrees = stride(from: 0, to: 360, by: 5)

  /// What a number can be, and is.
  func choices(of number: LabNumber) -> Result<NumberChoices, NumberRefusal> {
    switch number {
    case .arrowOffset: return offsetChoices
    case .gap:
      guard let popover = selectedPopover else { return refusal(noPopover) }
      return .success(NumberChoices(0...Self.greatestGap, now: popover.gap))
    case .theme:
      guard themes.count > 1 else { return refusal("There is only one theme") }
      var choices = NumberChoices(themes.round, now: themes.choice.index)
      choices.labels = choices.values.map { themes.names[$0] }
      return .success(choices)
    case .hue:
      if let reason = whyNoHue { return refusal(reason) }
      var choices = NumberChoices(Self.degrees, now: themes.choice.hue)
      choices.background = .colorWheel
      return .success(choices)
    case .speed: return .success(NumberChoices(Player.speeds, now: player.chosenSpeed))
    }
  }

  /// From none as far as half the popover reaches, then from the other end back to none; a number of
  /// fives each, so that the labels are even.
  private var offsetChoices: Result<NumberChoices, NumberRefusal> {
    guard let popover = selectedPopover, let placed = placedPopover else {
      return refusal(noPopover)
    }
    guard popover.isOwn else {
      return refusal("The engine \(popover.engine) decides itself where the arrow is")
    }
    let frame = placed.layout.frame
    let reach = (Int(max(frame.width, frame.height)) / 2 / 5 + 1) * 5
    return .success(
      NumberChoices(Array(0...reach) + Array(1 - reach..<0), now: offset(for: popover.skid)))
  }

  private var whyNoHue: String? {
    if look.depth == .none { return "This screen has no colours" }
    return themes.current.theme.hasHues
      ? nil : "\(themeLabel) has no colours of its own that could be turned"
  }

  private func refusal(_ reason: String) -> Result<NumberChoices, NumberRefusal> {
    .failure(NumberRefusal(reason: reason))
  }
}

extension Lab {
  /// Gives a number one of its values.
  mutating func set(_ number: LabNumber, to value: Int) {
    switch number {
    case .arrowOffset: scene.popovers[selection.popover].skid = offset(for: value)
    case .gap: scene.popovers[selection.popover].gap = value
    case .theme: themes.choice.index = value
    case .hue: themes.choice.hue = value
    case .speed: player.use(value)
    }
  }

  /// The arrow goes to the other side than the popover, for which right is left where writing runs from
  /// there; the same way back.
  private func offset(for skid: Int) -> Int {
    let isVertical =
      placedPopover?.layout.arrowDirection.map { $0 == .left || $0 == .right } ?? false
    return scene.writing == .rightToLeft && !isVertical ? skid : -skid
  }
}

extension Lab {
  /// A number as it is read, and why it is not shown so.
  func figure(of number: LabNumber) -> (value: String, note: String) {
    switch number {
    case .arrowOffset:
      guard let popover = selectedPopover else { return ("-", "no popover") }
      let asked = offset(for: popover.skid)
      return ("\(asked)", noteOfOffset(asked))
    case .gap: return selectedPopover.map { ("\($0.gap)", "") } ?? ("-", "no popover")
    case .theme: return (themeLabel, "")
    case .hue: return ("\(themes.choice.hue)", whyNoHue == nil ? "degrees" : "no colours")
    case .speed: return ("\(player.chosenSpeed)", "a second")
    }
  }

  /// What the arrow has come to, where that is not what was asked for: a half cell is nobody's fault.
  private func noteOfOffset(_ asked: Int) -> String {
    guard let layout = placedPopover?.layout, layout.arrowDirection != nil else {
      return "no arrow"
    }
    let isAsAsked = abs(layout.arrowOffset - Double(asked)) < 1
    return isAsAsked ? "" : "shown \(Words.figure(layout.arrowOffset))"
  }
}

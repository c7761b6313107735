import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes

extension Lab {
  /// - Parameter earlier: what was said until now.
  mutating func perform(_ action: DialAction, times: Int, after earlier: Notice?) -> [LabEffect] {
    switch action {
    case .open(nil) where dial?.number != nil: keepDial()
    case .open(let number): return openDial(number, for: action, after: earlier)
    case .turn(let number, let label): return turn(number, to: label, after: earlier)
    case .use(let label): return useDial(label, after: earlier)
    case .next(let step): return nextNumber(by: step * times)
    case .keep: dial == nil ? refuse("No dial is open") : keepDial()
    }
    return []
  }

  var dialBehavior: DialBehavior {
    var behavior = DialBehavior()
    behavior.reducesMotion = look.reducesMotion
    behavior.signal = look.dialSignal
    return behavior
  }

  /// Takes the dial to where it goes, at once.
  private mutating func finishTurning() {
    guard let dial else { return }
    turn(to: dial.control.target)
  }

  /// Closes the dial; what it was turned to, or is on its way to, stays.
  mutating func keepDial() {
    guard let subject = dial?.subject else { return }
    finishTurning()
    dial = nil
    notice = .change(words(of: subject))
    settle()
  }

  private func words(of subject: OpenDial.Subject) -> String {
    switch subject {
    case .number(let number, _): words(of: number)
    case .content(let popover): valueWords(of: popover)
    }
  }

  /// Closes the dial. Everything is as it was before one was opened for a number; a dial in the scene
  /// keeps its value.
  mutating func leaveDial() {
    guard let dial, dial.number != nil else { return keepDial() }
    self.dial = nil
    // While a path plays nothing else was changed.
    if player.play == nil { restore(moment) }
    player.use(dial.before.speed)
    notice = dial.before.notice
  }
}

extension Lab {
  /// - Parameter action: what is done again when the themes have been read that it needs.
  private mutating func openDial(
    _ number: LabNumber?, for action: DialAction, after earlier: Notice?
  ) -> [LabEffect] {
    if dial?.popover != nil { keepDial() }
    guard browser == nil, sheet == nil else {
      refuse("A dial opens over the scene; \(key(for: .close)) leads there")
      return []
    }
    let wanted = number ?? turnable(from: turnedNumber, by: 0)
    if wanted == .theme, !themes.unread.isEmpty {
      return wait(
        for: themes.unread, with: WaitingAction(.dial(action), times: 1, after: earlier))
    }
    switch choices(of: wanted) {
    case .failure(let refusal): refuse(refusal.reason)
    case .success(let choices): openDial(wanted, choices, after: earlier)
    }
    return []
  }

  private mutating func openDial(
    _ number: LabNumber, _ choices: NumberChoices, after earlier: Notice?
  ) {
    guard let scale = DialScale(count: choices.values.count) else { return }
    finishTurning()
    if number != .speed { leavePlay() }
    let picture = CellDial(
      DialRotation(scale, angle: scale.angle(showing: choices.item)),
      background: choices.background)
    dial = OpenDial(
      subject: .number(number, values: choices.values),
      control: DialControl(picture, labels: choices.labels, behavior: dialBehavior),
      before: dial?.before ?? OpenDial.Before(notice: earlier, speed: player.chosenSpeed))
    turnedNumber = number
    helpPage = nil
    notice = .done(words(of: number))
  }

  private mutating func nextNumber(by steps: Int) -> [LabEffect] {
    guard let now = dial?.number else {
      refuse("No number is turned; \(key(for: .dial(.open(nil)))) opens a dial for one")
      return []
    }
    let next = turnable(from: now, by: steps)
    return openDial(next, for: .open(next), after: nil)
  }

  /// The number so many further on among those that can be turned, which speed always can. One that
  /// cannot be turned is before the next one that can.
  private func turnable(from number: LabNumber, by steps: Int) -> LabNumber {
    let all = LabNumber.allCases
    let start = all.firstIndex(of: number) ?? 0
    let round = (all[start...] + all[..<start]).filter {
      if case .success = choices(of: $0) { true } else { false }
    }
    return round[steps.wrapped(into: round.count)]
  }

  /// Turns the dial of a number to a label, which it goes to in a moment.
  private mutating func turn(
    _ number: LabNumber?, to label: String, after earlier: Notice?
  ) -> [LabEffect] {
    if let number, number != dial?.number {
      let effects = openDial(number, for: .turn(number, to: label), after: earlier)
      guard dial?.number == number else { return effects }
    }
    guard let dial else {
      let numbers = LabNumber.allCases.map(\.rawValue).joined(separator: ", ")
      refuse("No dial is open; first comes one of \(numbers), as in :dial gap 2")
      return []
    }
    return show(label, on: dial)
  }

  mutating func show(_ label: String, on dial: OpenDial) -> [LabEffect] {
    guard let item = dial.control.item(labelled: label) else {
      refuse("There is no \(label) on this dial\(dial.control.extentWords)")
      return []
    }
    return turnDial(by: .show(item))
  }
}

extension DialControl {
  /// From which item to which it goes, as the end of a sentence; nothing where it has but one.
  fileprivate var extentWords: String {
    guard labels.count > 1, let first = labels.first, let last = labels.last else { return "" }
    return "; it goes from \(first) to \(last)"
  }
}

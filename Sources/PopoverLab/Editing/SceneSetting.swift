import PopoverGeometry
import PopoverScenes

/// A setting of the scene, or of its selected popover, that keys go round.
public enum SceneSetting: Equatable, Sendable, CaseIterable {
  case directions
  case alignment
  case gap
  case stability
  case choice
  case overlap
  case engine
  case minimum
  case margins
  case reserved
}

extension Lab {
  mutating func next(_ setting: SceneSetting, by steps: Int) {
    switch setting {
    case .margins: turn(Choices.margins, \.scene.margins, steps)
    case .reserved: turn(Choices.reserved, \.scene.reserved, steps)
    case .directions: turn(Choices.directions, \.permitted, steps, "permitted: ")
    case .alignment: turn(Choices.alignments, \.alignment, steps, "aligned ")
    case .gap: turn(Choices.gaps, \.gap, steps)
    case .stability: turn(Choices.stabilities, \.stability, steps)
    case .choice: turn(Choices.choices, \.choice, steps)
    case .overlap: turn(Choices.overlaps, \.canOverlap, steps)
    case .engine: turn(Choices.engines, \.engine, steps, "placed by ")
    case .minimum: turn(Choices.minima, \.minimum, steps, "content of at least ")
    }
  }

  /// Goes round the values of a setting of the selected popover.
  private mutating func turn<Value>(
    _ choices: [Choice<Value>], _ part: WritableKeyPath<ScenePopover, Value>, _ steps: Int,
    _ prefix: String = ""
  ) {
    guard selectedPopover != nil else { return refuse(noPopover) }
    turn(choices, (\Lab.scene.popovers[selection.popover]).appending(path: part), steps, prefix)
  }

  /// Goes round the values of a setting; one that is not among them is before the first.
  private mutating func turn<Value>(
    _ choices: [Choice<Value>], _ part: WritableKeyPath<Lab, Value>, _ steps: Int,
    _ prefix: String = ""
  ) {
    let now = choices.firstIndex { $0.value == self[keyPath: part] } ?? -1
    let next = choices[(now + steps) % choices.count]
    self[keyPath: part] = next.value
    notice = .change((prefix + next.name).capitalizedFirst)
  }
}

import MessageText
import PopoverScenes

extension LabSetting {
  /// Gives it a value by its command.
  ///
  /// - Returns: whether the command can be called so; if not, there is a message.
  @discardableResult
  func set(to value: String, in lab: inout LabContext) -> Bool {
    if facts.kind == .dial, let number = facts.number, let value = Int(value) {
      number.set(to: value, in: &lab)
      lab.notice = .change(number.words(in: lab))
      return true
    }
    if let overlay = Overlay(rawValue: name) {
      if value != self.value { lab.toggle(overlay) }
      return true
    }
    if let fault = fault(of: value, in: lab) {
      lab.reject(fault)
      return false
    }
    return call(setting: value, in: &lab)
  }

  private func call(setting value: String, in lab: inout LabContext) -> Bool {
    // A sign belongs to the value; commands of settings would take it for a step.
    let own = line ?? facts.line
    let line = value.isSigned ? facts.keyLine ?? own : own
    do throws(CommandFault) {
      if let call = try lab.catalog.call(CommandLine("\(line) \(value)")) {
        lab.follow(.call(call))
      }
      return true
    } catch {
      lab.reject(error.description)
      return false
    }
  }

  /// What is wrong with a value that its command would take for something else; `nil` if the command judges it.
  private func fault(of value: String, in lab: LabContext) -> String? {
    guard group == .view, !accepts(value, in: lab) else { return nil }
    if let fault = facts.fault { return fault(value) }
    if let limits { return "\(name.capitalizedFirst) takes \(limits), not \(quoted(value))" }
    return CommandFault.unknownWord(value, of: name, known: words).description
  }

  /// Whether it can have a value, as far as that is known without other files.
  func accepts(_ value: String, in lab: LabContext) -> Bool {
    if let owner = group.owner {
      let part = owner.part(lab.edited.selection)
      return (try? lab.edited.scene.setting(name, of: part, to: value)) != nil
    }
    if facts.kind == .seconds {
      return Double(decimal: value).map(MotionChange.durations.contains) ?? false
    }
    return facts.accepts?(value, lab) ?? words.contains(value)
  }
}

extension LabSetting {
  /// The seconds of a step.
  private static let step = 0.05

  /// The numbers that it can have, in words; `nil` if it has no number.
  var limits: String? {
    switch facts.kind {
    case .number: "a number from \(facts.range.lowerBound) to \(facts.range.upperBound)"
    case .seconds: "seconds \(MotionChange.durationWords)"
    default: nil
    }
  }

  /// The number some steps up from a typed one, or from its own, within its limits.
  func stepped(from typed: String, by steps: Int) -> String {
    if facts.kind == .seconds {
      let now = typed.finite ?? shownValue.finite ?? 0
      return (now + Double(steps) * Self.step).clamped(to: MotionChange.durations).hundredths
    }
    // Where it has none, the first step leads to the smallest.
    let below = facts.range.lowerBound - 1
    let now = (Int(typed) ?? Int(shownValue) ?? below).clamped(to: below...facts.range.upperBound)
    return "\((now + steps).clamped(to: facts.range))"
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}

extension String {
  var isSigned: Bool { first == "+" || first == "-" }

  /// The number, if it is finite.
  fileprivate var finite: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}

import PopoverGeometry
import PopoverScenes

/// A value that is being chosen or typed for a setting. What is tried out holds at once, and is restored unless it is
/// kept.
struct SettingEdit: Equatable, Sendable {
  /// The setting as it was before.
  let setting: LabSetting
  private(set) var line: TextLine
  /// The index of the chosen word among the listed ones; `nil` while none is chosen.
  private(set) var index: Int?
  private let motion: MotionSettings
  private let lastEdit: CommandCall?

  init(_ setting: LabSetting, in lab: LabContext) {
    self.setting = setting
    line = TextLine(Self.start(of: setting))
    (motion, lastEdit) = (lab.motion.settings, lab.history.lastEdit)
    index = setting.words.firstIndex { $0 == setting.value }
  }

  /// A text is edited; a number or a word is typed anew.
  private static func start(of setting: LabSetting) -> String {
    setting.facts.kind == .text && !LabSetting.isBlank(setting.value) ? setting.value ?? "" : ""
  }

  var isTouched: Bool { line.text != Self.start(of: setting) }

  /// The words that begin with what is typed, and after them those that hold it.
  var found: [String] {
    let typed = line.text.lowercased()
    let begin = setting.words.filter { $0.lowercased().hasPrefix(typed) }
    return begin + setting.words.filter { !begin.contains($0) && $0.lowercased().contains(typed) }
  }

  /// The value that Enter keeps; `nil` for that of before.
  var value: String? {
    if let index, found.indices.contains(index) { return found[index] }
    let typed = line.text.trimmed
    if !typed.isEmpty { return typed }
    return setting.facts.kind == .text && isTouched ? setting.usual ?? Scene.usualValue : nil
  }
}

extension SettingEdit {
  /// Goes to the next word, or to the next number, and tries it out.
  mutating func go(by steps: Int, _ lab: inout LabContext) {
    if setting.facts.kind == .number {
      let now = Int(line.text) ?? Int(setting.shownValue) ?? 0
      line = TextLine("\(now - steps)")
    } else if found.isEmpty {
      return lab.refuse("\(setting.name.capitalizedFirst) has no list of values; type one")
    } else {
      index = max(0, min((index ?? (steps > 0 ? -1 : 0)) + steps, found.count - 1))
    }
    attempt(&lab)
  }

  /// Chooses a listed word, and tries it out.
  mutating func choose(_ word: Int, _ lab: inout LabContext) {
    index = word
    attempt(&lab)
  }

  mutating func type(_ lab: inout LabContext, _ change: (inout TextLine) -> Bool) -> Bool {
    let before = line.text
    guard change(&line) else { return false }
    guard line.text != before else { return true }
    index =
      line.isEmpty ? setting.words.firstIndex { $0 == setting.value } : found.isEmpty ? nil : 0
    let isWhole = index != nil || setting.facts.kind == .number && Int(line.text) != nil
    if isWhole { attempt(&lab) } else { restore(&lab) }
    return true
  }

  mutating func clear(_ lab: inout LabContext) {
    line = TextLine(Self.start(of: setting))
    index = setting.words.firstIndex { $0 == setting.value }
    restore(&lab)
  }

  /// Makes the value hold, by the command of the setting.
  ///
  /// - Returns: whether the command takes it.
  @discardableResult
  func attempt(_ lab: inout LabContext) -> Bool {
    value.map { setting.set(to: $0, in: &lab) } ?? true
  }

  /// Everything as it was before.
  func restore(_ lab: inout LabContext) {
    lab.restore(lab.history.moment)
    lab.motion.settings = motion
    lab.history.lastEdit = lastEdit
  }
}

import MessageText
import PopoverGeometry
import PopoverScenes

/// A value that is being chosen or typed for a setting. What is tried out holds at once, and is restored unless it is
/// kept.
struct SettingEdit: Equatable, Sendable {
  /// The setting as it was before.
  let setting: LabSetting
  private(set) var line: TextLine {
    didSet {
      if line.text != oldValue.text { matches = Self.matches(of: typed, in: setting.words) }
    }
  }
  /// The words that match what is typed, the best first.
  private var matches: [Match]
  /// The index of the chosen word among the listed ones; `nil` while none is chosen.
  private(set) var index: Int?
  private let motion: MotionSettings
  private let lastEdit: CommandCall?

  init(_ setting: LabSetting, in lab: LabContext) {
    self.setting = setting
    line = TextLine(Self.start(of: setting))
    matches = Self.matches(of: line.text.withoutOuterBlanks, in: setting.words)
    (motion, lastEdit) = (lab.motion.settings, lab.history.lastEdit)
    index = setting.words.firstIndex { $0 == setting.value }
  }

  /// A text is edited; a number or a word is typed anew.
  private static func start(of setting: LabSetting) -> String {
    setting.facts.kind == .text && !LabSetting.isBlank(setting.value) ? setting.value ?? "" : ""
  }

  var isTouched: Bool { line.text != Self.start(of: setting) }

  private var typed: String { line.text.withoutOuterBlanks }

  /// A number is typed in many ways, such as `+5`.
  private var typedValue: String {
    setting.facts.kind == .number ? Int(typed).map { "\($0)" } ?? typed : typed
  }

  /// The words that match what is typed, the best first.
  var found: [String] { matches.map(\.word) }

  private struct Match: Equatable, Sendable {
    let word: String
    let rank: SearchRank
  }

  private static func matches(of typed: String, in words: [String]) -> [Match] {
    let search = CaselessText(typed)
    let found = words.compactMap { word in
      SearchMatch(of: search, in: CaselessText(word)).map { Match(word: word, rank: $0.rank) }
    }
    return SearchRank.allCases.flatMap { rank in found.filter { $0.rank == rank } }
  }

  /// The value that Enter keeps; `nil` for that of before.
  var value: String? {
    if let index, let word = found.dropFirst(index).first { return word }
    if !typed.isEmpty { return typedValue }
    return setting.facts.kind == .text && isTouched ? setting.usual ?? Scene.usualValue : nil
  }

  /// Whether the value has been tried out, and its command has taken it.
  func holds(in lab: LabContext) -> Bool {
    value != nil && SettingTable(lab).setting(setting.facts)?.value == value
  }
}

extension SettingEdit {
  /// Goes to the next word, or to the next number, and tries it out.
  mutating func go(by steps: Int, _ lab: inout LabContext) {
    if setting.limits != nil { return step(up: -steps, &lab) }
    guard !found.isEmpty else { return lab.refuse(nothingFound) }
    index = max(0, min((index ?? (steps > 0 ? -1 : 0)) + steps, found.count - 1))
    attempt(&lab)
  }

  private var nothingFound: String {
    setting.words.isEmpty
      ? "\(setting.name.capitalizedFirst) has no list of values; type one"
      : "No value matches \(quoted(typed))"
  }

  private mutating func step(up steps: Int, _ lab: inout LabContext) {
    let next = setting.stepped(from: typed, by: steps)
    guard next != (value ?? setting.value) else {
      return lab.refuse("\(setting.name.capitalizedFirst) takes \(setting.limits ?? "")")
    }
    // Its command says why it does not take it.
    guard setting.accepts(next, in: lab) else {
      setting.set(to: next, in: &lab)
      return
    }
    line = TextLine(next)
    attempt(&lab)
  }

  /// Chooses a listed word, and tries it out.
  mutating func choose(_ word: Int, _ lab: inout LabContext) {
    index = word
    attempt(&lab)
  }

  /// Follows what is typed or pasted: a value is tried out as soon as it is whole.
  mutating func type(_ event: ModeEvent, in lab: inout LabContext) {
    let before = line.text
    lab.type(event, into: &line, of: "a value")
    guard line.text != before else { return }
    let isWhole = setting.facts.kind != .text && setting.accepts(typedValue, in: lab)
    index = wordIndex(isWhole: isWhole)
    if index != nil || isWhole { attempt(&lab) } else { restore(&lab) }
  }

  /// The listed word that is meant: that which is typed, else the first that begins so, unless what is typed is a
  /// whole value itself.
  private func wordIndex(isWhole: Bool) -> Int? {
    if typed.isEmpty { return setting.words.firstIndex { $0 == setting.value } }
    let typed = typed.lowercased()
    if let word = matches.firstIndex(where: { $0.word.lowercased() == typed }) { return word }
    return isWhole || matches.first?.rank != .nameBegins ? nil : 0
  }

  mutating func clear(_ lab: inout LabContext) {
    line = TextLine(Self.start(of: setting))
    index = setting.words.firstIndex { $0 == setting.value }
    restore(&lab)
  }

  /// Makes the value hold in place of what was tried before, by the command of the setting.
  ///
  /// - Returns: whether the command takes it.
  @discardableResult
  func attempt(_ lab: inout LabContext) -> Bool {
    restore(&lab)
    guard let value, value != setting.value else { return true }
    return setting.set(to: value, in: &lab)
  }

  /// Everything as it was before.
  func restore(_ lab: inout LabContext) {
    lab.restore(lab.history.moment)
    lab.motion.settings = motion
    lab.history.lastEdit = lastEdit
  }
}

import PopoverScenes

/// A setting with the value that holds, who has chosen it, and how it is changed.
struct LabSetting: Equatable, Sendable {
  let facts: SettingFacts
  /// As scene files and commands have it; `nil` if it has none.
  var value: String?
  /// The value that holds where nobody has chosen one; `nil` for none.
  var usual: String?
  var origin: SettingOrigin
  /// The command that sets it, without the value, where it depends on what holds.
  var line: String?
  /// The values that can be chosen; empty if any number or text can be.
  var words: [String] = []
  /// What holds while it has no value, where that is not as usual.
  var unset: String?

  var name: String { facts.name }
  var group: SettingFacts.Group { facts.group }
  var shownValue: String { shown(value) }

  /// An empty text or list is shown as a word.
  private func shown(_ value: String?) -> String {
    Self.isBlank(value) ? "empty" : value ?? unset ?? facts.unset
  }

  static func isBlank(_ value: String?) -> Bool { value == "\"\"" || value == "{}" }

  /// Whether somebody has chosen another value than its default.
  var isChanged: Bool { origin != .standard && value != usual }

  var isFlag: Bool { facts.kind == .flag }

  /// Why it cannot be changed here; `nil` if it can.
  var fixedReason: String? {
    group == .terminal
      ? "\(name.capitalizedFirst) is set when the lab starts, by --\(name) or in config.yaml" : nil
  }
}

extension LabSetting {
  /// Whether a word in small letters finds it: by its name, its command, its value, its group, what it is, who has chosen
  /// it, or why it has no effect.
  func matches(_ word: String, in lab: LabContext) -> Bool {
    func isFound(_ words: [String]) -> Bool {
      words.contains { $0.lowercased().contains(word) }
    }
    return isFound([name, facts.line, shownValue, group.rawValue, facts.help, origin.words])
      || facts.obstacle(in: lab).map {
        isFound([SettingFacts.noEffect($0), "unused"])
      }
        ?? false
  }

  /// What the status line says of it, in as many words as there is room for.
  func words(obstacle: String?, width: Int) -> String {
    let name = name.capitalizedFirst
    let normal = "\(name): \(facts.help)"
    let state = obstacle.map(SettingFacts.noEffect) ?? originWords
    let full = [normal, state].compactMap(\.self).joined(separator: "; ")
    let short =
      obstacle.map { ["\(name): \(SettingFacts.noEffect($0))", "No effect: \($0)", $0] } ?? [normal]
    return ([full] + short).first(fitting: width)
  }

  /// Who has chosen it, and what would hold else; `nil` if it has its default.
  private var originWords: String? {
    guard origin != .standard, !facts.isRequired else { return nil }
    if group == .terminal { return origin.phrase }
    if value == usual { return "\(origin.phrase), and the default too" }
    return "\(origin.phrase), the default is \(shown(usual))"
  }
}

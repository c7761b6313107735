import PopoverScenes

/// A setting with the value that holds, who has chosen it, and how it is changed.
struct LabSetting: Equatable, Sendable {
  let facts: SettingFacts
  /// As scene files and commands have it; `nil` if it has none.
  var value: String?
  /// The value that holds where nobody has chosen one; `nil` for none.
  var usual: String?
  var origin: SettingOrigin
  /// The command that sets it, without the value.
  var line: String
  /// The values that can be chosen; empty if any number or text can be.
  var words: [String] = []

  var name: String { facts.name }
  var group: SettingFacts.Group { facts.group }
  var shownValue: String { shown(value) }

  /// An empty text or list is shown as a word.
  private func shown(_ value: String?) -> String {
    Self.isBlank(value) ? "empty" : value ?? facts.unset
  }

  static func isBlank(_ value: String?) -> Bool { value == "\"\"" || value == "{}" }

  /// Whether somebody has chosen the value.
  var isChanged: Bool { origin != .standard }

  var isFlag: Bool { facts.kind == .flag }

  /// Why it cannot be changed here; `nil` if it can.
  var fixedReason: String? {
    group == .terminal
      ? "\(name.capitalizedFirst) is set when the lab starts, by --\(name) or in config.yaml" : nil
  }
}

extension LabSetting {
  /// The calls that give it a value.
  private func calls(
    setting value: String, in catalog: CommandCatalog
  ) throws(CommandFault) -> [CommandCall] {
    if group == .view, isFlag { return value == self.value ? [] : [CommandCall(name)] }
    let call = try catalog.call(CommandLine("\(line) \(value)"))
    return [call].compactMap(\.self)
  }

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
    do throws(CommandFault) {
      for call in try calls(setting: value, in: lab.catalog) { lab.follow(.call(call)) }
      return true
    } catch {
      lab.refuse(error.description)
      return false
    }
  }

  /// Whether a search finds it: by its name, its value, its group or what it is.
  func matches(_ word: String) -> Bool {
    [name, shownValue, group.rawValue, facts.help, origin.words]
      .contains { $0.lowercased().contains(word.lowercased()) }
  }

  /// What the status line says of it, in as many words as there is room for.
  func words(key: String, obstacle: String?, width: Int) -> String {
    let name = name.capitalizedFirst
    let normal = "\(name): \(facts.help)"
    let state = obstacle.map { "no effect: \($0)" } ?? originWords
    let full = [normal, state].compactMap(\.self).joined(separator: "; ")
    let way = fixedReason == nil ? "; " + (key.isEmpty ? ":\(line)" : key) : ""
    let short = obstacle.map { ["\(name): no effect: \($0)", "No effect: \($0)", $0] } ?? [normal]
    return ([full + way, full] + short).first(fitting: width)
  }

  /// Who has chosen it, and what would hold else; `nil` if it has its default.
  private var originWords: String? {
    guard isChanged, !facts.isRequired else { return nil }
    if group == .terminal { return origin.phrase }
    return value == usual
      ? "\(origin.phrase) to the default" : "\(origin.phrase), the default is \(shown(usual))"
  }
}

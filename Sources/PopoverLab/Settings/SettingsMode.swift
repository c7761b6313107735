import MessageText
import PopoverScenes

/// The list of all settings, over or beside the scene, which gets no key while it is open.
struct SettingsMode: SearchedMode {
  var search = TextLine()
  var isSearching = false
  /// The index of the selected setting among the listed ones.
  private(set) var selected = 0
  /// The first line that is shown.
  private(set) var top = 0
  /// The edit of the selected setting; `nil` while none is edited.
  private(set) var edit: SettingEdit?
  /// The settings that are listed, as they were looked up after the last event: frames and keys ask several times.
  private(set) var found: [SettingFacts] = []
  /// What was listed when an edit began, as what is tried out may change what the search finds.
  private var foundBefore: [SettingFacts] = []

  static let facts = [
    ModeFacts(.settings, "the list of settings", shared.union(.takesCounts), listKeys),
    ModeFacts(.settingsSearch, "the search of settings", shared.union(typing), searchKeys),
    ModeFacts(
      .settingEdit, "the value of a setting", shared.union(typing).union(.isTrying), editKeys),
  ]

  private static let shared: ModeTraits = [.isOfSettings, .isPanel, .isExploring, .isOnlyRead]
  private static let typing: ModeTraits = [.isTyping, .joinsCharacters]

  var facts: ModeFacts { Self.facts[edit != nil ? 2 : isSearching ? 1 : 0] }

  /// What is to be listed; only a search looks at values.
  private func listing(in lab: LabContext) -> [SettingFacts] {
    let table = SettingTable(lab)
    if edit != nil { return foundBefore.filter(table.has) }
    let words = search.text.lowercased().split(separator: " ").map(String.init)
    if words.isEmpty { return SettingFacts.all.filter(table.has) }
    return table.all.filter { setting in
      words.allSatisfy { setting.matches($0, in: lab) }
    }.map(\.facts)
  }

  mutating func close(in lab: inout LabContext) { edit?.restore(&lab) }
}

extension SettingsMode {
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    let panel = SettingsPanel(self, lab)
    let rows = step.rows(page: panel.list.height)
    if edit != nil {
      edit?.go(by: rows, &lab)
      return
    }
    let before = selected
    select(selected + rows, in: panel)
    if selected == before {
      lab.refuse("This is the \(rows < 0 ? "start" : "end") of the list")
    }
  }

  /// Lists what there is now, as settings come and go with the parts of the scene, and selects what is still listed.
  mutating func follow(_ lab: LabContext) {
    found = listing(in: lab)
    if edit == nil { select(selected, in: SettingsPanel(self, lab)) }
  }

  /// Selects a setting, and scrolls no farther than needed to show it with the heading before it, and no farther than to
  /// the end of the list.
  mutating func select(_ index: Int, in panel: SettingsPanel) {
    selected = max(0, min(index, found.count - 1))
    guard let rows = panel.rows(of: selected) else { return }
    let end = panel.rows(of: found.count - 1)?.upperBound ?? 0
    let last = min(rows.lowerBound, end - panel.list.height)
    top = max(0, min(last, max(top, rows.upperBound - panel.list.height)))
  }

  mutating func clear(in lab: inout LabContext) -> Bool {
    if let edit {
      edit.isTouched ? self.edit?.clear(&lab) : cancel(&lab)
      return true
    }
    return clearSearch(in: &lab)
  }

  /// Of what is found, the setting that is called so is selected, or else the first whose name begins so.
  mutating func searchChanged(in lab: inout LabContext) {
    found = listing(in: lab)
    let word = search.text.withoutOuterBlanks.lowercased()
    let begins = word.isEmpty ? nil : found.firstIndex { $0.name.hasPrefix(word) }
    (selected, top) = (found.firstIndex { $0.name == word } ?? begins ?? 0, 0)
  }

  private mutating func cancel(_ lab: inout LabContext) {
    edit?.restore(&lab)
    leaveEdit(lab)
  }

  /// Lists again what the search finds; the setting that was edited stays selected if it is there.
  private mutating func leaveEdit(_ lab: LabContext) {
    guard let facts = edit?.setting.facts else { return }
    edit = nil
    found = listing(in: lab)
    selected = found.firstIndex(of: facts) ?? selected
  }
}

extension SettingsMode {
  /// Switches the selected setting, opens its dial, or begins to edit it.
  mutating func begin(_ lab: inout LabContext) {
    guard let setting = changeableSetting(&lab) else { return }
    switch setting.facts.kind {
    case .flag: setting.set(to: setting.opposite, in: &lab)
    case .dial: openDial(&lab)
    case .text, .number, .seconds, .words:
      lab.leavePlay()
      foundBefore = found
      edit = SettingEdit(setting, in: lab)
      if let rows = SettingsPanel(self, lab).rows(of: selected) { top = rows.upperBound - 1 }
    }
  }

  /// The selected setting; `nil`, with a message, if there is none or it cannot be changed.
  private func changeableSetting(_ lab: inout LabContext) -> LabSetting? {
    guard let setting = selectedSetting(in: lab) else {
      lab.refuse("No setting matches \(quoted(search.text)); Esc lists every setting again")
      return nil
    }
    if let reason = setting.fixedReason {
      lab.refuse(reason)
      return nil
    }
    return setting
  }

  func selectedSetting(in lab: LabContext) -> LabSetting? {
    found.dropFirst(selected).first.flatMap(SettingTable(lab).setting)
  }

  func openDial(_ lab: inout LabContext) {
    guard let setting = changeableSetting(&lab) else { return }
    guard let number = setting.facts.number else {
      return lab.refuse("No dial turns \(setting.name); Enter edits it")
    }
    lab.follow(.open(.dial(.open(number))))
  }

  func reset(_ lab: inout LabContext) {
    guard let setting = changeableSetting(&lab) else { return }
    let name = setting.name.capitalizedFirst
    if setting.facts.isRequired { return lab.refuse("\(name) has no default; Enter edits it") }
    guard setting.value != setting.usual else {
      return lab.refuse("\(name) has its default already")
    }
    setting.set(to: setting.usual ?? Scene.usualValue, in: &lab)
  }

  /// Keeps the value that is edited, unless its command refuses it.
  mutating func keep(_ lab: inout LabContext) {
    guard let edit, let value = edit.value, value != edit.setting.value else { return cancel(&lab) }
    if edit.holds(in: lab) {
      leaveEdit(lab)
      lab.notice = .done("\(edit.setting.name.capitalizedFirst) is \(value)")
    } else if edit.attempt(&lab) {
      lab.follow(.call("finish-setting"))
    }
  }

  mutating func finish(_ lab: inout LabContext) {
    if case .refusal = lab.notice { return }
    leaveEdit(lab)
  }

  mutating func type(_ event: ModeEvent, in lab: inout LabContext) {
    if edit == nil { typeSearch(event, in: &lab) } else { edit?.type(event, in: &lab) }
  }

  mutating func choose(_ word: Int, _ lab: inout LabContext) {
    if edit?.index == word { keep(&lab) } else { edit?.choose(word, &lab) }
  }
}

extension LabSetting {
  fileprivate var opposite: String { value == "true" ? "false" : "true" }
}

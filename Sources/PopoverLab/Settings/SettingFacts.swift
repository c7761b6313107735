import PopoverScenes

/// A setting of the lab: what it is, how its value is read, and what keeps it from having an effect. Whatever is
/// particular to one of them is in its entry of the table.
struct SettingFacts: Sendable {
  enum Group: String, Sendable, CaseIterable {
    case popover
    case anchor
    case scene
    case view
    case terminal

    /// The part of the scene that has the key; `nil` for what no scene file holds.
    var owner: SceneKeyOwner? { SceneKeyOwner(rawValue: rawValue) }
  }

  enum Kind: Sendable {
    case text
    case number
    /// A number with decimals.
    case seconds
    case words
    case flag
    /// A number that only a dial turns.
    case dial
  }

  /// Why a setting has no effect now; `nil` if it may have one.
  typealias Obstacle = @Sendable (LabContext) -> String?
  /// How a setting is read; `nil` if it is not there now.
  typealias Reading = @Sendable (SettingTable, SettingFacts) -> LabSetting?

  let group: Group
  /// The key of scene files, or the name of a command.
  let name: String
  let kind: Kind
  let help: String
  /// The command that sets it, without the value.
  let line: String
  /// The same of the key of scene files; `nil` if they have no such key.
  let keyLine: String?
  /// The commands whose keys change it.
  let calls: [String]
  /// What holds while it has no value.
  let unset: String
  /// Whether it always has a value, so that there is no default to return to.
  let isRequired: Bool
  /// The numbers that it can have.
  let range: ClosedRange<Int>
  let value: Reading
  /// Whether only the library's own engine takes account of it.
  let needsOwnEngine: Bool
  /// Whether it can only be set where it has an effect.
  let needsEffect: Bool
  /// Why it has no effect, as far as that is not the engine's doing; `nil` if it may have one.
  private let reason: Obstacle
  /// Whether it can have a value that was typed; without this, only the words of the list.
  let accepts: (@Sendable (String, LabContext) -> Bool)?
  /// What is wrong with any other value, or `nil` to let the command judge it; without this it is an unknown word.
  let fault: (@Sendable (String) -> String?)?
  /// What is added to the message about a change.
  let note: @Sendable (EditedScene) -> String

  init(
    _ group: Group, _ name: String, _ kind: Kind, _ help: String, line: String? = nil,
    keys calls: String..., unset: String = "none", isRequired: Bool = false,
    range: ClosedRange<Int> = -greatestFigure...greatestFigure,
    value: @escaping Reading = { $0.key($1) }, needsOwnEngine: Bool = false,
    needsEffect: Bool = false, obstacle: @escaping Obstacle = { _ in nil },
    accepts: (@Sendable (String, LabContext) -> Bool)? = nil,
    fault: (@Sendable (String) -> String?)? = nil,
    note: @escaping @Sendable (EditedScene) -> String = { _ in "" }
  ) {
    (self.group, self.name, self.kind, self.help) = (group, name, kind, help)
    keyLine = group.owner.map { "\($0.rawValue) \(name)" }
    self.line = line ?? keyLine ?? name
    (self.calls, self.unset, self.isRequired) = (calls, unset, isRequired)
    (self.range, self.value) = (range, value)
    (self.needsOwnEngine, self.needsEffect, reason) = (needsOwnEngine, needsEffect, obstacle)
    (self.accepts, self.fault, self.note) = (accepts, fault, note)
  }

  /// The number that a dial turns; `nil` if none does.
  var number: LabNumber? { LabNumber(rawValue: name) }
}

/// Settings are the same if they are the same entry.
extension SettingFacts: Equatable {
  static func == (left: SettingFacts, right: SettingFacts) -> Bool {
    left.name == right.name && left.group == right.group
  }
}

extension SettingFacts {
  static let all = popover + anchor + scene + view + terminal

  /// The setting of a key of scene files.
  static func of(_ key: String, _ owner: SceneKeyOwner) -> SettingFacts? {
    all.first { $0.name == key && $0.group.owner == owner }
  }

  /// The line that sets what is called so; `nil` if no command does.
  @Sendable static func line(named name: String) -> String? {
    all.first { $0.name == name && $0.group != .terminal }
      .map { $0.kind == .dial ? "dial \(name)" : $0.line }
  }

  /// Why it has no effect now; `nil` if it may have one.
  func obstacle(in lab: LabContext) -> String? {
    (needsOwnEngine ? Self.engine(lab, \.isOwn) : nil) ?? reason(lab)
  }

  /// What is said of a setting that has no effect.
  static func noEffect(_ obstacle: String) -> String { "no effect: \(obstacle)" }

  /// The message about a key that was changed: the new decision follows it, or why there is none.
  static func notice(
    _ words: String, of key: String, _ owner: SceneKeyOwner, in lab: LabContext
  ) -> Notice {
    guard let facts = of(key, owner) else { return .change(words) }
    let words = words + facts.note(lab.edited)
    return facts.obstacle(in: lab).map { .done("\(words); \(noEffect($0))") }
      ?? .change(words)
  }
}

/// A key and what it does.
public struct KeyBinding: Equatable, Sendable {
  public var key: Key
  public var action: LabAction

  public init(key: Key, action: LabAction) {
    self.key = key
    self.action = action
  }
}

/// A part of the list of keys, under a heading.
public struct KeySection: Equatable, Sendable {
  public var title: String
  public var groups: [KeyGroup]

  public init(title: String, groups: [KeyGroup]) {
    self.title = title
    self.groups = groups
  }
}

/// Which key does what: the one table for the loop, the list of keys and the line of hints.
public struct KeyMap: Equatable, Sendable {
  public var sections: [KeySection]
  private var actions: [Key: LabAction]

  public init(sections: [KeySection]) {
    self.sections = sections
    let pairs = sections.flatMap(\.groups).flatMap(\.bindings).map { ($0.key, $0.action) }
    actions = Dictionary(pairs) { first, _ in first }
  }

  /// Every line of the list of keys.
  public var groups: [KeyGroup] { sections.flatMap(\.groups) }

  public func action(for key: Key) -> LabAction? { actions[key] }
}

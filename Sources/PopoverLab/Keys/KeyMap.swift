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
  public let sections: [KeySection]
  /// In the order of the sections, in which the keys that are pressed most come first: that is a
  /// shorter way than a hash.
  private let bindings: [KeyBinding]

  public init(sections: [KeySection]) {
    self.sections = sections
    bindings = sections.flatMap(\.groups).flatMap(\.bindings)
  }

  /// Every line of the list of keys.
  public var groups: [KeyGroup] { sections.flatMap(\.groups) }

  public func action(for key: Key) -> LabAction? {
    bindings.first { $0.key == key }?.action
  }
}

/// What a popover shows.
public enum PopoverContent: Equatable, Sendable {
  /// Nothing.
  case blank
  /// The popover's own geometry in the words of UIKit.
  case geometry
  /// Words that wrap; line breaks at their end do not count.
  case text(String)
  /// Entries to choose from.
  case menu(Menu)
  /// A circle of items to turn.
  case dial(SceneDial)
  /// Text with colours from elsewhere.
  case ansi(ANSISource)
}

/// A list of things to choose from.
public struct Menu: Equatable, Sendable {
  /// The most items.
  package static let mostItems = 1_000
  /// The lines that can be chosen, by their numbers.
  package static let numbers = 1...mostItems

  /// The lines from top to bottom.
  public var items: [MenuItem]
  /// The item that is chosen, counted from 1; 0 is none.
  public var selected: Int

  /// A menu of these lines.
  public init(_ items: [MenuItem], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}

/// A line of a menu; one without a label is a line between others.
public struct MenuItem: Equatable, Sendable {
  /// What it says.
  public var label: String
  /// The keys that do the same, shown at the end of the line.
  public var shortcut: String
  /// Whether it cannot be chosen.
  public var isDisabled: Bool

  /// A line that can be chosen unless it is disabled.
  public init(_ label: String, shortcut: String = "", isDisabled: Bool = false) {
    self.label = label
    self.shortcut = shortcut
    self.isDisabled = isDisabled
  }

  /// Whether it is a line between others.
  public var isSeparator: Bool { label.isEmpty && shortcut.isEmpty }
}

/// Where a text with colours comes from; the program reads it.
public enum ANSISource: Sendable {
  /// A path, relative to the folder of the scene file.
  case file(String)
  /// What is piped into the program.
  case standardInput
}

extension ANSISource {
  /// The same with a path from the current folder, for what a file elsewhere names.
  package func moved(from location: SceneLocation) -> ANSISource {
    if case .file(let path) = self { .file(location.path(of: path)) } else { self }
  }
}

extension ANSISource: Hashable {
  /// The name by which a scene file has it, which for standard input no file has.
  private var name: String { if case .file(let path) = self { path } else { "-" } }

  /// Whether both are the same file, by the bytes of their names, or both standard input.
  public static func == (one: ANSISource, other: ANSISource) -> Bool {
    one.name.isSameName(as: other.name)
  }

  /// Takes the bytes of the name.
  public func hash(into hasher: inout Hasher) { name.hashName(into: &hasher) }
}

/// A dial in a popover: items on a circle, one of which is the value.
public struct SceneDial: Equatable, Sendable {
  /// The items on the circle.
  public enum Items: Equatable, Sendable {
    /// So many, by their numbers from 0.
    case count(Int)
    /// With words of their own.
    case labels([String])
  }

  /// The most items, by their numbers and with words of their own.
  package static let (mostItems, mostLabels) = (10_000, 1_000)
  /// The items to which it can be turned, by their numbers.
  package static let values = 0...mostItems - 1

  /// What lies behind the items. The raw value is its name in files.
  public enum Face: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// Ticks.
    case scale
    /// The hues.
    case wheel
  }

  /// The items, clockwise.
  public var items: Items
  /// The item at the mark, counted from 0.
  public var value: Int
  /// What lies behind the items.
  public var face: Face

  /// A dial at rest at an item.
  public init(_ items: Items, value: Int = 0, face: Face = .scale) {
    self.items = items
    self.value = value
    self.face = face
  }

  /// The number of items.
  public var count: Int {
    switch items {
    case .count(let count): count
    case .labels(let labels): labels.count
    }
  }

  /// The labels; items without one show their numbers.
  public var labels: [String] {
    if case .labels(let labels) = items { labels } else { [] }
  }

  /// The label of the item at the mark, or its number.
  package var valueLabel: String {
    labels.indices.contains(value) ? labels[value] : "\(value)"
  }
}

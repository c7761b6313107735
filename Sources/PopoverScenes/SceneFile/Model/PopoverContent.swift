/// What a popover shows.
public enum PopoverContent: Equatable, Sendable {
  case blank
  /// The popover's own geometry in the words of UIKit.
  case geometry
  /// Words that wrap; line breaks at their end do not count.
  case text(String)
  case menu(Menu)
  case dial(SceneDial)
  /// Text with colours from elsewhere.
  case ansi(ANSISource)
}

/// A list of things to choose from.
public struct Menu: Equatable, Sendable {
  public var items: [MenuItem]
  /// The item that is chosen, counted from 1; 0 is none.
  public var selected: Int

  public init(_ items: [MenuItem], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}

/// A line of a menu; one without a label is a line between others.
public struct MenuItem: Equatable, Sendable {
  public var label: String
  /// The keys that do the same, shown at the end of the line.
  public var shortcut: String
  public var isDisabled: Bool

  public init(_ label: String, shortcut: String = "", isDisabled: Bool = false) {
    self.label = label
    self.shortcut = shortcut
    self.isDisabled = isDisabled
  }

  public var isSeparator: Bool { label.isEmpty && shortcut.isEmpty }
}

/// Where a text with colours comes from; whoever shows the scene reads it.
public enum ANSISource: Equatable, Hashable, Sendable {
  /// A path, relative to the folder of the scene file.
  case file(String)
  case standardInput
}

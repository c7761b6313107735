import PopoverThemes

/// What the lab asks of the world beyond its terminal.
public enum WorldRequest: Equatable, Sendable {
  /// Read a theme that the user has asked for, from the file at a path.
  case openTheme(path: String)
  /// Read a theme again, as its file has changed.
  case reloadTheme(path: String)
  /// Read themes that come with the program, by their names.
  case readThemes([String])
  case scene(SceneFileRequest)
  /// Write a text into a file that is not there yet.
  case writeText(String, path: String)
}

/// What the world tells the lab.
public enum WorldEvent: Equatable, Sendable {
  case themeOpened(path: String, ThemeReading)
  case themeReloaded(path: String, ThemeReading)
  case themesRead([String: ThemeReading])
  case scene(SceneFileEvent)
  /// A text was written, unless there is a fault; ``StorageFault/changed(_:)`` is that there is a file.
  case textWritten(path: String, StorageFault?)
}

/// What comes of reading a theme.
public typealias ThemeReading = Result<Theme, ThemeReadingFault>

/// Why a theme could not be read.
public enum ThemeReadingFault: Error, Equatable, Sendable {
  case theme(ThemeError)
  /// There is no file.
  case missing
  /// The file cannot be had, in the system's words.
  case unreadable(String)
}

/// Whatever a lab needs that is neither its state nor its terminal: files.
public protocol World {
  /// Does what is asked, and returns what is to be said of it, in order.
  mutating func perform(_ request: WorldRequest) -> [WorldEvent]
}

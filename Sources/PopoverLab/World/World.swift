import AnnotatedYAML
import CellCanvas
import PopoverThemes

/// What the lab asks of the loop that runs it. It never waits for an answer: an answer comes back as an
/// event.
public enum LabEffect: Equatable, Sendable {
  case terminal(TerminalRequest)
  case world(WorldRequest)
}

/// What the lab asks of the world beyond its terminal.
public enum WorldRequest: Equatable, Sendable {
  /// Read a theme that the user has asked for, from the file at a path.
  case openTheme(path: String)
  /// Read a theme again, as its file has changed.
  case reloadTheme(path: String)
  /// Read themes that come with the program, by their names.
  case readThemes([String])
  case scene(SceneFileRequest)
  /// Write a text into a new file.
  case writeText(String, path: String)
}

/// What the world reports to the lab.
public enum WorldEvent: Equatable, Sendable {
  case themeOpened(path: String, ThemeReading)
  case themeReloaded(path: String, ThemeReading)
  case themesRead([String: ThemeReading])
  case scene(SceneFileEvent)
  /// A text was written, unless there is a fault; ``StorageFault/changed(_:)`` is that the file exists.
  case textWritten(path: String, StorageFault?)
}

/// All that a lab needs beside its state and its terminal: files.
public protocol World {
  /// Does what is asked, and returns what came of it, in order.
  mutating func perform(_ request: WorldRequest) -> [WorldEvent]
}

/// What comes of reading a theme.
public typealias ThemeReading = Result<Theme, ThemeReadingFault>

/// Why a theme could not be read.
public enum ThemeReadingFault: Error, Equatable, Sendable {
  case theme(ThemeError)
  /// There is no file.
  case missing
  /// The file cannot be read, in the system's words.
  case unreadable(String)
}

extension ThemeReadingFault {
  /// Why a theme cannot be read, in one line; of a malformed file the first fault. It is sanitized for
  /// terminals, whatever the path holds.
  public func line(path: String) -> String { line(path: path) { $0 } }

  /// The same: with whole paths if these have room in `width` columns, else with the names of files, so
  /// that line, column and reason are seen.
  func line(path: String, width: Int) -> String {
    [line(path: path), line(path: path, shortened: \.fileName)].first(fitting: width)
  }

  /// What is said of a file whose theme is still shown as it last could be read.
  func lineOfLastReading(path: String, width: Int) -> String {
    guard self == .missing else { return line(path: path, width: width) }
    let names = [path, path.fileName, path.fileName].map(\.shownSafely)
    let words = ["its last good look is kept", "its last good look is kept", "last look kept"]
    return zip(names, words).map { "\($0) is gone; \($1)" }.first(fitting: width)
  }

  /// Why, without the path.
  public var reason: String {
    switch self {
    case .missing: "No such file or directory"
    case .unreadable(let reason): reason
    case .theme(let error): error.description
    }
  }

  private func line(path: String, shortened: (String) -> String) -> String {
    switch self {
    case .missing, .unreadable:
      return "cannot read the theme '\(shortened(path).shownSafely)': \(reason)"
    case .theme(.malformed(_, let faults)):
      guard var fault = faults.first else { return shortened(path).shownSafely }
      fault.path = fault.path.map(shortened)
      return fault.message(path: shortened(path))
    case .theme: return reason
    }
  }
}

extension [String] {
  /// The first that has room in so many columns, or else the last.
  func first(fitting width: Int) -> String {
    first { GlyphText($0).width <= width } ?? last ?? ""
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

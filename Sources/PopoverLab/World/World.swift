import AnnotatedYAML
import CellCanvas
import ColorSchemes
import MessageText
import PopoverScenes
import PopoverThemes

/// An effect that the lab requests from its loop. The lab does not wait for an answer, which comes back as an
/// event.
package enum LabEffect: Equatable, Sendable {
  case terminal(TerminalRequest)
  case world(WorldRequest)
  case recording(RecordingRequest)
}

extension LabEffect {
  /// Whether many files may have to be read for it.
  var takesLong: Bool {
    switch self {
    case .world(.scene(.list)), .world(.readThemes), .world(.readSchemes): true
    default: false
    }
  }
}

/// A request of the lab to its loop, which knows all that comes to a session.
package enum RecordingRequest: Equatable, Sendable {
  /// Record what comes from now on, for a new file.
  case begin(path: String)
  /// Record nothing more, and have what was recorded in a file: the one for which it was begun, or a new one.
  case end(path: String)
}

/// A request of the lab to the world beyond its terminal.
package enum WorldRequest: Equatable, Sendable {
  /// Read a theme from the file that the user has named.
  case openTheme(path: String)
  /// Look once more for a theme in the user's own folder, by its name.
  case findTheme(String)
  /// Read the colour scheme of a name, or from the file at a path.
  case openScheme(String)
  /// Read colour schemes for a list of them, by their names.
  case readSchemes([String])
  /// Write a colour scheme into a file of the user's.
  case writeScheme(SchemeSaving)
  /// Read a theme again, as its file has changed.
  case reloadTheme(path: String)
  /// Read the colour scheme of a name or a path again, as its file has changed.
  case reloadScheme(String, path: String)
  /// Read themes that are not read yet, by their names: those that come with the program, and the user's own.
  case readThemes([String])
  case scene(SceneFileRequest)
  /// Write a text into a new file.
  case writeText(String, path: String)
  /// Look whether a recording could be written into a new file.
  case checkRecording(path: String)
  /// Write a whole recording into a new file.
  case writeRecording(String, path: String)
  /// Begin a recording in a new file with its first lines.
  case beginRecording(String, path: String)
  /// Add lines to the recording that was begun, so that they are kept whatever becomes of the program.
  case addToRecording(String)
  /// Have the recording that was begun in a file: in its own, or in a new one.
  case endRecording(path: String)
}

/// An answer of the world to the lab.
package enum WorldEvent: Equatable, Sendable {
  case themeOpened(path: String, ThemeReading)
  /// A file in the user's own folder has this name.
  case themeFound(String, path: String)
  case schemeOpened(String, SchemeOpening)
  case schemesRead([String: SchemeOpening])
  case schemeWritten(SchemeSaving, Result<WrittenScheme, SchemeRefusal>)
  /// The warnings are about what in the file has no effect.
  case themeReloaded(path: String, ThemeReading, warnings: [Fault] = [])
  case schemeReloaded(String, SchemeOpening)
  case themesRead([String: ThemeReading])
  case scene(SceneFileEvent)
  /// A text was written, or could not be; ``StorageFault/changed(_:)`` means that the file exists already.
  case textWritten(path: String, StorageFault?)
  /// A recording could be written, or could not be, for the same reasons as a text.
  case recordingChecked(path: String, StorageFault?)
  case recordingWritten(path: String, StorageFault?)
  /// A recording could not be begun, or not go on; what there is of it is in its file.
  case recordingStopped(path: String, StorageFault)
}

/// The files around a lab.
package protocol World {
  /// Performs a request, and returns the answers in order.
  mutating func perform(_ request: WorldRequest) -> [WorldEvent]
}

/// The names that stand for no file of a colour scheme.
package enum SchemeName {
  /// The colours of the themes themselves.
  package static let none = "none"
  /// The colours that the terminal says it has.
  package static let auto = "auto"

  package static let reserved = [none, auto]
}

/// The result of reading a colour scheme, or why it cannot be read, in one line that is sanitized for terminals.
package typealias SchemeOpening = Result<OpenedScheme, SchemeRefusal>

package struct OpenedScheme: Equatable, Sendable {
  package var scheme: ColorScheme
  /// The first fault of its file, in one line, where something in it is wrong and the rest was read.
  package var fault: String?

  package init(_ scheme: ColorScheme, fault: String? = nil) {
    (self.scheme, self.fault) = (scheme, fault)
  }
}

package struct SchemeRefusal: Error, Equatable, Sendable {
  package var words: String

  package init(_ words: String) { self.words = words }
}

/// A colour scheme that is to be written.
package struct SchemeSaving: Equatable, Sendable {
  package var scheme: ColorScheme
  /// What finds the scheme from which it was made.
  package var reference: String
  /// A name for the user's folder of schemes, or a path; `nil` for a new name after the scheme's own.
  package var target: String?
  package var replaces: Replaced

  /// What it may take the place of.
  package enum Replaced: Equatable, Sendable {
    /// There must be no such file.
    case nothing
    /// The file as this lab has written it.
    case written(ContentFingerprint)
    case anything
  }
}

/// A colour scheme in its new file.
package struct WrittenScheme: Equatable, Sendable {
  /// What finds it: a name if it is in the user's folder of schemes, else a path.
  package var reference: String
  package var path: String
  /// The scheme as the file says it.
  package var scheme: ColorScheme
  package var content: ContentFingerprint
  /// What the file does not hold, a sentence each.
  package var remarks: [String]

  package init(
    reference: String, path: String, scheme: ColorScheme, content: ContentFingerprint,
    remarks: [String]
  ) {
    (self.reference, self.path, self.scheme) = (reference, path, scheme)
    (self.content, self.remarks) = (content, remarks)
  }
}

/// The result of reading a theme.
package typealias ThemeReading = Result<Theme, ThemeReadingFault>

/// Why a theme could not be read.
package enum ThemeReadingFault: Error, Equatable, Sendable {
  /// - Parameter ancestorFiles: those that were looked at, also the ones that are not there; a change of one may mend it.
  case theme(ThemeError, ancestorFiles: [String] = [])
  case file(StorageFault)
}

extension ThemeReadingFault {
  /// Why a theme cannot be read, in one line; for a malformed file the first fault, and how many there are. Whole paths are
  /// named if they fit into `width` columns, else the names of files, so that line, column and reason stay visible. The
  /// line is sanitized for terminals.
  func line(path: String, width: Int) -> String {
    let lines = [line(path: path) { $0 }, line(path: path, shortened: \.fileName)]
    return counts.flatMap { count in lines.map { $0 + count } }.first(fitting: width)
  }

  /// The line about a file whose theme is still shown as it was read last. The number of its faults is not cut off.
  func lineOfLastReading(path: String, width: Int) -> String {
    guard self == .file(.missing) else {
      let line = line(path: path, width: width)
      guard GlyphText(line).width > width, let count = counts.last else { return line }
      let reason = GlyphText(String(line.dropLast(count.count)))
      return reason.shortened(to: width - count.count).text + count
    }
    let names = [path, path.fileName, path.fileName].map(\.shownSafely)
    let usual = "its last version stays in use"
    let words = [usual, usual, "last version stays"]
    return zip(names, words).map { "\($0) is gone; \($1)" }.first(fitting: width)
  }

  /// The reason, without the path.
  package var reason: String {
    switch self {
    case .file(let fault): fault.description
    case .theme(let error, _): error.description
    }
  }

  /// The number of faults behind the first of several, and a shorter form of it.
  private var counts: [String] {
    guard case .theme(.malformed(_, let faults), _) = self, faults.count > 1 else { return [""] }
    let count = "1 of \(faults.count)"
    return [" (\(count); 'poplab themes check' names all)", " (\(count))"]
  }

  private func line(path: String, shortened: (String) -> String) -> String {
    switch self {
    case .file:
      return "Cannot read the theme '\(shortened(path).shownSafely)': \(reason)"
    case .theme(.malformed(_, let faults), _):
      guard var fault = faults.first else { return shortened(path).shownSafely }
      fault.path = fault.path.map(shortened)
      return fault.message(path: shortened(path))
    case .theme: return reason
    }
  }
}

import PopoverReports
import PopoverScenes

/// What a session is recorded as.
package enum RecordingFormat: Sendable {
  /// A recording for asciinema.
  case cast
  /// A script that plays it again.
  case script

  /// The format of a file, by the ending of its name; `nil` if it is neither.
  package init?(ofFile path: String) {
    switch FileKind(ofFile: path) {
    case .cast: self = .cast
    case .yaml: self = .script
    default: return nil
    }
  }
}

/// The file into which a session is recorded.
struct RecordedFile: Equatable, Sendable {
  var path: String
  /// Whether it is a script, which names the scene, that begins with a scene that was changed or something open over it.
  var isOfLess = false
  /// Why it could not be written at the end of the recording, which is kept; `nil` while it is going on.
  var fault: StorageFault?
  /// The file of the recording that begins as soon as this one is written.
  var next: String?
}

/// A recording that could not be written into its file.
package struct UnwrittenRecording: Equatable, Sendable {
  package var path: String
  package var fault: StorageFault
}

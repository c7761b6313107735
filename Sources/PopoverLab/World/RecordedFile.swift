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
  /// Whether what was done before it is missing in it: a script only names the scene, which had changed by then, or had
  /// something open over it.
  var leavesOutEarlier = false
  /// Why it could not be written at the end of the recording, which is kept; `nil` while it is going on.
  var fault: StorageFault?
  /// The file of the recording that begins as soon as this one is written.
  var next: String?
}

/// The recording of the session, as far as the lab knows of it.
struct SessionRecording: Equatable, Sendable {
  /// The file into which it goes, or could not be written; `nil` without a recording.
  var file: RecordedFile?
  /// The recording that broke off first, of whose file the rest is missing.
  private var broken: UnwrittenRecording?

  /// Notes that the rest of a recording is in no file, unless another one broke off before.
  mutating func noteBreak(in path: String, _ fault: StorageFault) {
    broken = broken ?? UnwrittenRecording(path: path, fault: fault)
  }

  /// The one that could not be written, or not to its end; `nil` if there is none.
  var unwritten: UnwrittenRecording? {
    guard let file, let fault = file.fault else { return broken }
    return UnwrittenRecording(path: file.path, fault: fault)
  }
}

/// A recording that could not be written into its file.
package struct UnwrittenRecording: Equatable, Sendable {
  package var path: String
  package var fault: StorageFault
}

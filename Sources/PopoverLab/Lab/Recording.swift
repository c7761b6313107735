import CellCanvas
import CellPictures

/// The recording of a session: a script, which is written at its end, or a cast, which is written while it goes on.
///
/// Either stays as it was at its end, as it may have to be written into another file.
struct Recording {
  private var script: ScriptRecorder?
  private var cast: CastRecorder?
  private var isRunning = false

  mutating func note(_ event: TerminalEvent, at time: Duration) {
    if isRunning { script?.note(event, at: time) }
  }

  mutating func note(_ event: WorldEvent, at time: Duration) {
    if isRunning { script?.note(event, at: time) }
  }

  /// Whether it is to be ended, as more would be in vain.
  var isFull: Bool { isRunning && script?.isFull == true }

  /// Returns what writes a frame that is shown; nothing where a lab is not recorded, or its recording had to stop.
  mutating func take(_ frame: Canvas, of lab: Lab, at time: Duration) -> [LabEffect] {
    guard isRunning, lab.context.recording.file != nil,
      let lines = cast?.lines(of: frame, in: lab, at: time), !lines.isEmpty
    else { return [] }
    return [.world(.addToRecording(lines))]
  }

  /// Begins to record a lab, or ends that, and returns what is to be written.
  mutating func perform(
    _ request: RecordingRequest, of lab: Lab, at time: Duration
  ) -> [LabEffect] {
    switch request {
    case .begin(let path):
      (script, cast, isRunning) = (nil, nil, true)
      return begin(path, lab, at: time)
    case .end(let path):
      isRunning = false
      if cast != nil { return [.world(.endRecording(path: path))] }
      return script.map { [.world(.writeRecording($0.text(for: path), path: path))] } ?? []
    }
  }

  private mutating func begin(_ path: String, _ lab: Lab, at time: Duration) -> [LabEffect] {
    guard RecordingFormat(ofFile: path) == .cast else {
      script = ScriptRecorder(lab, at: time)
      return []
    }
    var cast = CastRecorder(lab, at: time)
    defer { self.cast = cast }
    return [.world(.beginRecording(cast.firstLines(of: lab), path: path))]
  }
}

/// A session as a recording for asciinema: the frames that are shown, each as what differs from the one before.
private struct CastRecorder {
  private var cast = Cast()
  private var size: CellSize
  private var flipCount: Int
  private let startTime: Duration

  /// A cast that begins with a lab as it is now.
  init(_ lab: Lab, at time: Duration) {
    (size, flipCount, startTime) = (lab.size, lab.context.flips.count, time)
  }

  mutating func firstLines(of lab: Lab) -> String {
    cast.header(size: size, title: lab.scene.name) + cast.frame(lab.frame, at: 0)
  }

  /// The lines of a frame; none if nothing differs.
  mutating func lines(of frame: Canvas, in lab: Lab, at time: Duration) -> String {
    let now = (time - startTime).wholeMilliseconds
    let resize = frame.size == size ? "" : cast.resize(frame.size, at: now)
    size = frame.size
    let markers = lab.context.flips.words(since: &flipCount).map { cast.marker($0, at: now) }
    return resize + markers.joined() + cast.frame(frame, at: now)
  }
}

extension Duration {
  /// Rounded down.
  package var wholeMilliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

import MessageText

/// Recording the session into a file. The lab knows the file; what was recorded is with its loop.
enum RecordCommands {
  /// Begins a recording, or ends the one that is going on.
  static func record(_ path: String?, _ lab: inout LabContext) {
    if let path { return record(into: path, &lab) }
    guard let recorded = lab.recording.file else {
      return lab.refuse("Nothing is being recorded; :record NAME.cast begins")
    }
    end(in: recorded.path, &lab)
  }

  /// Begins a recording when the file has been looked at, unless an earlier one is still to be written.
  private static func record(into path: String, _ lab: inout LabContext) {
    guard let format = RecordingFormat(ofFile: path) else {
      return lab.refuse(
        "A recording is a file .cast, or a script .yaml; \(quoted(path)) is neither")
    }
    switch lab.recording.file {
    case let kept? where kept.fault != nil:
      guard RecordingFormat(ofFile: kept.path) == format else {
        let other = format == .cast ? "a script .yaml" : "a file .cast"
        return lab.refuse("The recording that is kept is \(other); name such a file")
      }
      end(in: path, &lab)
    case let running? where running.path == path: report(&lab)
    default: lab.ask(.world(.checkRecording(path: path)))
    }
  }

  private static func end(in path: String, _ lab: inout LabContext) {
    lab.recording.file?.path = path
    lab.ask(.recording(.end(path: path)))
  }

  /// Begins a recording if its file can be written, and ends the one that is going on before.
  static func begin(_ path: String, unless fault: StorageFault?, _ lab: inout LabContext) {
    if let fault { return lab.refuse(FileCommands.refusal(toWrite: path, fault, lab)) }
    guard let running = lab.recording.file else { return begin(path, &lab) }
    lab.recording.file?.next = path
    end(in: running.path, &lab)
  }

  private static func begin(_ path: String, after done: String = "", _ lab: inout LabContext) {
    lab.recording.file = file(path, lab)
    lab.ask(.recording(.begin(path: path)))
    report(after: done, &lab)
  }

  /// Begins a recording with the session. Only what a script cannot say is reported.
  static func beginAtStart(_ path: String, _ lab: inout LabContext) {
    lab.recording.file = file(path, lab)
    if lab.recording.file?.leavesOutEarlier == true { report(&lab) }
  }

  private static func file(_ path: String, _ lab: LabContext) -> RecordedFile {
    let leavesOutEarlier =
      RecordingFormat(ofFile: path) == .script
      && (hasChanged(lab) || isLookedAtOtherwise(lab) || lab.open.count > 1)
    return RecordedFile(path: path, leavesOutEarlier: leavesOutEarlier)
  }

  /// Whether the scene is not as its file or its name has it, but for what a script says beside the name. Without either
  /// it is the one with which a lab starts, or a script cannot name it, as that of a link.
  private static func hasChanged(_ lab: LabContext) -> Bool {
    let (scene, location) = (lab.edited.scene, lab.files.location)
    return !scene.isLike(location == .unnamed ? .start() : lab.files.all[location]?.saved)
  }

  /// Whether what is selected, what explains it or how it looks is not as at the start, but for the theme and the scheme.
  private static func isLookedAtOtherwise(_ lab: LabContext) -> Bool {
    let explanation = lab.explanation
    return lab.edited.selection != SceneSelection() || explanation.hasInspector
      || !explanation.overlays.isEmpty || lab.themes.choice != lab.themes.choice.named
  }

  private static func report(after done: String = "", _ lab: inout LabContext) {
    guard let recorded = lab.recording.file else { return }
    let what =
      recorded.path.shownSafely + (recorded.leavesOutEarlier ? " without what was done before" : "")
    let words = "\(done)recording into \(what); \(lab.key(for: "record")) ends it"
    lab.notice = .done(words.capitalizedFirst)
  }

  static func reportWritten(_ path: String, _ fault: StorageFault?, _ lab: inout LabContext) {
    if let fault { return keep(path, fault, &lab) }
    let next = lab.recording.file?.next
    lab.recording.file = nil
    lab.notice = .done(written(path))
    if let next { begin(next, after: written(path) + "; ", &lab) }
  }

  private static func written(_ path: String) -> String { "Written: \(path.shownSafely)" }

  /// What is recorded until then is in the file, if there is one.
  static func reportStopped(_ path: String, _ fault: StorageFault, _ lab: inout LabContext) {
    lab.recording.file = nil
    // One that was refused has not begun.
    if case .failed = fault { lab.recording.noteBreak(in: path, fault) }
    lab.refuse(FileCommands.refusal(toWrite: path, fault, lab) + "; nothing more is recorded")
  }

  /// Says that a recording has ended by itself; one that could not be written is reported already.
  ///
  /// - Parameter path: its file, which is named at the end of the session too, as nobody may have read it here.
  static func reportFull(_ path: String, _ lab: inout LabContext) {
    guard lab.recording.file == nil else { return }
    lab.recording.noteBreak(in: path, .failed("the rest has no room in a script"))
    lab.refuse("\(written(path)), nearly as long as a script may be; nothing more is recorded")
  }

  /// Keeps a recording for another file. A lab that was about to end stays open, as nobody could know of the fault.
  private static func keep(_ path: String, _ fault: StorageFault, _ lab: inout LabContext) {
    let staysOpen = lab.leaving.ending == .quit && lab.recording.file?.fault == nil
    lab.recording.file = RecordedFile(path: path, fault: fault)
    let words =
      FileCommands.refusal(toWrite: path, fault, lab)
      + "; the recording is kept, :record FILE writes it"
    guard staysOpen else { return lab.refuse(words) }
    lab.leaving.ending = nil
    lab.warn(words + ", quitting again discards it")
  }
}

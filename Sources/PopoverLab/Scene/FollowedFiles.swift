import MessageText
import PopoverScenes

/// The files that other programs may change while the lab shows what is in them: they are watched and read again.
///
/// Themes and colour schemes show at once what their files have become. A scene does, too, where nothing of the user's is
/// lost by that; else it waits, or the status line says what can be done.
enum FollowedFiles {
  /// The files of all themes, of the schemes that were in use, and of the scene that is shown.
  static func paths(_ lab: LabContext) -> [String] {
    var paths = lab.themes.files
    if case .file(let path) = lab.files.location, !paths.contains(path) { paths.append(path) }
    return paths
  }

  static func watch(_ lab: inout LabContext) {
    lab.ask(.terminal(.watch(paths: paths(lab))))
  }

  /// A scheme and a scene may come into use by a command, by a key of a list and by undoing; their files are watched from
  /// then on. What could not be taken before is taken as soon as it can be.
  static func follow(_ lab: inout LabContext) {
    let (before, scene) = (lab.files.watched, lab.files.location)
    lab.files.watched = WatchedFiles(schemes: lab.themes.schemeFiles, scene: scene)
    let isOther = scene != before.scene && (scene.isFile || before.scene.isFile)
    if isOther || lab.files.watched.schemes != before.schemes { watch(&lab) }
    let hasWaited = lab.files.all[scene]?.change?.waits == true && wait(lab) == nil
    if hasWaited { lab.files.endWait(at: scene) }
    if scene.isFile, hasWaited || lab.files.isShownAgain {
      lab.ask(.world(.scene(.reload(scene))))
    }
    lab.files.isShownAgain = false
  }

  /// Requests what a file that was changed holds now.
  static func readAgain(_ path: String, _ lab: inout LabContext) {
    let themes = lab.themes
    let requests =
      themes.paths(affectedBy: path).map { WorldRequest.reloadTheme(path: $0) }
      + themes.schemes(inFile: path).map { WorldRequest.reloadScheme($0, path: path) }
      + (lab.files.location == .file(path) ? [.scene(.reload(.file(path)))] : [])
    lab.outbox.effects += requests.map(LabEffect.world)
  }
}

extension FollowedFiles {
  /// Shows the scene as its file has it now, or says that the file has changed.
  static func take(
    _ reading: Result<OpenedScene, SceneFileFault>, of location: SceneLocation,
    _ lab: inout LabContext
  ) {
    guard location == lab.files.location, let known = lab.files.all[location]?.opened else {
      return
    }
    switch reading {
    case .success(let now) where now.content == known.content:
      // What was said of the file is not true any more.
      let change = lab.files.forgetChange(at: location)
      if let change, lab.notice == .refusal(change.words) { lab.notice = nil }
      return
    case .success(let now): take(now, of: location, &lab)
    case .failure(.file(.missing)): tell(change(of: location, isGone: true), of: location, &lab)
    case .failure(let fault):
      let words = fault.line("Cannot read", path: location.title, width: lab.screen.statusWidth)
      tell(FileChange(holdsNoScene: true, words), of: location, &lab)
    }
    // What it takes to save the scene is not what it was.
    lab.leaving.askAgain()
  }

  private static func tell(
    _ change: FileChange, of location: SceneLocation, _ lab: inout LabContext
  ) {
    lab.files.note(change, at: location)
    lab.refuse(change.words)
  }

  private static func take(
    _ now: OpenedScene, of location: SceneLocation, _ lab: inout LabContext
  ) {
    let words = "'\(location.title.shownSafely)' has changed meanwhile; "
    if lab.reached.scene != lab.files.all[location]?.former {
      tell(change(of: location, isGone: false), of: location, &lab)
    } else if lab.history.canRedo {
      // These steps would be lost.
      tell(FileChange(words + ":reopen takes what is there"), of: location, &lab)
    } else if let wait = wait(lab) {
      tell(FileChange(waits: true, words + "it is read again \(wait)"), of: location, &lab)
    } else {
      show(now, from: location, &lab)
    }
  }

  /// What is waited for before the scene is another one: the end of what is no step yet, and that of a script that is
  /// recorded, as it knows only what is pressed and typed.
  private static func wait(_ lab: LabContext) -> String? {
    if let recorded = lab.recording.file, recorded.fault == nil,
      RecordingFormat(ofFile: recorded.path) == .script
    {
      return "when the recording has ended"
    }
    let isTrying =
      lab.player.play != nil || lab.isDragging || lab.open.has(.isTrying)
      || !lab.now.isLike(lab.history.moment)
    return isTrying ? "when this is left" : nil
  }

  /// The selection stays as it is, and so do the theme and the texts that are named as before.
  private static func show(
    _ now: OpenedScene, from location: SceneLocation, _ lab: inout LabContext
  ) {
    let (before, scene) = (lab.edited.scene, now.document.scene)
    lab.files.put(now, at: location, saved: scene)
    (lab.edited.scene, lab.notice) = (scene, nil)
    FileCommands.read(scene, since: before, &lab)
    let parts = FileCommands.parts(of: scene, from: location)
    lab.await(parts.subtracting(FileCommands.parts(of: before, from: location)))
    lab.sayUnlessRefused("Read \(location.title) again" + FileCommands.wayBack(lab))
  }

  /// The file of the scene has changed or is gone, and the scene is not what it held.
  static func change(of location: SceneLocation, isGone: Bool) -> FileChange {
    let (title, now, remedy) = (
      location.title.shownSafely, isGone ? "is gone" : "has changed meanwhile",
      isGone ? "there again" : "over it, :reopen takes what is there"
    )
    return FileChange(
      holdsNoScene: isGone, "'\(title)' \(now); :overwrite writes this scene \(remedy)")
  }
}

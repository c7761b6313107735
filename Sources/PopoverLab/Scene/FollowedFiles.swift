import MessageText
import PopoverScenes

/// The files that other programs may change while the lab shows what is in them: they are watched and read again.
///
/// Themes and colour schemes show at once what their files have become. A scene does, too, where nothing of the user's is
/// lost by that; else the status line says what can be done.
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
    let (schemes, scene) = (lab.themes.schemeFiles, lab.files.location)
    if schemes != lab.watchedSchemes || scene != lab.watchedScene {
      let isOther = schemes != lab.watchedSchemes || scene.isFile || lab.watchedScene.isFile
      (lab.watchedSchemes, lab.watchedScene) = (schemes, scene)
      if isOther { watch(&lab) }
    }
    let hasWaited = lab.files.changes[scene]?.waits == true && !isTrying(lab)
    if hasWaited { lab.files.note(FileChange(isGone: false), at: scene) }
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
    guard location == lab.files.location, let known = lab.files.opened[location] else { return }
    switch reading {
    case .success(let now) where now.content == known.content:
      // What was said of the file is not true any more.
      if lab.files.forgetChange(at: location), lab.notice?.isRefusal == true { lab.notice = nil }
      return
    case .success(let now): take(now, of: location, &lab)
    case .failure(.file(.missing)):
      lab.files.note(FileChange(isGone: true), at: location)
      lab.refuse(wordsOfChange(location, isGone: true))
    case .failure(let fault):
      lab.files.note(FileChange(isGone: false), at: location)
      lab.refuse(fault.line("Cannot read", path: location.title, width: lab.screen.statusWidth))
    }
    // What it takes to save the scene is not what it was.
    lab.leaving.askAgain()
  }

  private static func take(
    _ now: OpenedScene, of location: SceneLocation, _ lab: inout LabContext
  ) {
    let name = location.title.shownSafely
    if lab.reached.scene != lab.files.known(at: location) {
      lab.files.note(FileChange(isGone: false), at: location)
      lab.refuse(wordsOfChange(location, isGone: false))
    } else if isTrying(lab) {
      lab.files.note(FileChange(isGone: false, waits: true), at: location)
      lab.refuse("'\(name)' has changed meanwhile; it is read again when this is left")
    } else if lab.history.canRedo || lab.recorded != nil {
      // Steps to redo would be lost, and a recording knows only what is pressed and typed.
      lab.files.note(FileChange(isGone: false), at: location)
      lab.refuse("'\(name)' has changed meanwhile; :reopen takes what is there")
    } else {
      show(now, from: location, &lab)
    }
  }

  /// Whether the user is in the middle of something that is no step yet.
  private static func isTrying(_ lab: LabContext) -> Bool {
    lab.player.play != nil || !lab.now.isLike(lab.history.moment)
      || lab.open.contains { [.themes, .dial, .settingEdit].contains($0) }
  }

  /// The selection stays as it is, and so do the theme and the texts that are named as before.
  private static func show(
    _ now: OpenedScene, from location: SceneLocation, _ lab: inout LabContext
  ) {
    let (before, scene) = (lab.edited.scene, now.document.scene)
    lab.files.put(now, at: location, saved: scene)
    (lab.edited.scene, lab.notice) = (scene, nil)
    FileCommands.read(scene, since: before, &lab)
    let look = FileCommands.look(of: scene, from: location)
    lab.await(look.subtracting(FileCommands.look(of: before, from: location)))
    lab.sayUnlessRefused("Read \(location.title) again" + FileCommands.wayBack(lab))
  }

  /// What has become of the file of the scene that is shown, and what can be done.
  static func wordsOfChange(_ location: SceneLocation, isGone: Bool) -> String {
    let (what, place) = wordsOfChange(isGone: isGone)
    let other = isGone ? "" : ", :reopen takes what is there"
    return "'\(location.title.shownSafely)' \(what); :overwrite writes this scene \(place)\(other)"
  }

  static func wordsOfChange(isGone: Bool) -> (what: String, place: String) {
    isGone ? ("is gone", "there again") : ("has changed meanwhile", "over it")
  }
}

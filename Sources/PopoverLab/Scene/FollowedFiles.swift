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
  /// then on.
  static func watchAnew(_ lab: inout LabContext) {
    let (schemes, scene) = (lab.themes.schemeFiles, lab.files.location)
    guard schemes != lab.watchedSchemes || scene != lab.watchedScene else { return }
    let isFile = scene.isFile || lab.watchedScene.isFile
    let changesPaths = schemes != lab.watchedSchemes || isFile
    (lab.watchedSchemes, lab.watchedScene) = (schemes, scene)
    if changesPaths { watch(&lab) }
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
    let name = location.title.shownSafely
    let hadConflict = lab.files.writing.removeConflict(name)
    switch reading {
    case .success(let now) where now.content == known.content:
      // What was said of the file is not true any more.
      if hadConflict { lab.notice = nil }
    case .success(let now):
      if lab.files.isUnsaved(lab.edited.scene) {
        FileCommands.reportChanged(now.document, isGone: false, &lab)
      } else if keepsMore(lab) {
        lab.refuse("'\(name)' has changed meanwhile; :reopen takes what is there")
      } else {
        show(now, from: location, &lab)
      }
    case .failure(.file(.missing)):
      FileCommands.reportChanged(known.document, isGone: true, &lab)
    case .failure(let fault):
      lab.files.writing.conflicts.append(name)
      lab.refuse(fault.line("Cannot read", path: location.title, width: lab.screen.statusWidth))
    }
    // What it takes to save the scene is not what it was.
    lab.leaving.askAgain()
  }

  /// Whether more would be lost than what the file has: steps that can be redone, or what the user is in the middle of and
  /// is no step yet.
  private static func keepsMore(_ lab: LabContext) -> Bool {
    lab.history.canRedo || lab.player.play != nil || !lab.now.isLike(lab.history.moment)
      || lab.open.contains { [.themes, .dial, .settingEdit].contains($0) }
  }

  /// The selection stays as it is, and so do the theme and the texts that are named as before.
  private static func show(
    _ now: OpenedScene, from location: SceneLocation, _ lab: inout LabContext
  ) {
    let (before, scene) = (lab.edited.scene, now.document.scene)
    lab.files.put(now, at: location, saved: scene)
    lab.edited.scene = scene
    FileCommands.read(scene, since: before, &lab)
    let look = FileCommands.look(of: scene, from: location)
    lab.await(look.subtracting(FileCommands.look(of: before, from: location)))
    lab.notice = .done("Read \(location.title) again" + FileCommands.wayBack(lab))
  }
}

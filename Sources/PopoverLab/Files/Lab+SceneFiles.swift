import AnnotatedYAML
import PopoverScenes

extension Lab {
  /// Has a scene read, by its name or its path. The one that is shown is a step to undo.
  func openScene(_ name: String) -> [LabEffect] {
    [.world(.scene(.open(SceneLocation(name))))]
  }

  /// Has the scene written.
  ///
  /// - Parameters:
  ///   - path: another file than the scene's own.
  ///   - isForced: whether that is written over whatever is there.
  mutating func saveScene(to path: String?, isForced: Bool) -> [LabEffect] {
    let target = path.map(SceneLocation.file) ?? scenes.location
    guard case .file(let path) = target else {
      refuse("The scene has no file yet; :write FILE writes one")
      return []
    }
    do throws(SceneError) {
      let document = try scenes.document(of: scene, at: scenes.location, as: path)
      if isForced { return [.world(.scene(.overwrite(document)))] }
      // What was read of another file earlier is no leave to write over that.
      let expected = target == scenes.location ? scenes.opened[target]?.content : nil
      return [.world(.scene(.save(document, over: expected)))]
    } catch {
      refuse(error.faults.first?.message(path: path) ?? "No file can hold this scene")
      return []
    }
  }

  /// Whether the scene's own file has another one.
  var hasUnsavedScene: Bool {
    if case .file = scenes.location { scenes.saved[scenes.location] != scene } else { false }
  }

  /// Leaves, but not at once while a file has not what was made of its scene. What was kept is given up
  /// with it.
  mutating func quit() -> [LabEffect] {
    let files = unsavedFiles
    guard files.isEmpty || scenes.isWarned else {
      scenes.isWarned = true
      refuse("Not saved: \(files.joined(separator: ", ")); :write saves, quitting again leaves")
      return []
    }
    ending = .quit
    return forgetKept(Array(scenes.kept.keys))
  }

  private var unsavedFiles: [String] {
    let others = scenes.kept.keys.filter { $0 != scenes.location && $0.isFile }.map(\.title)
    return (hasUnsavedScene ? [scenes.location.title] : []) + others.sorted()
  }
}

extension Lab {
  /// Takes what the files of scenes tell.
  mutating func receive(_ event: SceneFileEvent) -> [LabEffect] {
    switch event {
    case .opened(let location, .success(let opened)): return show(opened, from: location)
    case .opened(let location, .failure(let fault)): say(fault, "cannot open", location.title)
    case .saved(let document, .success(let content)): return noteSaved(document, content)
    case .saved(let document, .failure(.file(.changed(let found)))):
      sayChanged(document.path, isGone: found == nil)
    case .saved(let document, .failure(let fault)): say(fault, "cannot write", document.path)
    case .textRead(let source, _, .success(let text)): texts[source] = text
    case .textRead(let source, let location, .failure(let fault)):
      if case .file(let name) = source { say(fault, "cannot read", location.path(of: name)) }
    case .changedElsewhere(let location):
      refuse("\(location.title) has changes in another lab too")
    case .notKept(let location, let fault): sayNotKept(location, fault)
    case .listed(let scenes):
      openPalette("Scenes", scenes.map(PaletteEntry.init), after: notice)
    case .foundLeft(let left, let location): offer(left, for: location)
    case .recovered(let left, .success(let scene)): return show(scene, of: left)
    case .recovered(let left, .failure(let fault)): say(fault, "cannot recover", left.title)
    }
    return []
  }

  private mutating func show(_ opened: OpenedScene, from location: SceneLocation) -> [LabEffect] {
    let keeping = keepChanges()
    scenes.put(opened, at: location, saved: opened.document.scene)
    let showing = show(opened.document.scene, from: location)
    notice = .done("Opened \(location.title); \(key(for: .undo)) brings back what was shown")
    return keeping + showing + [.world(.scene(.findLeft(for: location)))]
  }

  /// Shows another scene, and has read what it names.
  mutating func show(_ scene: Scene, from location: SceneLocation) -> [LabEffect] {
    scenes.location = location
    self.scene = scene
    selection = SceneSelection()
    let reading = scene.sources.map { LabEffect.world(.scene(.readText($0, of: location))) }
    return reading + (scene.theme.map { useTheme(of: location, $0) } ?? [])
  }

  /// The theme that a scene asks for; it is told if there is none of the name.
  mutating func useTheme(of location: SceneLocation, _ name: String) -> [LabEffect] {
    let said = notice
    if case .file(let path) = SceneLocation(name) { return useTheme(location.path(of: path)) }
    let effects = useTheme(name)
    if case .done = notice { notice = said }
    return effects
  }

  private mutating func noteSaved(
    _ document: SceneDocument, _ content: ContentFingerprint
  ) -> [LabEffect] {
    let (before, location) = (scenes.location, SceneLocation.file(document.path))
    scenes.put(OpenedScene(document, content: content), at: location, saved: document.scene)
    move(from: before, to: location)
    notice = .done("Written: \(document.path.shownSafely)")
    return forgetKept([before, location])
  }

  /// The scene that is shown belongs to another file, wherever one goes back to.
  private mutating func move(from before: SceneLocation, to location: SceneLocation) {
    func move(_ moment: inout LabMoment) {
      if moment.location == before { moment.location = location }
    }
    history.update(move)
    move(&moment)
    if var played = player.play?.moment {
      move(&played)
      player.play?.moment = played
    }
    scenes.location = location
  }

  private mutating func sayChanged(_ path: String, isGone: Bool) {
    let isOwn = SceneLocation.file(path) == scenes.location
    let reason =
      isGone ? "is gone" : isOwn ? "was changed by somebody else" : "is there already"
    refuse("'\(path.shownSafely)' \(reason); :overwrite writes this scene over it")
  }

  mutating func say(_ fault: SceneFileFault, _ attempt: String, _ path: String) {
    refuse(fault.line(attempt, path: path, width: size.width - 2))
  }
}

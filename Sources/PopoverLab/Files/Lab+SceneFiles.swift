import PopoverScenes
import PopoverThemes

extension Lab {
  /// Has a scene read, by its name or its path. The one that is shown is a step to undo.
  func openScene(_ name: String) -> [LabEffect] {
    [.world(.scene(.open(SceneLocation(name))))]
  }

  /// Has the scene written.
  ///
  /// - Parameters:
  ///   - path: another file than the scene's own.
  ///   - isForced: whether that is written over what others have written.
  mutating func saveScene(to path: String?, isForced: Bool) -> [LabEffect] {
    let location = path.map(SceneLocation.file) ?? scenes.location
    guard case .file(let path) = location else {
      refuse("The scene has no file yet; :write FILE writes one")
      return []
    }
    let known = scenes.opened[location]
    do throws(SceneError) {
      let document = try document(at: path, known: known?.document)
      scenes.saving = document
      let found = isForced ? scenes.found[path] : nil
      return [.world(.scene(.save(document, over: found ?? known?.content)))]
    } catch {
      refuse(error.faults.first?.message(path: path) ?? "No file can hold this scene")
      return []
    }
  }

  private func document(
    at path: String, known: SceneDocument?
  ) throws(SceneError) -> SceneDocument {
    guard let known else { return try SceneDocument(scene, path: path) }
    return try known.saving(scene)
  }

  /// Whether the scene's own file has another one.
  var hasUnsavedScene: Bool {
    guard case .file = scenes.location, let document = scenes.document else { return false }
    return document.scene != scene
  }

  /// Leaves, but not at once with a scene whose file has another one.
  mutating func quit() {
    guard hasUnsavedScene, !scenes.isWarned else {
      ending = .quit
      return
    }
    scenes.isWarned = true
    refuse(
      "The scene is not saved in \(scenes.location.title); :write saves it, quitting again leaves")
  }
}

extension Lab {
  /// Takes what the files of scenes tell.
  mutating func receive(_ event: SceneFileEvent) -> [LabEffect] {
    switch event {
    case .opened(let location, .success(let opened)): return show(opened, from: location)
    case .opened(let location, .failure(let fault)): say(fault, "cannot open", location.title)
    case .saved(let path, .success(let content)): noteSaved(path, content)
    case .saved(let path, .failure(.file(.changed(let found)))): noteChanged(path, found)
    case .saved(let path, .failure(let fault)): say(fault, "cannot write", path)
    case .textRead(let source, _, .success(let text)): texts[source] = text
    case .textRead(let source, let location, .failure(let fault)):
      if case .file(let name) = source { say(fault, "cannot read", location.path(of: name)) }
    case .openElsewhere(let location):
      notice = .refusal("\(location.title) is open in another lab too")
    case .inspected, .leftUnsaved, .notKept: break
    }
    return []
  }

  private mutating func show(_ opened: OpenedScene, from location: SceneLocation) -> [LabEffect] {
    scenes.opened[location] = opened
    scenes.location = location
    scene = opened.document.scene
    selection = SceneSelection()
    notice = .done("Opened \(location.title); \(key(for: .undo)) brings back what was shown")
    let reading = scene.sources.map { LabEffect.world(.scene(.readText($0, of: location))) }
    return reading + (scene.theme.map { useTheme(of: location, $0) } ?? [])
  }

  /// The theme that a scene asks for; it is told if there is none of the name.
  private mutating func useTheme(of location: SceneLocation, _ name: String) -> [LabEffect] {
    let said = notice
    if case .file(let path) = SceneLocation(name) { return useTheme(location.path(of: path)) }
    let effects = useTheme(name)
    if case .done = notice { notice = said }
    return effects
  }

  private mutating func noteSaved(_ path: String, _ content: ContentFingerprint) {
    let location = SceneLocation.file(path)
    guard let document = scenes.saving else { return }
    scenes.opened[location] = OpenedScene(document, content: content)
    scenes.saving = nil
    scenes.found[path] = nil
    if scenes.location != location {
      let before = scenes.location
      history.update { if $0.location == before { $0.location = location } }
      scenes.location = location
    }
    notice = .done("Written: \(path.shownSafely)")
  }

  private mutating func noteChanged(_ path: String, _ found: ContentFingerprint?) {
    scenes.found[path] = .some(found)
    let isKnown = scenes.opened[.file(path)] != nil
    let reason =
      found == nil ? "is gone" : isKnown ? "was changed by somebody else" : "is there already"
    refuse("'\(path.shownSafely)' \(reason); :overwrite writes this scene over it")
  }

  private mutating func say(_ fault: SceneFileFault, _ attempt: String, _ path: String) {
    refuse(fault.line(attempt, path: path, width: size.width - 2))
  }
}

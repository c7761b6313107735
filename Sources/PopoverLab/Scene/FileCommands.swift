import MessageText
import PopoverReports
import PopoverScenes
import PopoverThemes

/// Commands that open and write scenes, and the handling of the answers.
enum FileCommands {
  private static let scenes = CommandWords.documents(and: ShippedScenes.names)
  private static let scene = CommandValue<String>.name(
    "SCENE", expected: "the name of a scene, or the path of a file", words: scenes)

  static let all: [Command<SceneMode>] = [
    Command("scenes", "choose a scene from this folder or one that comes with poplab") {
      $1.ask(.world(.scene(.list)))
    },
    Command(
      "edit", alias: "e", "open a scene, by its name or the path of its file",
      .needsThemes, value: scene
    ) { open(SceneLocation($1.path(typed: $2)), &$1) },
    Command(
      "reopen", alias: "e!", "open this scene, or another one, without its unsaved changes",
      .needsThemes, value: .optionalName("[SCENE]", words: scenes)
    ) { reopen($2, &$1) },
    Command(
      "write", alias: "w", "write the scene into its file, or into a new one", .writesFile,
      value: .optionalName("[FILE]", words: .documents(and: []))
    ) { save(to: $2, isForced: false, &$1) },
    Command(
      "overwrite", alias: "w!", "write the scene, even if its file has changed", .writesFile,
      value: .optionalName("[FILE]", words: .documents(and: []))
    ) { save(to: $2, isForced: true, &$1) },
    Command(
      "write-all", alias: "wa", "write every scene that differs from its file", .writesFile
    ) { saveAll(&$1) },
    Command(
      "write-quit", alias: "wq", "write the scene, and leave", .writesFile,
      value: .optionalName("[FILE]", words: .documents(and: []))
    ) { saveAndLeave(to: $2, &$1) },
    Command("exit", alias: "x", "write the scene if it has changed, and leave") { _, lab in
      lab.files.changed(of: lab.now) == nil
        ? LeavingCommands.quit(&lab) : saveAndLeave(to: nil, &lab)
    },
  ]

  /// Requests the writing of the scene.
  ///
  /// - Parameters:
  ///   - path: the file; `nil` for the scene's own.
  ///   - isForced: whether it replaces any content of the file.
  private static func save(to path: String?, isForced: Bool, _ lab: inout LabContext) {
    let target =
      path.map { lab.files.known(.file(lab.path(typed: $0).asScenePath)) } ?? lab.files.location
    guard case .file(let path) = target else {
      return lab.refuse("The scene has no file yet; :write FILE writes one")
    }
    if let objection = objection(toFile: path, target, lab) { return lab.refuse(objection) }
    lab.files.writing = WritingAnswers()
    save(lab.edited.scene, of: lab.files.location, to: path, isForced: isForced, &lab)
  }

  private static func save(
    _ scene: Scene, of location: SceneLocation, to path: String, isForced: Bool = false,
    _ lab: inout LabContext
  ) {
    do throws(SceneError) {
      let document = try lab.files.document(of: scene, at: location, as: path)
      if isForced { return lab.ask(.world(.scene(.overwrite(document)))) }
      // Having opened another file earlier does not allow replacing it.
      let expected = location == .file(path) ? lab.files.all[location]?.opened?.content : nil
      lab.ask(.world(.scene(.save(document, over: expected))))
    } catch {
      lab.refuse(error.faults.first?.message(path: path) ?? "No file can hold this scene")
    }
  }

  /// Requests the writing of every scene that differs from its file.
  private static func saveAll(_ lab: inout LabContext) {
    UnsavedChanges.storeChanges(&lab)
    let changed = lab.files.stored.ofFiles
    lab.files.writing = WritingAnswers(isOfAll: true)
    lab.leaving.askAgain()
    if changed.isEmpty { lab.notice = nothingToWrite(lab) }
    for (location, scene) in changed.sorted(by: { $0.key.title < $1.key.title }) {
      save(scene, of: location, to: location.title, &lab)
    }
  }

  private static func nothingToWrite(_ lab: LabContext) -> Notice {
    let leftOut = leftOut(lab)
    if let change = lab.files.all[lab.files.location]?.change {
      return .refusal("Nothing of yours is unsaved; \(change.words)")
    }
    return lab.files.location.isFile || lab.files.changed(of: lab.now) == nil
      ? .done("Every scene is as its file has it" + leftOut)
      : .refusal("The scene has no file yet; :write FILE writes one" + leftOut)
  }

  /// What is no scene and still has to be written when all scenes are, as the end of a sentence.
  static func leftOut(_ lab: LabContext) -> String {
    let schemes = lab.themes.unsavedSchemeTitles.joined(separator: ", ")
    guard lab.files.writing.isOfAll, !schemes.isEmpty else { return "" }
    return "; not saved: \(schemes), \(lab.themes.schemeWritingCommand) saves"
  }

  private static func reopen(_ scene: String?, _ lab: inout LabContext) {
    let location =
      scene.map { lab.files.known(SceneLocation(lab.path(typed: $0))) } ?? lab.files.location
    if location == .unnamed {
      return lab.refuse("The scene has no file yet; :reopen SCENE opens another one")
    }
    UnsavedChanges.storeChanges(&lab)
    lab.ask(.world(.scene(.open(location))))
  }

  /// Opens a scene. One that this lab has changed is shown with its changes.
  static func open(_ location: SceneLocation, _ lab: inout LabContext) {
    let location = lab.files.known(location)
    UnsavedChanges.storeChanges(&lab)
    guard lab.files.stored[location] != nil else {
      return lab.ask(.world(.scene(.open(location))))
    }
    if location == lab.files.location {
      return lab.refuse("\(location.title) has unsaved changes; :reopen opens it without them")
    }
    lab.follow(.showAgain(location))
  }

  static func showAgain(_ location: SceneLocation, _ lab: inout LabContext) {
    guard let scene = lab.files.stored[location] else { return }
    show(scene, from: location, &lab)
    lab.sayUnlessRefused("Opened \(location.title) with its unsaved changes" + wayBack(lab))
    lab.files.isShownAgain = true
  }

  /// What brings back the scene that was shown before, to be added to a sentence; nothing where it is the same.
  static func wayBack(_ lab: LabContext) -> String {
    lab.now.isLike(lab.reached) ? "" : "; \(lab.key(for: "undo")) brings back what was shown"
  }
}

extension FileCommands {
  /// Why a scene is not written into a file that is called like something else; its own file it is, whatever its name.
  private static func objection(
    toFile path: String, _ target: SceneLocation, _ lab: LabContext
  ) -> String? {
    guard target != lab.files.location,
      let objection = FileKind.yaml.objection(toFile: path.shownSafely, "a scene of YAML")
    else { return nil }
    let isPicture = PictureFormat(ofFile: path) != nil
    return isPicture ? "\(objection); 'poplab render' writes pictures" : objection
  }

  /// Leaves as soon as the scene is written; if it cannot be, the lab stays.
  private static func saveAndLeave(to path: String?, _ lab: inout LabContext) {
    lab.leaving.whenSaved = true
    save(to: path, isForced: false, &lab)
  }

  /// Shows another scene, and requests the texts and the theme that it names.
  static func show(_ scene: Scene, from location: SceneLocation, _ lab: inout LabContext) {
    lab.files.location = location
    lab.edited = EditedScene(scene)
    lab.flips.beginAnew()
    lab.task = nil
    lab.outbox.effects += scene.sources.map { .world(.scene(.readText($0, of: location))) }
    if let theme = scene.theme { use(theme, of: location, &lab) }
    if let scheme = scene.scheme { SchemeCommands.use(scheme, of: location, &lab) }
    lab.shown.place(on: lab.stage(lab.theme), after: nil, in: lab.shown.view)
    lab.await(parts(of: scene, from: location))
  }

  /// The theme, the scheme and the texts that a scene names.
  static func parts(of scene: Scene, from location: SceneLocation) -> Set<AwaitedPart> {
    let (theme, scheme) = (scene.theme, scene.scheme)
    let look = [theme.map(location.reference(to:)), scheme.map(location.reference(toScheme:))]
    return Set(look.compactMap { $0.map(AwaitedPart.look) } + scene.sources.map(AwaitedPart.text))
  }

  /// Requests the theme or the scheme that a scene would name, unless it is in use already.
  ///
  /// - Returns: whether it was requested; the scene stays as it is until it is found.
  static func requestsLook(of scene: Scene, over before: Scene, _ lab: inout LabContext) -> Bool {
    let (location, themes) = (lab.files.location, lab.themes)
    if let theme = scene.theme, theme != before.theme,
      theme != lab.files.name(of: themes.current, from: location)
    {
      ThemeCommands.use(location.reference(to: theme), &lab)
      return true
    }
    guard let scheme = scene.scheme, scheme != before.scheme, scheme != SchemeName.none,
      scheme != themes.choice.scheme.map({ lab.files.name(ofScheme: $0, from: location) })
    else { return false }
    SchemeCommands.use(scheme, of: location, &lab)
    return true
  }

  /// Requests the texts and the theme that a scene names and did not name before.
  static func read(_ scene: Scene, since before: Scene, _ lab: inout LabContext) {
    let location = lab.files.location
    lab.outbox.effects += scene.sources.filter { !before.sources.contains($0) }
      .map { .world(.scene(.readText($0, of: location))) }
    if let theme = scene.theme, theme != before.theme { use(theme, of: location, &lab) }
    if scene.scheme != before.scheme {
      SchemeCommands.use(scene.scheme ?? SchemeName.none, of: location, &lab)
    }
  }

  /// Uses the theme that a scene names, with a message only if there is none of this name.
  private static func use(_ theme: String, of location: SceneLocation, _ lab: inout LabContext) {
    let notice = lab.notice
    let awaited = ThemeCommands.use(location.reference(to: theme), &lab)
    if awaited == nil { lab.notice = notice }
  }

  /// Why a new file is not written.
  static func refusal(toWrite path: String, _ fault: StorageFault, _ lab: LabContext) -> String {
    if case .changed = fault {
      return "'\(path.shownSafely)' is there already; nothing was written"
    }
    return SceneFileFault.file(fault).line(
      "Cannot write", path: path, width: lab.screen.statusWidth)
  }

  static func report(
    _ fault: SceneFileFault, _ attempt: String, _ path: String, remedy: String = "",
    _ lab: inout LabContext
  ) {
    lab.reject(fault.line(attempt, path: path, width: lab.screen.statusWidth) + remedy)
  }
}

import PopoverScenes

/// The protection against losses: unsaved changes are stored while the lab runs. What is stored when it ends, the next
/// lab offers, see ``RecoverCommands``.
enum UnsavedChanges {
  /// How long changes wait before they are stored.
  private static let delay = Duration.seconds(1)

  /// Stores changes that are due. The first event of time after a change only sets the time at which they are due.
  static func storeIfDue(at now: Duration, _ lab: inout LabContext) {
    guard lab.files.stored.due == nil else { return storeChanges(&lab) }
    lab.files.stored.due = now + delay
  }

  /// Stores unsaved changes, or removes the stored ones if the scene was saved, and tries again what has failed.
  static func storeChanges(_ lab: inout LabContext) {
    lab.files.stored.due = nil
    storeScene(of: lab.reached, &lab)
    storeColors(&lab)
  }

  /// Stores all unsaved changes, those that were stored before and are not there any more too.
  static func storeAll(_ lab: inout LabContext) {
    let known = lab.files.stored.scenes
    storeChanges(&lab)
    storeAgain(known, &lab)
  }

  /// Stores scenes once more of which nothing is there any more.
  static func storeAgain(_ known: [SceneLocation: Scene], _ lab: inout LabContext) {
    for (location, scene) in known where lab.files.stored[location] == scene {
      request(scene, at: location, &lab) { .keep($0) }
    }
  }

  /// Stores the scene of a moment, in which it is left.
  static func storeScene(of moment: Moment, _ lab: inout LabContext) {
    guard lab.files.stored.keeps(moment.location) else { return }
    // What could not be stored was since, so that another failure is news.
    if lab.files.stored.isComplete { lab.files.stored.hasReportedFailure = false }
    let unsaved = lab.files.unsaved(of: moment)
    let isNew = unsaved != lab.files.stored[moment.location]
    if isNew { lab.files.stored.failed.remove(moment.location) }
    store(lab.files.stored.failed.takeAll(), &lab)
    guard isNew else { return }
    lab.files.stored.failed.beginAnew()
    if let scene = unsaved {
      // What is changed where the recovery is undone cannot be recovered any more by redoing it.
      if isUndone(moment.location, lab) { lab.files.stored.recovered[moment.location] = nil }
      return store([moment.location: scene], &lab)
    }
    if lab.files.stored.recovered[moment.location] != nil { return leave(moment.location, &lab) }
    remove([moment.location], &lab)
  }

  /// Leaves what was recovered and is undone to whoever recovers it next, as it was not this lab's own; what follows is
  /// another scene's.
  static func leaveUndone(_ lab: inout LabContext) {
    for location in lab.files.stored.recovered.keys where isUndone(location, lab) {
      leave(location, &lab)
    }
  }

  /// Takes back what was left where a recovery was undone, and is done again. At once: where it is saved before changes are
  /// stored, it would be offered to the next lab.
  static func takeBackRedone(_ lab: inout LabContext) {
    let moment = lab.history.moment
    let isLeft = lab.files.stored[moment.location] == nil
    guard isLeft, lab.files.stored.recovered[moment.location] != nil,
      !isUndone(moment.location, lab)
    else { return }
    storeScene(of: moment, &lab)
  }

  /// A recovery that is undone is gone for good as soon as something else is done.
  static func endUndone(_ lab: inout LabContext) {
    if lab.files.stored.recovered.isEmpty || lab.history.canRedo { return }
    for location in lab.files.stored.recovered.keys where isUndone(location, lab) {
      lab.files.takeBackRecovery(at: location)
    }
  }

  private static func isUndone(_ location: SceneLocation, _ lab: LabContext) -> Bool {
    lab.files.stored.recovered[location].map { !lab.history.isDone($0) } ?? false
  }

  private static func leave(_ location: SceneLocation, _ lab: inout LabContext) {
    lab.files.stored[location] = nil
    lab.ask(.world(.scene(.leave(location))))
  }

  /// Tries again what could not be stored, if it is time for that.
  static func tryAgain(at now: Duration, _ lab: inout LabContext) {
    store(lab.files.stored.failed.take(at: now), &lab)
  }

  private static func store(_ scenes: [SceneLocation: Scene], _ lab: inout LabContext) {
    for (location, scene) in scenes.sorted(by: { $0.key.title < $1.key.title }) {
      lab.files.stored[location] = scene
      request(scene, at: location, &lab) { .store($0) }
    }
  }

  private static func request(
    _ scene: Scene, at location: SceneLocation, _ lab: inout LabContext,
    _ request: (UnsavedScene) -> SceneFileRequest
  ) {
    do throws(SceneError) {
      let bytes = try lab.files.content(of: scene, at: location)
      let base = lab.files.all[location]?.opened?.content
      lab.ask(.world(.scene(request(UnsavedScene(of: location, over: base, bytes)))))
    } catch {
      reportFailure(location, .scene(error), &lab)
    }
  }

  /// Removes the stored changes of scenes.
  static func remove(_ locations: [SceneLocation], _ lab: inout LabContext) {
    for location in locations where lab.files.stored.remove(location) {
      lab.ask(.world(.scene(.forget(location))))
    }
  }

  /// Removes the stored changes of all files, which a lab that is left discards. A script did not make those that it has
  /// recovered.
  static func removeOfFiles(_ lab: inout LabContext) {
    let recovered = lab.files.stored.keepsSession ? [:] : lab.files.stored.recovered
    remove(lab.files.stored.ofFiles.keys.filter { recovered[$0] == nil }, &lab)
  }

  /// Reports once that changes cannot be stored; it is tried again. A lab that was about to end stays open, as nobody
  /// could know of the fault.
  static func reportFailure(
    _ location: SceneLocation, _ fault: SceneFileFault, _ lab: inout LabContext
  ) {
    if let scene = lab.files.stored[location] {
      lab.files.stored.failed.add(scene, at: location, because: fault)
    }
    let staysOpen =
      lab.leaving.ending.map { $0 != .terminalLost } ?? false && !lab.leaving.mayLoseSession
    if staysOpen { (lab.leaving.ending, lab.leaving.mayLoseSession) = (nil, true) }
    if lab.files.stored.hasReportedFailure, !staysOpen { return }
    lab.files.stored.hasReportedFailure = true
    let words = fault.line(
      "Cannot keep changes of", path: location.title, width: lab.screen.statusWidth)
    staysOpen
      ? lab.warn(words + "; :write FILE saves them, leaving again discards them")
      : lab.refuse(words)
  }
}

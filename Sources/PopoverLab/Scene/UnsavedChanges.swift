import PopoverScenes

/// The protection against losses: unsaved changes are stored while the lab runs. What is stored when it ends, the next
/// lab offers, see ``RecoverCommands``.
enum UnsavedChanges {
  /// How long changes wait before they are stored.
  private static let delay = Duration.seconds(1)

  /// Stores changes that are due. The first event of time after a change only sets the time at which they are due.
  static func store(at now: Duration, _ lab: inout LabContext) {
    guard lab.files.stored.due == nil else { return store(&lab) }
    lab.files.stored.due = now + delay
  }

  /// Stores unsaved changes, or removes the stored ones if the scene was saved, and tries again what has failed.
  static func store(_ lab: inout LabContext) {
    lab.files.stored.due = nil
    store(lab.reached, &lab)
    storeColors(&lab)
  }

  /// Stores the scene of a moment, in which it is left.
  static func store(_ moment: Moment, _ lab: inout LabContext) {
    guard lab.files.stored.keeps(moment.location) else { return }
    let unsaved = lab.files.unsaved(of: moment)
    let isNew = unsaved != lab.files.stored[moment.location]
    if isNew { lab.files.stored.failed.remove(moment.location) }
    store(lab.files.stored.failed.takeAll(), &lab)
    guard isNew else { return }
    lab.files.stored.failed.beginAnew()
    if let scene = unsaved { return store([moment.location: scene], &lab) }
    // What was recovered was not this lab's own: it can be recovered again where that is undone.
    if lab.files.stored.recovered.remove(moment.location) != nil {
      lab.files.stored[moment.location] = nil
      return lab.ask(.world(.scene(.leave(moment.location))))
    }
    remove([moment.location], &lab)
  }

  /// Tries again what could not be stored, if it is time for that.
  static func tryAgain(at now: Duration, _ lab: inout LabContext) {
    store(lab.files.stored.failed.take(at: now), &lab)
  }

  private static func store(_ scenes: [SceneLocation: Scene], _ lab: inout LabContext) {
    for (location, scene) in scenes.sorted(by: { $0.key.title < $1.key.title }) {
      lab.files.stored[location] = scene
      do throws(SceneError) {
        let bytes = try lab.files.content(of: scene, at: location)
        let base = lab.files.opened[location]?.content
        lab.ask(.world(.scene(.store(UnsavedScene(of: location, over: base, bytes)))))
      } catch {
        reportFailure(location, .scene(error), &lab)
      }
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
    let recovered = lab.files.stored.keepsSession ? [] : lab.files.stored.recovered
    remove(lab.files.stored.ofFiles.keys.filter { !recovered.contains($0) }, &lab)
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
    lab.refuse(
      fault.line("Cannot keep changes of", path: location.title, width: lab.screen.statusWidth)
        + (staysOpen ? "; :write FILE saves them, leaving again discards them" : ""))
  }
}

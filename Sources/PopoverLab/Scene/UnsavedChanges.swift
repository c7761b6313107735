import PopoverScenes

/// What is done so that no change is lost: unsaved changes are stored while the lab runs, and offered again
/// by the next one.
enum UnsavedChanges {
  /// How long changes wait until they are stored.
  private static let patience = Duration.seconds(1)

  /// Stores changes whose time has come. The first change only starts the clock, as the time was not known
  /// before.
  static func keep(at now: Duration, _ lab: inout LabContext) {
    guard lab.files.due == nil else { return keep(&lab) }
    lab.files.due = now + patience
  }

  /// Stores what is not stored yet, or removes what need not be stored any more.
  static func keep(_ lab: inout LabContext) {
    lab.files.due = nil
    let moment = lab.history.moment
    let unsaved = lab.files.unsaved(of: moment)
    guard unsaved != lab.files.kept[moment.location] else { return }
    guard let scene = unsaved else { return remove([moment.location], &lab) }
    lab.files.kept[moment.location] = scene
    let document = try? lab.files.document(
      of: scene, at: moment.location, as: moment.location.title)
    guard let document else { return }
    let base = lab.files.opened[moment.location]?.content
    lab.ask(.world(.scene(.keep(UnsavedScene(of: moment.location, over: base, document.bytes)))))
  }

  /// Removes what is stored of these.
  static func remove(_ locations: [SceneLocation], _ lab: inout LabContext) {
    for location in locations where lab.files.kept.removeValue(forKey: location) != nil {
      lab.ask(.world(.scene(.forget(location))))
    }
  }

  /// Says once that changes would be lost.
  static func reportFailure(
    _ location: SceneLocation, _ fault: SceneFileFault, _ lab: inout LabContext
  ) {
    if lab.files.hasReportedFailure { return }
    lab.files.hasReportedFailure = true
    FileCommands.report(fault, "cannot keep changes of", location.title, &lab)
  }

  /// Leaves, but not before a warning while a file lacks changes of its scene. What was stored is removed then.
  static func quit(_ lab: inout LabContext) {
    let files = lab.files
    let others = files.kept.keys.filter { $0 != files.location && $0.isFile }.map(\.title)
    let isUnsaved = files.isUnsaved(lab.edited.scene)
    let unsaved = (isUnsaved ? [files.location.title] : []) + others.sorted()
    guard unsaved.isEmpty || files.isWarned else {
      lab.files.isWarned = true
      return lab.refuse(
        "Not saved: \(unsaved.joined(separator: ", ")); :write saves, quitting again leaves")
    }
    lab.ending = .quit
    remove(Array(files.kept.keys), &lab)
  }
}

extension UnsavedChanges {
  /// What stands for everything after `forget`.
  static let everyTitle = "all"

  /// Offers what was found: of the scene itself, or of any when the lab begins without a file.
  static func offer(
    _ found: [RecoverableScene], for location: SceneLocation, _ lab: inout LabContext
  ) {
    let isStart = lab.notice == nil
    lab.files.recoverable = found
    let own = found.filter { $0.location == location }
    let offered = isStart && (own.isEmpty || location == .unnamed) ? found : own
    if let words = words(offering: offered) { lab.notice = .done(words) }
  }

  /// What is said of scenes that can be recovered; `nil` if there are none.
  private static func words(offering found: [RecoverableScene]) -> String? {
    let titles = found.map(\.title).joined(separator: ", ")
    return switch found.count {
    case 0: nil
    case 1: ":recover brings back unsaved changes of \(titles), :forget drops them"
    default: ":recover NAME brings back unsaved changes, :forget NAME drops them: \(titles)"
    }
  }

  /// Brings back what was found.
  ///
  /// - Parameter title: which; `nil` is that of the scene, or the only one.
  static func recover(_ title: String?, _ lab: inout LabContext) {
    guard let found = found(title, for: "recover", &lab) else { return }
    keep(&lab)
    lab.ask(.world(.scene(.recover(found))))
  }

  /// Gives up what was found; `all` is everything.
  static func forget(_ title: String?, _ lab: inout LabContext) {
    let isAll = title == everyTitle && !lab.files.recoverable.isEmpty
    let gone =
      isAll ? lab.files.recoverable : found(title, for: "forget", &lab).map { [$0] } ?? []
    lab.files.recoverable.removeAll(where: gone.contains)
    if !gone.isEmpty { lab.notice = .done("Dropped: \(gone.map(\.title).joined(separator: ", "))") }
    lab.outbox.effects += gone.map { .world(.scene(.drop($0))) }
  }

  private static func found(
    _ title: String?, for command: String, _ lab: inout LabContext
  ) -> RecoverableScene? {
    let all = lab.files.recoverable
    let location = lab.files.location
    let own = all.filter { $0.location == location && location != .unnamed }
    let named = title.map { title in all.filter { $0.title == title } }
    let found = named ?? (own.isEmpty ? all : own)
    if found.count == 1 { return found[0] }
    let titles = all.map(\.title).joined(separator: ", ")
    lab.refuse(
      titles.isEmpty
        ? "Nothing is left that was not saved" : "A name follows :\(command), one of \(titles)")
    return nil
  }

  static func show(
    _ recovered: RecoveredScene, of found: RecoverableScene, _ lab: inout LabContext
  ) {
    let opened = OpenedScene(recovered.document, content: recovered.base)
    lab.files.recoverable.removeAll { $0.name == found.name }
    lab.files.put(opened, at: found.location, saved: recovered.saved)
    lab.files.kept[found.location] = recovered.document.scene
    FileCommands.show(recovered.document.scene, from: found.location, &lab)
    let words = recovered.isOutdated ? ", but its file is another one by now" : ""
    lab.notice = .done(
      "Recovered \(found.title)\(words); \(lab.key(for: "undo")) brings back what was shown")
  }
}

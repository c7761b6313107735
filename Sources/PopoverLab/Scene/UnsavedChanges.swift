import MessageText
import PopoverScenes

/// The protection against losses: unsaved changes are stored while the lab runs, and the next lab offers to
/// recover them.
enum UnsavedChanges {
  /// How long changes wait before they are stored.
  private static let delay = Duration.seconds(1)

  /// Stores changes that are due. The first event of time after a change only sets the time at which they are due.
  static func store(at now: Duration, _ lab: inout LabContext) {
    guard lab.files.due == nil else { return store(&lab) }
    lab.files.due = now + delay
  }

  /// Stores unsaved changes, or removes the stored ones if the scene was saved, and tries again what has failed.
  static func store(_ lab: inout LabContext) {
    lab.files.due = nil
    let moment = lab.history.moment
    guard lab.files.keeps(moment.location) else { return }
    let unsaved = lab.files.unsaved(of: moment)
    let isNew = unsaved != lab.files.stored[moment.location]
    if isNew { lab.files.unstored.remove(moment.location) }
    store(lab.files.unstored.takeAll(), &lab)
    guard isNew else { return }
    lab.files.unstored.beginAnew()
    guard let scene = unsaved else { return remove([moment.location], &lab) }
    store([moment.location: scene], &lab)
  }

  /// Tries again what could not be stored, if it is time for that.
  static func tryAgain(at now: Duration, _ lab: inout LabContext) {
    store(lab.files.unstored.take(at: now), &lab)
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
    for location in locations where lab.files.stored.removeValue(forKey: location) != nil {
      lab.files.unstored.remove(location)
      lab.files.recovered.remove(location)
      lab.ask(.world(.scene(.forget(location))))
    }
  }

  /// Reports once that changes cannot be stored; it is tried again. A lab that was about to end stays open, as nobody
  /// could know of the fault.
  static func reportFailure(
    _ location: SceneLocation, _ fault: SceneFileFault, _ lab: inout LabContext
  ) {
    if let scene = lab.files.stored[location] { lab.files.unstored.add(scene, at: location) }
    let staysOpen = lab.ending.map { $0 != .terminalLost } ?? false && !lab.files.mayLoseSession
    if staysOpen { (lab.ending, lab.files.mayLoseSession) = (nil, true) }
    if lab.files.hasReportedFailure, !staysOpen { return }
    lab.files.hasReportedFailure = true
    lab.refuse(
      fault.line("cannot keep changes of", path: location.title, width: lab.size.width - 2)
        + (staysOpen ? "; :write FILE saves them, leaving again discards them" : ""))
  }

  /// Ends the lab. If a scene differs from its file, the first attempt only warns.
  static func quit(_ lab: inout LabContext) {
    let unsaved = unsaved(in: lab)
    guard unsaved.isEmpty || lab.files.hasWarned else {
      lab.files.hasWarned = true
      let things = unsaved.flatMap(\.things).joined(separator: ", ")
      let commands = unsaved.map(\.command).joined(separator: " and ")
      return lab.refuse(
        "Not saved: \(things); \(commands) \(unsaved.count == 1 ? "saves" : "save"), "
          + "quitting again discards the changes")
    }
    leave(&lab)
  }

  /// What would be lost, and the command that saves it.
  private static func unsaved(in lab: LabContext) -> [(things: [String], command: String)] {
    let files = lab.files
    let others = files.changedFiles.keys.filter { $0 != files.location }.map(\.title)
    let own = files.isUnsaved(lab.edited.scene) ? [files.location.title] : []
    let schemes = lab.themes.unsavedSchemes.map { "the scheme \($0.shownSafely)" }
    let recording = lab.recorded.flatMap { $0.fault == nil ? nil : $0.path.shownSafely }
    let all: [(things: [String], command: String)] = [
      (own + others.sorted(), others.isEmpty ? ":write" : ":write-all"), (schemes, ":write-scheme"),
      (recording.map { ["the recording \($0)"] } ?? [], ":record FILE"),
    ]
    return all.filter { !$0.things.isEmpty }
  }

  /// Ends the lab. What is shown becomes the last session if it has no file.
  private static func leave(_ lab: inout LabContext) {
    lab.ending = .quit
    keepSession(&lab)
  }

  /// Ends the lab without asking, even if the session cannot be kept.
  static func leaveWithoutAsking(_ lab: inout LabContext) {
    lab.files.mayLoseSession = true
    leave(&lab)
  }

  /// Stores a changed scene that has no file of its own, as those that come with the program have none. Where the lab has
  /// another one without any name, that is the last session.
  private static func keepSession(_ lab: inout LabContext) {
    let location = lab.history.moment.location
    guard !location.isFile, let scene = lab.files.unsaved(of: lab.history.moment) else { return }
    if location == .unnamed || lab.files.stored[.unnamed] != nil { return store(&lab) }
    do throws(SceneError) {
      let session = UnsavedScene(
        of: .unnamed, over: nil, try lab.files.content(of: scene, at: location))
      lab.ask(.world(.scene(.storeSession(session, insteadOf: location))))
    } catch {
      reportFailure(location, .scene(error), &lab)
    }
  }

  /// Removes the stored changes of all files, which a lab that is left discards. A script did not make those that it has
  /// recovered.
  static func removeOfFiles(_ lab: inout LabContext) {
    let recovered = lab.files.keepsSession ? [] : lab.files.recovered
    remove(lab.files.changedFiles.keys.filter { !recovered.contains($0) }, &lab)
  }

  /// Stores changes and ends the lab. If a file lacks them, the first attempt only says where they are kept.
  static func interrupt(_ lab: inout LabContext) {
    store(&lab)
    if lab.files.isUnsaved(lab.edited.scene), !lab.files.hasToldWhereKept {
      (lab.files.hasToldWhereKept, lab.files.mayLoseSession) = (true, true)
      lab.ask(.world(.scene(.locateStored(lab.files.location))))
    } else if let scheme = lab.themes.unsavedSchemes.first, !lab.files.hasToldWhereKept {
      lab.files.hasToldWhereKept = true
      lab.refuse(
        "\(lab.key(for: "interrupt")) again leaves; the tuned colours of \(scheme.shownSafely) would be lost; "
          + ":write-scheme saves them")
    } else {
      lab.ending = .interrupted
    }
  }

  /// - Parameter path: the file for the changes; `nil` if there is none. They are in it unless storing them has failed.
  static func tellWhereKept(_ location: SceneLocation, _ path: String?, _ lab: inout LabContext) {
    let file = lab.files.unstored.contains(location) ? nil : path
    let kept = file.map { "are kept in \($0.shownSafely)" }
    guard lab.ending == nil else {
      return lab.refuse("Changes of \(location.title) \(kept ?? "are lost")")
    }
    let scheme = lab.themes.unsavedSchemes.first.map {
      ", the tuned colours of \($0.shownSafely) would be lost; :write-scheme saves them"
    }
    lab.refuse(
      "\(lab.key(for: "interrupt")) again leaves; changes of \(location.title) "
        + (kept ?? "would be lost; :write saves them") + (scheme ?? ""))
  }

  /// Ends the lab with all that is stored of it, and says where that of files is.
  static func leaveKeepingChanges(_ lab: inout LabContext) {
    if lab.files.location.isFile { store(&lab) } else { keepSession(&lab) }
    // Nobody is there any more who could be asked.
    (lab.ending, lab.files.mayLoseSession) = (.quit, true)
    for location in lab.files.changedFiles.keys.sorted(by: { $0.title < $1.title }) {
      lab.ask(.world(.scene(.locateStored(location))))
    }
    if let scheme = lab.themes.unsavedSchemes.first {
      lab.refuse("The tuned colours of \(scheme.shownSafely) are lost")
    }
  }
}

extension UnsavedChanges {
  /// The word for all scenes after `forget`.
  static let everyTitle = "all"

  /// Offers changes that were found: those of the scene, or at the start without a file those of all scenes with a
  /// name. What was offered is not offered again.
  static func offer(
    _ found: [RecoverableScene], for location: SceneLocation, _ lab: inout LabContext
  ) {
    let isStart = lab.notice == nil
    let new = found.filter { $0.location != .unnamed && !lab.files.recoverable.contains($0) }
    lab.files.recoverable = found
    if lab.files.resumesLast { return resumeLast(&lab) }
    let own = new.filter { $0.location == location }
    if let words = words(offering: isStart && own.isEmpty ? new : own) {
      lab.notice = .offer(words)
    }
  }

  /// Shows the scene of the last session without a file.
  private static func resumeLast(_ lab: inout LabContext) {
    lab.files.resumesLast = false
    guard let last = lab.files.recoverable.first(where: { $0.location == .unnamed }) else {
      return lab.refuse("No last session is kept")
    }
    lab.ask(.world(.scene(.recover(last))))
  }

  /// The message about recoverable scenes; `nil` if there are none.
  private static func words(offering found: [RecoverableScene]) -> String? {
    let titles = list(found)
    return switch found.count {
    case 0: nil
    case 1: ":recover brings back unsaved changes of \(titles), :forget drops them"
    default: ":recover NAME brings back unsaved changes, :forget NAME drops them: \(titles)"
    }
  }

  /// The titles of scenes, no more of them than anybody reads.
  private static func list(_ found: [RecoverableScene]) -> String {
    let (titles, more) = (found.prefix(mostTitles).map(\.title), found.count - mostTitles)
    return titles.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static let mostTitles = 20

  /// Requests the recovery of changes.
  ///
  /// - Parameter title: the title of a scene; `nil` for the present scene, or the only recoverable one.
  static func recover(_ title: String?, _ lab: inout LabContext) {
    guard let found = found(title, for: "recover", &lab) else { return }
    store(&lab)
    lab.ask(.world(.scene(.recover(found))))
  }

  /// Drops the recoverable changes of a scene, or of all scenes.
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
    let titles = list(all)
    lab.refuse(
      titles.isEmpty
        ? "There are no unsaved changes" : ":\(command) takes a name, one of \(titles)")
    return nil
  }

  static func show(
    _ recovered: RecoveredScene, of found: RecoverableScene, _ lab: inout LabContext
  ) {
    let opened = OpenedScene(recovered.document, content: recovered.base)
    lab.files.recoverable.removeAll { $0.name == found.name }
    lab.files.put(opened, at: found.location, saved: recovered.saved)
    lab.files.stored[found.location] = recovered.document.scene
    lab.files.recovered.insert(found.location)
    FileCommands.show(recovered.document.scene, from: found.location, &lab)
    let words = recovered.isOutdated ? ", but its file has changed since" : ""
    lab.notice = .done(
      "Recovered \(found.title)\(words); \(lab.key(for: "undo")) brings back what was shown")
  }
}

import PopoverScenes

/// Commands that bring back or drop what other labs, or this one, have left behind unsaved, and its offer.
enum RecoverCommands {
  /// The word for all scenes after `forget`.
  private static let everyTitle = "all"

  static let all: [Command<SceneMode>] = [
    Command(
      "recover", "bring back unsaved changes of the last session", .needsThemes,
      value: .optionalText("[NAME]", words: .unsaved(all: nil))
    ) { ask(.recover($2), &$1) },
    Command(
      "forget", "drop unsaved changes of the last session",
      value: .optionalText(
        "[NAME|\(everyTitle)]", words: .unsaved(all: everyTitle))
    ) { ask(.forget($2), &$1) },
  ]

  /// Other labs may have left something behind, or taken it, since it was looked for.
  private static func ask(_ asked: Recovery.Asked, _ lab: inout LabContext) {
    lab.recovery.asked = asked
    lab.ask(.world(.scene(.findUnsaved(for: lab.files.location))))
  }

  /// Does with changes that were found what was asked for, or offers them. What was offered is not offered again.
  static func take(
    _ found: [RecoverableScene], for location: SceneLocation, _ lab: inout LabContext
  ) {
    let new = found.filter { !lab.recovery.found.contains($0) }
    let asked = lab.recovery.asked
    (lab.recovery.found, lab.recovery.asked) = (found, nil)
    switch asked {
    case .recover(let title): recover(title, &lab)
    case .forget(let title): forget(title, &lab)
    case nil where lab.recovery.resumesLast: resumeLast(&lab)
    case nil: offer(new, for: location, &lab)
    }
  }

  /// Offers changes of the scene, and colours beside them; else, where nothing else is said, as at the start, those of all
  /// scenes with a name.
  private static func offer(
    _ found: [RecoverableScene], for location: SceneLocation, _ lab: inout LabContext
  ) {
    let named = found.filter { $0.location != .unnamed }
    let own = named.filter { $0.location == location }
    let offersAll = lab.notice == nil && own.isEmpty
    let ownAndColors = own.isEmpty ? [] : named.filter { own.contains($0) || $0.subject == .colors }
    if let words = words(offering: offersAll ? named : ownAndColors) { lab.notice = .offer(words) }
  }

  /// Shows the scene of the last session without a file.
  private static func resumeLast(_ lab: inout LabContext) {
    lab.recovery.resumesLast = false
    guard let last = lab.recovery.found.first(where: { $0.location == .unnamed }) else {
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
    default: ":recover NAME brings back unsaved changes of \(titles); :forget NAME drops them"
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
  private static func recover(_ title: String?, _ lab: inout LabContext) {
    guard var found = found(title, for: "recover", &lab) else { return }
    if let location = found.location { found.subject = .scene(lab.files.known(location)) }
    UnsavedChanges.storeChanges(&lab)
    lab.ask(.world(.scene(.recover(found))))
  }

  /// Drops the recoverable changes of a scene, or of all scenes.
  private static func forget(_ title: String?, _ lab: inout LabContext) {
    let isAll = title == everyTitle && !lab.recovery.found.isEmpty
    let gone =
      isAll ? lab.recovery.found : found(title, for: "forget", &lab).map { [$0] } ?? []
    lab.recovery.found.removeAll(where: gone.contains)
    if !gone.isEmpty { lab.notice = .done("Dropped: \(list(gone))") }
    lab.outbox.effects += gone.map { .world(.scene(.drop($0))) }
  }

  private static func found(
    _ title: String?, for command: String, _ lab: inout LabContext
  ) -> RecoverableScene? {
    let all = lab.recovery.found
    let location = lab.files.location
    let own = all.filter { $0.location == location && location != .unnamed }
    let named = title.map { title in all.filter { $0.title == title } }
    let found = named ?? (own.isEmpty ? all : own)
    if found.count == 1 { return found[0] }
    let titles = list(all)
    lab.reject(
      titles.isEmpty
        ? "There are no unsaved changes" : ":\(command) takes a name, one of \(titles)")
    return nil
  }

  static func show(
    _ changes: RecoveredChanges, of found: RecoverableScene, _ lab: inout LabContext
  ) {
    lab.recovery.found.removeAll { $0.name == found.name }
    switch changes {
    case .scene(let scene): show(scene, of: found, &lab)
    case .colors(let colors): show(colors, of: found, &lab)
    }
  }

  /// Brings back tuned colours, and shows those of the first scheme.
  private static func show(
    _ recovered: UnsavedColors, of found: RecoverableScene, _ lab: inout LabContext
  ) {
    let tunings = recovered.colors.mapValues { SchemeTuning(colors: $0) }
    lab.themes.choice.tunings.merge(tunings) { $1 }
    lab.files.stored.colors = StoredColors(tunings: tunings, isRecovered: true)
    lab.notice = .done("Recovered \(found.title)" + FileCommands.wayBack(lab))
    let schemes = tunings.keys.sorted()
    lab.ask(.world(.readSchemes(schemes)))
    lab.await(Set(schemes.prefix(1).map(AwaitedPart.look)))
    lab.outbox.effects += schemes.prefix(1).map { .world(.openScheme($0)) }
  }

  private static func show(
    _ recovered: RecoveredScene, of found: RecoverableScene, _ lab: inout LabContext
  ) {
    guard let location = found.location else { return }
    let opened = OpenedScene(recovered.document, content: recovered.base)
    let change = recovered.change.map { _ in
      FollowedFiles.change(of: location, isGone: recovered.saved == nil)
    }
    lab.files.put(recovered: opened, at: location, saved: recovered.saved, change)
    lab.files.stored[location] = recovered.document.scene
    lab.files.stored.recovered[location] = lab.history.nextStep
    FileCommands.show(recovered.document.scene, from: location, &lab)
    let words = recovered.change.map { ", but \($0.wordsOfFile)" } ?? ""
    lab.notice = .done("Recovered \(found.title)\(words)" + FileCommands.wayBack(lab))
  }
}

extension StorageFault {
  /// What has become of a file since changes of its scene were made.
  fileprivate var wordsOfFile: String {
    switch self {
    case .changed: "its file has changed since"
    case .missing: "its file is gone"
    case .refused, .failed: "its file cannot be read: \(self)"
    }
  }
}

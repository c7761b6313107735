import PopoverScenes

/// Commands that bring back or drop what other labs, or this one, have left behind unsaved, and its offer.
enum RecoverCommands {
  /// The word for all scenes after `forget`.
  private static let everyTitle = "all"

  static let all: [Command<SceneMode>] = [
    Command(
      "recover", "bring back unsaved changes of the last session", .needsThemes,
      value: .optionalText("[NAME]", words: .unsaved(all: nil))
    ) { recover($2, &$1) },
    Command(
      "forget", "drop unsaved changes of the last session",
      value: .optionalText(
        "[NAME|\(everyTitle)]", words: .unsaved(all: everyTitle))
    ) { forget($2, &$1) },
  ]

  /// Offers changes that were found: those of the scene, else, where nothing else is said, as at the start, those of all
  /// scenes with a name. What was offered is not offered again.
  static func offer(
    _ found: [RecoverableScene], for location: SceneLocation, _ lab: inout LabContext
  ) {
    let isQuiet = lab.notice == nil
    let new = found.filter { $0.location != .unnamed && !lab.files.recoverable.contains($0) }
    lab.files.recoverable = found
    if lab.files.resumesLast { return resumeLast(&lab) }
    let own = new.filter { $0.location == location }
    if let words = words(offering: isQuiet && own.isEmpty ? new : own) {
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
  private static func recover(_ title: String?, _ lab: inout LabContext) {
    guard let found = found(title, for: "recover", &lab) else { return }
    UnsavedChanges.store(&lab)
    lab.ask(.world(.scene(.recover(found))))
  }

  /// Drops the recoverable changes of a scene, or of all scenes.
  private static func forget(_ title: String?, _ lab: inout LabContext) {
    let isAll = title == everyTitle && !lab.files.recoverable.isEmpty
    let gone =
      isAll ? lab.files.recoverable : found(title, for: "forget", &lab).map { [$0] } ?? []
    lab.files.recoverable.removeAll(where: gone.contains)
    if !gone.isEmpty { lab.notice = .done("Dropped: \(list(gone))") }
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

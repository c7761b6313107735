import MessageText
import PopoverGeometry
import PopoverScenes

// What becomes of the lab when a file was opened, written, found or refused.
extension FileCommands {
  static func receive(_ event: SceneFileEvent, _ lab: inout LabContext) {
    switch event {
    case .opened(let location, .success(let opened)): show(opened, from: location, &lab)
    case .opened(let location, .failure(let fault)):
      report(fault, "Cannot open", location.title, &lab)
    case .isOpen(let location): open(location, &lab)
    case .reloaded(let location, let reading): FollowedFiles.take(reading, of: location, &lab)
    case .saved(let document, let saving): take(saving, of: document, &lab)
    case .textRead(let source, let location, .success(let text)):
      // A text of the scene is a part of its beginning, as its theme is.
      if location == lab.files.location { lab.files.opening.answer(.text(source)) }
      lab.files.put(text, of: source, at: location)
    case .textRead(let source, let location, .failure(let fault)):
      reportUnread(source, of: location, fault, &lab)
    case .changedElsewhere(let location):
      lab.refuse("\(location.title) is also being changed in another poplab")
    case .notStored(let location, let fault): UnsavedChanges.reportFailure(location, fault, &lab)
    case .colorsStored(let fault): UnsavedChanges.noteColors(fault, &lab)
    // What was done with the scene itself is of more interest.
    case .notForgotten(let location, let fault) where lab.notice == nil:
      report(fault, "Cannot remove what is kept of", location.title, &lab)
    case .notForgotten: break
    case .storedAt(let path, let location): LeavingCommands.tellWhereKept(location, path, &lab)
    case .foundDocuments(let paths): lab.files.documents = paths
    case .listed(let scenes): lab.follow(.open(.sceneList(scenes)))
    case .foundUnsaved(let found, let location): RecoverCommands.take(found, for: location, &lab)
    case .recovered(let found, .success(let changes)):
      RecoverCommands.show(changes, of: found, &lab)
    case .recovered(let found, .failure(let fault)):
      report(fault, "Cannot recover", found.title, &lab)
    case .notDropped(let found, let fault):
      lab.recovery.found.append(found)
      report(fault, "Cannot drop", found.title, &lab)
    }
  }

  /// Says why a text is not there. What was to show it from now on does not show what it did before.
  private static func reportUnread(
    _ source: ANSISource, of location: SceneLocation, _ fault: SceneFileFault,
    _ lab: inout LabContext
  ) {
    let path = if case .file(let name) = source { location.path(of: name) } else { "-" }
    let isOfScene = lab.files.opening.awaited.contains(.text(source))
    let remedy = isOfScene ? "" : "; \(lab.key(for: "undo")) undoes it"
    report(fault, "Cannot read", path, remedy: remedy, &lab)
  }

  private static func show(
    _ opened: OpenedScene, from location: SceneLocation, _ lab: inout LabContext
  ) {
    UnsavedChanges.storeChanges(&lab)
    lab.files.put(opened, at: location, saved: opened.document.scene)
    show(opened.document.scene, from: location, &lab)
    lab.sayUnlessRefused("Opened \(location.title)" + wayBack(lab))
    lab.ask(.world(.scene(.findUnsaved(for: location))))
  }

  private static func take(
    _ saving: Result<ContentFingerprint, SceneFileFault>, of document: SceneDocument,
    _ lab: inout LabContext
  ) {
    switch saving {
    case .success(let content):
      noteSaved(document, content, &lab)
      if lab.leaving.whenSaved { LeavingCommands.quit(&lab) }
    case .failure(let fault):
      if case .file(.changed(let found)) = fault {
        reportChanged(document, isGone: found == nil, &lab)
      } else {
        report(fault, "Cannot write", document.path, &lab)
      }
    }
  }

  private static func noteSaved(
    _ document: SceneDocument, _ content: ContentFingerprint, _ lab: inout LabContext
  ) {
    let (before, location) = (lab.files.location, SceneLocation.file(document.path))
    lab.files.put(
      OpenedScene(document, content: content), at: location, saved: document.scene)
    lab.leaving.warning = nil
    // One that is not shown is written by itself, and what is shown stays.
    if location != before, lab.files.stored[location] == document.scene {
      tellWritten(document, movedFrom: location, &lab)
      return UnsavedChanges.remove([location], &lab)
    }
    tellWritten(document, movedFrom: before, &lab)
    lab.history.move(from: before, to: location)
    if lab.player.play?.moment.location == before { lab.player.play?.moment.location = location }
    lab.files.move(to: location)
    lab.task?.note(.save)
    UnsavedChanges.remove([before, location], &lab)
  }

  /// Says that a file was written, with those that the same command has written, and which files it now looks for in
  /// another folder. That others were not written is of more interest.
  private static func tellWritten(
    _ document: SceneDocument, movedFrom former: SceneLocation, _ lab: inout LabContext
  ) {
    lab.files.writing.written.append(document.path.shownSafely)
    let own = SceneLocation.file(document.path)
    let moved = document.scene.namedFiles.filter { name in
      !SceneLocation.file(own.path(of: name)).isSamePath(as: .file(former.path(of: name)))
    }
    let words =
      moved.isEmpty
      ? "" : "; it looks for \(Words.list(moved.map(\.shownSafely))) in its own folder"
    let written = lab.files.writing.written.joined(separator: ", ")
    lab.sayUnlessRefused("Written: \(written)\(words)\(leftOut(lab))")
  }

  /// Says why a scene was not written into a file, and how it is: into its own one, or into another one.
  private static func reportChanged(
    _ document: SceneDocument, isGone: Bool, _ lab: inout LabContext
  ) {
    let (location, name) = (SceneLocation.file(document.path), document.path.shownSafely)
    let isOwn = location == lab.files.location || lab.files.stored[location] == document.scene
    guard isOwn else {
      return lab.refuse("'\(name)' is there already; :overwrite \(name) writes this scene over it")
    }
    let change = FollowedFiles.change(of: location, isGone: isGone)
    lab.files.note(change, at: location)
    lab.files.writing.conflicts.append(name)
    if lab.files.writing.conflicts.count > 1 {
      let names = lab.files.writing.conflicts.joined(separator: ", ")
      lab.refuse(
        "Not written, as they have changed or are gone: \(names); :edit FILE shows one, :overwrite then writes it"
      )
    } else if location == lab.files.location {
      lab.refuse(change.words)
    } else {
      let (what, place) =
        isGone ? ("is gone", "there again") : ("has changed meanwhile", "over it")
      lab.refuse(
        "'\(name)' \(what); :edit \(name) shows the scene, :overwrite then writes it \(place)")
    }
  }
}

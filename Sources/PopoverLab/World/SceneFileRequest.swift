import CellCanvas
import MessageText
import PopoverScenes
import PopoverThemes

/// A request of the lab to the files of scenes.
package enum SceneFileRequest: Equatable, Sendable {
  case open(SceneLocation)
  /// Read the file of a scene again, as it has changed.
  case reload(SceneLocation)
  /// Write the file of a document if its present content is as expected; `nil` expects no file.
  case save(SceneDocument, over: ContentFingerprint?)
  /// Write the file of a document, over any content.
  case overwrite(SceneDocument)
  /// Store unsaved changes so that they outlive the program.
  case store(UnsavedScene)
  /// Store unsaved changes once more if somebody has removed what was stored of them.
  case keep(UnsavedScene)
  /// Store a scene without a file as the last session, and remove what is stored of it under its own name. Where that
  /// cannot be, its changes stay under that name.
  case storeSession(UnsavedScene, insteadOf: SceneLocation)
  /// Remove the stored changes of a scene that was saved, or whose changes were dropped.
  case forget(SceneLocation)
  /// Leave the stored changes of a scene to whoever recovers them.
  case leave(SceneLocation)
  /// Store the tuned colours of schemes, in place of those that were stored before.
  case storeColors(UnsavedColors)
  /// Remove the stored colours, which were saved or dropped.
  case forgetColors
  /// Leave the stored colours to whoever recovers them.
  case leaveColors
  /// Say where the changes of a scene are stored.
  case locateStored(SceneLocation)
  /// Look for unsaved changes that labs have left behind.
  case findUnsaved(for: SceneLocation)
  /// Recover changes, which then belong to this lab.
  case recover(RecoverableScene)
  /// Drop changes as they were found.
  case drop(RecoverableScene)
  /// List the scenes that can be opened.
  case list
  /// List the paths of documents in the current folder, whatever they hold.
  case findDocuments
  /// Read a text that a popover of a scene shows.
  case readText(ANSISource, of: SceneLocation)
}

/// An answer of the files of scenes to the lab.
package enum SceneFileEvent: Equatable, Sendable {
  case opened(SceneLocation, Result<OpenedScene, SceneFileFault>)
  /// The file to be opened is that of a scene with unsaved changes, which has another name here.
  case isOpen(SceneLocation)
  case reloaded(SceneLocation, Result<OpenedScene, SceneFileFault>)
  /// The new content of a document's file.
  case saved(SceneDocument, Result<ContentFingerprint, SceneFileFault>)
  /// Another lab has unsaved changes of the scene.
  case changedElsewhere(SceneLocation)
  /// Changes could not be stored.
  case notStored(SceneLocation, SceneFileFault)
  /// Tuned colours were stored, or why they could not be.
  case colorsStored(SceneFileFault?)
  /// What is stored could not be removed.
  case notForgotten(SceneLocation, SceneFileFault)
  /// The file of stored changes; `nil` if there is none.
  case storedAt(String?, of: SceneLocation)
  /// Unsaved changes that labs have left behind, the newest first.
  case foundUnsaved([RecoverableScene], for: SceneLocation)
  case recovered(RecoverableScene, Result<RecoveredChanges, SceneFileFault>)
  /// Changes, as they are now, were not dropped.
  case notDropped(RecoverableScene, SceneFileFault)
  /// The scenes that can be opened, the user's own first.
  case listed([ListedScene])
  case foundDocuments([String])
  case textRead(ANSISource, of: SceneLocation, Result<StyledText, SceneFileFault>)
}

extension SceneFileEvent {
  /// Whether another scene is shown then.
  var showsScene: Bool {
    switch self {
    case .opened(_, .success), .recovered(_, .success(.scene)): true
    default: false
    }
  }
}

/// A scene that was read.
package struct OpenedScene: Equatable, Sendable {
  /// The scene, and the text of its file.
  package var document: SceneDocument
  /// The fingerprint of its file; `nil` if it has none.
  package var content: ContentFingerprint?

  package init(_ document: SceneDocument, content: ContentFingerprint?) {
    self.document = document
    self.content = content
  }
}

/// A scene that can be opened.
package struct ListedScene: Equatable, Sendable {
  /// Its name if it comes with the program, or the path of its file.
  package var name: String
  package var about: String

  /// Its name, with the line about it if there is one.
  var words: String { about.isEmpty ? name : "\(name): \(about)" }
}

/// What unsaved changes are changes of.
package enum StoredSubject: Hashable, Sendable {
  case scene(SceneLocation)
  /// The colours of schemes that a lab has tuned.
  case colors
}

/// Unsaved changes that a lab has left behind, of a scene or of the colours of schemes.
package struct RecoverableScene: Equatable, Sendable {
  /// Its name for the user: that of the scene's file, with a number if it is taken.
  package var title: String
  /// What was changed.
  package var subject: StoredSubject
  /// The name under which the changes are stored.
  package var name: String
  /// What is stored.
  package var content: ContentFingerprint

  /// The scene that was changed; `nil` if it is none.
  var location: SceneLocation? { if case .scene(let location) = subject { location } else { nil } }
}

/// Recovered unsaved changes.
package enum RecoveredChanges: Equatable, Sendable {
  case scene(RecoveredScene)
  case colors(UnsavedColors)
}

/// A scene with its recovered changes.
package struct RecoveredScene: Equatable, Sendable {
  /// The scene with the changes, in the text of its file.
  package var document: SceneDocument
  /// The fingerprint of the file when they were made; `nil` if there was none.
  package var base: ContentFingerprint?
  /// The scene without the changes; `nil` if it is gone.
  package var saved: Scene?
  /// What has become of the file since; `nil` if it is as it was.
  package var change: StorageFault?
}

/// Why a request has failed.
package enum SceneFileFault: Error, Equatable, Sendable {
  case file(StorageFault)
  case scene(SceneError)
  /// No scene of this name comes with the program.
  case unknownName(String)
  /// It is given as a link, which has no place from where it could be read again.
  case link

  /// The message in one line: with the whole path if it fits into `width` columns, else with the name of the file, so
  /// that line, column and reason stay visible.
  ///
  /// - Parameter attempt: the failed action, such as `Cannot write`.
  func line(_ attempt: String, path: String, width: Int) -> String {
    [path, path.fileName].map { line(attempt, path: $0) }.first(fitting: width)
  }

  private func line(_ attempt: String, path: String) -> String {
    switch self {
    case .file: "\(attempt) '\(path.shownSafely)': \(reason)"
    case .scene(let error): error.faults.first?.message(path: path) ?? path.shownSafely
    case .unknownName, .link: reason
    }
  }

  /// The reason alone: of several faults in a scene the first.
  var reason: String {
    switch self {
    case .file(let fault): fault.description
    case .scene(let error): error.faults.first?.reason.description ?? "it cannot be read"
    case .unknownName(let name):
      "Unknown scene \(quoted(name)); \(Suggestion.words(for: name, known: ShippedScenes.names))"
    case .link: "A link is opened at the start, by 'poplab \(SceneLink.prefix)…' in a shell"
    }
  }
}

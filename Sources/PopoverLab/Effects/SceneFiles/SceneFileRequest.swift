import CellCanvas
import PopoverScenes
import PopoverThemes

/// What the lab asks of the files of scenes.
public enum SceneFileRequest: Equatable, Sendable {
  case open(SceneLocation)
  /// Write the file of a document, if it holds what is expected; `nil` is that there is none.
  case save(SceneDocument, over: ContentFingerprint?)
  /// Write it, whatever the file holds.
  case overwrite(SceneDocument)
  /// Keep changes that were not saved where they outlive the program.
  case keep(UnsavedScene)
  /// Keep nothing of a scene any more: it was saved, or its changes were given up.
  case forget(SceneLocation)
  /// Look for changes that were not saved by labs that have ended, of the scene here and of others.
  case findLeft(for: SceneLocation)
  /// Bring back what was found; it is this lab's from then on.
  case recover(LeftScene)
  /// Give up what was found.
  case drop(LeftScene)
  /// Say which scenes there are.
  case list
  /// Read a text that a popover of a scene shows.
  case readText(ANSISource, of: SceneLocation)

  /// Whether it is about changes that were not saved, which outlive the program.
  public var isAboutUnsaved: Bool {
    switch self {
    case .keep, .forget, .findLeft, .recover, .drop: true
    case .open, .save, .overwrite, .list, .readText: false
    }
  }
}

/// What the files of scenes tell the lab.
public enum SceneFileEvent: Equatable, Sendable {
  case opened(SceneLocation, Result<OpenedScene, SceneFileFault>)
  /// What the file of a document holds from now on.
  case saved(SceneDocument, Result<ContentFingerprint, SceneFileFault>)
  /// Another lab has changes of the scene that are not saved.
  case changedElsewhere(SceneLocation)
  /// Changes could not be kept.
  case notKept(SceneLocation, SceneFileFault)
  /// What labs that have ended did not save, the newest first.
  case foundLeft([LeftScene], for: SceneLocation)
  case recovered(LeftScene, Result<RecoveredScene, SceneFileFault>)
  /// The scenes that are at hand, the user's own first.
  case listed([ListedScene])
  case textRead(ANSISource, of: SceneLocation, Result<StyledText, SceneFileFault>)
}

/// A scene that was read.
public struct OpenedScene: Equatable, Sendable {
  public var document: SceneDocument
  /// What its file held; `nil` if it has none.
  public var content: ContentFingerprint?

  public init(_ document: SceneDocument, content: ContentFingerprint?) {
    self.document = document
    self.content = content
  }
}

/// Why nothing came of a request.
public enum SceneFileFault: Error, Equatable, Sendable {
  case file(StorageFault)
  case scene(SceneError)
  /// No scene of this name comes with the program.
  case unknownName(String)
}

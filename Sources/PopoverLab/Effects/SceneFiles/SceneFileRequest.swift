import CellCanvas
import PopoverScenes
import PopoverThemes

/// What the lab asks of the files of scenes.
public enum SceneFileRequest: Equatable, Sendable {
  /// Read a scene, and look for changes to it that were not saved the last time.
  case open(SceneLocation)
  /// Look what a file holds now, as it may have been changed by somebody else.
  case inspect(path: String)
  /// Write the file of a document, if it holds what is expected; `nil` is that there is none.
  case save(SceneDocument, over: ContentFingerprint?)
  /// Keep changes that were not saved where they outlive the program.
  case keep(UnsavedScene)
  /// Keep nothing of a scene any more: it was saved, or its changes were given up.
  case forget(SceneLocation)
  /// Read a text that a popover of a scene shows.
  case readText(ANSISource, of: SceneLocation)
}

/// What the files of scenes tell the lab.
public enum SceneFileEvent: Equatable, Sendable {
  case opened(SceneLocation, Result<OpenedScene, SceneFileFault>)
  /// There are changes of a scene that were not saved; they follow its opening.
  case leftUnsaved(SceneLocation, LeftScene)
  /// Another lab has the scene open, so that changes are not kept by this one.
  case openElsewhere(SceneLocation)
  /// What a file holds; `nil` is that there is none.
  case inspected(path: String, Result<ContentFingerprint?, SceneFileFault>)
  /// What the file of a document holds from now on.
  case saved(path: String, Result<ContentFingerprint, SceneFileFault>)
  /// Changes could not be kept.
  case notKept(SceneLocation, SceneFileFault)
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

/// Changes of a scene that were not saved the last time.
public struct LeftScene: Equatable, Sendable {
  public var document: SceneDocument
  /// Whether the scene's file is not any more what was changed.
  public var isOutdated: Bool

  public init(_ document: SceneDocument, isOutdated: Bool) {
    self.document = document
    self.isOutdated = isOutdated
  }
}

/// Why nothing came of a request.
public enum SceneFileFault: Error, Equatable, Sendable {
  case file(StorageFault)
  case scene(SceneError)
  /// No scene of this name comes with the program.
  case unknownName(String)
}

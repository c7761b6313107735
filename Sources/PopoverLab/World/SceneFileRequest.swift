import AnnotatedYAML
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
  /// Store unsaved changes where they outlive the program.
  case keep(UnsavedScene)
  /// Remove what was stored of a scene: it was saved, or its changes were given up.
  case forget(SceneLocation)
  /// Look for unsaved changes of labs that have ended, of the scene here and of others.
  case findUnsaved(for: SceneLocation)
  /// Bring back what was found; it is this lab's from then on.
  case recover(RecoverableScene)
  /// Give up what was found.
  case drop(RecoverableScene)
  /// List the scenes that can be opened.
  case list
  /// Read a text that a popover of a scene shows.
  case readText(ANSISource, of: SceneLocation)

  /// Whether it is about unsaved changes, which outlive the program.
  public var isAboutUnsaved: Bool {
    switch self {
    case .keep, .forget, .findUnsaved, .recover, .drop: true
    case .open, .save, .overwrite, .list, .readText: false
    }
  }
}

/// What the files of scenes report to the lab.
public enum SceneFileEvent: Equatable, Sendable {
  case opened(SceneLocation, Result<OpenedScene, SceneFileFault>)
  /// What the file of a document holds from now on.
  case saved(SceneDocument, Result<ContentFingerprint, SceneFileFault>)
  /// Another lab has unsaved changes of the scene.
  case changedElsewhere(SceneLocation)
  /// Changes could not be stored.
  case notKept(SceneLocation, SceneFileFault)
  /// Unsaved changes of labs that have ended, the newest first.
  case foundUnsaved([RecoverableScene], for: SceneLocation)
  case recovered(RecoverableScene, Result<RecoveredScene, SceneFileFault>)
  /// The scenes that can be opened, the user's own first.
  case listed([ListedScene])
  case textRead(ANSISource, of: SceneLocation, Result<StyledText, SceneFileFault>)
}

/// A scene that was read.
public struct OpenedScene: Equatable, Sendable {
  /// The scene, and the text of its file.
  public var document: SceneDocument
  /// What its file held; `nil` if it has none.
  public var content: ContentFingerprint?

  /// A document, and the fingerprint of what its file held.
  public init(_ document: SceneDocument, content: ContentFingerprint?) {
    self.document = document
    self.content = content
  }
}

/// A scene that can be opened.
public struct ListedScene: Equatable, Sendable {
  /// Its name if it comes with the program, or the path of its file.
  public var name: String
  /// What it shows, in a line.
  public var about: String

  /// A name, and what is shown under it.
  public init(name: String, about: String) {
    self.name = name
    self.about = about
  }

  /// Its name, and what it shows if it says so.
  var words: String { about.isEmpty ? name : "\(name): \(about)" }
}

/// Unsaved changes of a scene by a lab that has ended.
public struct RecoverableScene: Equatable, Sendable {
  /// What a user calls it: the name of the scene's file, with a number if others have the same.
  public var title: String
  /// The scene that was changed.
  public var location: SceneLocation
  /// The name under which the changes are stored.
  public var name: String

  /// Changes stored under a name.
  public init(title: String, location: SceneLocation, name: String) {
    self.title = title
    self.location = location
    self.name = name
  }
}

/// Unsaved changes, as they were stored.
public struct RecoveredScene: Equatable, Sendable {
  /// The scene with them, in the text of its file.
  public var document: SceneDocument
  /// What the file held when they were made; `nil` if there was none.
  public var base: ContentFingerprint?
  /// The scene without them; `nil` if it is gone.
  public var saved: Scene?
  /// Whether the file has changed since.
  public var isOutdated: Bool

  /// A document over the content that it was made from.
  public init(
    _ document: SceneDocument, over base: ContentFingerprint?, saved: Scene?, isOutdated: Bool
  ) {
    self.document = document
    self.base = base
    self.saved = saved
    self.isOutdated = isOutdated
  }
}

/// Why nothing came of a request.
public enum SceneFileFault: Error, Equatable, Sendable {
  case file(StorageFault)
  case scene(SceneError)
  /// No scene of this name comes with the program.
  case unknownName(String)

  /// What is wrong, in one line: with the whole path if it has room in `width` columns, else with the
  /// name of the file, so that line, column and reason are seen.
  ///
  /// - Parameter attempt: what was tried, such as `cannot save`.
  func line(_ attempt: String, path: String, width: Int) -> String {
    let whole = line(attempt, path: path)
    return GlyphText(whole).width <= width ? whole : line(attempt, path: path.fileName)
  }

  private func line(_ attempt: String, path: String) -> String {
    switch self {
    case .file(let fault): return "\(attempt) '\(path.shownSafely)': \(fault.words)"
    case .scene(let error): return error.faults.first?.message(path: path) ?? path.shownSafely
    case .unknownName(let name):
      let known = ShippedScenes.all.map(\.name)
      return "unknown scene '\(name.shownSafely)'; \(Suggestion.words(for: name, known: known))"
    }
  }
}

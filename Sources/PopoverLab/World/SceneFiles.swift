import CellCanvas
import PopoverScenes

/// The files of scenes, which perform the requests of the lab.
package struct SceneFiles<Storage: FileStorage> {
  package var storage: Storage
  /// The names under which this lab stores unsaved changes, by what was changed. Each name of a scene has changes of its own,
  /// also where two lead to one file.
  var names: [StoredSubject: String] = [:]
  /// The names of stored changes that this lab has left to others.
  var left: [StoredSubject: Set<String>] = [:]
  /// What stored changes are called, for as long as this lab runs: what was offered keeps its title.
  var titles = StoredTitles()

  package init(_ storage: Storage) { self.storage = storage }

  /// Performs a request, and returns the answers in order.
  package mutating func perform(_ request: SceneFileRequest) -> [SceneFileEvent] {
    switch request {
    case .open(let location):
      [otherName(of: location).map { .isOpen($0) } ?? .opened(location, reading(location))]
    case .reload(let location): [.reloaded(location, reading(location))]
    case .save(let document, let expected): [.saved(document, saving(document, over: expected))]
    case .overwrite(let document): [.saved(document, overwriting(document))]
    case .store(let scene): store(scene)
    case .keep(let scene): keep(scene)
    case .storeSession(let scene, let location): storeSession(scene, insteadOf: location)
    case .forget(let location): forget(location)
    case .leave(let location): leave(.scene(location))
    case .storeColors(let colors): [.colorsStored(store(colors))]
    case .forgetColors: forgetColors()
    case .leaveColors: leave(.colors)
    case .locateStored(let location):
      [.storedAt(names[.scene(location)].flatMap(storage.path), of: location)]
    case .findUnsaved(let location): [.foundUnsaved(unsaved(for: location), for: location)]
    case .recover(let found): [.recovered(found, recovery(of: found))]
    case .drop(let found): drop(found)
    case .list: [.listed(listed)]
    case .findDocuments: [.foundDocuments(storage.documents())]
    case .readText(let source, let location):
      [.textRead(source, of: location, text(source, of: location))]
    }
  }
}

extension SceneFiles {
  func reading(_ location: SceneLocation) -> Result<OpenedScene, SceneFileFault> {
    Result { () throws(SceneFileFault) in
      let (bytes, content) = try source(of: location)
      return OpenedScene(try document(bytes, of: location), content: content)
    }
  }

  /// The bytes of a scene, and the fingerprint of its file if it has one.
  private func source(
    of location: SceneLocation
  ) throws(SceneFileFault) -> ([UInt8], ContentFingerprint?) {
    switch location {
    case .unnamed: throw .file(.missing)
    case .shipped(let name):
      guard let bytes = ShippedScenes[name] else {
        throw name.isSceneLink ? .link : .unknownName(name)
      }
      return (bytes, nil)
    case .file(let path):
      let bytes = try content(of: path)
      return (bytes, ContentFingerprint(bytes))
    }
  }

  func document(
    _ bytes: [UInt8], of location: SceneLocation
  ) throws(SceneFileFault) -> SceneDocument {
    do throws(SceneError) {
      return try SceneDocument(bytes, path: location.title)
    } catch {
      throw .scene(error)
    }
  }

  private func content(of path: String) throws(SceneFileFault) -> [UInt8] {
    do throws(StorageFault) {
      return try storage.content(of: path)
    } catch {
      throw .file(error)
    }
  }

  private mutating func overwriting(
    _ document: SceneDocument
  ) -> Result<ContentFingerprint, SceneFileFault> {
    do throws(SceneFileFault) {
      return saving(document, over: ContentFingerprint(try content(of: document.path)))
    } catch {
      return error == .file(.missing) ? saving(document, over: nil) : .failure(error)
    }
  }

  private mutating func saving(
    _ document: SceneDocument, over expected: ContentFingerprint?
  ) -> Result<ContentFingerprint, SceneFileFault> {
    Result { () throws(StorageFault) in
      try storage.replace(expected, with: document.bytes, at: document.path)
      return ContentFingerprint(document.bytes)
    }.mapError(SceneFileFault.file)
  }

  private mutating func text(
    _ source: ANSISource, of location: SceneLocation
  ) -> Result<StyledText, SceneFileFault> {
    Result { () throws(StorageFault) in
      switch source {
      case .standardInput: ANSIReader().read(try storage.standardInput())
      case .file(let name): ANSIReader().read(try storage.content(of: location.path(of: name)))
      }
    }.mapError(SceneFileFault.file)
  }
}

extension SceneFiles {
  /// How many bytes are read of all files of the folder to tell what is in them; more take too long.
  private static var mostDescribed: Int { 1 << 20 }

  /// The scenes in the files of the current folder, and those that come with the program. Files that hold no scene are
  /// left out; those that are too many to be read are listed by their names.
  var listed: [ListedScene] {
    var left = Self.mostDescribed
    let own = storage.documents().compactMap { path -> ListedScene? in
      if left <= 0 { return ListedScene(name: path, about: "") }
      guard let bytes = try? storage.content(of: path) else { return nil }
      left -= bytes.count
      return ListedScene(name: path, bytes)
    }
    return own + ShippedScenes.all.compactMap { ListedScene(name: $0.name, $0.source) }
  }
}

extension ListedScene {
  fileprivate init?(name: String, _ bytes: [UInt8]) {
    guard let scene = try? Scene(bytes, path: name) else { return nil }
    self.init(name: name, about: scene.about.isEmpty ? scene.name : scene.about)
  }
}

import CellCanvas
import PopoverScenes

/// Answers what the lab asks of the files of scenes.
public struct SceneFiles<Storage: FileStorage> {
  public var storage: Storage

  public init(_ storage: Storage) { self.storage = storage }

  /// Does what is asked, and returns what is to be said of it, in order.
  public mutating func perform(_ request: SceneFileRequest) -> [SceneFileEvent] {
    switch request {
    case .open(let location): open(location)
    case .inspect(let path): [.inspected(path: path, inspection(of: path))]
    case .save(let document, let expected):
      [.saved(path: document.path, saving(document, over: expected))]
    case .keep(let scene): keep(scene)
    case .forget(let location): keep(nil, of: location)
    case .readText(let source, let location):
      [.textRead(source, of: location, text(source, of: location))]
    }
  }
}

extension SceneFiles {
  private mutating func open(_ location: SceneLocation) -> [SceneFileEvent] {
    let reading = reading(location)
    return (location == .unnamed ? [] : [.opened(location, reading)])
      + leftOver(of: location, now: (try? reading.get())?.content)
  }

  private func reading(_ location: SceneLocation) -> Result<OpenedScene, SceneFileFault> {
    Result { () throws(SceneFileFault) in
      let (bytes, content) = try source(of: location)
      return OpenedScene(try document(bytes, of: location), content: content)
    }
  }

  /// The bytes of a scene, and what its file holds if it has one.
  private func source(
    of location: SceneLocation
  ) throws(SceneFileFault) -> ([UInt8], ContentFingerprint?) {
    switch location {
    case .unnamed: throw .file(.missing)
    case .shipped(let name):
      guard let scene = ShippedScenes.all.first(where: { $0.name == name }) else {
        throw .unknownName(name)
      }
      return (scene.source, nil)
    case .file(let path):
      let bytes = try content(of: path)
      return (bytes, ContentFingerprint(bytes))
    }
  }

  private func document(
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

  private func inspection(of path: String) -> Result<ContentFingerprint?, SceneFileFault> {
    Result { () throws(SceneFileFault) in
      do throws(SceneFileFault) {
        return ContentFingerprint(try content(of: path))
      } catch {
        if error == .file(.missing) { return nil }
        throw error
      }
    }
  }

  private mutating func saving(
    _ document: SceneDocument, over expected: ContentFingerprint?
  ) -> Result<ContentFingerprint, SceneFileFault> {
    do throws(StorageFault) {
      try storage.replace(expected, with: document.bytes, at: document.path)
      return .success(ContentFingerprint(document.bytes))
    } catch {
      return .failure(.file(error))
    }
  }

  private mutating func text(
    _ source: ANSISource, of location: SceneLocation
  ) -> Result<StyledText, SceneFileFault> {
    do throws(StorageFault) {
      switch source {
      case .standardInput: return .success(ANSIReader().read(try storage.standardInput()))
      case .file(let name):
        return .success(ANSIReader().read(try storage.content(of: location.path(of: name))))
      }
    } catch {
      return .failure(.file(error))
    }
  }
}

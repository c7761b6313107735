import PopoverScenes

extension SceneFiles {
  mutating func store(_ scene: UnsavedScene) -> [SceneFileEvent] {
    var stored = scene
    stored.location = full(scene.location)
    do throws(StorageFault) {
      let isNew = names[stored.location] == nil
      let name = try name(for: stored.location)
      try storage.store(stored.file, as: name)
      let isAlone = !isNew || name == UnsavedScene.fileName(for: stored.location)
      return isAlone || scene.location == .unnamed ? [] : [.changedElsewhere(scene.location)]
    } catch {
      // Without the folder nothing is stored, which is no fault.
      return error == .missing ? [] : [.notStored(scene.location, .file(error))]
    }
  }

  mutating func forget(_ location: SceneLocation) -> [SceneFileEvent] {
    guard let name = names.removeValue(forKey: full(location)) else { return [] }
    return remove(name, of: location)
  }

  /// The name under which changes of a scene are stored: the first that is not claimed and not used yet.
  private mutating func name(for location: SceneLocation) throws(StorageFault) -> String {
    if let name = names[location] { return name }
    for number in 1...Self.nameLimit {
      let name = UnsavedScene.fileName(for: location, number: number)
      guard try storage.claim(name) else { continue }
      if storage.stored(name) == nil {
        names[location] = name
        return name
      }
      storage.release(name)
    }
    throw .refused("\(Self.nameLimit) others are kept")
  }

  /// The most names for one scene; far more than are ever used.
  private static var nameLimit: Int { 100 }

  private mutating func remove(_ name: String, of location: SceneLocation) -> [SceneFileEvent] {
    do throws(StorageFault) {
      try storage.store(nil, as: name)
      return []
    } catch {
      return [.notStored(location, .file(error))]
    }
  }

  /// The location with the full path of the file.
  private func full(_ location: SceneLocation) -> SceneLocation {
    if case .file(let path) = location { .file(storage.fullPath(of: path)) } else { location }
  }
}

extension SceneFiles {
  /// The unsaved changes that labs have left behind.
  mutating func unsaved(for location: SceneLocation) -> [RecoverableScene] {
    var found: [RecoverableScene] = []
    for name in storage.storedNames() where !names.values.contains(name) {
      guard (try? storage.claim(name)) == true else { continue }
      let stored = storage.stored(name).flatMap(UnsavedScene.init(file:))
      storage.release(name)
      guard let stored else { continue }
      let isAsked = stored.location == full(location)
      found.append(
        RecoverableScene(
          title: stored.location.title(unlike: found.map(\.title)),
          location: isAsked ? location : stored.location, name: name))
    }
    return found
  }

  mutating func recovery(of found: RecoverableScene) -> Result<RecoveredScene, SceneFileFault> {
    do throws(StorageFault) {
      guard try storage.claim(found.name), let bytes = storage.stored(found.name) else {
        return .failure(.file(.refused("Another lab has it")))
      }
      let scene = try recovered(UnsavedScene(file: bytes), at: found.location)
      guard case .success = scene else {
        storage.release(found.name)
        return scene
      }
      let earlier = names.updateValue(found.name, forKey: full(found.location))
      if let earlier, earlier != found.name { try storage.store(nil, as: earlier) }
      return scene
    } catch {
      return .failure(.file(error))
    }
  }

  private func recovered(
    _ stored: UnsavedScene?, at location: SceneLocation
  ) throws(StorageFault) -> Result<RecoveredScene, SceneFileFault> {
    guard let stored else { throw .missing }
    let now = reading(location)
    return Result { () throws(SceneFileFault) in
      let document = try document(stored.bytes, of: location)
      let content = contentNow(at: location)
      return RecoveredScene(
        document, over: stored.base, saved: try? now.get().document.scene,
        isOutdated: content != stored.base)
    }
  }

  /// The fingerprint of a scene's file; `nil` if it has none, or it cannot be read.
  private func contentNow(at location: SceneLocation) -> ContentFingerprint? {
    guard case .file(let path) = location else { return nil }
    return (try? storage.content(of: path)).map { ContentFingerprint($0) }
  }

  mutating func drop(_ found: RecoverableScene) -> [SceneFileEvent] {
    guard (try? storage.claim(found.name)) == true else { return [] }
    return remove(found.name, of: found.location)
  }
}

extension SceneLocation {
  /// Its name for the user, with the first number that makes it unique.
  fileprivate func title(unlike others: [String]) -> String {
    let title = self == .unnamed ? "unnamed" : title.fileName
    return ([title] + (2...others.count + 2).map { "\(title)-\($0)" })
      .first { !others.contains($0) } ?? title
  }
}

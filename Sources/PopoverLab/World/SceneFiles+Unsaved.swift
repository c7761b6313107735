import PopoverScenes

extension SceneFiles {
  mutating func keep(_ scene: UnsavedScene) -> [SceneFileEvent] {
    var kept = scene
    kept.location = full(scene.location)
    do throws(StorageFault) {
      let isNew = names[kept.location] == nil
      let name = try name(for: kept.location)
      try storage.keep(kept.file, as: name)
      let isAlone = !isNew || name == UnsavedScene.fileName(for: kept.location)
      return isAlone || scene.location == .unnamed ? [] : [.changedElsewhere(scene.location)]
    } catch {
      // Without a folder for it nothing is stored, on purpose.
      return error == .missing ? [] : [.notKept(scene.location, .file(error))]
    }
  }

  mutating func forget(_ location: SceneLocation) -> [SceneFileEvent] {
    guard let name = names.removeValue(forKey: full(location)) else { return [] }
    return remove(name, of: location)
  }

  /// The name under which changes of a scene are stored: the first that no other lab has claimed and
  /// under which nothing is stored yet.
  private mutating func name(for location: SceneLocation) throws(StorageFault) -> String {
    if let name = names[location] { return name }
    for number in 1...Self.nameLimit {
      let name = UnsavedScene.fileName(for: location, number: number)
      guard try storage.claim(name) else { continue }
      if storage.kept(name) == nil {
        names[location] = name
        return name
      }
      storage.release(name)
    }
    throw .refused("\(Self.nameLimit) others are kept")
  }

  /// A limit that no use comes near.
  private static var nameLimit: Int { 100 }

  private mutating func remove(_ name: String, of location: SceneLocation) -> [SceneFileEvent] {
    do throws(StorageFault) {
      try storage.keep(nil, as: name)
      return []
    } catch {
      return [.notKept(location, .file(error))]
    }
  }

  /// The same place for all ways to name a file.
  private func full(_ location: SceneLocation) -> SceneLocation {
    if case .file(let path) = location { .file(storage.fullPath(of: path)) } else { location }
  }
}

extension SceneFiles {
  /// What labs have stored that no longer run.
  mutating func unsaved(for location: SceneLocation) -> [RecoverableScene] {
    var found: [RecoverableScene] = []
    for name in storage.keptNames() where !names.values.contains(name) {
      guard (try? storage.claim(name)) == true else { continue }
      let kept = storage.kept(name).flatMap(UnsavedScene.init(file:))
      storage.release(name)
      guard let kept else { continue }
      let isAsked = kept.location == full(location)
      found.append(
        RecoverableScene(
          title: kept.location.title(unlike: found.map(\.title)),
          location: isAsked ? location : kept.location, name: name))
    }
    return found
  }

  mutating func recovery(of found: RecoverableScene) -> Result<RecoveredScene, SceneFileFault> {
    do throws(StorageFault) {
      guard try storage.claim(found.name), let bytes = storage.kept(found.name) else {
        return .failure(.file(.refused("Another lab has it")))
      }
      let scene = try recovered(UnsavedScene(file: bytes), at: found.location)
      guard case .success = scene else {
        storage.release(found.name)
        return scene
      }
      let earlier = names.updateValue(found.name, forKey: full(found.location))
      if let earlier, earlier != found.name { try storage.keep(nil, as: earlier) }
      return scene
    } catch {
      return .failure(.file(error))
    }
  }

  private func recovered(
    _ kept: UnsavedScene?, at location: SceneLocation
  ) throws(StorageFault) -> Result<RecoveredScene, SceneFileFault> {
    guard let kept else { throw .missing }
    let now = reading(location)
    return Result { () throws(SceneFileFault) in
      let document = try document(kept.bytes, of: location)
      let content = contentNow(at: location)
      return RecoveredScene(
        document, over: kept.base, saved: try? now.get().document.scene,
        isOutdated: content != kept.base)
    }
  }

  /// What a scene's file holds; `nil` if it has none, or it cannot be read.
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
  /// What a user calls it, with the first number that makes it unlike others.
  fileprivate func title(unlike others: [String]) -> String {
    let title = self == .unnamed ? "unnamed" : title.fileName
    return ([title] + (2...others.count + 2).map { "\(title)-\($0)" })
      .first { !others.contains($0) } ?? title
  }
}

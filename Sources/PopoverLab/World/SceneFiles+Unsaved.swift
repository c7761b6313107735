import PopoverScenes

extension SceneFiles {
  mutating func store(_ scene: UnsavedScene) -> [SceneFileEvent] {
    var stored = scene
    stored.location = full(scene.location)
    if takesBack(stored) { return [] }
    do throws(StorageFault) {
      let (name, isShared) = try claimName(for: stored.location)
      try storage.store(stored.file, as: name)
      return isShared && scene.location != .unnamed ? [.changedElsewhere(scene.location)] : []
    } catch {
      // Without the folder nothing is stored, which is no fault.
      return error == .missing ? [] : [.notStored(scene.location, .file(error))]
    }
  }

  mutating func storeSession(
    _ scene: UnsavedScene, insteadOf location: SceneLocation
  ) -> [SceneFileEvent] {
    if store(scene).isEmpty { return forget(location) }
    return store(UnsavedScene(of: location, over: scene.base, scene.bytes))
  }

  mutating func forget(_ location: SceneLocation) -> [SceneFileEvent] {
    guard let name = names.removeValue(forKey: full(location)), storage.isClaimed(name) else {
      return []
    }
    return remove(name, of: location)
  }

  mutating func leave(_ location: SceneLocation) -> [SceneFileEvent] {
    let location = full(location)
    guard let name = names.removeValue(forKey: location) else { return [] }
    left[location] = name
    storage.release(name)
    return []
  }

  /// Whether what this lab has left to others is still there, and is its own again: what is to be stored is the same.
  private mutating func takesBack(_ scene: UnsavedScene) -> Bool {
    guard names[scene.location] == nil, let name = left.removeValue(forKey: scene.location),
      case .success(true) = claiming(name)
    else { return false }
    guard storage.stored(name) == scene.file else {
      storage.release(name)
      return false
    }
    names[scene.location] = name
    return true
  }

  /// The name under which changes of a scene are stored: the first that is not claimed and not used yet, or for a
  /// scene without a file the oldest of the last sessions.
  ///
  /// - Returns: the name, and when it is claimed whether another lab that runs stores changes of the scene too. What labs
  ///   left behind when they ended is claimed by nobody.
  private mutating func claimName(
    for location: SceneLocation
  ) throws(StorageFault) -> (name: String, isShared: Bool) {
    if let name = names[location], storage.isClaimed(name) { return (name, false) }
    let limit = location == .unnamed ? Self.sessionLimit : Self.nameLimit
    var (isShared, fault) = (false, StorageFault?.none)
    for number in 1...limit {
      let name = UnsavedScene.fileName(for: location, number: number)
      switch claiming(name) {
      case .success(true) where !storage.isUsed(name):
        names[location] = name
        return (name, isShared)
      case .success(true): storage.release(name)
      case .success(false): isShared = true
      // Something may stand in the way of one name; a fault of the folder is the same for all.
      case .failure(let error): fault = fault ?? error
      }
    }
    if location == .unnamed, let name = oldestSession() { return (name, isShared) }
    throw fault ?? .refused("\(limit) others are kept")
  }

  private mutating func claiming(_ name: String) -> Result<Bool, StorageFault> {
    Result { () throws(StorageFault) in try storage.claim(name) }
  }

  /// Claims the name of the session without a file that is the longest ago.
  private mutating func oldestSession() -> String? {
    let sessions = (1...Self.sessionLimit).map { UnsavedScene.fileName(for: .unnamed, number: $0) }
    for name in storage.storedNames().reversed() where sessions.contains(name) {
      guard storage.stored(name) != nil, case .success(true) = claiming(name) else { continue }
      names[.unnamed] = name
      return name
    }
    return nil
  }

  /// How many sessions without a file are kept.
  private static var sessionLimit: Int { 5 }

  /// The most names for one scene; far more than are ever used.
  private static var nameLimit: Int { 100 }

  private mutating func remove(_ name: String, of location: SceneLocation) -> [SceneFileEvent] {
    do throws(StorageFault) {
      try storage.store(nil, as: name)
      return []
    } catch {
      return [.notForgotten(location, .file(error))]
    }
  }

  /// The location with the full path of the file.
  func full(_ location: SceneLocation) -> SceneLocation {
    if case .file(let path) = location { .file(storage.fullPath(of: path)) } else { location }
  }
}

extension SceneFiles {
  /// The unsaved changes that labs have left behind.
  mutating func unsaved(for location: SceneLocation) -> [RecoverableScene] {
    var found: [RecoverableScene] = []
    for name in storage.storedNames() where !names.values.contains(name) {
      // In a folder that is full or read-only they are found, and who wants to recover them is told why not.
      if (try? storage.claim(name)) == false { continue }
      let bytes = storage.stored(name)
      storage.release(name)
      guard let bytes, let stored = UnsavedScene(file: bytes) else { continue }
      let isAsked = stored.location == full(location)
      found.append(
        RecoverableScene(
          title: titles.title(of: stored.location, storedAs: name),
          location: isAsked ? location : stored.location, name: name,
          content: ContentFingerprint(bytes)))
    }
    return found
  }

  mutating func recovery(of found: RecoverableScene) -> Result<RecoveredScene, SceneFileFault> {
    // Another lab has taken what was found, and this one has stored changes of its own under the name.
    if names.values.contains(found.name) { return .failure(.file(.missing)) }
    do throws(StorageFault) {
      guard try storage.claim(found.name) else { throw Self.isElsewhere }
      let stored = storage.stored(found.name).flatMap(UnsavedScene.init(file:))
      let scene = try recovered(stored, at: found.location)
      guard case .success = scene else {
        storage.release(found.name)
        return scene
      }
      let earlier = names.updateValue(found.name, forKey: full(found.location))
      // What was shown until now can be recovered too.
      if let earlier, earlier != found.name { storage.release(earlier) }
      return scene
    } catch {
      return .failure(.file(error))
    }
  }

  private func recovered(
    _ stored: UnsavedScene?, at location: SceneLocation
  ) throws(StorageFault) -> Result<RecoveredScene, SceneFileFault> {
    guard let stored else { return .failure(.file(.missing)) }
    let now = reading(location)
    return Result { () throws(SceneFileFault) in
      let document = try document(stored.bytes, of: location)
      return RecoveredScene(
        document: document, base: stored.base, saved: try? now.get().document.scene,
        change: change(at: location, since: stored.base))
    }
  }

  /// What has become of a scene's file since it had a content; `nil` if it has that still, or never was there.
  private func change(
    at location: SceneLocation, since base: ContentFingerprint?
  ) -> StorageFault? {
    guard case .file(let path) = location else { return nil }
    do throws(StorageFault) {
      let now = ContentFingerprint(try storage.content(of: path))
      return now == base ? nil : .changed(now)
    } catch {
      return error == .missing && base == nil ? nil : error
    }
  }

  /// Another lab, or this one, may have stored other changes under the name since they were found.
  mutating func drop(_ found: RecoverableScene) -> [SceneFileEvent] {
    if names.values.contains(found.name) { return [] }
    var found = found
    do throws(StorageFault) {
      guard try storage.claim(found.name) else { throw Self.isElsewhere }
      let now = storage.stored(found.name).map { ContentFingerprint($0) }
      if let now, now != found.content {
        storage.release(found.name)
        found.content = now
        throw .changed(now)
      }
      try storage.store(nil, as: found.name)
      return []
    } catch {
      return [.notDropped(found, .file(error))]
    }
  }

  private static var isElsewhere: StorageFault { .refused("It is open in another poplab") }
}

/// Names of stored changes for the user, each of them one and the same for as long as a lab runs.
struct StoredTitles {
  /// The titles by the names under which the changes are stored.
  private var titles: [String: String] = [:]
  /// The scenes by the titles of their changes.
  private var scenes: [String: SceneLocation] = [:]

  /// The name of the scene's file, with as many folders before it as tell it from other scenes; several changes of one
  /// scene have numbers.
  mutating func title(of location: SceneLocation, storedAs name: String) -> String {
    if let title = titles[name] { return title }
    let title = candidates(for: location).first { scenes[$0] == nil } ?? location.title
    (titles[name], scenes[title]) = (title, location)
    return title
  }

  private func candidates(for location: SceneLocation) -> [String] {
    let title = location == .unnamed ? "last-session" : location.title
    let parts = title.split(separator: "/")
    let ends = parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
    let numbered = (2...(scenes.count + 2)).map { "\(ends.first ?? title)-\($0)" }
    return scenes.values.contains(location) ? numbered : ends + numbered
  }
}

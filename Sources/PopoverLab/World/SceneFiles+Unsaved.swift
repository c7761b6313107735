import PopoverScenes

extension SceneFiles {
  mutating func store(_ scene: UnsavedScene) -> [SceneFileEvent] {
    var stored = scene
    stored.location = full(scene.location)
    do throws(StorageFault) {
      let isShared = try put(stored.file, of: .scene(scene.location))
      let isNews = isShared && scene.location != .unnamed
      return isNews ? [.changedElsewhere(scene.location)] : []
    } catch {
      // Without the folder nothing is stored, which is no fault.
      return error == .missing ? [] : [.notStored(scene.location, .file(error))]
    }
  }

  /// Stores changes once more if they are not there any more.
  mutating func keep(_ scene: UnsavedScene) -> [SceneFileEvent] {
    guard let name = names[.scene(scene.location)], storage.isClaimed(name), storage.isUsed(name)
    else { return store(scene) }
    return []
  }

  /// - Returns: why they could not be stored.
  mutating func store(_ colors: UnsavedColors) -> SceneFileFault? {
    let stored = colors.named { $0.isSchemePath ? storage.fullPath(of: $0) : $0 }
    do throws(StorageFault) {
      _ = try put(stored.file, of: .colors)
      return nil
    } catch {
      return .file(error)
    }
  }

  /// - Returns: whether another lab that runs stores changes of the same scene.
  private mutating func put(
    _ file: [UInt8], of subject: StoredSubject
  ) throws(StorageFault) -> Bool {
    if takesBack(file, of: subject) { return false }
    let (name, isShared) = try claimName(for: subject)
    try storage.store(file, as: name)
    return isShared
  }

  mutating func storeSession(
    _ scene: UnsavedScene, insteadOf location: SceneLocation
  ) -> [SceneFileEvent] {
    if store(scene).isEmpty { return forget(location) }
    return store(UnsavedScene(of: location, over: scene.base, scene.bytes))
  }

  mutating func forget(_ location: SceneLocation) -> [SceneFileEvent] {
    remove(.scene(location)).map { [.notForgotten(location, .file($0))] } ?? []
  }

  /// Colours that cannot be removed are offered once more, which loses nothing.
  mutating func forgetColors() -> [SceneFileEvent] {
    _ = remove(.colors)
    return []
  }

  mutating func leave(_ subject: StoredSubject) -> [SceneFileEvent] {
    guard let name = names.removeValue(forKey: subject) else { return [] }
    leave(name, of: subject)
    return []
  }

  private mutating func leave(_ name: String, of subject: StoredSubject) {
    left[subject, default: []].insert(name)
    storage.release(name)
  }

  /// Whether something that this lab has left to others is still there, and is its own again: what is to be stored is the
  /// same.
  private mutating func takesBack(_ file: [UInt8], of subject: StoredSubject) -> Bool {
    guard names[subject] == nil else { return false }
    for name in left[subject, default: []].sorted() {
      guard case .success(true) = claiming(name) else { continue }
      if storage.stored(name) == file {
        names[subject] = name
        left[subject]?.remove(name)
        return true
      }
      storage.release(name)
    }
    return false
  }

  /// The name under which changes of a scene are stored: the first that is not claimed and not used yet, or for a
  /// scene without a file the oldest of the last sessions.
  ///
  /// - Returns: the name, and when it is claimed whether another lab that runs stores changes of the scene too. What labs
  ///   left behind when they ended is claimed by nobody.
  private mutating func claimName(
    for subject: StoredSubject
  ) throws(StorageFault) -> (name: String, isShared: Bool) {
    if let name = names[subject], storage.isClaimed(name) { return (name, false) }
    names[subject] = nil
    if subject == .scene(.unnamed), let name = oldestSession() { return (name, false) }
    var (isShared, fault) = (false, StorageFault?.none)
    for number in 1...Self.nameLimit {
      let name = full(subject).fileName(number: number)
      if names.values.contains(name) { continue }
      switch claiming(name) {
      case .success(true) where !storage.isUsed(name):
        names[subject] = name
        return (name, isShared)
      case .success(true): storage.release(name)
      case .success(false): isShared = true
      // Something may stand in the way of one name; a fault of the folder is the same for all.
      case .failure(let error): fault = fault ?? error
      }
    }
    throw fault ?? .refused("\(Self.nameLimit) others are kept")
  }

  private mutating func claiming(_ name: String) -> Result<Bool, StorageFault> {
    Result { () throws(StorageFault) in try storage.claim(name) }
  }

  /// Claims the name of the session without a file that is the longest ago, if as many are kept as may be; those of labs
  /// that run do not count.
  private mutating func oldestSession() -> String? {
    let sessions = Set(
      (1...Self.nameLimit).map { UnsavedScene.fileName(for: .unnamed, number: $0) })
    let ended = storage.storedNames().filter { sessions.contains($0) && isLeft($0) }
    guard ended.count >= Self.sessionLimit else { return nil }
    for name in ended.dropFirst(Self.sessionLimit) { removeLeft(name) }
    let name = ended[Self.sessionLimit - 1]
    guard case .success(true) = claiming(name) else { return nil }
    names[.scene(.unnamed)] = name
    return name
  }

  private mutating func removeLeft(_ name: String) {
    guard case .success(true) = claiming(name) else { return }
    if (try? storage.store(nil, as: name)) == nil { storage.release(name) }
  }

  /// Whether something is stored under a name that no lab has.
  private mutating func isLeft(_ name: String) -> Bool {
    guard !names.values.contains(name), case .success(true) = claiming(name) else { return false }
    defer { storage.release(name) }
    return storage.stored(name) != nil
  }

  /// How many sessions without a file are kept.
  private static var sessionLimit: Int { 5 }

  /// The most names for one scene; far more than are ever used.
  private static var nameLimit: Int { 100 }

  /// - Returns: why what is stored could not be removed.
  private mutating func remove(_ subject: StoredSubject) -> StorageFault? {
    guard let name = names.removeValue(forKey: subject), storage.isClaimed(name) else { return nil }
    do throws(StorageFault) {
      try storage.store(nil, as: name)
      return nil
    } catch {
      // Others may recover it.
      storage.release(name)
      return error
    }
  }

  /// The scene of the same file that this lab has changed under another name, as through a link.
  func otherName(of location: SceneLocation) -> SceneLocation? {
    let path = full(location)
    let others = names.keys.compactMap { subject in
      if case .scene(let other) = subject, other != location { other } else { nil }
    }
    return location.isFile ? others.first { full($0) == path } : nil
  }

  private func full(_ subject: StoredSubject) -> StoredSubject {
    if case .scene(let location) = subject { .scene(full(location)) } else { subject }
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
      guard let bytes, let subject = subject(ofStored: bytes) else { continue }
      let isAsked = subject == .scene(full(location))
      found.append(
        RecoverableScene(
          title: titles.title(of: subject, storedAs: name),
          subject: isAsked ? .scene(location) : subject, name: name,
          content: ContentFingerprint(bytes)))
    }
    return found
  }

  private func subject(ofStored bytes: [UInt8]) -> StoredSubject? {
    if let scene = UnsavedScene(file: bytes) { return .scene(scene.location) }
    return UnsavedColors(file: bytes) == nil ? nil : .colors
  }

  /// Claims what was found and reads it, so that it is this lab's own; what cannot be read is left to others.
  mutating func recovery(of found: RecoverableScene) -> Result<RecoveredChanges, SceneFileFault> {
    // Another lab has taken what was found, and this one has stored changes of its own under the name.
    if names.values.contains(found.name) { return .failure(.file(.missing)) }
    do throws(StorageFault) {
      guard try storage.claim(found.name) else { throw Self.isElsewhere }
    } catch {
      return .failure(.file(error))
    }
    let changes = changes(storedAs: found)
    guard case .success = changes else {
      storage.release(found.name)
      return changes
    }
    let earlier = names.updateValue(found.name, forKey: found.subject)
    // What was shown until now can be recovered too.
    if let earlier, earlier != found.name { leave(earlier, of: found.subject) }
    return changes
  }

  private func changes(
    storedAs found: RecoverableScene
  ) -> Result<RecoveredChanges, SceneFileFault> {
    guard let bytes = storage.stored(found.name) else { return .failure(.file(.missing)) }
    switch found.subject {
    case .scene(let location):
      return recovered(UnsavedScene(file: bytes), at: location).map { .scene($0) }
    case .colors:
      return UnsavedColors(file: bytes).map { .success(.colors($0)) } ?? .failure(.file(.missing))
    }
  }

  private func recovered(
    _ stored: UnsavedScene?, at location: SceneLocation
  ) -> Result<RecoveredScene, SceneFileFault> {
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
        found.content = now
        throw .changed(now)
      }
      try storage.store(nil, as: found.name)
      return []
    } catch {
      storage.release(found.name)
      return [.notDropped(found, .file(error))]
    }
  }

  private static var isElsewhere: StorageFault { .refused("It is open in another poplab") }
}

import PopoverScenes

extension SceneFiles {
  /// What was left of a scene the last time.
  ///
  /// - Parameter now: what its file holds.
  mutating func leftOver(
    of location: SceneLocation, now content: ContentFingerprint?
  ) -> [SceneFileEvent] {
    let name = UnsavedScene.fileName(for: full(location))
    do throws(StorageFault) {
      guard try storage.claim(name) else { return [.openElsewhere(location)] }
    } catch {
      return [.notKept(location, .file(error))]
    }
    guard let left = storage.kept(name).flatMap(UnsavedScene.init(file:)),
      left.location == full(location),
      let document = try? SceneDocument(left.bytes, path: location.title)
    else { return [] }
    return [.leftUnsaved(location, LeftScene(document, isOutdated: left.base != content))]
  }

  mutating func keep(_ scene: UnsavedScene) -> [SceneFileEvent] {
    var kept = scene
    kept.location = full(scene.location)
    return keep(kept.file, of: scene.location)
  }

  /// - Parameter bytes: `nil` is to keep nothing.
  mutating func keep(_ bytes: [UInt8]?, of location: SceneLocation) -> [SceneFileEvent] {
    let name = UnsavedScene.fileName(for: full(location))
    do throws(StorageFault) {
      guard try storage.claim(name) else { return bytes == nil ? [] : [.openElsewhere(location)] }
      try storage.keep(bytes, as: name)
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

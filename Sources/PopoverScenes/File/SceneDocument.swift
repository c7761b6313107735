import AnnotatedYAML
import Foundation
import PlacementEngines

/// A scene with the text of the file that holds it.
///
/// Saving another scene over it changes the values that differ, and leaves the rest of the text as its
/// author wrote it.
public struct SceneDocument: Equatable, Sendable {
  /// Names the file in messages.
  public private(set) var path: String
  /// The content of the file.
  public let bytes: [UInt8]
  /// What the file says.
  public let scene: Scene
  /// The file as it was read, before scenes were saved over it.
  private var first: FirstContent
  let root: SourceNode
  /// The engines that the scene may name.
  private let engines: EngineCatalog

  /// Reads a scene file, in which popovers may be placed by the `engines` of a catalog.
  public init(
    _ bytes: [UInt8], path: String, engines: EngineCatalog = .shipped
  ) throws(SceneError) {
    let document = DocumentReader().read(bytes)
    var faults = document.faults
    let scene = document.root.map { Scene($0, &faults, engines: engines) } ?? Scene()
    guard let root = document.root, faults.isEmpty else {
      throw SceneError(path: path, faults: document.faultsToReport(of: faults))
    }
    (self.path, self.bytes, self.scene, self.root) = (path, bytes, scene, root)
    (self.engines, first) = (engines, FirstContent(bytes: bytes, scene: scene))
  }

  /// A new file for a scene; throws what is wrong with a scene that no file can hold, such as a name twice.
  public init(
    _ scene: Scene, path: String, engines: EngineCatalog = .shipped
  ) throws(SceneError) {
    try self.init(wanted: scene, scene.freshText, path: path, engines: engines)
  }

  /// The same file with another scene, under `path` in messages; throws what is wrong with the scene. With the scene that was
  /// read it is the file that was read.
  public func saving(_ scene: Scene, as path: String? = nil) throws(SceneError) -> SceneDocument {
    var named = self
    named.path = path ?? self.path
    if scene == self.scene { return named }
    var saved = try named.rewritten(for: scene)
    saved.first = first
    return saved
  }

  private func rewritten(for scene: Scene) throws(SceneError) -> SceneDocument {
    if scene == first.scene { return try SceneDocument(first.bytes, path: path, engines: engines) }
    if let document = edited(to: scene) { return document }
    return try anew(with: scene)
  }

  /// A fresh text below the comments of the file.
  private func anew(with scene: Scene) throws(SceneError) -> SceneDocument {
    let comments = DocumentEditing(SourceText(bytes)).comments(around: root)
      .map { $0 + "\n" }.joined()
    return try SceneDocument(
      wanted: scene, comments + scene.freshText, path: path, engines: engines)
  }

  /// The file with the values in it changed, if that can be done.
  func edited(to scene: Scene) -> SceneDocument? {
    edited(to: scene, hasLiterals: true) ?? edited(to: scene, hasLiterals: false)
  }

  private func edited(to scene: Scene, hasLiterals: Bool) -> SceneDocument? {
    let source = SourceText(bytes)
    let text = DocumentEditing(source, hasLiterals: hasLiterals).edited(
      root, from: .mapping(Scene.fields.written(self.scene)),
      to: .mapping(Scene.fields.written(scene)))
    return text.flatMap { text in
      try? SceneDocument(
        wanted: scene, (source.hasByteOrderMark ? "\u{FEFF}" : "") + text, path: path,
        engines: engines)
    }
  }

  /// Reads what was written, so that nothing is saved that means something else.
  private init(
    wanted: Scene, _ text: String, path: String, engines: EngineCatalog
  ) throws(SceneError) {
    try self.init(Array(text.utf8), path: path, engines: engines)
    guard scene == wanted else {
      let fault = root.fault(expecting: "a scene that a file can hold")
      throw SceneError(path: path, faults: [fault])
    }
  }
}

/// What a file held when it was read.
private struct FirstContent: Equatable, Sendable {
  let bytes: [UInt8]
  let scene: Scene
}

extension Scene {
  /// Reads a scene file, in which popovers may be placed by the `engines` of a catalog.
  public init(
    _ bytes: [UInt8], path: String, engines: EngineCatalog = .shipped
  ) throws(SceneError) {
    self = try SceneDocument(bytes, path: path, engines: engines).scene
  }
}

/// Why there is no scene: everything that is wrong in a file.
public struct SceneError: Error, Equatable, Sendable {
  /// Names the file.
  public let path: String
  /// Everything that is wrong, in the order of the places.
  public let faults: [Fault]

  package init(path: String, faults: [Fault]) {
    self.path = path
    self.faults = faults
  }
}

extension SceneError: LocalizedError {
  /// The same as ``description``, for whoever asks for `localizedDescription`.
  public var errorDescription: String? { description }
}

extension SceneError: CustomStringConvertible {
  /// A line for each fault.
  public var description: String {
    faults.map { $0.message(path: path) }.joined(separator: "\n")
  }
}

extension SceneDocument {
  /// Where the value of a key of the scene stands; `nil` if the file does not have it.
  public func place(of key: String) -> Place? { root.entry(key)?.value.place }

  /// The same of a key in one that has keys of its own.
  package func place(of key: String, in owner: String) -> Place? {
    root.entry(owner)?.value.entry(key)?.value.place
  }

  /// Where the file first names a text with colours; `nil` if it does not.
  public func place(of source: ANSISource) -> Place? {
    guard case .text(let name) = FileForm.ansiSource.written(source) else { return nil }
    return root.values(of: "ansi").first { node in
      if case .text(let text) = node.content { text.isSameName(as: name) } else { false }
    }?.place
  }
}

import AnnotatedYAML

/// A part of a scene that has keys of its own in a file.
public enum ScenePart: Equatable, Hashable, Sendable {
  /// The scene itself.
  case scene
  /// By their numbers.
  case anchor(Int)
  /// By their numbers.
  case popover(Int)

  /// The keys of the part; `nil` if the scene has no such part.
  fileprivate func fields(in scene: Scene) -> SceneFields<Scene>? {
    switch self {
    case .scene: Scene.fields
    case .anchor(let index):
      scene.anchors.indices.contains(index)
        ? SceneRegion.fields.lifted(\.anchors[index], of: scene) : nil
    case .popover(let index):
      scene.popovers.indices.contains(index)
        ? ScenePopover.fields.lifted(\.popovers[index], of: scene) : nil
    }
  }

  /// The keys of the part, for reading alone; `nil` if the scene has no such part.
  fileprivate func facts(in scene: Scene) -> PartFacts? {
    switch self {
    case .scene: PartFacts(Scene.fields, scene)
    case .anchor(let index):
      scene.anchors.indices.contains(index)
        ? PartFacts(SceneRegion.fields, scene.anchors[index]) : nil
    case .popover(let index):
      scene.popovers.indices.contains(index)
        ? PartFacts(ScenePopover.fields, scene.popovers[index]) : nil
    }
  }
}

/// What is read of any part of a scene. A list of settings asks for every key, so nothing is copied here.
private struct PartFacts {
  /// The keys that can be set.
  let names: [String]
  let words: (_ key: String) -> [String]
  let value: (_ key: String) -> String?
  let usual: (_ key: String) -> String?

  init<Part>(_ fields: SceneFields<Part>, _ part: Part) {
    names = fields.settable
    words = { fields[$0]?.words ?? [] }
    value = { fields[$0]?.written(part)?.typed }
    usual = { fields[$0]?.written(fields.usual)?.typed }
  }
}

extension Scene {
  /// The word for the value that holds without the key.
  public static let usualValue = "default"

  /// The keys that can be set, in the order of a file.
  public func keys(of part: ScenePart) -> [String] {
    part.facts(in: self)?.names ?? []
  }

  /// The values that a key may have: a few words, or its present value.
  public func words(for key: String, of part: ScenePart) -> [String] {
    let words = part.facts(in: self)?.words(key) ?? []
    return words.isEmpty ? [value(of: key, in: part)].compactMap { $0 } : words
  }

  /// The value of a key on one line, as ``setting(_:of:to:)`` takes it; `nil` if there is none.
  public func value(of key: String, in part: ScenePart) -> String? {
    part.facts(in: self)?.value(key)
  }

  /// What a key holds without a value of its own, as ``value(of:in:)`` has it; `nil` if there is none.
  package func usualValue(of key: String, in part: ScenePart) -> String? {
    part.facts(in: self)?.usual(key)
  }

  /// Whether the scene or one of its parts has another value of a key than the same part of another scene.
  package func differs(in key: String, from other: Scene) -> Bool {
    let parts =
      [.scene] + anchors.indices.map(ScenePart.anchor) + popovers.indices.map(ScenePart.popover)
    return parts.contains { value(of: key, in: $0) != other.value(of: key, in: $0) }
  }

  /// The scene with another value of a key; the same scene if it has no such part.
  ///
  /// - Parameters:
  ///   - key: a key of the part.
  ///   - part: what is changed.
  ///   - text: between brackets or quotation marks as in a file; anything else is the words
  ///     themselves. ``usualValue`` is what holds without the key.
  /// - Throws: what is wrong with it, or with the scene that it would make.
  public func setting(
    _ key: String, of part: ScenePart, to text: String
  ) throws(Fault) -> Scene {
    guard let fields = part.fields(in: self) else { return self }
    let names = keys(of: part)
    guard let field = fields[key], names.contains(key) else {
      throw Fault(at: .start, .unknownKey(key, known: names))
    }
    // What it is already takes nothing else away.
    if text == value(of: key, in: part) ?? usualValue(of: key, in: part) { return self }
    var (scene, faults) = (self, [Fault]())
    if text == Self.usualValue {
      field.copy(&scene, fields.usual)
    } else {
      field.makeRoom(&scene)
      field.read(&scene, try SourceNode(typed: text), &faults)
    }
    if let fault = faults.first { throw fault }
    try scene.checked()
    return scene
  }

  /// The scene with another name for an anchor or a popover, wherever that is named; the same scene if it has no such part.
  ///
  /// - Throws: what is wrong with the scene that it would make.
  public func naming(_ part: ScenePart, _ name: String) throws(Fault) -> Scene {
    guard part.fields(in: self) != nil else { return self }
    var scene = self
    switch part {
    case .scene: scene.name = name
    case .anchor(let index):
      scene.rehang(from: anchors[index].name, to: name)
      scene.anchors[index].name = name
    case .popover(let index):
      let old = popovers[index].name
      scene.rehang(from: old, to: name)
      scene.popovers[index].name = name
      scene.checks = checks.map { $0.renamed(old, name) }
      scene.task?.checks = task?.checks.map { $0.renamed(old, name) } ?? []
    }
    try scene.checked()
    return scene
  }

  private mutating func rehang(from old: String, to name: String) {
    for index in popovers.indices where popovers[index].anchor == old {
      popovers[index].anchor = name
    }
  }

  /// Reads the file that the scene would have, which finds all that is wrong with it.
  private func checked() throws(Fault) {
    do throws(SceneError) {
      _ = try SceneDocument(self, path: "")
    } catch {
      throw error.faults.first ?? Fault(at: .start, .empty)
    }
  }
}

extension SceneCheck {
  /// The same check of a popover that has another name now.
  fileprivate func renamed(_ old: String, _ new: String) -> SceneCheck {
    var check = self
    if popover == old { check.popover = new }
    return check
  }
}

extension SourceNode {
  /// What a person types for a value.
  fileprivate init(typed text: String) throws(Fault) {
    guard let first = text.unicodeScalars.first, FileValue.marks.contains(first) else {
      self.init(at: .start, .text(text))
      return
    }
    let document = DocumentReader().read(Array(text.utf8))
    if let fault = document.faults.first { throw fault }
    self = document.root ?? SourceNode(at: .start, .text(text))
  }
}

extension FileValue {
  /// The first characters of values that are not plain words.
  fileprivate static let marks: [Unicode.Scalar] = ["[", "{", "\"", "'"]

  /// How a person types it.
  fileprivate var typed: String {
    guard case .text(let text) = preferred else {
      return FreshWriting(lineBreak: "\n").inline(self)
    }
    let scalars = text.unicodeScalars
    let isPlain =
      scalars.first.map { !Self.marks.contains($0) && $0 != " " } ?? false && scalars.last != " "
      && !scalars.contains("\n") && text != Scene.usualValue
    return isPlain ? text : ScalarSpelling.doubleQuoted(text)
  }
}

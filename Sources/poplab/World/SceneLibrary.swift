import AnnotatedYAML
import CellCanvas
import PopoverLab
import PopoverScenes
import PopoverThemes

/// The scenes that come with the program, by name, and those in files, by path.
struct SceneLibrary {
  let themes = ThemeLibrary.current
  private let input: [UInt8]?

  /// - Parameter input: what has come from standard input; `nil` if it was not read yet.
  init(input: [UInt8]? = nil) { self.input = input }

  /// - Throws: ``CommandFailure`` with every fault of the file, or with what there is to choose from.
  func document(_ nameOrPath: String) throws -> SceneDocument {
    let (source, path) = try source(nameOrPath)
    do throws(SceneError) {
      return try SceneDocument(source, path: path)
    } catch {
      throw CommandFailure(located: "\(error)")
    }
  }

  /// The bytes of a scene, and what it is called in messages.
  func source(_ nameOrPath: String) throws -> (bytes: [UInt8], path: String) {
    if nameOrPath.hasPrefix(SceneLink.prefix) {
      guard let bytes = SceneLink.bytes(of: nameOrPath) else { throw CommandFailure.damagedLink }
      return (bytes, Self.linkName)
    }
    if case .file(let path) = SceneLocation(nameOrPath) {
      return (try InputFile.needed(path, called: "the scene"), path)
    }
    guard let shipped = ShippedScenes.all.first(where: { $0.name == nameOrPath }) else {
      throw UnknownName(thing: "scene", name: nameOrPath, known: ShippedScenes.all.map(\.name))
        .failure
    }
    return (shipped.source, shipped.name)
  }

  /// What a scene is called in messages that came as a word of the command line.
  static let linkName = "scene"
}

extension SceneLibrary {
  /// The texts with colours of a scene's popovers; paths are relative to the folder of the scene.
  func texts(of document: SceneDocument) throws -> [ANSISource: StyledText] {
    var texts: [ANSISource: StyledText] = [:]
    for source in document.scene.sources {
      texts[source] = ANSIReader().read(try bytes(of: source, beside: document.path))
    }
    return texts
  }

  private func bytes(of source: ANSISource, beside path: String) throws -> [UInt8] {
    guard case .file(let file) = source else {
      return try input ?? StandardInput.wholeText()
    }
    return try InputFile.needed(SceneLocation(path).path(of: file), called: "the text")
  }

  /// The name of the colour scheme that a scene asks for, or the path of its file; `nil` if it asks for none.
  func scheme(of document: SceneDocument) throws -> String? {
    guard let name = document.scene.scheme else { return nil }
    if name.contains("/") { return SceneLocation(document.path).path(of: name) }
    let known = SchemeLibrary(themes: themes).names + SchemeName.reserved
    if known.contains(name) { return name }
    let fault = Fault(
      at: document.place(of: "scheme") ?? .start,
      .unknownName(name, thing: "scheme", known: known))
    throw CommandFailure(located: fault.message(path: document.path))
  }

  /// The name of the theme that a scene asks for, or the path of its file; `nil` if it asks for none.
  func theme(of document: SceneDocument) throws -> String? {
    guard let name = document.scene.theme else { return nil }
    if case .file(let path) = SceneLocation(name) {
      return SceneLocation(document.path).path(of: path)
    }
    if themes.entry(called: name) != nil { return name }
    let fault = Fault(
      at: document.place(of: "theme") ?? .start,
      .unknownName(name, thing: "theme", known: themes.names))
    throw CommandFailure(located: fault.message(path: document.path))
  }
}

extension CommandFailure {
  fileprivate static let damagedLink = CommandFailure(
    "the scene in '\(SceneLink.prefix)…' is damaged; copy the whole line that 'poplab scenes link' printed",
    status: .badData)
}

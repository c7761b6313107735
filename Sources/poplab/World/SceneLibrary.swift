import PopoverLab
import PopoverScenes
import PopoverThemes

/// The scenes that come with the program, by name, and those in files, by path.
struct SceneLibrary {
  let themes = ThemeLibrary.current
  /// What has come from standard input; `nil` if it was not read yet.
  let input: [UInt8]?
  /// Whether what is opened may depend on the terminal, as the lab may; a judgement and a picture do not.
  let asksTerminal: Bool

  init(input: [UInt8]? = nil, asksTerminal: Bool = false) {
    (self.input, self.asksTerminal) = (input, asksTerminal)
  }

  /// - Throws: ``CommandFailure`` with every fault of the file, or with what there is to choose from.
  func document(_ nameOrPath: String) throws -> SceneDocument {
    let file = try source(nameOrPath)
    do throws(SceneError) {
      return try SceneDocument(file.bytes, path: file.path)
    } catch {
      throw CommandFailure(error.faults, in: error.path)
    }
  }

  /// The bytes of a scene, and what it is called in messages.
  func source(_ nameOrPath: String) throws -> (bytes: [UInt8], path: String) {
    if nameOrPath.isSceneLink {
      guard let bytes = SceneLink.bytes(of: nameOrPath) else { throw CommandFailure.damagedLink }
      return (bytes, Self.unnamed)
    }
    if case .file(let path) = SceneLocation(nameOrPath) {
      return (try InputFile.needed(path, called: "the scene"), path)
    }
    guard let bytes = ShippedScenes[nameOrPath] else {
      throw UnknownName(thing: "scene", name: nameOrPath, known: ShippedScenes.names).failure
    }
    return (bytes, nameOrPath)
  }

  /// What a scene without a name is called: one that was given as a link on the command line, or nowhere.
  static let unnamed = "scene"

  /// What a scene that was asked for is called beside its picture: a link is no name.
  static func title(of nameOrPath: String) -> String {
    nameOrPath.isSceneLink ? unnamed : nameOrPath
  }
}

extension CommandFailure {
  fileprivate static let damagedLink = CommandFailure(
    "the scene in '\(SceneLink.prefix)…' is damaged; copy the whole line that 'poplab scenes link' printed",
    status: .badData)
}

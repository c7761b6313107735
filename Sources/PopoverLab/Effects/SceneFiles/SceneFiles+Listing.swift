import PopoverScenes

/// A scene that can be opened.
public struct ListedScene: Equatable, Sendable {
  /// Its name if it comes with the program, or the path of its file.
  public var name: String
  /// What it shows, in a line.
  public var about: String

  public init(name: String, about: String) {
    self.name = name
    self.about = about
  }
}

extension SceneFiles {
  /// The scenes in the files of the folder in which the user is, and those that come with the program.
  /// Files that hold no scene are left out.
  var listed: [ListedScene] {
    let own = storage.documents().compactMap { path in
      (try? storage.content(of: path)).flatMap { ListedScene(name: path, $0) }
    }
    return own + ShippedScenes.all.compactMap { ListedScene(name: $0.name, $0.source) }
  }
}

extension ListedScene {
  /// Its name, and what it shows if it says so.
  var words: String { about.isEmpty ? name : "\(name): \(about)" }

  fileprivate init?(name: String, _ bytes: [UInt8]) {
    guard let scene = try? Scene(bytes, path: name) else { return nil }
    self.init(name: name, about: scene.about.isEmpty ? scene.name : scene.about)
  }
}

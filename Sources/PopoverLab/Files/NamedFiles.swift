import MessageText
import PopoverScenes

// How a file names others: from its own folder, or by their whole paths where only the file system could tell the way.
extension OpenScenes {
  /// The text by which a file at a place names a theme.
  func name(of theme: CollectedTheme, from place: SceneLocation) -> String {
    guard let path = theme.path, !theme.isNamed else { return theme.name }
    return name(ofFile: path, from: place)
  }

  /// The text by which a file at a place names a colour scheme, which is a name or a path.
  func name(ofScheme scheme: String, from place: SceneLocation) -> String {
    scheme.isSchemePath ? name(ofFile: scheme, from: place) : scheme
  }

  func name(ofFile path: String, from place: SceneLocation) -> String {
    guard case .file(let own) = place else { return path }
    return path.relative(toFolderOf: own) ?? wholePath(of: path)
  }

  /// What finds the present scene from a place: its name, or the path of its own file; `nil` if it has none.
  func sceneReference(from place: SceneLocation) -> String? {
    switch location {
    case .shipped(let name): name
    case .file(let path): name(ofFile: path, from: place)
    case .unnamed: nil
    }
  }

  /// The location of the same file as it was opened, where a path names it in other words; links are not followed. What
  /// was written under a name without a folder or an ending is a file, too.
  func known(_ location: SceneLocation) -> SceneLocation {
    if all[location]?.opened != nil || location.isOfProgram { return location }
    let whole = SceneLocation.file(wholePath(of: location.title))
    let same = all.first { known, file in
      file.opened != nil && known.isFile
        && SceneLocation.file(wholePath(of: known.title)).isSamePath(as: whole)
    }
    return same?.key ?? location
  }

  /// The path from the root, by which a file is found from anywhere.
  private func wholePath(of path: String) -> String {
    if folder.isEmpty || path.isAbsolutePath { return path }
    var (folder, steps) = (folder.pathSteps, path.pathSteps[...])
    while let step = steps.first, step == "." || step == ".." {
      if step == ".." { folder = folder.dropLast() }
      steps = steps.dropFirst()
    }
    return "/" + (folder + steps).joined(separator: "/")
  }
}

extension SceneLocation {
  /// Whether it is no file, whatever files are called like it.
  fileprivate var isOfProgram: Bool {
    switch self {
    case .file: false
    case .shipped(let name): ShippedScenes[name] != nil
    case .unnamed: true
    }
  }
}

extension String {
  /// The path with `~/` at its start taken for a home folder, if there is one.
  package func inHome(_ folder: String?) -> String {
    guard hasPrefix("~/"), let folder else { return self }
    return folder + dropFirst()
  }

  /// The path relative to the folder of another one; `nil` if that depends on the current folder.
  fileprivate func relative(toFolderOf other: String) -> String? {
    if isAbsolutePath { return self }
    guard !other.isAbsolutePath else { return nil }
    let path = pathSteps.filter { $0 != "." }
    let folder = other.pathSteps.filter { $0 != "." }.dropLast()
    // Byte by byte: two names that look alike can be two folders.
    let shared = zip(path, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    guard !folder.dropFirst(shared).contains("..") else { return nil }
    let up = [String](repeating: "..", count: folder.count - shared)
    let name = (up + path.dropFirst(shared)).joined(separator: "/")
    return name.hasFolder ? name : "./" + name
  }
}

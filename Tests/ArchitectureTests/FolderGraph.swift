/// Which folders of a target use which: an arrow leads to the folder that declares a type from each
/// folder that names it.
struct FolderGraph {
  /// An arrow for each folder that is used, with a file and a type that make it.
  private var arrows: [String: [String: String]] = [:]

  /// - Parameter files: those of one target, with the names in them. A name that two of them
  ///   declare makes no arrow.
  init(_ files: [(file: SourceFile, names: SourceNames)]) {
    var owners: [String: [String]] = [:]
    for (file, names) in files {
      for type in names.declared.subtracting(names.filePrivate) {
        owners[type, default: []].append(file.folder)
      }
    }
    for (file, names) in files {
      for type in names.used {
        guard let folders = owners[type], folders.count == 1, folders[0] != file.folder else {
          continue
        }
        arrows[file.folder, default: [:]][folders[0]] = "\(file.path) names \(type)"
      }
    }
  }

  /// The arrows between folders that reach each other, in words; none if the folders are in layers.
  var cycle: [String] {
    var folders = Set(arrows.keys)
    // A folder that uses none of the others, or that none of them uses, is part of no cycle.
    while let outside = folders.first(where: { isOutside($0, of: folders) }) {
      folders.remove(outside)
    }
    return folders.flatMap { folder in
      arrows[folder, default: [:]].filter { folders.contains($0.key) }.map {
        "\(folder) -> \($0.key): \($0.value)"
      }
    }.sorted()
  }

  private func isOutside(_ folder: String, of folders: Set<String>) -> Bool {
    let uses = arrows[folder, default: [:]].keys.contains { folders.contains($0) }
    let isUsed = folders.contains { arrows[$0, default: [:]].keys.contains(folder) }
    return !uses || !isUsed
  }
}

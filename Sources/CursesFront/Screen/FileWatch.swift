import CCurses

/// The files that are watched. Each is watched through its folder, because editors replace files by
/// renaming, and if its path has links also through the folder that it is really in.
struct FileWatch {
  private struct Place: Hashable {
    /// The number of the watched folder.
    var folder: Int32
    var name: String
  }

  private var files: [Place: Set<String>] = [:]
  private var paths: [String] = []

  mutating func start(_ paths: [String]) {
    ccurses_forget_folders()
    self.paths = paths
    files = [:]
    for path in paths {
      for place in Set([path, FileWatch.realPath(of: path)]) { add(place, for: path) }
    }
  }

  private mutating func add(_ place: String, for path: String) {
    let folder = place.lastIndex(of: "/").map { $0 == place.startIndex ? "/" : place[..<$0] }
    let number = ccurses_watch_folder(String(folder ?? "."))
    let name = place.split(separator: "/").last ?? ""
    if number >= 0 { files[Place(folder: number, name: String(name)), default: []].insert(path) }
    ccurses_watch_file(place)
  }

  /// The path without links; the same path if there is no such file.
  private static func realPath(of path: String) -> String {
    var real = [CChar](repeating: 0, count: 4096)
    guard ccurses_real_path(path, &real, real.count) else { return path }
    return String(decoding: real.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The files that have changed since the last call, each once; all of them where the system does not say which.
  mutating func changes() -> [String] {
    var changed: Set<String> = []
    var change = CursesChange()
    while ccurses_next_change(&change) {
      if change.folder < 0 {
        start(paths)
        return paths
      }
      changed.formUnion(files[Place(folder: change.folder, name: change.fileName)] ?? [])
    }
    return paths.filter(changed.contains)
  }
}

extension CursesChange {
  fileprivate var fileName: String {
    withUnsafeBytes(of: name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

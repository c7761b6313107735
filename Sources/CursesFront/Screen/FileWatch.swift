import CCurses

/// The files that are watched. Each is watched through its folder, because editors replace files by renaming, and that
/// through its own one, because it may be replaced as well. Where a path is a link, so is what it leads to.
struct FileWatch {
  fileprivate struct Entry: Hashable {
    /// The number of the watched folder.
    var folder: Int32
    var name: String
  }

  private var files: [Entry: Set<String>] = [:]
  private var paths: [String] = []

  mutating func start(_ paths: [String]) {
    ccurses_forget_folders()
    self.paths = paths
    watch()
  }

  /// Watches everything on the way to the files as it is now. What is watched already stays so, and no change of it is lost.
  private mutating func watch() {
    files = [:]
    // Where the system does not say what has changed, whatever comes and goes in the folder above would count.
    let folders = ccurses_names_changes() ? 2 : 1
    for path in paths { watch(path, for: path, folders: folders) }
  }

  /// Watches what a path leads to, through so many folders above it, of those that are there.
  private mutating func watch(_ entry: String, for path: String, folders: Int) {
    for place in entry.withLinkTargets {
      if entry == path { ccurses_watch_file(place) }
      guard let (folder, name) = place.folderAndName else { continue }
      let number = ccurses_watch_folder(folder)
      if number >= 0 { files[Entry(folder: number, name: name), default: []].insert(path) }
      let left = number >= 0 ? folders - 1 : folders
      if left > 0 { watch(folder, for: path, folders: left) }
    }
  }

  /// The files that have changed since the last call, each once; all of them where the system does not say which.
  mutating func changes() -> [String] {
    var (changed, created): (Set<String>, Set<String>) = ([], [])
    var change = CursesChange()
    while ccurses_next_change(&change) {
      if change.folder < 0 {
        start(paths)
        return paths
      }
      let found = files[change.entry] ?? []
      if change.created { created.formUnion(found) } else { changed.formUnion(found) }
    }
    // A path may lead to another file now, or through other folders.
    if !changed.isEmpty || !created.isEmpty { watch() }
    // What is written into a new file is a change of its own.
    changed.formUnion(created.filter { !ccurses_is_empty_file($0) })
    return paths.filter(changed.contains)
  }
}

extension String {
  /// More links are a circle.
  private static let mostLinks = 8

  /// The path, and where it leads if it is a link, and so on.
  fileprivate var withLinkTargets: [String] {
    var places = [self]
    while places.count <= Self.mostLinks, let next = places[places.count - 1].linkTarget {
      places.append(next)
    }
    return places
  }

  private var linkTarget: String? {
    var target = [CChar](repeating: 0, count: 4096)
    guard ccurses_link_target(self, &target, target.count) else { return nil }
    let path = String(
      decoding: target.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.utf8.first == UInt8(ascii: "/")
      ? path : folderAndName.map { "\($0.folder)/\(path)" } ?? path
  }

  /// `nil` where nothing is above it that could be named.
  fileprivate var folderAndName: (folder: String, name: String)? {
    // Not by characters: a slash and a combining mark behind it are one of them.
    let slash = UInt8(ascii: "/")
    let whole = utf8.count > 1 && utf8.last == slash ? utf8.dropLast() : utf8[...]
    let start = whole.lastIndex(of: slash).map(whole.index(after:)) ?? whole.startIndex
    let name = String(Substring(whole[start...]))
    if ["", ".", ".."].contains(name) { return nil }
    if start == whole.startIndex { return (".", name) }
    let folder = String(Substring(whole[..<start].dropLast()))
    return (folder.isEmpty ? "/" : folder, name)
  }
}

extension CursesChange {
  fileprivate var entry: FileWatch.Entry { FileWatch.Entry(folder: folder, name: fileName) }

  private var fileName: String {
    withUnsafeBytes(of: name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

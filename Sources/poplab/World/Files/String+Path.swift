import Foundation

extension String {
  /// Where a path leads that may be a link, even one to a file that is not there.
  var linkTarget: String {
    var path = self
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // As many links as the system follows.
    for _ in 0..<40 {
      let count = readlink(path, &target, target.count - 1)
      guard count > 0 else { return path }
      let name = String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = name.hasPrefix("/") ? name : path.folderAndName.folder + "/" + name
    }
    return self
  }

  /// The path without links, points and doubled slashes; `nil` if it leads nowhere.
  var realPath: String? {
    guard let path = realpath(self, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The folder in which a file is, and its name there.
  var folderAndName: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return (".", self) }
    let folder = String(self[..<slash])
    return (folder.isEmpty ? "/" : folder, String(self[index(after: slash)...]))
  }
}

import Foundation
import SystemPackage

extension FilePath {
  /// Where a path leads that may be a link, even one to a file that is not there.
  init(followingLinksOf path: String) {
    self.init(path)
    // As many links as the system follows.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: string) else {
        return
      }
      self = folder.pushing(FilePath(target))
    }
    self.init(path)
  }

  /// The path that is the same for all ways to name a file, which may not be there yet.
  static func full(_ path: String) -> String {
    let target = FilePath(followingLinksOf: path)
    let folder = target.folder.realPath ?? target.folder
    return target.lastComponent.map { folder.appending($0).string } ?? path
  }

  /// The folder in which the file is; without one in the path, the one in which the program runs.
  var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// The path without links, points and doubled slashes; `nil` if it leads nowhere.
  var realPath: FilePath? {
    guard let path = realpath(string, nil) else { return nil }
    defer { free(path) }
    return FilePath(String(cString: path))
  }
}

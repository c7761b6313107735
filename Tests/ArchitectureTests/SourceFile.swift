import Foundation

/// A Swift file of the package.
struct SourceFile {
  /// From `Sources` on, such as `CellCanvas/Cells/Cell.swift`.
  var path: String
  var text: String

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All that belong to a target; code that articles show does not.
  static func all() throws -> [SourceFile] {
    let root = root.appendingPathComponent("Sources")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.map { path in
      SourceFile(
        path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      )
    }
  }

  var target: String { String(path.prefix { $0 != "/" }) }

  /// The folder below the target; a dot for files that lie beside the folders.
  var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : "."
  }

  /// The modules that are named in lines of import.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "internal"].contains($0) })
      else { return nil }
      return String(words[words.count - 1].prefix { $0 != "." })
    }
  }
}

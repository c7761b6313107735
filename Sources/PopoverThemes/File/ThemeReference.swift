/// The theme that a file names after `inherits`.
public struct ThemeReference: Equatable, Sendable {
  /// The name of a theme, or the path of its file, with the folder of the origin before a relative path.
  public var text: String
  /// Whether it is a path, as it has a slash in it or ends in `.yaml` or `.yml`.
  public var isPath: Bool
  /// The path of the file that names it; a theme may inherit from another one of its own name.
  public var origin: String

  /// Creates a reference from the text after `inherits` in the file at a path.
  public init(_ text: String, in origin: String) {
    self.origin = origin
    isPath = text.isThemePath
    self.text = isPath ? text.following(folderOf: origin) : text
  }
}

/// A theme file: its path and its bytes.
public struct ThemeSource: Equatable, Sendable {
  /// The path, which messages begin with.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  /// Creates a source from a path and the contents of the file there.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension String {
  /// Whether it names a theme by the path of its file, as it has a slash in it or the extension of theme
  /// files.
  public var isThemePath: Bool { contains("/") || hasThemeExtension }

  /// This path relative to the folder of a file, without `.` and, as far as possible, without `..`.
  fileprivate func following(folderOf file: String) -> String {
    let isAbsolute = hasPrefix("/")
    let folder = isAbsolute ? [] : file.split(separator: "/").dropLast()
    var parts: [Substring] = []
    for part in folder + split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let root = isAbsolute || file.hasPrefix("/") ? "/" : ""
    return root + parts.joined(separator: "/")
  }

  /// The path in its shortest form, which is the same for different spellings of a path.
  var withoutDots: String { following(folderOf: "") }

  private static let themeExtensions = [".yaml", ".yml"]

  /// Whether it ends in `.yaml` or `.yml`.
  public var hasThemeExtension: Bool { Self.themeExtensions.contains { hasSuffix($0) } }

  /// The name of the theme in the file at this path: the file's name without the extension.
  public var themeName: String {
    let file = split(separator: "/").last ?? self[...]
    let stem = Self.themeExtensions.first { file.hasSuffix($0) }.map { file.dropLast($0.count) }
    return String(stem.flatMap { $0.isEmpty ? nil : $0 } ?? file)
  }
}

/// Themes by name, each read on demand. They can inherit from one another.
public struct ThemeCatalog: Sendable {
  private let sources: [(name: String, source: [UInt8])]

  /// Creates a catalog from the contents of files.
  ///
  /// - Parameter sources: names and contents; of several with one name the first counts.
  public init(_ sources: [(name: String, source: [UInt8])]) { self.sources = sources }

  /// The names of the themes in the order of their sources.
  public var names: [String] { sources.map(\.name) }

  /// The file of a theme; `nil` if the name is unknown.
  public func source(named name: String) -> ThemeSource? {
    sources.first { $0.name == name }.map { ThemeSource(path: "\(name).yaml", bytes: $0.source) }
  }

  /// The theme of a name.
  ///
  /// - Throws: the faults of its file, or the known names for an unknown one.
  public func theme(named name: String) throws(ThemeError) -> Theme {
    guard let source = source(named: name) else { throw .unknownName(name, known: names) }
    return try reader.theme(source)
  }

  /// A reader for files that inherit from these themes.
  public var reader: ThemeReader {
    ThemeReader(knownNames: names) { $0.isPath ? nil : source(named: $0.text) }
  }
}

/// What a theme's file names after `inherits`.
public struct ThemeReference: Equatable, Sendable {
  /// The name of a theme, or the path of its file: what has a slash in it or ends in `.yaml` or `.yml`.
  /// A relative path is already put behind the folder of the file that names it.
  public var text: String
  public var isPath: Bool
  /// The file that names it, so that a theme may inherit from another of its own name.
  public var origin: String

  public init(_ text: String, in origin: String) {
    self.origin = origin
    isPath = text.isThemePath
    self.text = isPath ? text.following(folderOf: origin) : text
  }
}

/// A theme's file: its path and what is in it.
public struct ThemeSource: Equatable, Sendable {
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension String {
  /// Whether a theme is meant by its file: by anything with a slash, or that ends as such files do.
  public var isThemePath: Bool { contains("/") || hasThemeExtension }

  /// This path seen from the folder of a file, without `.` and, as far as possible, without `..`.
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

  /// The same path in its shortest form, so that two of one file are alike.
  var withoutDots: String { following(folderOf: "") }

  private static let themeExtensions = [".yaml", ".yml"]

  /// Whether a path ends as those of theme files do.
  public var hasThemeExtension: Bool { Self.themeExtensions.contains { hasSuffix($0) } }

  /// What the theme in the file at this path is called by: the file's name without the extension.
  public var themeName: String {
    let file = split(separator: "/").last ?? self[...]
    let stem = Self.themeExtensions.first { file.hasSuffix($0) }.map { file.dropLast($0.count) }
    return String(stem.flatMap { $0.isEmpty ? nil : $0 } ?? file)
  }
}

/// Themes by name, each read only when it is asked for. They may inherit from one another.
public struct ThemeCatalog: Sendable {
  private let sources: [(name: String, source: [UInt8])]

  /// - Parameter sources: of two of the same name the first counts.
  public init(_ sources: [(name: String, source: [UInt8])]) { self.sources = sources }

  public var names: [String] { sources.map(\.name) }

  /// The file of this name, if there is one.
  public func source(named name: String) -> ThemeSource? {
    sources.first { $0.name == name }.map { ThemeSource(path: "\(name).yaml", bytes: $0.source) }
  }

  /// The theme of this name; an unknown name is answered with what there is.
  public func theme(named name: String) throws(ThemeError) -> Theme {
    guard let source = source(named: name) else { throw .unknownName(name, known: names) }
    return try reader.theme(source)
  }

  /// Reads files that inherit from these themes.
  public var reader: ThemeReader {
    ThemeReader(knownNames: names) { $0.isPath ? nil : source(named: $0.text) }
  }
}

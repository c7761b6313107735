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

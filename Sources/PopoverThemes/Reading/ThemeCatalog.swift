/// Themes by name, each read only when it is asked for.
public struct ThemeCatalog: Sendable {
  private let sources: [(name: String, source: [UInt8])]

  /// - Parameter sources: of two of the same name the first counts.
  public init(_ sources: [(name: String, source: [UInt8])]) { self.sources = sources }

  public var names: [String] { sources.map(\.name) }

  /// The theme of this name; an unknown name is answered with what there is.
  public func theme(named name: String) throws(ThemeError) -> Theme {
    guard let match = sources.first(where: { $0.name == name }) else {
      throw .unknownName(name, known: names)
    }
    return try Theme(match.source, path: "\(name).yaml")
  }
}

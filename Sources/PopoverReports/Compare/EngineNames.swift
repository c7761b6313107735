import MessageText
import PlacementEngines

extension EngineCatalog {
  /// Those that are compared where none is named.
  package var usual: [CatalogEngine] {
    ["poplab", "floating-ui", "xdg-wlroots", "css", "vim"].compactMap { engine(named: $0) }
  }

  /// A list of engines; throws for the first name that none has.
  package func engines(_ names: [String]) throws(UnknownChoice) -> [CatalogEngine] {
    try names.map { name throws(UnknownChoice) in
      if let engine = engine(named: name) { return engine }
      throw UnknownChoice("engine", name, known: self.names)
    }
  }
}

/// A name that is not known.
package struct UnknownChoice: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of thing that it should name: `engine`.
  package var thing: String
  package var name: String
  package var known: [String]

  package init(_ thing: String, _ name: String, known: [String]) {
    (self.thing, self.name, self.known) = (thing, name, known)
  }

  package var description: String { reason }

  /// The fault in words, with the nearest name and all names.
  package var reason: String {
    let nearest = Suggestion.question(about: name, in: known).map { " \($0)" } ?? ""
    return "unknown \(thing) '\(name)';\(nearest) there are \(known.joined(separator: ", "))"
  }
}

import AnnotatedYAML
import PlacementEngines

/// The engines by the names that users give them.
package enum EngineNames {
  /// poplab's own and all others.
  package static let all = PoplabEngines.all + EngineCatalog.all

  /// Those that are compared where none is named.
  package static let usual = all.filter {
    ["poplab", "floating-ui", "xdg-wlroots", "css", "vim"].contains($0.name)
  }

  /// The names that engines have in batches, and what stands for them here.
  private static let batchNames = [
    "css-anchor": "css", "imgui-popup": "imgui", "neovim-float": "neovim", "vim-popup": "vim",
    "xdg-positioner": "xdg-wlroots",
  ]

  /// A list of engines; the names that they have in batches are known too.
  ///
  /// - Throws: ``UnknownEngine`` for the first name that none has.
  package static func engines(_ names: [String]) throws(UnknownEngine) -> [CatalogEngine] {
    var engines: [CatalogEngine] = []
    for name in names {
      let own = batchNames[name] ?? name
      guard let engine = all.first(where: { $0.name == own }) else {
        throw UnknownEngine(name: name)
      }
      engines.append(engine)
    }
    return engines
  }
}

/// An engine that is asked for and is not there.
package struct UnknownEngine: Error, Equatable, Sendable {
  package var name: String

  package init(name: String) { self.name = name }

  /// What is wrong, the nearest name, and all that there are.
  package var reason: String {
    let known = EngineNames.all.map(\.name)
    let nearest = Suggestion.nearest(to: name, in: known).map { " did you mean '\($0)'?" } ?? ""
    return "unknown engine '\(name)';\(nearest) there are \(known.joined(separator: ", "))"
  }
}

import AnnotatedYAML
import PlacementEngines
import PopoverGeometry

/// The engines by the names that users give them.
package enum EngineNames {
  /// poplab's own and all others.
  package static let all = PoplabEngines.all + EngineCatalog.all

  /// Those that are compared where none is named.
  package static let usual = all.filter {
    ["poplab", "floating-ui", "xdg-wlroots", "css", "vim"].contains($0.name)
  }

  /// The names that engines have in batches, and their names here.
  private static let batchNames = [
    "css-anchor": "css", "imgui-popup": "imgui", "neovim-float": "neovim", "vim-popup": "vim",
    "xdg-positioner": "xdg-wlroots",
  ]

  /// A list of engines, also by their names in batches; throws for the first name that none has.
  package static func engines(_ names: [String]) throws(UnknownChoice) -> [CatalogEngine] {
    try names.map { name throws(UnknownChoice) in
      let own = batchNames[name] ?? name
      if let engine = all.first(where: { $0.name == own }) { return engine }
      throw UnknownChoice("engine", name, known: all.map(\.name))
    }
  }
}

/// A name that is not known.
package struct UnknownChoice: Error, Equatable, Sendable {
  /// The kind of thing that it should name: `engine`.
  package var thing: String
  package var name: String
  package var known: [String]

  package init(_ thing: String, _ name: String, known: [String]) {
    (self.thing, self.name, self.known) = (thing, name, known)
  }

  /// The fault in words, with the nearest name and all names.
  package var reason: String {
    let nearest = Suggestion.nearest(to: name, in: known).map { " did you mean '\($0)'?" } ?? ""
    return "unknown \(thing) '\(name)';\(nearest) there are \(known.joined(separator: ", "))"
  }
}

/// The lab's own engine as one of those that are compared.
package enum PoplabEngines {
  /// One for each stability; `poplab` alone is the standard one.
  package static let all: [CatalogEngine] = [
    engine("poplab", "keeps its side while it fits", .whileItFits),
    engine("poplab-rechoose", "chooses afresh each time", .rechoose),
    engine("poplab-dead-band", "keeps its side until another has 2 to spare", .deadBand(2)),
    engine("poplab-least-movement", "goes where it moves least", .leastMovement),
  ]

  private static func engine(
    _ name: String, _ summary: String, _ stability: Stability
  ) -> CatalogEngine {
    CatalogEngine(name, summary, remembers: stability != .rechoose) { scene, former in
      scene.answer(stability, after: former)
    }
  }
}

extension EngineScene {
  /// A popup that is all content: no border, and an arrow that takes no room.
  private static let bare = PopoverMetrics(
    arrowBase: 1, arrowHeight: 0, contentViewInsets: .zero, capInsets: .zero)

  fileprivate func answer(_ stability: Stability, after former: EngineAnswer?) -> EngineAnswer {
    let layout = PopoverPresentation(
      sourceRect: anchor, container: container, preferredContentSize: popupSize,
      permittedArrowDirections: ArrowDirections(sides.map(ArrowDirection.init)),
      metrics: Self.bare, minimumContentSize: minimumSize,
      currentArrowDirection: former?.side.map(ArrowDirection.init), currentFrame: former?.frame,
      policy: PlacementPolicy(gap: gap, stability: stability)
    ).layout()
    return EngineAnswer(
      frame: layout.frame, side: layout.arrowDirection.map(Side.init),
      name: "arrow \(layout.arrowDirection.name)")
  }
}

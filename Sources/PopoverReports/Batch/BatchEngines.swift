import AnnotatedYAML

/// The engines that a line may name.
enum BatchEngines {
  static let all: [any BatchEngine.Type] = [
    PlacementBatch.self, FloatingUIBatch.self, CSSAnchorBatch.self, XDGPositionerBatch.self,
    VimPopupBatch.self, NeovimFloatBatch.self, ImGuiPopupBatch.self, PosframeBatch.self,
  ]

  static func engine(named name: String) throws(BatchFault) -> any BatchEngine.Type {
    if let engine = all.first(where: { $0.name == name }) { return engine }
    let known = all.map { $0.name }
    let nearest = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'? " } ?? ""
    throw BatchFault(
      "unknown engine '\(name)'; \(nearest)known here: \(known.joined(separator: ", "))")
  }
}

import CellCanvas

/// Where everything of a scene is.
public struct ScenePlacement: Equatable, Sendable {
  /// An anchor, or an area that is kept out.
  public struct Region: Equatable, Sendable {
    /// The name that the scene gives it.
    public var name: String
    /// Where it lies: one rectangle, or its pieces.
    public var rects: [CellRect]
  }

  /// The whole screen.
  public var container: CellRect
  /// What is taken from its edges.
  public var reserved: CellInsets
  /// The anchors in the order of the scene.
  public var anchors: [Region]
  /// The areas that popovers keep clear of.
  public var keepOut: [Region]
  /// In the order of the scene.
  public var popovers: [PlacedPopover]

  /// Whether any popover is shown, for which a theme may dim the page.
  package var isAnyShown: Bool { popovers.contains(where: \.isShown) }

  /// The popover with a name, if the scene has one.
  public subscript(name: String) -> PlacedPopover? { popovers.first { $0.name == name } }

  /// A sentence for each popover, behind its name; each ends with a line feed.
  public var sentences: String {
    popovers.map { "\($0.name): \($0.sentence)\n" }.joined()
  }
}

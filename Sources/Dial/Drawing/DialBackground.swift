import CellCanvas

/// What lies behind the labels of a dial, cut to its circle.
public enum DialBackground: Equatable, Hashable, Sendable {
  /// Whatever the dial is drawn on.
  case none
  /// Ticks at the items, longer ones where labels stand. They turn with the dial.
  case scale
  /// The hues around the circle, each item's hue at the item; it turns with the dial. In the middle is
  /// white.
  case colorWheel
  /// A picture, stretched to the circle; it stays upright, as labels do.
  case image(ResizableCellImage)
}

extension DialBackground {
  /// Whether it has colours of its own, which a look cannot know.
  var hasColors: Bool {
    switch self {
    case .none, .scale: false
    case .colorWheel, .image: true
    }
  }
}

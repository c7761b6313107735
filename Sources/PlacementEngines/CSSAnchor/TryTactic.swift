import PopoverGeometry

/// A `<try-tactic>`: an option made by turning the base style over.
public enum TryTactic: String, Hashable, Sendable, CaseIterable {
  case flipBlock = "flip-block"
  case flipInline = "flip-inline"
  /// Mirrors across the diagonal from the top left: rows become columns, and width height.
  case flipStart = "flip-start"
  case flipX = "flip-x"
  case flipY = "flip-y"

  /// The axis whose two ends are exchanged; nil for the diagonal.
  var mirroredAxis: Axis? {
    switch self {
    case .flipBlock, .flipY: .vertical
    case .flipInline, .flipX: .horizontal
    case .flipStart: nil
    }
  }
}

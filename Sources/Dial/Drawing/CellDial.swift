import CellCanvas
import PopoverGeometry

/// A dial as it is drawn in cells: which items it has, how far it is turned, and what it looks like.
///
/// Labels stand upright and never touch one another. The item at the mark has a style of its own, the
/// mark above it, and its label once more in the middle.
public struct CellDial: Equatable, Sendable {
  public var rotation: DialRotation
  /// The labels by item; an item beyond them shows its number, an empty one shows nothing.
  public var labels: [GlyphText]
  public var stroke: DialStroke
  public var background: DialBackground
  /// Whether the upper half alone is seen.
  public var isHalf: Bool
  public var appearance: DialAppearance
  /// Whether the value in the middle is shown reversed, which one does for a moment.
  public var isFlashing = false
  /// Whether it has the keys: the value in the middle stands between brackets.
  public var hasFocus = false

  public init(
    _ rotation: DialRotation, labels: [GlyphText] = [], stroke: DialStroke = .braille,
    background: DialBackground = .scale, isHalf: Bool = false,
    appearance: DialAppearance = DialAppearance()
  ) {
    self.rotation = rotation
    self.labels = labels
    self.stroke = stroke
    self.background = background
    self.isHalf = isHalf
    self.appearance = appearance
  }

  public var scale: DialScale { rotation.scale }

  /// The label of an item.
  public func label(of item: Int) -> GlyphText {
    labels.indices.contains(item) ? labels[item] : GlyphText("\(item)")
  }

  /// Where everything is in a rectangle of this size.
  public func layout(in size: CellSize) -> DialLayout { DialLayout(self, in: size) }
}

import CellCanvas
import PopoverGeometry

/// A dial to be drawn in cells. Labels stand upright and never touch each other; the item at the mark
/// has a style of its own, the mark above it, and its label once more in the middle.
public struct CellDial: Equatable, Sendable {
  /// A dial may have any size; this one is round, as a cell is about twice as high as it is wide, and has room for a dozen
  /// labels.
  public static let usualSize = CellSize(width: 21, height: 11)

  /// The items and how far the dial is turned.
  public var rotation: DialRotation
  /// The labels by item. An item without one shows its number, an empty label shows nothing.
  public var labels: [GlyphText]
  /// What its lines are made of.
  public var stroke: DialStroke
  /// What lies behind the labels.
  public var background: DialBackground
  /// Whether only the upper half is drawn.
  public var isHalf: Bool
  /// Its styles.
  public var appearance: DialAppearance
  /// Whether the value in the middle is drawn reversed, as a signal for a moment.
  public var isFlashing = false
  /// Whether the dial receives the keys: then the value in the middle stands between brackets.
  public var hasFocus = false

  /// A dial with labels for its items.
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

  /// Its items.
  public var scale: DialScale { rotation.scale }

  /// The label of an item.
  public func label(of item: Int) -> GlyphText {
    labels.indices.contains(item) ? labels[item] : GlyphText("\(item)")
  }

  /// The places of all parts in a rectangle of this size.
  public func layout(in size: CellSize) -> DialLayout { DialLayout(self, in: size) }
}

extension CellDial {
  /// The dial as a terminal shows it that has only ASCII, or gives ambiguous characters two columns: the blocks of lines and
  /// of a wheel are such, braille is not.
  public func legible(inASCII: Bool, ambiguous: AmbiguousWidth) -> CellDial {
    var dial = self
    let isWide = ambiguous == .two
    let hasBlocks = stroke == .blocks || background == .colorWheel
    if inASCII || isWide && hasBlocks { dial.stroke = .ascii }
    if isWide { dial.labels = labels.map(\.widened) }
    return dial
  }
}

extension CellDial {
  /// How much larger a half dial must be than a whole one to be drawn instead.
  private static let leastGain = 1.5

  /// The dial as it suits a rectangle of this size: a half one if that is low and wide.
  public func fitted(in size: CellSize) -> CellDial {
    var dial = self
    let (whole, half) = (DialPlate(size: size), DialPlate(size: size, isHalf: true))
    dial.isHalf = half.hasRoom && half.radius >= Self.leastGain * whole.radius
    return dial
  }
}

/// What lies behind the labels of a dial, cut to its circle.
public enum DialBackground: Equatable, Hashable, Sendable {
  /// Nothing: the canvas shows.
  case none
  /// Ticks at the items, longer ones where labels stand. They turn with the dial.
  case scale
  /// The hues around the circle, white in the middle. Each item keeps its hue while the dial turns.
  case colorWheel
  /// A picture stretched to the circle; it stays upright, as labels do.
  case image(ResizableCellImage)
}

extension DialBackground {
  /// Whether it has colours of its own, on which the styles of the dial may be illegible.
  var hasColors: Bool {
    switch self {
    case .none, .scale: false
    case .colorWheel, .image: true
    }
  }
}

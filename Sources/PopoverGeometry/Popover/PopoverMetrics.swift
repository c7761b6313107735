/// The size of an arrow in points.
public struct ArrowMetrics: Equatable, Hashable, Sendable {
  /// The length along the popover's edge.
  public var base: Double
  /// From the base to the tip.
  public var height: Double

  /// An arrow of `base` along the edge and `height` from base to tip.
  public init(base: Double, height: Double) {
    self.base = base
    self.height = height
  }
}

/// What a background declares once per presentation, as `UIPopoverBackgroundView` does.
///
/// UIKit has one arrow size; here each axis has its own, because a cell is about twice as high as
/// it is wide.
public struct PopoverMetrics: Equatable, Hashable, Sendable {
  /// The arrow that points up or down.
  public var verticalArrow: ArrowMetrics
  /// The arrow that points left or right.
  public var horizontalArrow: ArrowMetrics
  /// Distances from the edges of the background to the content, the arrow not counted.
  public var contentViewInsets: Insets
  /// The corners, which the arrow must leave whole.
  public var capInsets: Insets

  /// Metrics with an arrow for each axis.
  public init(
    verticalArrow: ArrowMetrics, horizontalArrow: ArrowMetrics,
    contentViewInsets: Insets, capInsets: Insets
  ) {
    self.verticalArrow = verticalArrow
    self.horizontalArrow = horizontalArrow
    self.contentViewInsets = contentViewInsets
    self.capInsets = capInsets
  }

  /// UIKit's form: one arrow for all directions.
  public init(
    arrowBase: Double, arrowHeight: Double, contentViewInsets: Insets, capInsets: Insets
  ) {
    let arrow = ArrowMetrics(base: arrowBase, height: arrowHeight)
    self.init(
      verticalArrow: arrow, horizontalArrow: arrow,
      contentViewInsets: contentViewInsets, capInsets: capInsets)
  }

  /// A thin border with a one-cell arrow outside of it.
  public static let oneCellBorder = PopoverMetrics(
    arrowBase: 1, arrowHeight: 1, contentViewInsets: Insets(all: 1), capInsets: Insets(all: 1))

  /// UIKit's arrow of 37 by 15 points on a bubble that its content fills, with room for round corners.
  public static let uiKit = PopoverMetrics(
    arrowBase: 37, arrowHeight: 15, contentViewInsets: .zero, capInsets: Insets(all: 13))

  /// The arrow along `direction`; an arrow-less popover has one of no size.
  public func arrow(_ direction: ArrowDirection?) -> ArrowMetrics {
    switch direction?.axis {
    case .vertical: verticalArrow
    case .horizontal: horizontalArrow
    case nil: ArrowMetrics(base: 0, height: 0)
    }
  }

  /// The size of the whole popover around content of `size`: insets, and the arrow on its axis. Where negative insets take
  /// more than there is, the background is empty.
  public func frameSize(content size: Size, direction: ArrowDirection?) -> Size {
    withArrow(direction, Size { max(0, size[$0] + contentViewInsets[$0].sum) })
  }

  /// What a popover is more than its content: insets, and the arrow on its axis. It is negative where insets are.
  func chromeSize(direction: ArrowDirection?) -> Size {
    withArrow(direction, Size { contentViewInsets[$0].sum })
  }

  private func withArrow(_ direction: ArrowDirection?, _ size: Size) -> Size {
    var size = size
    if let direction { size[direction.axis] += arrow(direction).height }
    return size
  }
}

/// What may be left off a popover before its content shrinks.
public struct Decorations: OptionSet, Hashable, Sendable {
  /// The decorations as a set of bits.
  public let rawValue: UInt8

  /// The decorations of a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The line with the title.
  public static let title = Decorations(rawValue: 1)
  /// The space around the content.
  public static let padding = Decorations(rawValue: 2)
  /// The line around the popover.
  public static let border = Decorations(rawValue: 4)

  private static let named: [(name: String, part: Decorations)] = [
    ("title", .title), ("padding", .padding), ("border", .border),
  ]

  /// One decoration by its name.
  public init?(name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.part
  }

  /// The names of those that are in it, in the order in which they go.
  package var names: [String] { Self.named.filter { contains($0.part) }.map { $0.name } }
}

/// The parts of `contentViewInsets` that may be dropped, in the order in which they go: the title, the
/// padding, the border; the last of them go only where that changes anything. Parts that are zero are not there to be
/// dropped.
public struct DroppableInsets: Equatable, Hashable, Sendable {
  /// What the title takes.
  public var title: Insets
  /// What the padding takes.
  public var padding: Insets
  /// What the border takes.
  public var border: Insets

  /// What each of the decorations takes.
  public init(title: Insets = .zero, padding: Insets = .zero, border: Insets = .zero) {
    self.title = title
    self.padding = padding
    self.border = border
  }

  /// Nothing may be dropped.
  public static let none = DroppableInsets()

  /// The same without the parts that are not named.
  public func only(_ parts: Decorations) -> DroppableInsets {
    DroppableInsets(
      title: parts.contains(.title) ? title : .zero,
      padding: parts.contains(.padding) ? padding : .zero,
      border: parts.contains(.border) ? border : .zero)
  }

  func insets(_ part: Decorations) -> Insets {
    switch part {
    case .title: title
    case .padding: padding
    default: border
    }
  }
}

extension PopoverMetrics {
  /// The metrics without one more decoration. Without a border there are no corners to keep clear of.
  func dropping(_ part: Decorations, of droppable: DroppableInsets) -> PopoverMetrics {
    var metrics = self
    metrics.contentViewInsets = contentViewInsets.reduced(by: droppable.insets(part))
    if part == .border { metrics.capInsets = .zero }
    return metrics
  }
}

extension Insets {
  /// Smaller by `other`, but no smaller than none where there was something.
  fileprivate func reduced(by other: Insets) -> Insets {
    Insets(
      top: top.reduced(by: other.top), left: left.reduced(by: other.left),
      bottom: bottom.reduced(by: other.bottom), right: right.reduced(by: other.right))
  }
}

extension Double {
  fileprivate func reduced(by other: Double) -> Double { min(self, max(0, self - other)) }
}

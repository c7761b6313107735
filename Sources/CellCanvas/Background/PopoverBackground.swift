import PopoverGeometry

/// What a popover looks like around its content: its border, its fill and its arrow.
///
/// It is UIKit's `UIPopoverBackgroundView` in character cells, with the same names.
///
/// There, what a subclass leaves out is found at run time: the inherited `arrowBase`, `arrowHeight`,
/// `contentViewInsets`, `arrowDirection` and `arrowOffset` raise when the popover is presented. Here the
/// compiler finds it: a type without one of them does not conform, nor does one whose direction or offset
/// cannot be set, and each requirement that is missing is named. What no compiler can see, such as metrics
/// that change or an arrow off the border, ``BackgroundContract`` finds.
///
/// The metrics are asked once per presentation and stay what they are while the popover is shown. The
/// direction and the offset may change while it is shown. UIKit's setters must then ask for a new layout;
/// here the next drawing has it.
///
/// <doc:WritingABackground> makes one from nothing.
public protocol PopoverBackground {
  /// How many cells the arrow takes along the edge of the popover.
  var arrowBase: Int { get }
  /// How many cells the arrow takes from the edge to its tip.
  var arrowHeight: Int { get }
  /// The distances from the edges of the background to the content, the arrow not counted.
  var contentViewInsets: CellInsets { get }
  /// The corners, which no arrow may cover.
  var capInsets: CellInsets { get }
  /// Whether who presents the popover sets the content off by a frame of its own; true if it is left
  /// out, as in UIKit.
  var wantsDefaultContentAppearance: Bool { get }
  /// How many cells the arrow reaches into the background, where it takes the place of the border; 0 if
  /// it is left out.
  var arrowOverlap: Int { get }
  /// All of these figures together; made of the others if it is left out. For arrows that differ by
  /// axis it says more than they can.
  var metrics: PopoverMetrics { get }

  /// Where the arrow points; `nil` is the arrow-less form. It is set before the first drawing.
  var arrowDirection: ArrowDirection? { get set }
  /// How far the middle of the arrow is from the middle of its edge, in cells; negative is left or up.
  ///
  /// It may lie beyond the corners: ``chrome(in:)`` holds the arrow between them.
  var arrowOffset: Double { get set }

  /// Draws the background and the arrow, and nothing outside of `frame`.
  ///
  /// The same frame, direction and offset give the same cells, however often and in whatever order.
  func draw(in frame: CellRect, on canvas: inout Canvas)
}

extension PopoverBackground {
  public var wantsDefaultContentAppearance: Bool { true }

  public var arrowOverlap: Int { 0 }

  public var metrics: PopoverMetrics {
    PopoverMetrics(
      arrowBase: Double(arrowBase), arrowHeight: Double(arrowHeight),
      contentViewInsets: Insets(contentViewInsets), capInsets: Insets(capInsets))
  }

  /// Where the parts are in `frame`, with the arrow as it is now.
  public func chrome(in frame: CellRect) -> CellChrome {
    CellChrome(
      frame: frame, direction: arrowDirection, arrowOffset: arrowOffset, metrics: metrics,
      arrowOverlap: arrowOverlap)
  }
}

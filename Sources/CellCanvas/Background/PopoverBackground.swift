import PopoverGeometry

/// What surrounds the content of a popover: border, fill and arrow.
///
/// It is UIKit's `UIPopoverBackgroundView` in character cells, with the same names.
///
/// In UIKit an incomplete subclass fails at run time: the inherited `arrowBase`, `arrowHeight`,
/// `contentViewInsets`, `arrowDirection` and `arrowOffset` raise when the popover is presented.
/// Here the compiler names each missing requirement. ``BackgroundContract`` checks the rules that
/// no compiler can, such as constant metrics and an arrow that joins the border.
///
/// The metrics are read once per presentation and stay constant while the popover is shown. The
/// direction and the offset may change meanwhile. UIKit's setters must then ask for a new layout;
/// here the next drawing uses the new values.
///
/// <doc:WritingABackground> shows how to write one.
public protocol PopoverBackground {
  /// How many cells the arrow takes along the edge of the popover.
  var arrowBase: Int { get }
  /// How many cells the arrow takes from the edge to its tip.
  var arrowHeight: Int { get }
  /// The distances from the edges of the background to the content, the arrow not counted.
  var contentViewInsets: CellInsets { get }
  /// The corners, which no arrow may cover.
  var capInsets: CellInsets { get }
  /// Whether a thin frame is drawn around the content; true by default, as in UIKit.
  var wantsDefaultContentAppearance: Bool { get }
  /// How many cells the arrow reaches into the background, replacing the border; 0 by default.
  var arrowOverlap: Int { get }
  /// All metrics, by default made of the others; the arrows may differ by axis.
  var metrics: PopoverMetrics { get }

  /// Where the arrow points; `nil` is the arrow-less form. It is set before the first drawing.
  var arrowDirection: ArrowDirection? { get set }
  /// How far the middle of the arrow is from the middle of its edge, in cells; negative is left or
  /// up.
  ///
  /// It may lie beyond the corners: ``chrome(in:)`` clamps the arrow between them.
  var arrowOffset: Double { get set }

  /// Draws the background and the arrow, and nothing outside of `frame`.
  ///
  /// The same frame, direction and offset always give the same cells.
  func draw(in frame: CellRect, on canvas: inout Canvas)
}

extension PopoverBackground {
  /// True, as in UIKit.
  public var wantsDefaultContentAppearance: Bool { true }

  /// 0: the arrow does not reach into the background.
  public var arrowOverlap: Int { 0 }

  /// Made of the other figures.
  public var metrics: PopoverMetrics {
    PopoverMetrics(
      arrowBase: Double(arrowBase), arrowHeight: Double(arrowHeight),
      contentViewInsets: Insets(contentViewInsets), capInsets: Insets(capInsets))
  }

  /// The parts in `frame`, with the present direction and offset of the arrow.
  public func chrome(in frame: CellRect) -> CellChrome {
    CellChrome(
      frame: frame, direction: arrowDirection, arrowOffset: arrowOffset, metrics: metrics,
      arrowOverlap: arrowOverlap)
  }
}

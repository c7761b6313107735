import CellCanvas
import PopoverGeometry

/// What is explored: the anchor, the popover's content, and what restricts its placement.
public struct LabScene: Equatable, Sendable {
  public var anchor: AnchorPlace
  public var contentSize: CellSize
  /// Places in the lists of ``Choices``.
  var directions = 0
  var margins = 0
  var reserved = 0

  public init(
    anchor: AnchorPlace = AnchorPlace(), contentSize: CellSize = CellSize(width: 32, height: 6)
  ) {
    self.anchor = anchor
    self.contentSize = contentSize
  }

  var permittedArrowDirections: ArrowDirections { Choices.directions[directions].value }
  var popoverLayoutMargins: Insets { Choices.margins[margins].value }

  /// The rows of the keyboard, which never takes the whole container.
  func reservedRows(in container: CellRect) -> Int {
    min(Choices.reservedRows[reserved].value, max(0, container.height - 1))
  }

  /// The question that this scene asks of a container.
  func presentation(in container: CellRect, metrics: PopoverMetrics) -> PopoverPresentation {
    PopoverPresentation(
      sourceRect: Rect(anchor.rect(in: container)), container: Rect(container),
      preferredContentSize: Size(contentSize),
      permittedArrowDirections: permittedArrowDirections, metrics: metrics,
      popoverLayoutMargins: popoverLayoutMargins,
      reserved: Insets(
        top: 0, left: 0, bottom: Double(reservedRows(in: container)), right: 0),
      minimumContentSize: Size(width: 4, height: 1))
  }
}

import CellCanvas
import PlacementEngines
import PopoverGeometry

/// A popover of a scene with all that code for another program needs of it: an exporter is a function from this
/// value to text.
public struct ExportedPopover: Equatable, Sendable {
  /// The scene that it is from.
  public var scene: Scene
  /// What the scene says of it.
  public var popover: ScenePopover
  /// Where it went, and why.
  public var placed: PlacedPopover
  /// The whole screen.
  public var screen: CellRect
  /// The popover with its border, without its arrow.
  public var box: CellRect
  /// The rows of its content as they are drawn, without blanks at their ends.
  public var lines: [String]
  /// Its arrow, if it has one that is on the screen.
  public var arrow: ExportedArrow?
  /// Its border, its padding and its colours.
  public var look: ExportedLook
  /// What is lost wherever the rows are plain text.
  package var hasStyledContent: Bool
  /// The size of all of its content, where some of it does not show.
  package var sizeOfCutContent: CellSize?

  /// A popover of a scene, with all that can be said of it where it is shown.
  ///
  /// - Parameters:
  ///   - name: that of the popover in the scene.
  ///   - stage: the scene with a screen and a theme.
  ///   - placement: where the popovers are shown now; without it they are placed afresh.
  /// - Returns: `nil` if the scene has no such popover, or does not show it.
  public init?(_ name: String, of stage: SceneStage, placement: ScenePlacement? = nil) {
    let placement = placement ?? stage.placement()
    guard let placed = placement[name], placed.isShown,
      let popover = stage.scene.popovers.first(where: { $0.name == name })
    else { return nil }
    // Others may lie over it here, and elsewhere they need not.
    var alone = placement
    alone.popovers = [placed]
    let picture = stage.picture(of: alone)
    let content = CellRect(placed.layout.content)
    (scene, self.popover, self.placed, screen) =
      (stage.scene, popover, placed, placement.container)
    box = CellRect(placed.layout.background)
    lines = content.rows.map { picture.text(of: $0, in: content.columns) }
    look = ExportedLook(of: placed, popover, on: stage)
    arrow = ExportedArrow(placed.layout, border: look.border.widths, in: picture)
    hasStyledContent = picture.styles(in: content).count > 1
    sizeOfCutContent = stage.sizeOfCutContent(of: popover, placed, on: screen)
  }
}

extension ExportedPopover {
  /// The question that another engine is asked: about the popover without its arrow, for which the gap is made
  /// larger, in the area that margins and reserved rows leave.
  public var engineScene: EngineScene { placed.presentation.engineScene }

  /// The distances between the edges of the screen and the area in which it may lie.
  public var edges: Insets {
    placed.presentation.popoverLayoutMargins + placed.presentation.reserved
  }

  /// The permitted sides in order of preference.
  public var sides: [Side] { placed.presentation.permittedArrowDirections.map(Side.init) }

  /// Whether what begins at the start of the anchor begins at its far end.
  package func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && scene.writing == .rightToLeft
  }

  /// The part of the box that is on the screen, counted from 0.
  public var visibleBox: CellRect { box.intersection(screen) }
}

/// The cells of an arrow, with those of the border that it joins.
public struct ExportedArrow: Equatable, Sendable {
  /// Where they are.
  public var rect: CellRect
  /// What they show, row by row.
  public var lines: [String]
  /// Whether cells of the border are among them.
  package let hasJoint: Bool

  fileprivate init?(_ layout: PopoverLayout, border: CellInsets, in picture: Canvas) {
    guard let direction = layout.arrowDirection, layout.arrow.width + layout.arrow.height > 0 else {
      return nil
    }
    var arrow = CellRect(layout.arrow)
    let (axis, ends) = (direction.axis, border[direction.axis])
    let joint = direction.popoverFollowsAnchor ? ends.near : ends.far
    if !direction.popoverFollowsAnchor { arrow[axis].start -= joint }
    arrow[axis].length += joint
    let visible = arrow.intersection(picture.bounds)
    guard !visible.isEmpty else { return nil }
    (rect, hasJoint) = (visible, joint > 0)
    lines = visible.rows.map { y in picture.row(y)[visible.columns].map(\.glyph.text).joined() }
  }
}

extension ExportedPopover {
  /// The same with no more of its arrow than fits above some rows at the lower edge.
  package func withArrow(above rows: Int) -> ExportedPopover {
    var popover = self
    let room = CellRect(columns: screen.columns, rows: 0..<max(0, screen.height - rows))
    guard var arrow else { return popover }
    arrow.rect = arrow.rect.intersection(room)
    arrow.lines = Array(arrow.lines.prefix(arrow.rect.height))
    popover.arrow = arrow.rect.isEmpty ? nil : arrow
    return popover
  }
}

extension Canvas {
  /// The characters of a row in some columns, without blanks at their end.
  fileprivate func text(of y: Int, in columns: Range<Int>) -> String {
    let text = columns.map { self[CellPoint(x: $0, y: y)].glyph.text }.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

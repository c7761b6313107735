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
  /// The rows of its content as they are drawn, without blanks at their ends, also where they leave the screen.
  public var lines: [String]
  /// Its arrow, if it has one; it may leave the screen too.
  public var arrow: ExportedArrow?
  /// Its border, its padding and its colours.
  public var look: ExportedLook
  /// What is lost wherever the rows are plain text.
  package var hasStyledContent: Bool
  /// The size of all of its content, where some of it does not show.
  package var sizeOfCutContent: CellSize?
  private let content: ExportedPicture
  /// A dial, which is made smaller where it leaves the screen; `nil` for other content.
  private let dial: ExportedPicture?
  private let sizeOfContentCutByScreen: CellSize?

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
    let layout = placed.layout
    content = ExportedPicture(CellRect(layout.content), of: popover, layout, on: stage)
    (scene, self.popover, self.placed, screen) =
      (stage.scene, popover, placed, placement.container)
    let isDial = if case .dial = popover.content { true } else { false }
    let visible = content.rect.intersection(placement.container)
    dial = isDial ? ExportedPicture(visible, of: popover, layout, on: stage) : nil
    sizeOfContentCutByScreen = stage.sizeOfCutContent(of: popover, placed, on: screen)
    box = CellRect(layout.background)
    lines = content.lines(in: content.rect).map(\.withoutBlankEnd)
    look = ExportedLook(of: placed, popover, on: stage)
    arrow =
      placed.presentation.metrics.hasArrowRoom(in: layout)
      ? ExportedArrow(of: popover, layout, border: look.border.widths, on: stage) : nil
    hasStyledContent = content.hasStyles
    sizeOfCutContent = stage.sizeOfCutContent(of: popover, placed, on: content.rect)
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
  private let picture: ExportedPicture

  fileprivate init?(
    of popover: ScenePopover, _ layout: PopoverLayout, border: CellInsets, on stage: SceneStage
  ) {
    guard let direction = layout.arrowDirection, layout.arrow.width + layout.arrow.height > 0 else {
      return nil
    }
    var arrow = CellRect(layout.arrow)
    let (axis, ends) = (direction.axis, border[direction.axis])
    let joint = direction.popoverFollowsAnchor ? ends.near : ends.far
    if !direction.popoverFollowsAnchor { arrow[axis].start -= joint }
    arrow[axis].length += joint
    guard !arrow.isEmpty else { return nil }
    // Others write title and footer themselves, and need not put them here.
    var unlabeled = popover
    (unlabeled.title, unlabeled.footer) = ("", "")
    picture = ExportedPicture(arrow, of: unlabeled, layout, on: stage)
    (rect, hasJoint) = (arrow, joint > 0)
    lines = picture.lines(in: arrow)
  }

  /// As much of it as is in an area; `nil` if that is nothing.
  fileprivate func cut(to area: CellRect) -> ExportedArrow? {
    var arrow = self
    arrow.rect = rect.intersection(area)
    arrow.lines = picture.lines(in: arrow.rect)
    return arrow.rect.isEmpty ? nil : arrow
  }
}

extension ExportedPopover {
  /// The same with no more lines than a box shows that is drawn at ``visibleBox``, and with no more of its arrow than fits
  /// above some rows at the lower edge.
  package func cutToScreen(above rows: Int) -> ExportedPopover {
    var popover = self
    let room = CellRect(columns: screen.columns, rows: 0..<max(0, screen.height - rows))
    let lines = dial.map { $0.lines(in: $0.rect) } ?? content.lines(in: visibleContent)
    popover.lines = lines.map(\.withoutBlankEnd)
    popover.sizeOfCutContent = sizeOfContentCutByScreen
    popover.arrow = arrow?.cut(to: room)
    return popover
  }

  /// The part of the content in a box with all of its border and padding at ``visibleBox``; such a box shows a cell at least.
  private var visibleContent: CellRect {
    CellRect { axis in
      let (border, padding) = (look.border.widths[axis], look.padding[axis])
      var room = visibleBox[axis]
      room.start += border.near + padding.near
      room.length = max(1, room.length - border.sum - padding.sum)
      return room.shifted(into: content.rect[axis]).clamped(to: content.rect[axis])
    }
  }
}

extension String {
  fileprivate var withoutBlankEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

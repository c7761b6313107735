import CellCanvas
import PopoverGeometry
import PopoverScenes

/// The outline of a popover in full size on a side that was not chosen.
struct Ghost: Equatable {
  var frame: CellRect
  /// The side and why it was not chosen, in shorter and shorter texts.
  var labels: [String]

  /// The ghosts of all sides but the shown one, including those that are not permitted.
  static func all(of placed: PlacedPopover) -> [Ghost] {
    let explanation = placed.presentation.explanation()
    let shown = placed.directionBeside
    let permitted = explanation.candidates.map { side in
      Ghost(side, words: SentenceLength.allCases.prefix(2).map { side.verdict(length: $0) })
    }
    let others = explanation.notPermitted.map { Ghost($0, words: ["not permitted"]) }
    return zip(explanation.candidates + explanation.notPermitted, permitted + others)
      .filter { $0.0.candidate.direction != shown }.map(\.1)
  }

  private init(_ side: CandidateExplanation, words: [String]) {
    frame = CellRect(side.wholeFrame)
    labels =
      words.map { "\(side.sideName): \($0)" } + [side.sideName, String(side.sideName.prefix(1))]
  }

  /// Draws its part inside the container, without covering `shown`.
  func draw(
    in container: CellRect, except shown: [CellRect], ink: inout OverlayInk, on canvas: inout Canvas
  ) {
    let visible = frame.intersection(container)
    if ink.canBlend {
      canvas.tint(visible, .popover, except: shown, in: &ink)
    } else {
      canvas.fill(visible, with: Cell(style: ink.ground), except: shown)
    }
    canvas.outline(frame, .dashed, style: Self.style(in: &ink), except: shown)
  }

  private static func style(in ink: inout OverlayInk) -> Style {
    ink.canBlend ? ink.style(.popover, over: ink.ground) : ink.ground
  }

  /// Draws the longest label that fits in a visible row, where most of the ghost is visible; for a frame outside of the
  /// container, at the nearest edge.
  ///
  /// - Returns: what it covers; `nil` if there is no room for any.
  func drawLabel(
    in container: CellRect, beside shown: [CellRect], ink: inout OverlayInk,
    on canvas: inout Canvas
  ) -> CellRect? {
    let (rows, style) = (labelRows(in: container), Self.style(in: &ink))
    // Blanks part the longer labels from the page's text.
    for label in labels.map({ GlyphText($0.count > 1 ? " \($0) " : $0) }) {
      for row in rows {
        let free = row.without(shown).filter { $0.width >= label.width }
        guard let room = free.max(by: { $0.width < $1.width }) else { continue }
        let place = CellPoint(x: room.x + (room.width - label.width) / 2, y: room.y)
        canvas.draw(label, at: place, style: style, clip: room)
        return CellRect(origin: place, size: CellSize(width: label.width, height: 1))
      }
    }
    return nil
  }

  /// The rows for a label, the middle one first.
  private func labelRows(in container: CellRect) -> [CellRect] {
    let visible = frame.intersection(container)
    let inside = visible.inset(by: CellInsets(all: 1))
    let room = [inside, visible].first { !$0.isEmpty } ?? frame.moved(into: container)
    let middle = room.y + room.height / 2
    return room.rows.map(room.row)
      .sorted { abs($0.y - middle) < abs($1.y - middle) }
  }
}

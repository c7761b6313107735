import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes

/// The picture of the map of sides, for as long as its question stays the same.
struct SideMap: Equatable, Sendable {
  let question: SideMapQuestion
  let map: PlacementMap
  /// How many places show each side, in the order of the letters.
  private let counts: [Int]
  private let regions: [SideRegion]

  init(_ question: SideMapQuestion) {
    self.question = question
    map = question.map
    counts = MapLetter.all.map { [map] in map.count(of: $0.direction) }
    regions = SideRegion.all(of: map)
  }

  /// Draws the map without covering `shown`: regions with a letter each, and lines between them. Without colours it
  /// replaces the page's text.
  ///
  /// - Returns: the legend of the map.
  func draw(
    except shown: [CellRect], in ink: inout OverlayInk, on canvas: inout Canvas
  ) -> [LegendItem] {
    let origin = map.origin
    let size = CellSize(width: map.columns, height: map.rows)
    for part in CellRect(origin: origin, size: size).intersection(canvas.drawn).without(shown) {
      for point in part.cells { draw(point.relative(to: origin), at: point, in: &ink, on: &canvas) }
    }
    for region in regions { region.draw(at: origin, except: shown, in: &ink, on: &canvas) }
    return legend(&ink)
  }

  private func draw(
    _ place: CellPoint, at point: CellPoint, in ink: inout OverlayInk, on canvas: inout Canvas
  ) {
    var cell = ink.hasColors ? canvas[point] : Cell(style: ink.ground)
    let tint = OverlayTint.of(map[place.x, place.y])
    if let tint { cell.style = ink.style(tint, over: cell.style) }
    if let line = FlipLines.glyph(of: map, place.x, place.y) {
      cell = Cell(line, style: tint.map { ink.sign($0) } ?? ink.ground)
    }
    // A glyph of two columns keeps its second half, unless a line cuts it.
    if ink.hasColors, cell.glyph == canvas[point].glyph {
      let change = cell.style
      canvas.restyle(CellRect(x: point.x, y: point.y, width: 1, height: 1)) { $0 = change }
    } else {
      canvas[point] = cell
    }
  }

  private func legend(_ ink: inout OverlayInk) -> [LegendItem] {
    let sides = zip(MapLetter.all, counts).compactMap { look, count -> LegendItem? in
      guard count > 0 else { return nil }
      let style = OverlayTint.of(look.direction).map { ink.sign($0) } ?? ink.ground
      return LegendItem(String(look.letter), style, "\(look.words) \(count)")
    }
    return sides.isEmpty
      ? [LegendItem(words: "no map: the anchor fits nowhere")]
      : sides
        + [LegendItem(words: "by the anchor's first cell" + (map.isWhole ? "" : ", where seen"))]
  }
}

extension OverlayTint {
  /// The tint of a side; `nil` for none.
  static func of(_ direction: ArrowDirection?) -> OverlayTint? {
    switch direction {
    case .up: .first
    case .down: .second
    case .left: .third
    case .right: .fourth
    case nil: nil
    }
  }
}

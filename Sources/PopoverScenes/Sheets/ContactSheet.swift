import CellCanvas
import PopoverGeometry
import PopoverThemes

/// Themes in every form that their chrome can take: four directions with the arrow at the start, in the
/// middle and at the end, and without an arrow. On it every fault of a join can be seen.
public struct ContactSheet: Equatable, Sendable {
  public let canvas: Canvas

  /// - Parameters:
  ///   - width: the columns that there are; a sheet is wider only if a single tile is.
  ///   - mode: whose arithmetic lays out the parts of each popover.
  public init(
    _ themes: [Theme], width: Int, depth: ColorDepth, as mode: BackgroundViewMode = .safe
  ) {
    let sheets = themes.map { theme in
      let directions: [ArrowDirection?] = ArrowDirection.allCases + [nil]
      let groups = directions.map { direction in
        ChromeForm.all.filter { $0.direction == direction }.map {
          ChromeTile(theme, $0, as: mode).canvas(depth: depth)
        }
      }
      return theme.headed(Canvas(groups: groups, width: width))
    }
    canvas = Canvas(stacked: sheets, gap: 1)
  }
}

extension Canvas {
  /// Tiles in lines; those of a group stay together where there is room for it.
  fileprivate init(groups: [[Canvas]], width: Int) {
    let wholes = groups.map { Canvas(sideBySide: $0) }
    let isWide = wholes.allSatisfy { $0.size.width <= width }
    self.init(
      flowing: isWide ? wholes : groups.flatMap { $0 }, width: width,
      gap: CellSize(width: 0, height: 0))
  }
}

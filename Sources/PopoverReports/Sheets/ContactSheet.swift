import CellCanvas
import ClassicBackgrounds
import PopoverGeometry
import PopoverThemes

/// Themes in every form that their chrome can take: four directions with the arrow at the start, in the
/// middle and at the end, and without an arrow. On it every fault of a join can be seen.
package struct ContactSheet: Equatable, Sendable {
  package let canvas: Canvas

  /// `width` is the columns that there are; a sheet is wider only if a single tile is. `mode` is whose
  /// arithmetic lays out the parts of each popover.
  package init(
    _ themes: [Theme], width: Int, depth: ColorDepth, as mode: BackgroundViewMode = .safe
  ) {
    let sheets = themes.map { theme in
      let tile = Self.tileWidth(of: theme, in: width)
      let groups = Self.groups.map { forms in
        forms.map { ChromeTile(theme, $0, width: tile, as: mode).canvas(depth: depth) }
      }
      let page = Cell(style: theme.style(.page, depth: depth))
      return theme.headed(Canvas(groups: groups, width: width, ground: page))
    }
    canvas = Canvas(sheets, along: .vertical, gap: 1)
  }

  /// What stands together where there is room for it.
  private static let groups: [[ChromeForm]] =
    (ArrowDirection.allCases + [nil]).map { direction in
      ChromeForm.all.filter { $0.direction == direction }
    }
}

extension ContactSheet {
  /// The size of a theme's sheet, worked out without drawing it.
  package static func size(of theme: Theme, width: Int) -> CellSize {
    let tile = ChromeTile(theme, ChromeForm(nil), width: tileWidth(of: theme, in: width)).size
    let widest = tile.width * (groups.map(\.count).max() ?? 0)
    let counts = widest <= width ? groups.map(\.count) : groups.joined().map { _ in 1 }
    let widths = counts.map { $0 * tile.width }
    let lines = Canvas.lines(of: widths, within: width)
    return CellSize(
      width: lines.map { widths[$0].reduce(0, +) }.max() ?? 0, height: 1 + tile.height * lines.count
    )
  }
}

extension ContactSheet {
  /// The width of a tile with which whole groups, or else single tiles, fill the width.
  private static func tileWidth(of theme: Theme, in width: Int) -> Int {
    let least = ChromeTile(theme, ChromeForm(nil)).size.width
    let count = groups.map(\.count).max() ?? 1
    let fitting = width / least
    return max(least, width / max(1, fitting < count ? fitting : fitting / count * count))
  }
}

extension Canvas {
  /// Tiles in lines; those of a group stay together where there is room for it.
  fileprivate init(groups: [[Canvas]], width: Int, ground: Cell) {
    let wholes = groups.map { Canvas($0, along: .horizontal, ground: ground) }
    let isWide = wholes.allSatisfy { $0.size.width <= width }
    self.init(
      flowing: isWide ? wholes : groups.flatMap { $0 }, width: width,
      gap: CellSize(width: 0, height: 0), ground: ground)
  }
}

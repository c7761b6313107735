import PlacementEngines
import PopoverGeometry

/// Neovim's floating windows: options as for `nvim_open_win()` in, place and inner size out.
public enum NeovimFloatBatch: BatchEngine {
  public static let name = "neovim-float"

  public struct Input: Decodable, Sendable {
    /// Columns and lines.
    var screen: [Double]
    /// Line from 1 and column from 0.
    var cursor: [Double]?
    var opts: Options
  }

  struct Options: Decodable, Sendable {
    var relative: String?
    var anchor: String?
    var width: Double
    var height: Double
    var row: Double?
    var col: Double?
    var border: NeovimBorderOption?
    var fixed: Bool?
  }

  public struct Output: Codable, Equatable, Sendable {
    /// Row and column of the outer corner, from 0.
    public var pos: [Double]
    public var width: Double
    public var height: Double
  }

  public static func answer(_ input: Input) throws -> Output {
    let placement = try input.opts.float().placement(on: input.neovimScreen())
    return Output(
      pos: [placement.frame.y, placement.frame.x], width: placement.size.width,
      height: placement.size.height)
  }
}

extension NeovimFloatBatch.Input {
  fileprivate func neovimScreen() throws -> NeovimScreen {
    let reading = BatchReading()
    var result = NeovimScreen(size: try reading.size(screen, "screen"))
    let cursor = try reading.list(cursor ?? [1, 0], "cursor", shape: ["line", "column"])
    result.cursor = Point(x: cursor[1], y: cursor[0] - 1)
    return result
  }
}

extension NeovimFloatBatch.Options {
  fileprivate func float() throws -> NeovimFloat {
    let reading = BatchReading(path: ["opts"])
    var float = NeovimFloat(size: Size(width: width, height: height))
    float.relative = try reading.name(relative ?? "editor", "relative")
    float.anchor = try reading.name(anchor ?? "NW", "anchor")
    (float.row, float.col) = (row ?? 0, col ?? 0)
    float.border = border?.insets ?? .zero
    float.fixed = fixed ?? false
    return float
  }
}

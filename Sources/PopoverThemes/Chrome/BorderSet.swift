import CellCanvas
import PopoverGeometry

/// The eight glyphs around a popover, and those that join a narrow arrow to it.
public struct BorderSet: Equatable, Sendable {
  /// Three rows of three; the one in the middle never shows.
  public var glyphs: GlyphArt
  /// What takes the place of a border glyph under an arrow of one cell.
  public var tees: DirectionTable<Glyph>

  /// The size of the picture that a border is.
  static let pictureSize = CellSize(width: 3, height: 3)

  public init(glyphs: GlyphArt, tees: DirectionTable<Glyph>) {
    self.glyphs = glyphs
    self.tees = tees
  }

  /// A border of one's own has no tees: an arrow stands on the edge as it is.
  public init(glyphs: GlyphArt) {
    self.init(glyphs: glyphs, tees: DirectionTable { glyphs.edge($0) })
  }

  /// The glyph of the edge that the arrow stands on.
  public func edge(_ direction: ArrowDirection) -> Glyph { glyphs.edge(direction) }

  /// What leads out of the border and back again, beside an arrow of lines two cells wide: its corners.
  /// `nil` where it is made of blocks, on which an arrow stands as they are.
  var bends: DirectionTable<[Glyph]>? {
    guard ArrowDirection.allCases.allSatisfy({ edge($0).quarters == nil }) else { return nil }
    let (top, bottom) = (glyphs.rows[0], glyphs.rows[2])
    return DirectionTable(
      up: [bottom[2], bottom[0]], down: [top[2], top[0]], left: [bottom[2], top[2]],
      right: [bottom[0], top[0]])
  }

  /// The eight glyphs clockwise from the top left corner.
  public init(clockwise glyphs: [Glyph]) {
    let order = [[0, 1, 2], [7, nil, 3], [6, 5, 4]]
    self.init(
      glyphs: GlyphArt(
        rows: order.map { row in
          row.map { $0.flatMap { glyphs.indices.contains($0) ? glyphs[$0] : nil } ?? .space }
        }))
  }

  /// Whether nothing but ASCII is in it.
  public var isASCII: Bool { self == inASCII }

  /// The same with the nearest ASCII for every glyph.
  var inASCII: BorderSet {
    BorderSet(glyphs: glyphs.inASCII, tees: DirectionTable { tees[$0].ascii })
  }
}

extension BorderSet {
  public static let ascii = BorderSet(["+-+", "| |", "+-+"], tees: "++++")
  public static let single = BorderSet(["┌─┐", "│ │", "└─┘"], tees: "┴┬┤├")
  public static let rounded = BorderSet(["╭─╮", "│ │", "╰─╯"], tees: "┴┬┤├")
  public static let double = BorderSet(["╔═╗", "║ ║", "╚═╝"], tees: "╩╦╣╠")
  public static let heavy = BorderSet(["┏━┓", "┃ ┃", "┗━┛"], tees: "┻┳┫┣")
  public static let block = BorderSet(["███", "█ █", "███"], tees: "████")

  /// - Parameter tees: for arrows that point up, down, left and right.
  private init(_ rows: [String], tees: String) {
    let glyphs = GlyphArt(rows)
    let tees = GlyphText(tees).glyphs
    self.init(glyphs: glyphs, tees: DirectionTable { tees[Int($0.rawValue)] })
  }
}

import CellCanvas
import PopoverGeometry

/// The eight glyphs of a border, and those that join a narrow arrow to it.
public struct BorderSet: Equatable, Sendable {
  /// Three rows of three glyphs; the one in the middle is never drawn.
  public var glyphs: GlyphArt
  /// The glyph that replaces the border under an arrow of one cell.
  public var tees: DirectionTable<Glyph>

  /// The size of the picture that a border is.
  static let pictureSize = CellSize(width: 3, height: 3)

  /// Creates a border from its glyphs and its tees.
  public init(glyphs: GlyphArt, tees: DirectionTable<Glyph>) {
    self.glyphs = glyphs
    self.tees = tees
  }

  /// Creates a border without tees: the edge stays whole under an arrow.
  public init(glyphs: GlyphArt) {
    self.init(glyphs: glyphs, tees: DirectionTable { glyphs.edge($0) })
  }

  /// The glyph of the edge on which an arrow stands.
  public func edge(_ direction: ArrowDirection) -> Glyph { glyphs.edge(direction) }

  /// The border's corners that lead into a sloping arrow and back; `nil` of blocks, which stay whole.
  var bends: DirectionTable<[Glyph]>? {
    guard ArrowDirection.allCases.allSatisfy({ edge($0).quarters == nil }) else { return nil }
    let (top, bottom) = (glyphs.rows[0], glyphs.rows[2])
    return DirectionTable(
      up: [bottom[2], bottom[0]], down: [top[2], top[0]], left: [bottom[2], top[2]],
      right: [bottom[0], top[0]])
  }

  /// Creates a border from its eight glyphs, clockwise from the top left corner.
  public init(clockwise glyphs: [Glyph]) {
    let order = [[0, 1, 2], [7, nil, 3], [6, 5, 4]]
    self.init(
      glyphs: GlyphArt(
        rows: order.map { row in
          row.map { $0.flatMap { glyphs.indices.contains($0) ? glyphs[$0] : nil } ?? .space }
        }))
  }

  /// Whether it consists of ASCII alone.
  public var isASCII: Bool { self == inASCII }

  var inASCII: BorderSet {
    BorderSet(glyphs: glyphs.inASCII, tees: DirectionTable { tees[$0].ascii })
  }
}

extension BorderSet {
  /// Lines of ASCII: `+-+`.
  public static let ascii = BorderSet(["+-+", "| |", "+-+"], tees: "++++")
  /// Thin lines with square corners: `┌─┐`.
  public static let single = BorderSet(["┌─┐", "│ │", "└─┘"], tees: "┴┬┤├")
  /// Thin lines with round corners: `╭─╮`.
  public static let rounded = BorderSet(["╭─╮", "│ │", "╰─╯"], tees: "┴┬┤├")
  /// Double lines: `╔═╗`.
  public static let double = BorderSet(["╔═╗", "║ ║", "╚═╝"], tees: "╩╦╣╠")
  /// Heavy lines: `┏━┓`.
  public static let heavy = BorderSet(["┏━┓", "┃ ┃", "┗━┛"], tees: "┻┳┫┣")
  /// Full blocks: `███`.
  public static let block = BorderSet(["███", "█ █", "███"], tees: "████")

  /// - Parameter tees: for arrows that point up, down, left and right.
  private init(_ rows: [String], tees: String) {
    let glyphs = GlyphArt(rows)
    let tees = GlyphText(tees).glyphs
    self.init(glyphs: glyphs, tees: DirectionTable { tees[Int($0.rawValue)] })
  }
}

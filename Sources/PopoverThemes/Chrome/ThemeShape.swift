import CellCanvas
import PopoverGeometry

/// The shape of a theme: all that it draws, without the colours.
public struct ThemeShape: Equatable, Sendable {
  /// The border; `nil` is none.
  public var border: BorderSet?
  /// The arrow of ``ChromeKind/fourArrows``, with a picture for each direction.
  public var arrow: ThemeArrow
  /// The arrow of ``ChromeKind/turnedArrow``, with one picture turned to all directions.
  public var turnedArrow: ThemeArrow
  /// A picture of the background that replaces border and fill.
  var background: ChromePicture?
  /// Pictures of the whole popover for ``ChromeKind/seamless``.
  var seamless: SeamlessPictures?
  /// The distances from the edges of the background to the padding; `nil` is the size of the border or of
  /// the picture's corners.
  public var insets: Insets?
  /// The blank cells around the content, inside the border or the frame of the content.
  public var padding: Insets
  /// A frame around the content, like that of UIKit's default content appearance.
  public var contentFrame: BorderSet?
  /// How far the arrow stays from each corner, at least the size of the corner.
  public var capInsets: Insets
  /// Where the title stands.
  public var title: ThemeLabel
  /// Where the footer stands.
  public var footer: ThemeLabel
  /// The shadow; `nil` is none.
  public var shadow: ThemeShadow?
  /// How much darker the page becomes behind a popover, in percent; `nil` leaves it as it is.
  public var backdrop: Int?
  /// Whether it is the shape for terminals that show nothing but ASCII.
  private var isForASCII = false

  /// Creates a shape; by default with a single line as border and triangles as arrows.
  public init(
    border: BorderSet? = .single, arrow: ThemeArrow? = nil,
    padding: Insets = ThemeShape.defaultPadding,
    contentFrame: BorderSet? = nil, capInsets: Insets = .zero,
    title: ThemeLabel = ThemeLabel(position: .top),
    footer: ThemeLabel = ThemeLabel(position: .bottom), shadow: ThemeShadow? = nil,
    backdrop: Int? = nil
  ) {
    self.border = border
    let arrow = arrow ?? .default(on: border)
    self.arrow = arrow
    turnedArrow = arrow.turnedFromUp(on: border)
    self.padding = padding
    self.contentFrame = contentFrame
    self.capInsets = capInsets
    self.title = title
    self.footer = footer
    self.shadow = shadow
    self.backdrop = backdrop
  }

  /// The default padding: one column at each side and no rows, as a cell is about twice as high as wide.
  public static let defaultPadding = Insets(top: 0, left: 1, bottom: 0, right: 1)
}

extension ThemeShape {
  var inASCII: ThemeShape {
    var shape = self
    shape.border = border?.inASCII
    shape.contentFrame = contentFrame?.inASCII
    shape.arrow = arrow.inASCII
    shape.turnedArrow = turnedArrow.inASCII
    shape.background = background?.inASCII
    shape.seamless = seamless?.inASCII
    shape.shadow?.glyph = shadow?.glyph?.ascii
    shape.isForASCII = true
    return shape
  }

  /// Whether things beside the chrome are ASCII too, like the surface or all on the terminal.
  var drawsASCII: Bool {
    if isForASCII { return true }
    return background.map { $0 == $0.inASCII } ?? border?.isASCII ?? false
  }
}

/// The position of a title or a footer.
public struct ThemeLabel: Equatable, Sendable {
  /// The row in which it stands.
  public var position: LabelPosition
  /// Where in its row it stands.
  public var alignment: TitleAlignment

  /// Creates a position in a row.
  public init(position: LabelPosition, alignment: TitleAlignment = .start) {
    self.position = position
    self.alignment = alignment
  }
}

/// The row of a title or a footer. The raw value is the name in files.
public enum LabelPosition: String, CaseIterable, Sendable {
  /// In the upper border, or in the first row where there is no border.
  case top
  /// In the lower border, or in the last row where there is no border.
  case bottom
  /// In a row of the content: a title in the first one, a footer in the last one.
  case inside
}

/// The alignment of a title or a footer in its row. The raw value is the name in files.
public enum TitleAlignment: String, CaseIterable, Sendable {
  /// At the left, behind one glyph of the border if there is room.
  case start
  /// In the middle.
  case center
  /// At the right, before one glyph of the border if there is room.
  case end
}

/// The shadow of a popover.
public struct ThemeShadow: Equatable, Sendable {
  /// The side on which it falls.
  public var side: ShadowSide
  /// Its columns beside the popover and its rows below.
  public var size: CellSize
  /// How much darker its cells become, in percent, where the palette has no colours for a shadow.
  public var dim: Int
  /// The glyph that its cells show; `nil` leaves the glyphs as they are.
  public var glyph: Glyph?

  /// Creates a shadow; by default at the right and below, at half the brightness.
  public init(
    side: ShadowSide = .right, size: CellSize = CellSize(width: 2, height: 1), dim: Int = 50,
    glyph: Glyph? = nil
  ) {
    self.side = side
    self.size = size
    self.dim = dim
    self.glyph = glyph
  }
}

/// The side of a popover on which its shadow falls. The raw value is the name in files.
public enum ShadowSide: String, CaseIterable, Sendable {
  /// At the left and below.
  case left
  /// At the right and below.
  case right
}

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

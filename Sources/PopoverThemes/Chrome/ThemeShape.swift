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

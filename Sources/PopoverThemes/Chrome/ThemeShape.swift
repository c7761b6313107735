import CellCanvas
import PopoverGeometry

/// What a theme draws, its colours aside.
public struct ThemeShape: Equatable, Sendable {
  /// `nil` is no border.
  public var border: BorderSet?
  /// The arrow with a picture for each direction.
  public var arrow: ThemeArrow
  /// The arrow with one picture for all directions.
  public var turnedArrow: ThemeArrow
  /// A picture of the background in place of border and fill.
  var background: ChromePicture?
  /// Pictures of the whole popover.
  var seamless: SeamlessPictures?
  /// From the edge of the background to the padding; `nil` is what border or pictures take there.
  public var insets: Insets?
  /// Blank cells between the border, or the content's frame, and the content.
  public var padding: Insets
  /// A second frame, around the content: UIKit's default appearance of content.
  public var contentFrame: BorderSet?
  /// How far the arrow keeps from each corner; at least the border's corner.
  public var capInsets: Insets
  public var title: ThemeLabel
  public var footer: ThemeLabel
  /// `nil` is no shadow.
  public var shadow: ThemeShadow?
  /// How much darker the page becomes behind a popover, in hundredths; `nil` leaves it as it is.
  public var backdrop: Int?
  /// Whether it is the shape for screens that show nothing but ASCII.
  private var isForASCII = false

  public init(
    border: BorderSet? = .single, arrow: ThemeArrow? = nil,
    padding: Insets = ThemeShape.usualPadding,
    contentFrame: BorderSet? = nil, capInsets: Insets = .zero,
    title: ThemeLabel = ThemeLabel(position: .top),
    footer: ThemeLabel = ThemeLabel(position: .bottom), shadow: ThemeShadow? = nil,
    backdrop: Int? = nil
  ) {
    self.border = border
    let arrow = arrow ?? .usual(on: border)
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

  /// One column at each side: as a cell is about twice as high as wide, no row is needed.
  public static let usualPadding = Insets(top: 0, left: 1, bottom: 0, right: 1)
}

extension ThemeShape {
  /// The same with the nearest ASCII for every glyph.
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

  /// Whether what else is drawn with it is to be ASCII: its surface is, or nothing else can be shown. A
  /// shape without a surface says nothing of that.
  var drawsASCII: Bool {
    if isForASCII { return true }
    return background.map { $0 == $0.inASCII } ?? border?.isASCII ?? false
  }
}

/// Where a title or a footer stands.
public struct ThemeLabel: Equatable, Sendable {
  public var position: LabelPosition
  public var alignment: TitleAlignment

  public init(position: LabelPosition, alignment: TitleAlignment = .start) {
    self.position = position
    self.alignment = alignment
  }
}

/// The row that a title or a footer takes. The raw value is the name in files.
public enum LabelPosition: String, CaseIterable, Sendable {
  /// In the upper border, or in the first row where there is no border.
  case top
  /// In the lower border, or in the last row where there is no border.
  case bottom
  /// In a row of the content: a title in the first one, a footer in the last one.
  case inside
}

/// Where along its row a title or a footer stands. The raw value is the name in files.
public enum TitleAlignment: String, CaseIterable, Sendable {
  case start
  case center
  case end
}

/// The shadow that a popover throws on what lies below it.
public struct ThemeShadow: Equatable, Sendable {
  public var side: ShadowSide
  /// The columns beside the popover and the rows below it.
  public var size: CellSize
  /// How much darker its cells become, in hundredths, where the palette has no colours for a shadow.
  public var dim: Int
  /// What the cells show; `nil` leaves what they show.
  public var glyph: Glyph?

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

/// The side of a popover on which its shadow falls, beside below. The raw value is the name in files.
public enum ShadowSide: String, CaseIterable, Sendable {
  case left
  case right
}

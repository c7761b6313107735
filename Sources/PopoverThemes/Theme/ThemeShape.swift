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
    border: BorderSet? = .single, arrow: ThemeArrow? = nil, padding: Insets = Theme.usualPadding,
    contentFrame: BorderSet? = nil, capInsets: Insets = .zero,
    title: ThemeLabel = ThemeLabel(position: .top),
    footer: ThemeLabel = ThemeLabel(position: .bottom), shadow: ThemeShadow? = nil,
    backdrop: Int? = nil
  ) {
    self.border = border
    let arrow = arrow ?? ThemeArrow(.usual(on: border), on: border)
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

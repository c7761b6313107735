import CellCanvas
import PopoverGeometry

/// What a theme draws, its colours aside.
public struct ThemeShape: Equatable, Sendable {
  /// `nil` is no border.
  public var border: BorderSet?
  public var arrow: ThemeArrow
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

  public init(
    border: BorderSet? = .single, arrow: ThemeArrow? = nil, padding: Insets = Theme.usualPadding,
    contentFrame: BorderSet? = nil, capInsets: Insets = .zero,
    title: ThemeLabel = ThemeLabel(position: .top),
    footer: ThemeLabel = ThemeLabel(position: .bottom), shadow: ThemeShadow? = nil,
    backdrop: Int? = nil
  ) {
    self.border = border
    self.arrow = arrow ?? ThemeArrow(.usual(on: border), on: border)
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
  /// What the shape tells the geometry, in cells.
  var metrics: PopoverMetrics {
    let corner = border == nil ? 0.0 : 1
    let thickness = Insets(all: corner + (contentFrame == nil ? 0 : 1))
    return PopoverMetrics(
      verticalArrow: arrow.metrics(.up), horizontalArrow: arrow.metrics(.left),
      contentViewInsets: thickness + padding, capInsets: capInsets.raised(to: corner))
  }

  /// The same with the nearest ASCII for every glyph.
  var inASCII: ThemeShape {
    var shape = self
    shape.border = border?.inASCII
    shape.contentFrame = contentFrame?.inASCII
    shape.arrow = arrow.inASCII
    shape.shadow?.glyph = shadow?.glyph?.ascii
    return shape
  }

  var isASCII: Bool { self == inASCII }
}

extension Insets {
  fileprivate func raised(to least: Double) -> Insets {
    Insets(
      top: max(least, top), left: max(least, left), bottom: max(least, bottom),
      right: max(least, right))
  }
}

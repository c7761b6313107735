import CellCanvas
import PopoverGeometry

/// How popovers and what is around them look in character cells.
public struct Theme: Equatable, Sendable {
  public var name: String
  /// What it looks like, in a line.
  public var summary: String
  /// `nil` is no border.
  public var border: BorderSet?
  /// Blank cells between the border and the content.
  public var padding: Insets
  public var arrow: ThemeArrow
  public var titleAlignment: TitleAlignment
  public var palette: ThemePalette

  public init(
    name: String, summary: String = "", border: BorderSet? = .single,
    padding: Insets = Theme.usualPadding, arrow: ThemeArrow? = nil,
    titleAlignment: TitleAlignment = .start, palette: ThemePalette = ThemePalette()
  ) {
    self.name = name
    self.summary = summary
    self.border = border
    self.padding = padding
    self.arrow = arrow ?? ThemeArrow(art: .usual(on: border), on: border)
    self.titleAlignment = titleAlignment
    self.palette = palette
  }

  /// One column at each side: as a cell is about twice as high as wide, no row is needed.
  public static let usualPadding = Insets(top: 0, left: 1, bottom: 0, right: 1)

  /// What the theme tells the geometry, in cells.
  public var metrics: PopoverMetrics {
    let thickness = Insets(all: border == nil ? 0 : 1)
    return PopoverMetrics(
      verticalArrow: arrow.metrics(.up), horizontalArrow: arrow.metrics(.left),
      contentViewInsets: thickness + padding, capInsets: thickness)
  }

  /// The style of a role on a terminal of this depth; a table look-up.
  public func style(_ role: ThemeRole, depth: ColorDepth) -> Style {
    palette.style(role, depth: depth)
  }
}

/// Where a title stands in the top border.
public enum TitleAlignment: Equatable, Sendable {
  case start
  case center
  case end
}

extension DirectionTable<GlyphArt> {
  /// Triangles, or what is like them in ASCII where the border is ASCII.
  static func usual(on border: BorderSet?) -> Self { border?.isASCII == true ? .ascii : .triangle }
}

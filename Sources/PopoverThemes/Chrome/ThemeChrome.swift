import CellCanvas
import PopoverGeometry

/// The chrome of a shape in one of its kinds, ready to be drawn.
struct ThemeChrome: Equatable, Sendable {
  let surface: Surface
  /// The size of the surface's corners at each edge.
  let corners: CellInsets
  let contentFrame: BorderSet?
  /// The distances from the edges to the frame of the content, or to the padding.
  let insets: CellInsets
  let arrow: ChromeArrow
  /// Pictures of surface and arrow together, if there are any.
  let seamless: SeamlessPictures?
  let metrics: PopoverMetrics
  let title: ThemeLabel
  let footer: ThemeLabel
  /// The mark at the end of a label that is cut.
  let ellipsis: Glyph

  /// The surface behind the content.
  enum Surface: Equatable, Sendable {
    /// A fill, with a border around it unless that is `nil`.
    case border(BorderSet?)
    case picture(ChromePicture)
  }
}

extension ThemeShape {
  /// The chrome in a kind. Without pictures, the seamless kind is composed of border and arrow.
  func chrome(_ kind: ChromeKind) -> ThemeChrome {
    if kind == .seamless, let seamless { return chrome(of: seamless) }
    let surface: ThemeChrome.Surface = background.map { .picture($0) } ?? .border(border)
    let corners = background?.capInsets ?? CellInsets(all: border == nil ? 0 : 1)
    var arrow = kind == .turnedArrow ? turnedArrow : self.arrow
    // In the composed seamless kind the arrow's last row replaces the border.
    if kind == .seamless { arrow.overlap = 1 }
    if surface == .border(nil) { arrow.overlap = 0 }
    return chrome(
      surface, corners: corners, arrow: ChromeArrow(arrow), vertical: arrow.metrics(.up),
      horizontal: arrow.metrics(.left), least: Insets(corners))
  }

  private func chrome(of seamless: SeamlessPictures) -> ThemeChrome {
    chrome(
      .picture(background ?? seamless.arrowless), corners: seamless.corners,
      arrow: ChromeArrow(of: seamless), seamless: seamless,
      vertical: seamless.upright[.up].middle.arrowMetrics,
      horizontal: seamless.upright[.left].middle.arrowMetrics, least: seamless.capInsets)
  }

  private func chrome(
    _ surface: ThemeChrome.Surface, corners: CellInsets, arrow: ChromeArrow,
    seamless: SeamlessPictures? = nil, vertical: ArrowMetrics, horizontal: ArrowMetrics,
    least: Insets
  ) -> ThemeChrome {
    let insets = self.insets ?? Insets(corners)
    let thickness = insets + Insets(all: contentFrame == nil ? 0 : 1)
    return ThemeChrome(
      surface: surface, corners: corners, contentFrame: contentFrame, insets: CellInsets(insets),
      arrow: arrow, seamless: seamless,
      metrics: PopoverMetrics(
        verticalArrow: vertical, horizontalArrow: horizontal,
        contentViewInsets: thickness + padding, capInsets: capInsets.raised(to: least)),
      title: title, footer: footer, ellipsis: drawsASCII ? Glyph("~") : Glyph("…"))
  }
}

/// The arrow of a chrome, ready to be drawn.
struct ChromeArrow: Equatable, Sendable {
  /// The rows of the picture for each direction; `nil` is a hole through which the page shows.
  let rows: DirectionTable<[[ChromePart?]]>
  let joins: DirectionTable<[Glyph]>
  let overlap: Int

  init(_ arrow: ThemeArrow) {
    rows = DirectionTable { direction in
      arrow.art[direction].upright(from: direction).arrowParts().pointing(direction)
    }
    joins = arrow.joins
    overlap = arrow.overlap
  }

  /// The arrow of seamless pictures and the border below it, for edges too short for the pictures.
  init(of seamless: SeamlessPictures) {
    rows = DirectionTable { direction in
      seamless.upright[direction].middle.arrowParts.pointing(direction)
    }
    joins = DirectionTable { _ in [] }
    overlap = 1
  }
}

extension EdgeInsets {
  /// The insets with each distance at least as large as in `least`.
  func raised(to least: Self) -> Self {
    Self { Ends(near: max(self[$0].near, least[$0].near), far: max(self[$0].far, least[$0].far)) }
  }
}

/// A way to draw the chrome of a popover. The raw value is the name in files.
public enum ChromeKind: String, CaseIterable, Hashable, Sendable {
  /// One picture of an arrow that points up, turned and flipped for the other directions.
  case turnedArrow = "turned-arrow"
  /// A picture of the arrow for each direction.
  case fourArrows = "four-arrows"
  /// Pictures of the whole chrome, arrow included, so that no seam can show.
  case seamless
}

extension ThemeShape {
  /// The insets that a popover can drop: the padding, with the frame around the content, and the border.
  func droppable(_ kind: ChromeKind) -> DroppableInsets {
    let inside = padding + Insets(all: contentFrame == nil ? 0 : 1)
    let whole = chrome(kind).metrics.contentViewInsets
    return DroppableInsets(
      padding: inside,
      border: Insets {
        EdgePair(near: whole[$0].near - inside[$0].near, far: whole[$0].far - inside[$0].far)
      })
  }
}

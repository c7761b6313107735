import CellCanvas
import PopoverGeometry

/// What a shape draws in one of its kinds, worked out once.
struct ThemeChrome: Equatable, Sendable {
  let surface: Surface
  /// The cells at each edge that the surface's corners take.
  let corners: CellInsets
  let contentFrame: BorderSet?
  /// The distances from the edges to what lies inside the surface: the content's frame, or the padding.
  let insets: CellInsets
  let arrow: ChromeArrow
  /// Pictures of surface and arrow together, if it is drawn from such.
  let seamless: SeamlessPictures?
  let metrics: PopoverMetrics
  let title: ThemeLabel
  let footer: ThemeLabel
  /// What stands for the rest of a label that is too long.
  let ellipsis: Glyph

  /// What lies behind the content.
  enum Surface: Equatable, Sendable {
    /// A fill and a border around it, if there is one.
    case border(BorderSet?)
    case picture(ChromePicture)
  }
}

extension ThemeShape {
  /// What is drawn in a kind. A kind whose pictures are left out is composed of border and arrow.
  func chrome(_ kind: ChromeKind) -> ThemeChrome {
    if kind == .seamless, let seamless { return chrome(of: seamless) }
    let surface: ThemeChrome.Surface = background.map { .picture($0) } ?? .border(border)
    let corners = background?.capInsets ?? CellInsets(all: border == nil ? 0 : 1)
    var arrow = kind == .turnedArrow ? turnedArrow : self.arrow
    // Composed without a seam, the arrow's last row takes the place of the border.
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
      vertical: seamless.upright.up.middle.arrowMetrics,
      horizontal: seamless.upright.left.middle.arrowMetrics, least: seamless.capInsets)
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

/// An arrow as it is drawn.
struct ChromeArrow: Equatable, Sendable {
  /// Row by row; `nil` is a hole through which shows what is there.
  let parts: DirectionTable<[[ChromePart?]]>
  let joins: DirectionTable<[Glyph]>
  let overlap: Int

  init(_ arrow: ThemeArrow) {
    parts = DirectionTable { direction in
      arrow.art[direction].turned(from: direction, to: .up).arrowParts().turned(to: direction)
    }
    joins = arrow.joins
    overlap = arrow.overlap
  }

  /// The arrow of pictures without a seam, with the line of the border below it: for one that is laid out on
  /// top of a corner.
  init(of seamless: SeamlessPictures) {
    parts = DirectionTable { direction in
      seamless.upright[direction].middle.arrowParts.turned(to: direction)
    }
    joins = DirectionTable { _ in [] }
    overlap = 1
  }
}

extension Insets {
  func raised(to least: Insets) -> Insets {
    Insets(
      top: max(least.top, top), left: max(least.left, left), bottom: max(least.bottom, bottom),
      right: max(least.right, right))
  }
}

/// A way to draw a popover's chrome. The raw value is the name in files.
public enum ChromeKind: String, CaseIterable, Hashable, Sendable {
  /// One picture of an arrow that points up, turned and flipped for the other directions.
  case turnedArrow = "turned-arrow"
  /// A picture of the arrow for each direction.
  case fourArrows = "four-arrows"
  /// Pictures of the whole chrome, arrow included, so that no seam can show.
  case seamless
}

extension ThemeShape {
  /// The border, and what lies inside of it: a frame around the content goes with the padding.
  func droppable(_ kind: ChromeKind) -> DroppableInsets {
    let inside = padding + Insets(all: contentFrame == nil ? 0 : 1)
    let whole = chrome(kind).metrics.contentViewInsets
    return DroppableInsets(
      padding: inside,
      border: Insets(
        top: whole.top - inside.top, left: whole.left - inside.left,
        bottom: whole.bottom - inside.bottom, right: whole.right - inside.right))
  }
}

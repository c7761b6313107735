import CellCanvas
import PopoverGeometry

/// A cell of a picture of chrome.
struct ChromePart: Equatable, Sendable {
  var glyph: Glyph
  var role: ThemeRole
}

/// A resizable picture of chrome: glyphs, each with the role that gives its style.
struct ChromePicture: Equatable, Sendable {
  /// The rows from top to bottom; `nil` is a hole through which the page shows.
  var parts: [[ChromePart?]]
  var capInsets: CellInsets

  var size: CellSize { CellSize(width: parts.first?.count ?? 0, height: parts.count) }

  func image(_ style: (ThemeRole) -> Style) -> CellImage? {
    let fill = style(.fill)
    let border = style(.border)
    let arrow = style(.arrow)
    return CellImage(
      rows: parts.map { row in
        row.map { part in
          part.map {
            Cell($0.glyph, style: $0.role == .fill ? fill : $0.role == .arrow ? arrow : border)
          }
        }
      })
  }
}

extension ChromePicture {
  /// Creates a picture of a background, whose blanks are fill and whose holes are marked by `hole`.
  init(background art: GlyphArt, capInsets: CellInsets, hole: Glyph?) {
    let parts = art.rows.map { $0.map { ChromePart(body: $0, hole: hole) } }
    self.init(parts: parts, capInsets: capInsets)
  }

  /// Creates a picture of a popover whose arrow points up and takes the first rows.
  init(
    arrowRows strip: Int, of art: GlyphArt, capInsets: CellInsets, hole: Glyph?
  ) {
    self.init(background: art, capInsets: capInsets, hole: hole)
    let arrow = GlyphArt(rows: Array(art.rows.prefix(strip))).arrowParts(hole: hole)
    parts.replaceSubrange(..<strip, with: arrow)
  }

  var inASCII: ChromePicture {
    ChromePicture(parts: parts.map { $0.map { $0.mapped(\.ascii) } }, capInsets: capInsets)
  }
}

extension ChromePart {
  /// The part for a glyph of the background: a blank is fill, others are border.
  fileprivate init?(body glyph: Glyph, hole: Glyph?) {
    if glyph == hole { return nil }
    self.init(glyph: glyph, role: glyph == .space ? .fill : .border)
  }
}

extension GlyphArt {
  /// The parts of an arrow that points up: blanks inside its outline are fill, those outside are holes.
  func arrowParts(hole: Glyph? = nil) -> [[ChromePart?]] {
    let outside = blanksOutside(hole: hole)
    return rows.indices.map { y in
      rows[y].indices.map { x in
        if outside.contains(CellPoint(x: x, y: y)) { return nil }
        let glyph = rows[y][x]
        return glyph == .space || glyph == hole
          ? ChromePart(glyph: .space, role: .fill) : ChromePart(glyph: glyph, role: .arrow)
      }
    }
  }

  /// The blanks outside the outline, which are connected with the upper, the left or the right edge.
  private func blanksOutside(hole: Glyph?) -> Set<CellPoint> {
    let bounds = CellRect(size: size)
    var open = bounds.columns.map { CellPoint(x: $0, y: 0) }
    open += bounds.rows.flatMap {
      [CellPoint(x: 0, y: $0), CellPoint(x: size.width - 1, y: $0)]
    }
    var outside: Set<CellPoint> = []
    while let point = open.popLast() {
      guard bounds.contains(point), [.space, hole].contains(rows[point.y][point.x]),
        outside.insert(point).inserted
      else { continue }
      open += [(-1, 0), (1, 0), (0, -1), (0, 1)].map {
        CellPoint(x: point.x + $0.0, y: point.y + $0.1)
      }
    }
    return outside
  }
}

extension ChromePicture: Turnable {
  var mirrored: ChromePicture {
    ChromePicture(parts: parts.mirrored { $0.mapped(\.mirrored) }, capInsets: capInsets.mirrored)
  }

  var flipped: ChromePicture {
    ChromePicture(parts: parts.flipped { $0.mapped(\.flipped) }, capInsets: capInsets.flipped)
  }

  var turned: ChromePicture {
    ChromePicture(parts: parts.turned { $0.mapped(\.turned) }, capInsets: capInsets.turned)
  }
}

extension [[ChromePart?]] {
  /// An arrow that points up, made to point in another direction.
  func pointing(_ direction: ArrowDirection) -> [[ChromePart?]] {
    ChromePicture(parts: self, capInsets: .zero).pointing(direction).parts
  }
}

extension ChromePart? {
  fileprivate func mapped(_ glyph: KeyPath<Glyph, Glyph>) -> Self {
    map { ChromePart(glyph: $0.glyph[keyPath: glyph], role: $0.role) }
  }
}

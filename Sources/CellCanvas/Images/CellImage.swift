import PopoverGeometry

/// A small picture of cells, with holes through which the page shows.
///
/// Every glyph takes one column, so that no cut through a picture leaves half a glyph.
public struct CellImage: Equatable, Hashable, Sendable {
  /// Its columns and rows.
  public let size: CellSize
  /// The cells row by row; `nil` is a hole.
  public let cells: [Cell?]

  /// A picture of rows, downwards; `nil` if they differ in length or a glyph is not one column wide.
  public init?(rows: [[Cell?]]) {
    let width = rows.first?.count ?? 0
    guard rows.allSatisfy({ $0.count == width }),
      rows.joined().allSatisfy({ $0.map { $0.glyph.width == 1 } ?? true })
    else { return nil }
    size = CellSize(width: width, height: rows.count)
    cells = Array(rows.joined())
  }

  /// A picture of lines of text in one style, under the conditions of ``init(rows:)``; `hole` marks holes.
  public init?(_ art: String, style: Style = .plain, hole: Glyph? = nil) {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      rows: lines.map { line in
        GlyphText(String(line)).glyphs.map { $0 == hole ? nil : Cell($0, style: style) }
      })
  }

  /// A text as a picture, with holes in place of glyphs that take two columns.
  public init(_ text: StyledText) { self.init(text, cutTo: text.size) }

  /// The upper left part of a text, of at most the size `limit`.
  package init(_ text: StyledText, cutTo limit: CellSize) {
    let whole = text.size
    let size = CellSize { max(0, min(whole[$0], limit[$0])) }
    cells = text.lines.prefix(size.height).flatMap { line in
      let cells = line.runs.flatMap { run in
        run.text.glyphs.flatMap { CellImage.cells(of: $0, in: run.style) }
      }
      let blanks = repeatElement(Cell?(.blank), count: max(0, size.width - line.width))
      return cells.prefix(size.width) + blanks
    }
    self.size = size
  }

  /// The cells of a glyph: one, or a hole for each of two columns.
  private static func cells(of glyph: Glyph, in style: Style) -> [Cell?] {
    glyph.width == 1 ? [Cell(glyph, style: style)] : Array(repeating: nil, count: glyph.width)
  }

  /// A picture of computed cells, each a hole or one column wide; a negative size is empty.
  init(size: CellSize, _ cell: (CellPoint) -> Cell?) {
    let bounds = CellRect(size: size)
    var cells: [Cell?] = []
    cells.reserveCapacity(bounds.columns.count * bounds.rows.count)
    for y in bounds.rows {
      for x in bounds.columns { cells.append(cell(CellPoint(x: x, y: y))) }
    }
    self.size = CellSize(width: bounds.columns.count, height: bounds.rows.count)
    self.cells = cells
  }

  /// The cell at a place; `nil` in a hole and outside.
  public subscript(point: CellPoint) -> Cell? {
    CellRect(size: size).contains(point) ? cells[point.y * size.width + point.x] : nil
  }
}

extension CellImage: Turnable {
  /// The picture mirrored left to right, each glyph included.
  public var mirrored: CellImage {
    CellImage(size: size) { point in
      self[CellPoint(x: size.width - 1 - point.x, y: point.y)]?.mapped(\.mirrored)
    }
  }

  /// The picture flipped top to bottom, each glyph included.
  public var flipped: CellImage {
    CellImage(size: size) { point in
      self[CellPoint(x: point.x, y: size.height - 1 - point.y)]?.mapped(\.flipped)
    }
  }

  /// The picture and its glyphs turned a quarter clockwise: an arrow up becomes one to the right.
  public var turned: CellImage {
    CellImage(size: CellSize(width: size.height, height: size.width)) { point in
      self[CellPoint(x: point.y, y: size.height - 1 - point.x)]?.mapped(\.turned)
    }
  }

  /// The picture as a resizable one: what lies within `capInsets` stays, and the middle repeats.
  public func resizable(capInsets: CellInsets) -> ResizableCellImage {
    ResizableCellImage(self, capInsets: capInsets)
  }
}

extension Cell {
  fileprivate func mapped(_ glyph: (Glyph) -> Glyph) -> Cell {
    Cell(glyph(self.glyph), style: style)
  }
}

/// A picture that can be stretched to any size: its caps stay, its middle repeats.
public struct ResizableCellImage: Equatable, Hashable, Sendable {
  /// The picture in its own size.
  public let image: CellImage
  /// The caps, clamped to the picture, the right and bottom ones to what is left.
  public let capInsets: CellInsets

  /// A picture with caps.
  public init(_ image: CellImage, capInsets: CellInsets) {
    let (width, height) = (image.size.width, image.size.height)
    let top = max(0, min(capInsets.top, height))
    let left = max(0, min(capInsets.left, width))
    self.image = image
    self.capInsets = CellInsets(
      top: top, left: left, bottom: max(0, min(capInsets.bottom, height - top)),
      right: max(0, min(capInsets.right, width - left)))
  }

  /// The picture at `size`. On each axis the middle repeats from its start.
  ///
  /// If the caps leave no middle, the innermost cell of the left or top cap repeats. If the size is
  /// less than both caps, each is cut at its inner side in proportion to its length, and keeps at
  /// least its outermost cell where there are two cells.
  public func stretched(to size: CellSize) -> CellImage {
    let columns = Stretch(image.size.width, caps: capInsets[.horizontal], to: size.width)
    let rows = Stretch(image.size.height, caps: capInsets[.vertical], to: size.height)
    return CellImage(size: size) { point in
      image[CellPoint(x: columns.source(of: point.x), y: rows.source(of: point.y))]
    }
  }

}

extension ResizableCellImage: Turnable {
  /// The picture and its caps mirrored left to right.
  public var mirrored: ResizableCellImage {
    image.mirrored.resizable(capInsets: capInsets.mirrored)
  }

  /// The picture and its caps flipped top to bottom.
  public var flipped: ResizableCellImage {
    image.flipped.resizable(capInsets: capInsets.flipped)
  }

  /// The picture and its caps turned a quarter clockwise.
  public var turned: ResizableCellImage {
    image.turned.resizable(capInsets: capInsets.turned)
  }
}

/// How one side of a picture is stretched; the same for both axes.
struct Stretch {
  private let picture: Int
  private let target: Int
  /// The cells of both caps that are shown.
  private let near: Int
  private let far: Int
  /// The cells that repeat.
  private let middle: Range<Int>

  /// Stretches a side as ``ResizableCellImage/stretched(to:)`` has it. No cap is longer than the picture;
  /// if the far one is all of it, its first cell repeats.
  init(_ picture: Int, caps: Ends<Int>, to target: Int) {
    self.picture = picture
    self.target = target
    (near, far) = Stretch.shown(caps, in: max(0, target))
    let end = picture - caps.far
    middle =
      caps.near < end ? caps.near..<end : caps.near > 0 ? caps.near - 1..<caps.near : 0..<1
  }

  /// The cell of the picture that shows at an offset of the stretched side.
  func source(of offset: Int) -> Int {
    if offset < near { return offset }
    if offset >= target - far { return picture - (target - offset) }
    return middle.lowerBound + (offset - near) % middle.count
  }

  /// How much of each cap there is room for.
  private static func shown(_ caps: Ends<Int>, in room: Int) -> (Int, Int) {
    let both = caps.sum
    guard room < both else { return (caps.near, caps.far) }
    let share = (2 * room * caps.near + both) / (2 * both)
    let least = room > 1 ? 1 : 0
    let near = max(min(least, caps.near), min(share, room - min(least, caps.far)))
    return (near, room - near)
  }
}

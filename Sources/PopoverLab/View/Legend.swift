import CellCanvas

struct Legend: Equatable, Sendable {
  private(set) var lines: [[LegendItem]] = []
  /// Whether there are more items, and the last one does not end in dots itself: dots behind it say so.
  private var isCut = false

  private static let gap = 2

  /// The first items, as many as fit into `rows` lines of `width` columns.
  init(_ items: [LegendItem], width: Int, rows: Int) {
    var room = 0
    var isWhole = true
    for original in items {
      let item = original.shortened(to: width - 2)
      if lines.isEmpty || room < item.width {
        guard lines.count < rows else {
          isCut = isWhole
          break
        }
        lines.append([])
        room = width - 2
      }
      lines[lines.count - 1].append(item)
      room -= item.width + Self.gap
      isWhole = item == original
    }
  }

  /// An item in each line.
  init(lines items: [LegendItem]) { lines = items.map { [$0] } }

  /// The legend with other styles for the signs of its items, by their numbers.
  func painted(_ style: (Int) -> Style) -> Legend {
    var (legend, index) = (self, 0)
    for line in lines.indices {
      for item in lines[line].indices {
        legend.lines[line][item].style = style(index)
        index += 1
      }
    }
    return legend
  }

  /// The places of its items, the first line at the top of a place.
  func places(in place: CellRect) -> [CellRect] {
    zip(lines, place.rows).flatMap { line, y in
      var x = place.x + 1
      return line.map { item in
        defer { x += item.width + Self.gap }
        return CellRect(x: x, y: y, width: item.width, height: 1)
      }
    }
  }

  /// The place of the legend: at the edge, upper or lower, where it hides less.
  ///
  /// - Parameter shown: groups of rectangles that should stay visible, the most important first.
  func place(in container: CellRect, beside shown: [[CellRect]]) -> CellRect {
    var top = container
    top.height = min(lines.count, container.height)
    let bottom = top.offset(x: 0, y: container.height - top.height)
    let isTopBetter = shown.map(top.hidden).lexicographicallyPrecedes(shown.map(bottom.hidden))
    return isTopBetter ? top : bottom
  }

  func draw(
    in container: CellRect, beside shown: [[CellRect]], style: Style, on canvas: inout Canvas
  ) {
    let place = place(in: container, beside: shown)
    canvas.fill(place, with: Cell(style: style))
    let places = places(in: place)
    for (item, room) in zip(lines.joined(), places) {
      canvas.draw(item.sign, at: room.origin, style: item.style, clip: place)
      let words = CellPoint(x: room.columns.upperBound - item.words.width, y: room.y)
      canvas.draw(item.words, at: words, style: style, clip: place)
    }
    if isCut, let last = places.last {
      let end = min(last.columns.upperBound + Self.gap, place.columns.upperBound - 1)
      canvas.draw(GlyphText("…"), at: CellPoint(x: end, y: last.y), style: style, clip: place)
    }
  }
}

extension CellRect {
  /// The number of cells of other rectangles that this one covers.
  func hidden(of others: [CellRect]) -> Int {
    others.reduce(0) {
      let common = intersection($1)
      return $0 + common.width * common.height
    }
  }
}

struct LegendItem: Equatable, Sendable {
  var sign: GlyphText
  var style: Style
  var words: GlyphText

  init(_ sign: String, _ style: Style, _ words: String) {
    self.sign = GlyphText(sign)
    self.style = style
    self.words = GlyphText(words)
  }

  init(words: String) { self.init(words: GlyphText(words)) }

  init(words: GlyphText) { (sign, style, self.words) = (GlyphText(), .plain, words) }

  /// The columns of sign and words, with a blank between them.
  var width: Int { signWidth + words.width }

  private var signWidth: Int { sign.width + (sign.width > 0 ? 1 : 0) }

  /// The item with as many of its words as there is room for, and dots for the others.
  func shortened(to width: Int) -> LegendItem {
    guard self.width > width else { return self }
    var item = self
    item.words = words.shortened(to: max(0, width - signWidth))
    return item
  }
}

import CellCanvas

extension Canvas {
  /// What a person sees of it on a terminal of this depth: the text's colour cannot be seen where there
  /// is no text, and a wide glyph has the style of its first half. The emulator does not know dim
  /// text.
  package func seen(depth: ColorDepth = .trueColor) -> Canvas {
    var reduced: [Style: Style] = [:]
    return mapped { cell in
      var cell = cell
      if cell.glyph.isContinuation { return Cell(.continuation) }
      let style = reduced[cell.style] ?? cell.style.reduced(to: depth)
      reduced[cell.style] = style
      cell.style = style
      cell.style.attributes.remove(.dim)
      let visible = cell.style.attributes.intersection([.underline, .reverse])
      if cell.glyph == .space, visible.isEmpty {
        cell.style = Style(background: cell.style.background)
      }
      return cell
    }
  }

  /// Where this is not like `other`, in words; empty if they are the same.
  package func differences(from other: Canvas) -> String {
    if size != other.size { return "\(size) is not \(other.size)" }
    let points = bounds.rows.flatMap { y in bounds.columns.map { CellPoint(x: $0, y: y) } }
    let differences = points.filter { self[$0] != other[$0] }.map { point in
      "\(point.x),\(point.y): \(self[point].words) is not \(other[point].words)"
    }
    return differences.prefix(8).joined(separator: "\n")
  }
}

extension Cell {
  fileprivate var words: String {
    let colors = [style.foreground, style.background].map { color in
      color.paletteIndex.map { "\($0)" } ?? color.rgb.map { "#" + String($0, radix: 16) } ?? "own"
    }
    return "'\(glyph.text)' \(colors[0]) on \(colors[1]) with \(style.attributes.rawValue)"
  }
}

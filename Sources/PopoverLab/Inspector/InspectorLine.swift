import CellCanvas

struct InspectorLine: Equatable {
  var text = GlyphText("")
  var isHeading = false
  var isMarked = false

  /// The text of an inspection in lines of at most `width` columns, with a blank line between sections and
  /// hanging indents.
  static func all(
    of inspection: Inspection, width: Int, ambiguous: AmbiguousWidth = .one
  ) -> [InspectorLine] {
    let sections = inspection.sections.map { section in
      let heading = GlyphText(section.title, ambiguous: ambiguous).shortened(to: width)
      return [InspectorLine(text: heading, isHeading: true)]
        + section.paragraphs.flatMap { lines(of: $0, width: width, ambiguous) }
    }
    return Array(sections.joined(separator: [InspectorLine()]))
  }

  private static func lines(
    of paragraph: Inspection.Paragraph, width: Int, _ ambiguous: AmbiguousWidth
  ) -> [InspectorLine] {
    let whole = GlyphText(paragraph.text, ambiguous: ambiguous)
    if whole.width <= width {
      return [InspectorLine(text: whole, isMarked: paragraph.isMarked)]
    }
    let start = paragraph.text.prefix { $0 == " " || $0 == "▸" }
    let words = String(paragraph.text.dropFirst(start.count))
    let indent = GlyphText(String(start)).width
    let room = width - max(indent, hang)
    let lines = GlyphText.lines(of: words, width: room, ambiguous: ambiguous)
    return lines.enumerated().map { index, line in
      var text = GlyphText(index == 0 ? String(start) : "")
      if index > 0 { for _ in 0..<max(indent, hang) { text.append(.space) } }
      text.append(line)
      return InspectorLine(text: text, isMarked: paragraph.isMarked)
    }
  }

  private static let hang = 2

  /// The lines in pages of `rows`; no page begins with a blank or ends with a heading.
  static func pages(_ lines: [InspectorLine], rows: Int) -> [[InspectorLine]] {
    var pages: [[InspectorLine]] = []
    var rest = lines[...]
    while !rest.isEmpty {
      var page = rest.prefix(max(1, rows))
      if page.count < rest.count, page.count > 1, page.last?.isHeading == true { page.removeLast() }
      rest = rest.dropFirst(page.count).drop { $0 == InspectorLine() }
      pages.append(Array(page))
    }
    return pages
  }
}

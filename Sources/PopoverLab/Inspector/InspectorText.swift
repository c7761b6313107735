import CellCanvas
import PopoverScenes

/// The text of the inspector in a panel of some rows. A paragraph is broken only if it is longer than the panel.
struct InspectorText {
  let lines: [InspectorLine]
  private let rows: Int
  /// The lines that can be the first one shown.
  private let stops: [Int]

  init(_ lines: [InspectorLine], rows: Int) {
    let rows = max(1, rows)
    let starts = lines.indices.filter { lines[$0].isStart }
    let stops = zip(starts, starts.dropFirst() + [lines.count]).flatMap { start, end in
      stride(from: start, to: end, by: rows)
    }.filter { lines[$0] != InspectorLine() }
    let last = stops.firstIndex { lines.count - $0 <= rows } ?? stops.count - 1
    (self.lines, self.rows, self.stops) = (lines, rows, Array(stops.prefix(last + 1)))
  }

  /// The nearest line that can be the first one.
  func top(_ line: Int) -> Int { stops.last { $0 <= line } ?? 0 }

  /// The first line after a scroll by some rows: at least one paragraph, unless the text ends.
  func top(_ line: Int, scrolledBy step: Int) -> Int {
    let now = top(line)
    if step < 0 {
      let before = stops.filter { $0 < now }
      return before.first { $0 >= now + step } ?? before.last ?? now
    }
    let after = stops.filter { $0 > now }
    return after.last { $0 <= now + step } ?? after.first ?? now
  }

  /// The lines that are shown from one on. A paragraph that would be cut off at the end is left out.
  func shown(from line: Int) -> Range<Int> {
    let top = top(line)
    let end = min(top + rows, lines.count)
    guard end < lines.count, !lines[end].isStart, lines[end] != InspectorLine() else {
      return top..<end
    }
    let start = (top..<end).last { lines[$0].isStart } ?? top
    return top..<(start > top ? start : end)
  }
}

struct InspectorLine: Equatable {
  var text = GlyphText("")
  var isHeading = false
  var isMarked = false
  /// Whether a part begins with it that is shown as a whole: a heading with its first paragraph, or a paragraph.
  var isStart = false
  /// The number that it shows; `nil` if it is a line of text.
  var number: LabNumber?

  /// The text of an inspection in lines of at most `width` columns, with a blank line between sections and
  /// hanging indents.
  static func all(
    of inspection: Inspection, width: Int, ambiguous: AmbiguousWidth = .one
  ) -> [InspectorLine] {
    let sections = inspection.sections.map { section in
      let heading = GlyphText(section.title, ambiguous: ambiguous).shortened(to: width)
      var all = section.paragraphs.flatMap { lines(of: $0, width: width, ambiguous) }
      if !all.isEmpty { all[0].isStart = false }
      return [InspectorLine(text: heading, isHeading: true, isStart: true)] + all
    }
    return Array(sections.joined(separator: [InspectorLine()]))
  }

  private static func lines(
    of paragraph: Inspection.Paragraph, width: Int, _ ambiguous: AmbiguousWidth
  ) -> [InspectorLine] {
    let whole = GlyphText(paragraph.text, ambiguous: ambiguous)
    if whole.width <= width {
      return [InspectorLine(text: whole, isMarked: paragraph.isMarked, isStart: true)]
    }
    let start = paragraph.text.prefix { $0 == " " || $0 == "▸" }
    let words = String(paragraph.text.dropFirst(start.count))
    let indent = GlyphText(String(start)).width
    let room = width - max(indent, hang)
    let all = GlyphText.lines(of: words, width: room, ambiguous: ambiguous)
    return all.enumerated().map { index, line in
      var text = GlyphText(index == 0 ? String(start) : "")
      if index > 0 { for _ in 0..<max(indent, hang) { text.append(.space) } }
      text.append(line)
      return InspectorLine(text: text, isMarked: paragraph.isMarked, isStart: index == 0)
    }
  }

  private static let hang = 2
}

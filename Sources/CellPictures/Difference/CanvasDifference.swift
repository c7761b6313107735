import CellCanvas
import MessageText
import PopoverGeometry

/// In which cells two canvases differ.
public struct CanvasDifference: Equatable, Sendable {
  /// What is compared.
  public let first: Canvas
  /// With what it is compared.
  public let second: Canvas
  /// The cells that differ, beside each other in a row as one part each, from top to bottom. Where only one of the
  /// canvases has cells, all of these differ.
  public let parts: [CellRect]

  /// Compares two canvases, their top left cells upon each other.
  public init(_ first: Canvas, _ second: Canvas) {
    self.first = first
    self.second = second
    let size = CellSize(
      width: max(first.size.width, second.size.width),
      height: max(first.size.height, second.size.height))
    parts = (0..<size.height).flatMap { y in
      CanvasDifference.parts(y, first.row(y), second.row(y), width: size.width)
    }
  }

  /// Whether there is no difference, the size included.
  public var isEmpty: Bool { parts.isEmpty && first.size == second.size }

  /// The number of cells that differ.
  public var cellCount: Int { parts.reduce(0) { $0 + $1.width } }

  /// How many cells differ, as `3 cells differ`.
  package var words: String { number(of: "cell", cellCount, verb: "differ") }

  private static func parts(_ y: Int, _ one: [Cell], _ other: [Cell], width: Int) -> [CellRect] {
    if one == other { return [] }
    var parts: [CellRect] = []
    for x in 0..<width where one[cell: x] != other[cell: x] {
      if let last = parts.last, last.columns.upperBound == x {
        parts[parts.count - 1] = CellRect(columns: last.columns.lowerBound..<x + 1, rows: y..<y + 1)
      } else {
        parts.append(CellRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return parts
  }
}

extension [Cell] {
  fileprivate subscript(cell index: Int) -> Cell? { indices.contains(index) ? self[index] : nil }
}

extension CanvasDifference {
  /// The rows that differ, each as it is in both with marks below, of cells that differ in colours alone the styles, and of
  /// characters that look alike the scalars; a line feed at the end of each line, and no text where nothing differs.
  ///
  /// - Parameter limit: the most rows; how many more there are is said.
  public func text(limit: Int = .max) -> String {
    let rows = Dictionary(grouping: parts, by: \.y).sorted { $0.key < $1.key }.map(\.value)
    let left = rows.count - min(limit, rows.count)
    let more = left > 0 ? ["and \(number(of: "more row", left))"] : []
    return (sizes + rows.prefix(limit).flatMap(lines) + more).map { $0 + "\n" }.joined()
  }

  private var sizes: [String] {
    if first.size == second.size { return [] }
    let words = [first.size, second.size].map(\.words)
    return ["- \(words[0]) cells", "+ \(words[1]) cells"]
  }

  /// - Parameter parts: those of one row, at least one.
  private func lines(of parts: [CellRect]) -> [String] {
    let y = parts[0].y
    let columns = parts.map { part in
      part.width == 1 ? "\(part.x)" : "\(part.x)-\(part.columns.upperBound - 1)"
    }
    let texts = [first, second].map { [Cell].text(of: $0.row(y)) }
    var lines = [
      "row \(y), \(columns.count == 1 && parts[0].width == 1 ? "column" : "columns") "
        + columns.joined(separator: ", ")
    ]
    lines += ["- \(texts[0])", "+ \(texts[1])", "  \(marks(parts))"]
    return lines + changes(in: parts)
  }

  private func marks(_ parts: [CellRect]) -> String {
    parts.reduce("") { line, part in
      line + String(repeating: " ", count: part.x - line.count)
        + String(repeating: "^", count: part.width)
    }
  }

  /// How cells changed that show the same characters, each change once.
  private func changes(in parts: [CellRect]) -> [String] {
    let shared = first.bounds.intersection(second.bounds)
    let changes = parts.flatMap(\.cells).filter(shared.contains).compactMap { place in
      Self.change(from: first[place], to: second[place]).map { "  \($0)" }
    }
    return changes.withoutRepetitions
  }

  private static func change(from one: Cell, to other: Cell) -> String? {
    if one.glyph == other.glyph { return "\(one.style.words) -> \(other.style.words)" }
    let texts = [one, other].map(\.glyph.text)
    guard texts[0] == texts[1] else { return nil }
    return texts.map { $0.unicodeScalars.map(\.codePoint).joined(separator: " ") }
      .joined(separator: " -> ")
  }
}

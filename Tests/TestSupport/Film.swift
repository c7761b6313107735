import CellCanvas
import CellPictures

/// Several screens as one text: of each but the first, only the rows that are not as on the first.
package struct Film {
  package private(set) var text: String
  private let first: Canvas
  private var letters = StyleLetters()

  package init(_ title: String, _ first: Canvas) {
    self.first = first
    text = "== \(title)\n"
    append(first, rows: Array(0..<first.size.height))
  }

  /// Adds a screen. The rows of its styles, a letter a cell, stand below those of its characters.
  package mutating func add(_ title: String, _ screen: Canvas) {
    text += "== \(title)\n"
    let isSameSize = screen.size == first.size
    append(
      screen,
      rows: (0..<screen.size.height).filter { !isSameSize || screen.row($0) != first.row($0) })
  }

  /// The whole text, with what the letters stand for.
  package var withLegend: String { text + "== styles\n" + letters.legend }

  private mutating func append(_ screen: Canvas, rows: [Int]) {
    let picture = screen.picture.split(separator: "\n", omittingEmptySubsequences: false)
    for y in rows { text += "\(y)\t\(picture[y])\n" }
    for y in rows {
      text += "\(y)\t\(String(screen.row(y).map { letters.letter(of: $0.style) }))\n"
    }
  }
}

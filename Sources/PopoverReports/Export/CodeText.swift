import CellCanvas
import MessageText
import PopoverGeometry

/// How texts and colours are written in code.
package enum CodeText {
  /// The size of a cell in points and in pixels, where a target has no cells.
  static let cell = Size(width: 8, height: 16)

  /// In double quotes, as C, Go, JavaScript, Python, Rust and Swift read it. Control characters are not among
  /// what is drawn.
  static func quoted(_ text: String) -> String {
    "\"\(text.escaping(["\\": "\\\\", "\"": "\\\""]))\""
  }

  /// The same of several lines, with line feeds between them.
  static func quoted(lines: [String]) -> String {
    let texts = lines.map { quoted($0).dropFirst().dropLast() }
    return "\"\(texts.joined(separator: "\\n"))\""
  }

  /// The arguments of a colour in UIKit and SwiftUI.
  ///
  /// - Parameter hexadecimal: as `#rrggbb`.
  static func channels(_ hexadecimal: String) -> String {
    let value = Int(hexadecimal.dropFirst(), radix: 16) ?? 0
    return [("red", 16), ("green", 8), ("blue", 0)]
      .map { "\($0): \(value >> $1 & 255) / 255" }.joined(separator: ", ")
  }

  /// In single quotes, which Vim doubles within.
  package static func vim(_ text: String) -> String { "'\(text.escaping(["'": "''"]))'" }

  /// The keys of a popup of Vim that stays where it is put.
  static func vimPlace(_ rect: CellRect) -> String {
    "'line': \(rect.y + 1), 'col': \(rect.x + 1), 'pos': 'topleft', 'fixed': 1, 'posinvert': 0"
  }

  /// The keys of what is around the content of a popup of Vim.
  static func vimFrame(border: CellInsets, padding: CellInsets) -> String {
    func list(_ insets: CellInsets) -> String {
      "[\(insets.top), \(insets.right), \(insets.bottom), \(insets.left)]"
    }
    return "'border': \(list(border)), 'padding': \(list(padding))"
  }

  /// The keys of a popup of Vim that has one size alone. A greatest size of 0 would be none.
  static func vimSize(_ size: CellSize) -> String {
    let (width, height) = (max(1, size.width), max(1, size.height))
    return
      "'minwidth': \(width), 'maxwidth': \(width), 'minheight': \(height), 'maxheight': \(height)"
  }

  /// In single quotes for a shell.
  package static func shell(_ text: String) -> String { "'\(text.escaping(["'": "'\\''"]))'" }

  /// Columns as points.
  static func across(_ columns: Double) -> String { Words.figure(columns * cell.width) }
  /// Rows as points.
  static func down(_ rows: Double) -> String { Words.figure(rows * cell.height) }
}

extension Style {
  /// Both colours as they are seen: those of a reversed style change places.
  var seen: (foreground: Color, background: Color) {
    attributes.contains(.reverse) ? (background, foreground) : (foreground, background)
  }

  /// Keys and values for the colours that are not the terminal's own.
  func colors(_ front: String, _ back: String) -> [(key: String, value: String)] {
    [(front, seen.foreground), (back, seen.background)].compactMap { key, color in
      color.hexadecimal.map { (key: key, value: $0) }
    }
  }
}

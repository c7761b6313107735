import CellCanvas
import PopoverGeometry

/// How a side shows on a map: as a letter and, where there are colours, as a background.
package struct MapLetter: Sendable {
  package var direction: ArrowDirection?
  package var letter: Unicode.Scalar
  package var style: Style

  /// In the order in which they are counted; entries of the palette, which every terminal has.
  package static let all = [
    MapLetter(.up, "B", foreground: 15, background: 4),
    MapLetter(.down, "A", foreground: 0, background: 2),
    MapLetter(.left, "R", foreground: 0, background: 3),
    MapLetter(.right, "L", foreground: 15, background: 5),
    MapLetter(nil, ".", foreground: nil, background: nil),
  ]

  /// The place at which the anchor is now.
  static let current: Unicode.Scalar = "@"

  package static func of(_ direction: ArrowDirection?) -> MapLetter {
    all.first { $0.direction == direction } ?? all[all.count - 1]
  }

  private init(
    _ direction: ArrowDirection?, _ letter: Unicode.Scalar, foreground: UInt8?, background: UInt8?
  ) {
    self.direction = direction
    self.letter = letter
    style = Style(
      foreground: foreground.map(Color.palette) ?? .standard,
      background: background.map(Color.palette) ?? .standard)
  }

  /// The side in words: `below`, `no arrow`.
  package var words: String { direction == nil ? "no arrow" : direction.sideName }
}

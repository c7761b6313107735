/// One character cell: what shows, and how.
///
/// A cell is twenty bytes without references, so that whole rows compare as memory.
public struct Cell: Equatable, Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  public init(_ glyph: Glyph = .space, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  public static let blank = Cell()
}

/// One character cell: what shows, and how.
///
/// A cell is two words without references, so that rows copy and compare as memory.
public struct Cell: Equatable, Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  @inlinable public init(_ glyph: Glyph = .space, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  @inlinable public static var blank: Cell { Cell() }
}

import CVTerm
import CellCanvas

extension Cell {
  /// A cell as the emulator has it.
  init(_ cell: VTermScreenCell) {
    self.init(Glyph(cell), style: Style(cell))
  }
}

extension Glyph {
  fileprivate init(_ cell: VTermScreenCell) {
    // The second cell of a wide character holds no scalar at all.
    guard cell.chars.0 != UInt32.max else {
      self = .continuation
      return
    }
    self = Unicode.Scalar(cell.chars.0).map { $0 == "\0" ? .space : Glyph($0) } ?? .replacement
    if cell.chars.1 != 0 { marks = GlyphMarks([cell.chars.1, cell.chars.2, cell.chars.3]) }
  }
}

extension Style {
  fileprivate init(_ cell: VTermScreenCell) {
    var attributes = Attributes()
    // A list of these would be made for every cell of every screen.
    if cell.attrs.bold != 0 { attributes.insert(.bold) }
    if cell.attrs.italic != 0 { attributes.insert(.italic) }
    if cell.attrs.underline != 0 { attributes.insert(.underline) }
    if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
    self.init(
      foreground: Color(cell.fg), background: Color(cell.bg), attributes: attributes)
  }
}

extension Color {
  fileprivate init(_ color: VTermColor) {
    let kind = UInt32(color.type)
    if kind & VTERM_COLOR_DEFAULT_MASK.rawValue != 0 {
      self = .standard
    } else if kind & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
      self = .palette(color.indexed.idx)
    } else {
      let (red, green, blue) = (color.rgb.red, color.rgb.green, color.rgb.blue)
      self = .rgb(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
  }
}

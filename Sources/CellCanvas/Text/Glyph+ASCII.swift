extension Glyph {
  /// What stands for this glyph where only ASCII can be shown; `?` where nothing is alike.
  public var ascii: Glyph {
    if scalar < 0x80 { return mark == 0 ? self : Glyph(scalar: scalar) }
    return Glyph.asciiForms[scalar] ?? .replacement
  }

  private static let asciiForms: [UInt32: Glyph] = {
    let rows: [(like: Unicode.Scalar, glyphs: String)] = [
      ("-", "─━┄┅┈┉╌╍═╴╶╸╺╼╾–—‐‑−▔▁🮂▂🮃▃↔⇔"),
      ("|", "│┃┆┇┊┋╎╏║╵╷╹╻╽╿▏▕▎🮇▍🮈▌▐↕⇕"),
      (
        "+",
        "┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬╭╮╯╰"
      ),
      ("+", "◜◝◞◟⌜⌝⌟⌞⌈⌉⌋⌊⎛⎞⎠⎝⎡⎤⎦⎣"),
      ("^", "▲△▴▵⏶↑⇑⇡↟⌃◠⌒🭯"), ("v", "▼▽▾▿⏷↓⇓⇣↡⌄◡⌣🭭"),
      ("<", "◀◁◂◃⏴◄◅←⇐⇠↞‹«❮🭮"), (">", "▶▷▸▹⏵►▻→⇒⇢↠›»❯🭬"),
      ("/", "╱⟋▞▟▛◢◤◸◿↗↙⇗⇙"), ("\\", "╲⟍▚▙▜◣◥◹◺↖↘⇖⇘"),
      ("#", "█▓▒░▀▄■▖▗▘▝🮄🮉▅▋🮅🮊▆▊🮆🮋▇▉🭨🭩🭪🭫"), ("*", "●•◆★✓"), ("o", "○◦◇◐◑◒◓"),
      ("(", "❨◖"), (")", "❩◗"), (".", "·…∙"), ("\"", "“”„"), ("'", "‘’‚"), ("x", "×✗╳"),
      (" ", "\u{A0}"),
    ]
    var forms: [UInt32: Glyph] = [:]
    for row in rows {
      for scalar in row.glyphs.unicodeScalars { forms[scalar.value] = Glyph(row.like) }
    }
    return forms
  }()
}

extension Canvas {
  /// The same picture in ASCII alone; a wide glyph leaves its mark and a blank.
  public var inASCII: Canvas {
    mapped { cell in
      Cell(cell.glyph.isContinuation ? .space : cell.glyph.ascii, style: cell.style)
    }
  }
}

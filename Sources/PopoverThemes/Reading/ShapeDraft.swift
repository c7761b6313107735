import CellCanvas
import PopoverGeometry

/// A theme's shape as its files have it.
struct ShapeDraft {
  private var border: BorderSet? = .single
  private var padding = Theme.usualPadding
  private var capInsets = Insets.zero
  private var contentFrame: BorderSet?
  private var arrow = ArrowDraft()
  private var overlap: Int?
  private var joins: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var title = ThemeLabel(position: .top)
  private var footer = ThemeLabel(position: .bottom)
  private var shadow: ThemeShadow?
  private var backdrop: Int?
}

extension ShapeDraft {
  static let keys: KeyTable<ShapeDraft> = [
    "border": { $0.border = $1.border("border", &$2) ?? $0.border },
    "padding": { $1.readInsets(into: &$0.padding, &$2) },
    "caps": { $1.readInsets(into: &$0.capInsets, &$2) },
    "content-frame": { $0.contentFrame = $1.border("content frame", &$2) ?? $0.contentFrame },
    "arrow": { $0.arrow.read($1, &$2) },
    "overlap": { $0.overlap = $1.integer(in: 0...1, &$2) ?? $0.overlap },
    "join": { $1.read(into: &$0.joins, by: joinKeys, &$2) },
    "title": { $1.readLabel(into: &$0.title, &$2) },
    "footer": { $1.readLabel(into: &$0.footer, &$2) },
    "shadow": { $1.readShadow(into: &$0.shadow, &$2) },
    "backdrop": { $1.readBackdrop(into: &$0.backdrop, &$2) },
  ]

  private static let joinKeys = KeyTable<[ArrowDirection: Placed<GlyphArt>]>(
    ArrowDirection.allCases.map { direction in
      ("\(direction)", { $0[direction] = $1.placedArt(&$2) ?? $0[direction] })
    })

  /// The shape with its defaults; joins of the wrong length are faults.
  func shape(_ faults: inout [Fault]) -> ThemeShape {
    var shape = ThemeShape(
      border: border, padding: padding, contentFrame: contentFrame, capInsets: capInsets,
      title: title, footer: footer, shadow: shadow, backdrop: backdrop)
    guard let style = arrow.style(on: border, &faults) else { return shape }
    shape.arrow = ThemeArrow(style, on: border, overlap: overlap)
    for direction in ArrowDirection.allCases {
      guard let join = joins[direction] else { continue }
      read(join, of: direction, into: &shape.arrow, &faults)
    }
    return shape
  }

  private func read(
    _ join: Placed<GlyphArt>, of direction: ArrowDirection, into arrow: inout ThemeArrow,
    _ faults: inout [Fault]
  ) {
    let glyphs = Array(join.value.rows.joined())
    let base = arrow.art[direction].base(direction)
    if glyphs.count == base {
      arrow.joins[direction] = glyphs
    } else {
      faults.append(
        Fault(at: join.place, .count(glyphs.count, expected: base, of: "glyph")))
    }
  }
}

import CellCanvas

/// A canvas drawn twice: in the colours of a theme, and with the role of each cell as its colour.
struct JudgedCanvas {
  private let shown: Canvas
  private let coded: Canvas
  /// The backgrounds of the page and of the fill.
  private let surfaces: Set<Color>

  /// - Parameter draw: draws in a theme; it must draw the same glyphs in all colours.
  init(_ theme: Theme, depth: ColorDepth, draw: (Theme, ColorDepth) -> Canvas) {
    shown = draw(theme, depth)
    coded = draw(theme.recolored(with: .roles), .trueColor)
    let steps = theme.palette.steps(depth: depth)
    surfaces = Set(
      steps.flatMap { step in
        [ThemeRole.page, .fill].map { step[$0.rawValue].background }
      })
  }

  var bounds: CellRect { shown.bounds }

  func cell(_ point: CellPoint) -> Cell { shown[point] }

  /// The role for which the foreground of a cell was drawn.
  func role(_ point: CellPoint) -> ThemeRole? { ThemePalette.role(of: coded[point].style) }

  /// The pairs of colours that make a cell visible, one a side; none if there is nothing to see.
  func pairs(_ point: CellPoint, _ role: ThemeRole) -> [SeenSide: ColorPair] {
    if role.isShape { return shapePairs(point, role) }
    let cell = shown[point]
    guard cell.glyph != .space, !cell.glyph.isContinuation else { return [:] }
    return [.outside: ColorPair(front: cell.style.foreground, back: cell.style.background)]
  }
}

/// A side on which a border or an arrow can stand out. Text has only one.
enum SeenSide: CaseIterable {
  /// Towards the page.
  case outside
  /// Towards the fill. It does not count for an arrow.
  case inside
}

extension JudgedCanvas {
  /// On each side, the worst pair of colours where the shape touches other cells, or the two colours of the
  /// cell itself if they have more contrast. A blank in the colour of the page or of the fill is no shape.
  private func shapePairs(_ point: CellPoint, _ role: ThemeRole) -> [SeenSide: ColorPair] {
    let face = CellFace(shown[point])
    if face.quarters == [], surfaces.contains(face.back) { return [:] }
    let own = face.showsBoth ? ColorPair(front: face.front, back: face.back) : nil
    var pairs: [SeenSide: ColorPair] = [:]
    for side in role == .arrow ? [.outside] : SeenSide.allCases {
      let beside = outerPairs(point, face, side).min { $0.rank < $1.rank }
      pairs[side] = [own, beside].compactMap { $0 }.max { $0.rank < $1.rank }
    }
    return pairs
  }

  /// The colours of a cell's filled quarters, each with the colour of a neighboring quarter in another cell.
  private func outerPairs(
    _ point: CellPoint, _ face: CellFace, _ side: SeenSide
  ) -> [ColorPair] {
    guard let quarters = face.quarters else { return [] }
    let filled = quarters.isEmpty ? .all : quarters
    return QuarterEdge.all.filter { filled.contains($0.quarter) }.compactMap { edge in
      let beside = CellPoint(x: point.x + edge.step.x, y: point.y + edge.step.y)
      guard bounds.contains(beside), role(beside)?.side == side else { return nil }
      return ColorPair(
        front: face.color(edge.quarter), back: CellFace(shown[beside]).color(edge.facing))
    }
  }
}

/// A quarter of a cell, and the quarter of a neighboring cell that touches it.
private struct QuarterEdge {
  var quarter: CellQuarters
  var step: CellPoint
  var facing: CellQuarters

  private init(_ quarter: CellQuarters, x: Int = 0, y: Int = 0, _ facing: CellQuarters) {
    (self.quarter, self.facing) = (quarter, facing)
    step = CellPoint(x: x, y: y)
  }

  static let all = [
    QuarterEdge(.topLeft, x: -1, .topRight), QuarterEdge(.bottomLeft, x: -1, .bottomRight),
    QuarterEdge(.topRight, x: 1, .topLeft), QuarterEdge(.bottomRight, x: 1, .bottomLeft),
    QuarterEdge(.topLeft, y: -1, .bottomLeft), QuarterEdge(.topRight, y: -1, .bottomRight),
    QuarterEdge(.bottomLeft, y: 1, .topLeft), QuarterEdge(.bottomRight, y: 1, .topRight),
  ]
}

extension ThemeRole {
  /// Whether it is drawn as lines and shapes rather than as text.
  var isShape: Bool { self == .border || self == .arrow }

  /// The side of a shape on which cells of this role lie; `nil` for other parts and the anchor.
  fileprivate var side: SeenSide? {
    switch self {
    case .page, .shadow, .backdrop: .outside
    case .fill, .text, .dim, .selection: .inside
    default: nil
    }
  }
}

extension ColorPair {
  /// The contrast for comparisons. An unknown contrast ranks highest, as it may be good.
  fileprivate var rank: Double { contrast ?? .infinity }
}

/// The two colours of a cell, and the quarters of the cell that the first one fills.
struct CellFace {
  var front: Color
  var back: Color
  /// The quarters filled by the front colour; `nil` for lines and letters, which fill none.
  var quarters: CellQuarters?

  init(_ cell: Cell) {
    let style = cell.style
    let isReversed = style.attributes.contains(.reverse)
    front = isReversed ? style.background : style.foreground
    back = isReversed ? style.foreground : style.background
    quarters = cell.glyph.quarters
  }

  var showsBoth: Bool { quarters != [] && quarters != .all }

  /// The colour of a quarter; around a line or a letter it is the background.
  func color(_ quarter: CellQuarters) -> Color {
    quarters?.contains(quarter) == true ? front : back
  }
}

extension ThemePalette {
  /// A palette whose colours are codes of the roles.
  static let roles = ThemePalette(
    Dictionary(
      uniqueKeysWithValues: ThemeRole.allCases.map { role in
        let code = Color.rgb(UInt32(role.rawValue) + 1)
        return (role, RoleStyle(foreground: code, background: code, attributes: []))
      }))

  /// The role whose code in ``roles`` is the foreground.
  static func role(of style: Style) -> ThemeRole? {
    style.foreground.rgb.flatMap { ThemeRole(rawValue: Int($0) - 1) }
  }
}

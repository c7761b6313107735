import CellCanvas

/// A drawn canvas, and beside it the same one with roles in the place of colours.
struct JudgedCanvas {
  private let shown: Canvas
  private let coded: Canvas
  /// The backgrounds of the page and of the fill.
  private let surfaces: Set<Color>

  /// - Parameter draw: draws a theme; it is asked twice, and must draw the same cells whatever the
  ///   colours are.
  init(_ theme: Theme, depth: ColorDepth, draw: (Theme, ColorDepth) -> Canvas) {
    shown = draw(theme, depth)
    coded = draw(theme.painted(.roles), .trueColor)
    let steps = theme.palette.steps(depth: depth)
    surfaces = Set(
      steps.flatMap { step in
        [ThemeRole.page, .fill].map { step[$0.rawValue].background }
      })
  }

  var bounds: CellRect { shown.bounds }

  func cell(_ point: CellPoint) -> Cell { shown[point] }

  /// The role that the cell's foreground was drawn for.
  func role(_ point: CellPoint) -> ThemeRole? { ThemePalette.role(of: coded[point].style) }

  /// The colours by which what a cell shows is seen, on each of its sides; none if there is nothing to
  /// see.
  func pairs(_ point: CellPoint, _ role: ThemeRole) -> [SeenSide: ColorPair] {
    if role.isShape { return shapePairs(point, role) }
    let cell = shown[point]
    guard cell.glyph != .space, !cell.glyph.isContinuation else { return [:] }
    return [.outside: ColorPair(front: cell.style.foreground, back: cell.style.background)]
  }
}

/// A side on which a border or an arrow can stand out. Text has but one.
enum SeenSide: CaseIterable {
  /// Towards the page.
  case outside
  /// Towards the fill. It does not count for an arrow.
  case inside
}

extension JudgedCanvas {
  /// On each side the worst of the colours that touch the shape there; where the cell itself shows two
  /// colours, these will do as well. A blank in the colour of the page or of the fill is no shape.
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

  /// The colours of a cell's filled quarters with those that touch them in other cells.
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

/// A quarter of a cell and one that touches it in a cell beside.
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

  /// The side of a shape on which it lies; other parts of the chrome and the anchor lie on none.
  fileprivate var side: SeenSide? {
    switch self {
    case .page, .shadow, .backdrop: .outside
    case .fill, .text, .dim, .selection: .inside
    default: nil
    }
  }
}

extension ColorPair {
  /// What cannot be judged ranks before what can: it may well be seen.
  fileprivate var rank: Double { contrast ?? .infinity }
}

/// What a cell shows: two colours, and which of its quarters the first one fills.
struct CellFace {
  var front: Color
  var back: Color
  /// `nil` where a line or a letter leaves the background to be seen around it.
  var quarters: CellQuarters?

  init(_ cell: Cell) {
    let style = cell.style
    let isReversed = style.attributes.contains(.reverse)
    front = isReversed ? style.background : style.foreground
    back = isReversed ? style.foreground : style.background
    quarters = cell.glyph.quarters
  }

  /// Whether both of its colours are to be seen.
  var showsBoth: Bool { quarters != [] && quarters != .all }

  /// The colour of a quarter; around a line or a letter the background.
  func color(_ quarter: CellQuarters) -> Color {
    quarters?.contains(quarter) == true ? front : back
  }
}

extension ThemePalette {
  /// A palette in which each role's colour says which role it is.
  static let roles = ThemePalette(
    Dictionary(
      uniqueKeysWithValues: ThemeRole.allCases.map { role in
        let code = Color.rgb(UInt32(role.rawValue) + 1)
        return (role, RoleStyle(foreground: code, background: code, attributes: []))
      }))

  /// The role that a foreground of ``roles`` stands for.
  static func role(of style: Style) -> ThemeRole? {
    style.foreground.rgb.flatMap { ThemeRole(rawValue: Int($0) - 1) }
  }
}

import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The arrow as a theme's files describe it: one of the known arrows, or pictures of its own, and how it
/// is joined to the border.
struct ArrowDraft {
  private var named: (@Sendable (BorderSet?) -> ThemeArrow)?
  private var own: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var hasFaults = false
  /// How far the arrow reaches into the popover; `nil` leaves that to the arrow.
  var overlap: Int?
  private var joins: [ArrowDirection: Placed<GlyphArt>] = [:]
  /// The joins of earlier files, which a named arrow in a later file replaces.
  private var inheritedJoins: [ArrowDirection: Placed<GlyphArt>] = [:]
}

extension ArrowDraft {
  private static let names: KeyValuePairs<String, @Sendable (BorderSet?) -> ThemeArrow> = [
    "triangle": ThemeArrow.triangle, "small": ThemeArrow.small, "ascii": ThemeArrow.ascii,
    "wedge": ThemeArrow.wedge, "slope": ThemeArrow.slope, "tee": ThemeArrow.tee,
    "none": ThemeArrow.none,
  ]

  private static let keys = KeyTable<ArrowDraft>(
    ArrowDirection.allCases.map { direction in
      ("\(direction)", { $0.own[direction] = $1.placedArt(&$2) })
    })

  private static let joinKeys = KeyTable<[ArrowDirection: Placed<GlyphArt>]>(
    ArrowDirection.allCases.map { direction in
      ("\(direction)", { $0[direction] = $1.placedArt(&$2) ?? $0[direction] })
    })

  /// Starts another file, or another part of one.
  mutating func startPart() {
    inheritedJoins.merge(joins) { $1 }
    joins = [:]
  }

  mutating func read(_ node: SourceNode, _ faults: inout [Fault]) {
    if case .text = node.content { inheritedJoins = [:] }
    let count = faults.count
    if case .mapping = node.content {
      node.read(into: &self, by: ArrowDraft.keys, &faults)
    } else if let name = node.choice(of: ArrowDraft.names, called: "arrow", &faults) {
      (named, own) = (name, [:])
    }
    hasFaults = faults.count > count
  }

  mutating func readJoins(_ node: SourceNode, _ faults: inout [Fault]) {
    node.read(into: &joins, by: ArrowDraft.joinKeys, &faults)
  }

  /// Whether one picture is turned to all directions.
  var isOnePicture: Bool { own.count == 1 }
}

extension ArrowDraft {
  /// The arrow in all directions, missing pictures and joins turned from others; `nil` if a picture is
  /// wrong.
  func arrow(on border: BorderSet?, _ faults: inout [Fault]) -> ThemeArrow? {
    guard !hasFaults, var arrow = arrowWithoutJoins(on: border, &faults) else { return nil }
    if let overlap { arrow.overlap = overlap }
    join(&arrow, &faults)
    return arrow
  }

  private func arrowWithoutJoins(
    on border: BorderSet?, _ faults: inout [Fault]
  ) -> ThemeArrow? {
    guard let art = own.mapValues(\.value).forAllDirections else {
      return named?(border) ?? .default(on: border)
    }
    let count = faults.count
    for direction in [ArrowDirection.up, .left] { checkPair(direction, &faults) }
    return faults.count == count ? ThemeArrow(art: art, on: border) : nil
  }

  /// Requires one size of both arrows of an axis, as the metrics have one size for each axis.
  private func checkPair(_ one: ArrowDirection, _ faults: inout [Fault]) {
    guard let first = own[one], let second = own[one.opposite],
      first.value.size != second.value.size
    else { return }
    faults.append(
      Fault(
        at: second.place,
        .theme(.artSize(second.value.size, expected: first.value.size, as: "\(one)"))))
  }

  /// Gives an arrow the joins of the files, those that are missing turned from others.
  private func join(_ arrow: inout ThemeArrow, _ faults: inout [Fault]) {
    var given: [ArrowDirection: GlyphArt] = [:]
    let joins = inheritedJoins.merging(joins) { $1 }
    for direction in ArrowDirection.allCases {
      guard let join = joins[direction] else { continue }
      given[direction] = picture(
        of: join, base: arrow.art[direction].base(direction), direction, &faults)
    }
    guard let turned = given.forAllDirections else { return }
    for direction in ArrowDirection.allCases where given[direction] != nil || isTurned(direction) {
      arrow.joins[direction] = Array(turned[direction].rows.joined())
    }
  }

  /// Whether the picture of a direction is turned from another one.
  private func isTurned(_ direction: ArrowDirection) -> Bool {
    !own.isEmpty && own[direction] == nil
  }

  /// A join as a picture: a row of glyphs on a horizontal edge, a column on a vertical one.
  private func picture(
    of join: Placed<GlyphArt>, base: Int, _ direction: ArrowDirection, _ faults: inout [Fault]
  ) -> GlyphArt? {
    let glyphs = Array(join.value.rows.joined())
    guard glyphs.count == base else {
      faults.append(Fault(at: join.place, .count(glyphs.count, expected: base, of: "glyph")))
      return nil
    }
    return direction.axis == .vertical
      ? GlyphArt(rows: [glyphs]) : GlyphArt(rows: glyphs.map { [$0] })
  }
}

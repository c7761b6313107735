import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The shape of a theme as its files describe it.
struct ShapeDraft {
  /// All that needs no other key to be known.
  private var own = ThemeShape()
  /// Whether the border is given as a picture, whose caps must leave something to repeat.
  private var isPicture = false
  private var background = PictureDraft()
  private var seamless: SeamlessDraft?
  private var capsPlace = Place.start
  private var arrow = ArrowDraft()

  static let keys: KeyTable<ShapeDraft> = [
    "border": .init(SourceNode.borderSchema) { $0.readBorder($1, &$2) },
    "background": .init(PictureDraft.backgroundSchema) { $0.readBackground($1, &$2) },
    "insets": .init(SourceNode.insetsSchema) { $1.readInsets(into: &$0.own.insets, &$2) },
    "padding": .init(SourceNode.insetsSchema) { $1.readInsets(into: &$0.own.padding, &$2) },
    "caps": .init(SourceNode.insetsSchema) {
      $0.capsPlace = $1.place
      $1.readInsets(into: &$0.own.capInsets, &$2)
    },
    "content-frame": .init(SourceNode.borderSchema) {
      $0.own.contentFrame = $1.border("content frame", &$2) ?? $0.own.contentFrame
    },
    "arrow": .init(ArrowDraft.schema) { $0.arrow.read($1, &$2) },
    "overlap": .whole(0...1) { $0.arrow.overlap = $1 },
    "join": .init(ArrowDraft.pictures.schema) {
      $1.read(into: &$0.arrow.joins, by: ArrowDraft.pictures, &$2)
    },
    "images": .init(SeamlessDraft.keys.schema) { $0.readSeamless($1, &$2) },
    "title": .init(SourceNode.labelSchema) { $1.readLabel(into: &$0.own.title, &$2) },
    "footer": .init(SourceNode.labelSchema) { $1.readLabel(into: &$0.own.footer, &$2) },
    "shadow": .init(SourceNode.shadowSchema) { $1.readShadow(into: &$0.own.shadow, &$2) },
    "backdrop": .init(SourceNode.backdropSchema) { $1.readBackdrop(into: &$0.own.backdrop, &$2) },
  ]

  /// Reads a border. Of a border and a picture of the background the later one counts.
  private mutating func readBorder(_ node: SourceNode, _ faults: inout [Fault]) {
    guard let border = node.border("border", &faults) else { return }
    (own.border, background) = (border, PictureDraft())
    isPicture = node.isBorderPicture
  }

  /// Reads a picture of the background, or `none`, with which the border counts again. A colour is no picture, and one
  /// that begins with # is a comment without quotes.
  private mutating func readBackground(_ node: SourceNode, _ faults: inout [Fault]) {
    switch node.content {
    case .text(PictureDraft.noBackground): background = PictureDraft()
    case .text(let text) where text.isEmpty || text.isPlainlyColor:
      faults.append(Fault(at: node.place, .theme(.noPicture(text))))
    default: background.read(node, by: PictureDraft.backgroundKeys, &faults)
    }
  }

  private mutating func readSeamless(_ node: SourceNode, _ faults: inout [Fault]) {
    var pictures = seamless ?? SeamlessDraft()
    pictures.read(node, &faults)
    seamless = pictures
  }

  /// Starts another file, or another part of one.
  mutating func startPart() { arrow.startPart() }

  /// Starts the shape for `ascii`.
  mutating func startFallback() { arrow.startFallback() }

  /// The kind for which the pictures are made.
  var kinds: [ChromeKind] {
    if seamless?.firstName != nil { return [.seamless] }
    return [arrow.isOnePicture ? .turnedArrow : .fourArrows]
  }

  /// The shape with its defaults. Pictures and joins of a wrong size are faults.
  func shape(_ faults: inout [Fault]) -> ThemeShape {
    var shape = own
    shape.background = background.background(&faults)
    if background.art != nil { shape.border = nil }
    if shape.border != nil { checkCaps(&faults) }
    shape.seamless = seamless?.seamless(&faults)
    if let arrow = arrow.arrow(on: shape.border, &faults) { shape.arrow = arrow }
    shape.turnedArrow = shape.arrow.turnedFromUp(on: shape.border)
    return shape
  }

  /// Requires that the caps of a border that is a picture leave something to repeat.
  private func checkCaps(_ faults: inout [Fault]) {
    guard isPicture,
      let problem = CellInsets(own.capInsets).problem(in: BorderSet.pictureSize)
    else { return }
    faults.append(Fault(at: capsPlace, .theme(.picture(problem))))
  }
}

/// A picture with its caps as a theme's files describe it.
struct PictureDraft {
  private(set) var art: Placed<GlyphArt>?
  private(set) var caps: Placed<CellInsets>?
  /// The cap at the far end in the second pass of stretching.
  private(set) var second: Int?
  private(set) var hole: Glyph?
  /// Whether some file has art, valid or not.
  private var hasArt = false

  private static let limit = CellSize(width: 64, height: 32)
  private static let artSchema = ValueSchema.art(atMost: limit)

  /// Rows of art, or the keys of a picture.
  static let seamlessSchema = ValueSchema.either([artSchema, seamlessKeys.schema])

  /// What stands for no background.
  fileprivate static let noBackground = "none"

  static let backgroundSchema = ValueSchema.either([
    .words([noBackground]), artSchema, backgroundKeys.schema,
  ])

  private static let keys: KeyTable<PictureDraft> = [
    "art": .init(artSchema) { $0.readArt($1, &$2) },
    "caps": .init(SourceNode.insetsSchema) { $0.readCaps($1, &$2) },
  ]
  /// The keys of a background, which has a key for holes; seamless pictures share theirs.
  static let backgroundKeys =
    keys + ["hole": .init(SourceNode.glyphSchema) { $0.hole = $1.glyph(&$2) ?? $0.hole }]
  static let seamlessKeys = keys + ["second": .whole(1...64) { $0.second = $1 }]

  /// Reads rows of art, or the keys of a picture.
  mutating func read(
    _ node: SourceNode, by keys: KeyTable<PictureDraft>, _ faults: inout [Fault]
  ) {
    if case .mapping = node.content {
      node.read(into: &self, by: keys, &faults)
    } else {
      readArt(node, &faults)
    }
  }

  private mutating func readArt(_ node: SourceNode, _ faults: inout [Fault]) {
    hasArt = true
    art = node.placedArt(atMost: PictureDraft.limit, &faults)
  }

  private mutating func readCaps(_ node: SourceNode, _ faults: inout [Fault]) {
    var insets = caps?.value ?? CellInsets(all: 1)
    node.readInsets(into: &insets, &faults)
    caps = Placed(value: insets, place: node.place)
  }

  /// The art; `nil` if it is wrong or missing. Caps without art are a fault.
  func checkedArt(_ faults: inout [Fault]) -> Placed<GlyphArt>? {
    if let caps, !hasArt {
      faults.append(Fault(at: caps.place, .missingKey("art", becauseOf: "caps")))
    }
    return art
  }

  /// The picture of a background; `nil` if it is wrong or missing.
  func background(_ faults: inout [Fault]) -> ChromePicture? {
    guard let art = checkedArt(&faults) else { return nil }
    let caps = self.caps ?? Placed(value: CellInsets(all: 1), place: art.place)
    if let problem = caps.value.problem(in: art.value.size) {
      faults.append(Fault(at: caps.place, .theme(.picture(problem))))
      return nil
    }
    return ChromePicture(background: art.value, capInsets: caps.value, hole: hole)
  }
}

/// The arrow as files describe it, a known one or own pictures, and how it joins the border.
struct ArrowDraft {
  private var named: (@Sendable (BorderSet?) -> ThemeArrow)?
  private var own: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var hasFaults = false
  /// How far the arrow reaches into the popover; `nil` leaves that to the arrow.
  var overlap: Int?
  var joins: [ArrowDirection: Placed<GlyphArt>] = [:]
  /// The joins of earlier files, which a named arrow in a later file replaces.
  private var inheritedJoins: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var isFallback = false

  private static let names: KeyValuePairs<String, @Sendable (BorderSet?) -> ThemeArrow> = [
    "triangle": ThemeArrow.triangle, "small": ThemeArrow.small, "ascii": ThemeArrow.ascii,
    "wedge": ThemeArrow.wedge, "slope": ThemeArrow.slope, "tee": ThemeArrow.tee,
    "none": ThemeArrow.none,
  ]

  private static let limit = CellSize(width: 16, height: 8)

  /// The keys of the pictures of an arrow, and of its joins, which leave room for the popover.
  static let pictures = KeyTable<[ArrowDirection: Placed<GlyphArt>]>(
    ArrowDirection.allCases.map { direction in
      (
        direction.name,
        .init(.art(atMost: limit)) {
          $0[direction] = $1.placedArt(atMost: limit, &$2)
        }
      )
    })

  static let schema = ValueSchema.either([.words(names.map(\.key)), pictures.schema])

  /// Starts the arrow for `ascii`: the joins of the theme count there only under an arrow of the same width.
  mutating func startFallback() {
    startPart()
    isFallback = true
  }

  mutating func startPart() {
    inheritedJoins.merge(joins) { $1 }
    joins = [:]
  }

  mutating func read(_ node: SourceNode, _ faults: inout [Fault]) {
    if case .text = node.content { inheritedJoins = [:] }
    let count = faults.count
    if case .mapping = node.content {
      node.read(into: &own, by: ArrowDraft.pictures, &faults)
    } else if let name = node.choice(
      of: ArrowDraft.names, called: "arrow", or: "pictures by direction", &faults)
    {
      (named, own) = (name, [:])
    }
    hasFaults = faults.count > count
  }

  var isOnePicture: Bool { own.count == 1 }
}

extension ArrowDraft {
  /// The arrow in all directions, missing ones turned from others; `nil` if a picture is wrong.
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
    guard let first = own[one]?.value.size, let second = own[one.opposite],
      first != second.value.size
    else { return }
    faults.append(
      Fault(at: second.place, .theme(.artSize(second.value.size, expected: first, as: one.name))))
  }

  /// Gives an arrow the joins of the files, those that are missing turned from others.
  private func join(_ arrow: inout ThemeArrow, _ faults: inout [Fault]) {
    var given: [ArrowDirection: GlyphArt] = [:]
    for direction in ArrowDirection.allCases {
      let base = arrow.art[direction].base(direction)
      let join = joins[direction] ?? inheritedJoin(direction, base)
      given[direction] = join.flatMap { picture(of: $0, base, direction, &faults) }
    }
    guard let turned = given.forAllDirections else { return }
    for direction in ArrowDirection.allCases where given[direction] != nil || isTurned(direction) {
      arrow.joins[direction] = Array(turned[direction].rows.joined())
    }
  }

  private func inheritedJoin(_ direction: ArrowDirection, _ base: Int) -> Placed<GlyphArt>? {
    guard let join = inheritedJoins[direction] else { return nil }
    return isFallback && join.value.rows.joined().count != base ? nil : join
  }

  /// Whether the picture of a direction is turned from another one.
  private func isTurned(_ direction: ArrowDirection) -> Bool {
    !own.isEmpty && own[direction] == nil
  }

  /// A join as a picture: a row of glyphs on a horizontal edge, a column on a vertical one.
  private func picture(
    of join: Placed<GlyphArt>, _ base: Int, _ direction: ArrowDirection, _ faults: inout [Fault]
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

import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// A picture of a popover as a file describes it, turned so that its arrow points up.
struct UprightPicture {
  private var art: GlyphArt
  private var caps: CellInsets?
  private let place: Place
  private let capsPlace: Place
  private let second: Int?
  private let hole: Glyph?
  private let givenHeight: Placed<Int>?
  private let isTurned: Bool

  /// - Parameter art: the art of `draft`, whose arrow points in `direction`.
  init(
    _ draft: PictureDraft, art: Placed<GlyphArt>, hole: Glyph?, height: Placed<Int>?,
    direction: ArrowDirection
  ) {
    self.art = art.value.upright(from: direction)
    caps = draft.caps?.value.upright(from: direction)
    place = art.place
    capsPlace = draft.caps?.place ?? art.place
    second = draft.second
    self.hole = hole
    givenHeight = height
    isTurned = direction.axis == .horizontal
  }

  /// The height of the arrow: the given one, or else the rows at the top that are blank at both ends.
  var height: Int {
    givenHeight?.value ?? art.rows.prefix { isBlank($0.first) && isBlank($0.last) }.count
  }

  /// The greatest height that leaves room for the border behind the arrow, for a row that repeats and, without caps, for
  /// the border at the far end.
  private var greatestHeight: Int { max(0, art.size.height - (caps == nil ? 3 : 2)) }

  private func isBlank(_ glyph: Glyph?) -> Bool { glyph == .space || glyph == hole }

  /// The picture mirrored left to right.
  var mirrored: UprightPicture {
    var picture = self
    (picture.art, picture.caps) = (art.mirrored, caps?.mirrored)
    return picture
  }
}

extension UprightPicture {
  /// The picture with its arrow in the middle, between two stretches that repeat and two corners.
  func middle(_ faults: inout [Fault]) -> SeamlessPicture? {
    guard let caps = checkedCaps(&faults) else { return nil }
    let flank = art.size.width - caps.left - caps.right
    let farCap = second ?? caps.left
    let start = caps.left + flank
    let end = art.size.width - flank - farCap
    guard start < end else { return fail(.noArrow, at: capsPlace, &faults) }
    return picture(caps, arrow: start..<end, farCap: farCap, &faults)
  }

  /// The picture with its arrow, as large as in `middle`, at the right end behind what repeats.
  func end(like middle: SeamlessPicture, _ faults: inout [Fault]) -> SeamlessPicture? {
    guard let caps = checkedCaps(&faults) else { return nil }
    let start = art.size.width - caps.right
    let corner = caps.right - middle.arrow.count
    guard corner >= middle.farCap else {
      return fail(.cornerTooShort(cells: corner, least: middle.farCap), at: place, &faults)
    }
    let arrow = start..<start + middle.arrow.count
    guard height == middle.height else {
      return fail(differs(base: arrow.count, height, from: middle), at: place, &faults)
    }
    return picture(caps, arrow: arrow, farCap: corner, &faults)
  }

  /// The given caps, or by default corners of one cell, with one cell to repeat beside the first one.
  private func checkedCaps(_ faults: inout [Fault]) -> CellInsets? {
    if let given = givenHeight, given.value > greatestHeight {
      let problem = PictureProblem.noRoomForArrow(
        height: given.value, most: greatestHeight, of: art.size.height,
        thing: isTurned ? "column" : "row")
      return fail(problem, at: given.place, &faults)
    }
    guard height < art.size.height else { return fail(.noBody, at: place, &faults) }
    let caps =
      self.caps
      ?? CellInsets(top: height + 1, left: 1, bottom: 1, right: max(0, art.size.width - 2))
    guard caps.top > height else {
      return fail(.arrowNotKept(cap: caps.top, height: height), at: capsPlace, &faults)
    }
    if let problem = caps.problem(in: art.size, isTurned: isTurned) {
      return fail(problem, at: capsPlace, &faults)
    }
    return caps
  }

  private func picture(
    _ caps: CellInsets, arrow: Range<Int>, farCap: Int, _ faults: inout [Fault]
  ) -> SeamlessPicture? {
    let stray = art.rows.prefix(height).contains { row in
      row.indices.contains { !arrow.contains($0) && !isBlank(row[$0]) }
    }
    if stray { return fail(.arrowRepeats, at: place, &faults) }
    return SeamlessPicture(
      picture: ChromePicture(arrowRows: height, of: art, capInsets: caps, hole: hole),
      arrow: arrow, height: height, farCap: farCap)
  }

  /// Requires one size of both arrows of an axis, as the metrics have one size for each axis.
  func check(
    _ picture: SeamlessPicture, isLike other: SeamlessPicture, _ faults: inout [Fault]
  ) {
    guard picture.arrowMetrics != other.arrowMetrics else { return }
    let problem = differs(base: picture.arrow.count, picture.height, from: other)
    faults.append(Fault(at: place, .theme(.picture(problem))))
  }

  private func differs(base: Int, _ height: Int, from other: SeamlessPicture) -> PictureProblem {
    .arrowDiffers(
      base: base, height: height, expectedBase: other.arrow.count, expectedHeight: other.height)
  }

  private func fail<Value>(
    _ problem: PictureProblem, at place: Place, _ faults: inout [Fault]
  ) -> Value? {
    faults.append(Fault(at: place, .theme(.picture(problem))))
    return nil
  }
}

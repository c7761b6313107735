import PopoverGeometry

extension ArrowCheck {
  /// A corner has another glyph than in the arrow-less form.
  var cornerFault: ContractFault? {
    for rows in ends(.vertical) {
      for columns in ends(.horizontal) {
        let changed = CellRect(columns: columns, rows: rows).cells.first(where: isGlyphChanged)
        if let changed { return .cornerBroken(changed) }
      }
    }
    return nil
  }

  /// The cells on an axis that belong to the first and to the last corner.
  private func ends(_ axis: Axis) -> [Range<Int>] {
    let (cells, corners) = (background[axis].cells, corners[axis])
    return [cells.prefix(corners.near), cells.suffix(corners.far)]
  }

  /// A row of the arrow does not touch the one before; the first one has to touch the border. Cells
  /// that meet at their corners touch, as those of a slope do.
  var joinFault: ContractFault? {
    var joined = covered(border, base.lowerBound - 1..<base.upperBound + 1, on: .outside)
    for (index, line) in strip.enumerated() {
      let inside = covered(line, base, on: .inside)
      if !inside.contains(where: { half in joined.contains { abs($0 - half) <= 1 } }) {
        return .arrowDetached(row: index + 1)
      }
      joined = covered(line, base, on: .outside)
    }
    return nil
  }

  /// The covered half cells on one side of a line, counted along it.
  private func covered(_ line: Int, _ places: Range<Int>, on side: LineSide) -> [Int] {
    let isFar = (side == .outside) == (outwards > 0)
    let quarters = CellQuarters.halves(at: axis, isFar: isFar)
    return places.flatMap { place in
      let covered = drawing.quartersCovered(point(line, place), on: page)
      return [0, 1].filter { covered.contains(quarters[$0]) }.map { 2 * place + $0 }
    }
  }

  /// The side of a line away from the popover, or the one towards it.
  private enum LineSide { case outside, inside }

  /// The page shows at a place that the arrow-less form covers.
  var coverFault: ContractFault? {
    background.cells
      .first { !drawing.isCovered($0) && bare.isCovered(inBare($0)) }
      .map { .backgroundMissing($0) }
  }

  /// The page shows in the arrow-less form at a place that is covered beside an arrow.
  var bareFormFault: ContractFault? {
    let arrow = base.lowerBound - 1..<base.upperBound + 1
    return background.cells
      .first { point in
        drawing.isCovered(point) && !bare.isCovered(inBare(point))
          && !arrow.contains(point[axis.crossed])
      }
      .map { .roomWithoutArrow(inBare($0)) }
  }
}

extension CellQuarters {
  /// The two quarters at an end of the cell on an axis, from left to right or from top to bottom.
  fileprivate static func halves(at axis: Axis, isFar: Bool) -> [CellQuarters] {
    switch (axis, isFar) {
    case (.vertical, false): [.topLeft, .topRight]
    case (.vertical, true): [.bottomLeft, .bottomRight]
    case (.horizontal, false): [.topLeft, .bottomLeft]
    case (.horizontal, true): [.topRight, .bottomRight]
    }
  }
}

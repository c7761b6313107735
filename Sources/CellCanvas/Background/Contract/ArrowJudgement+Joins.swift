import PopoverGeometry

extension ArrowJudgement {
  /// A corner shows another glyph than without an arrow.
  var cornerFault: ContractFault? {
    for rows in ends(.vertical) {
      for columns in ends(.horizontal) {
        let changed = CellRect(columns: columns, rows: rows).cells.first(where: isGlyphChanged)
        if let changed { return .cornerBroken(changed) }
      }
    }
    return nil
  }

  /// The first and the last cells on an axis that belong to corners.
  private func ends(_ axis: Axis) -> [Range<Int>] {
    let (cells, corners) = (background[axis].cells, corners[axis])
    return [cells.prefix(corners.near), cells.suffix(corners.far)]
  }

  /// Every row of the arrow touches the one before, the first of them the border. What meets at its
  /// corners touches, as the cells of a slope do.
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

  /// The halves of the cells of a line that are covered on one side, counted along the line.
  private func covered(_ line: Int, _ places: Range<Int>, on side: LineSide) -> [Int] {
    let isFar = (side == .outside) == (outwards > 0)
    let quarters = CellQuarters.halves(at: axis, isFar: isFar)
    return places.flatMap { place in
      let covered = drawing.quartersCovered(point(line, place), on: page)
      return [0, 1].filter { covered.contains(quarters[$0]) }.map { 2 * place + $0 }
    }
  }

  /// A side of a line of cells: away from the popover, or towards it.
  private enum LineSide { case outside, inside }

  /// The page shows where it does not without an arrow.
  var coverFault: ContractFault? {
    background.cells
      .first { !drawing.isCovered($0) && bare.isCovered(inBare($0)) }
      .map { .backgroundMissing($0) }
  }

  /// Without an arrow, the page shows where the background has no hole beside an arrow.
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

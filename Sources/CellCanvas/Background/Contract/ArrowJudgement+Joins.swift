import PopoverGeometry

extension ArrowJudgement {
  /// A corner shows another glyph than without an arrow.
  var cornerFault: ContractFault? {
    for rows in ends(.vertical) {
      for columns in ends(.horizontal) {
        let changed = CellRect(columns: columns, rows: rows).points.first(where: isGlyphChanged)
        if let changed { return .cornerBroken(changed) }
      }
    }
    return nil
  }

  /// The first and the last cells on an axis that belong to corners.
  private func ends(_ axis: Axis) -> [Range<Int>] {
    [background[axis].prefix(corners[axis].near), background[axis].suffix(corners[axis].far)]
  }

  /// Every row of the arrow touches the one before, the first of them the border. Cells that meet at
  /// their corners touch, as those of a slope do.
  var joinFault: ContractFault? {
    var joined = covered(border, base.lowerBound - 1..<base.upperBound + 1)
    for (index, line) in strip.enumerated() {
      let cells = covered(line, base)
      if !cells.contains(where: { cell in joined.contains { abs($0 - cell) <= 1 } }) {
        return .arrowDetached(row: index + 1)
      }
      joined = cells
    }
    return nil
  }

  private func covered(_ line: Int, _ places: Range<Int>) -> [Int] {
    places.filter { drawing.isCovered(point(line, $0)) }
  }

  /// The page shows where it does not without an arrow.
  var coverFault: ContractFault? {
    background.points
      .first { !drawing.isCovered($0) && bare.isCovered(inBare($0)) }
      .map { .backgroundMissing($0) }
  }

  /// Without an arrow, the page shows where the background has no hole beside an arrow.
  var bareFormFault: ContractFault? {
    let arrow = base.lowerBound - 1..<base.upperBound + 1
    return background.points
      .first { point in
        drawing.isCovered(point) && !bare.isCovered(inBare(point))
          && !arrow.contains(axis == .vertical ? point.x : point.y)
      }
      .map { .roomWithoutArrow(inBare($0)) }
  }
}

extension CellInsets {
  /// The cells of both corners on an axis.
  func sum(_ axis: Axis) -> Int { self[axis].near + self[axis].far }
}

extension CellRect {
  fileprivate var points: [CellPoint] {
    rows.flatMap { y in columns.map { CellPoint(x: $0, y: y) } }
  }
}

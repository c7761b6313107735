extension PopoverPresentation {
  /// Evaluates all sides, decides, and reports both.
  public func explanation() -> PlacementExplanation {
    placed { PlacementExplanation($0, $1) }
  }

  /// Whether the whole popover fits on a permitted side, without what it drops; flush fits.
  package var fitsSomewhere: Bool {
    placed { placement, _ in permittedArrowDirections.contains { placement.fits($0) } }
  }

  /// Looks for the smallest changes that change the side. The current direction counts as it does now.
  ///
  /// It decides the question once for every place that is nearer than the answer: the smaller the step, the
  /// longer it takes.
  ///
  /// - Parameter step: the distance between the changes that are tried, in points, above 0; 1 is a cell
  ///   where cells are points.
  public func whatIf(step: Double = 1) -> WhatIf { WhatIf(withCountedRows, step: step) }

  /// Walks the anchor along every row to the right and along every column downwards, a cell a step;
  /// within a line each answer is the next question's former answer.
  public func walk() -> WalkReport { WalkReport(walkingAnchorOf: withCountedRows) }

  /// The same question with the rows of wrapped content counted beforehand at every width that it may be given, so that
  /// asking often costs no more for a long text than for a short one.
  private var withCountedRows: PopoverPresentation {
    var question = self
    let widest = max(container.width, maximumContentSize?.width ?? 0)
    question.wrapping = wrapping?.counted(upTo: min(limitedContentSize.width, widest))
    return question
  }
}

extension PopoverPresentation {
  /// How far the anchor is from an edge of the container, in points: negative where it is beyond.
  ///
  /// - Parameter direction: -1 for the left or upper edge, 1 for the other one.
  func roomToMove(_ axis: Axis, _ direction: Int) -> Double {
    let overflow = sourceRect[axis].overflow(of: container[axis])
    return -(direction < 0 ? overflow.near : overflow.far)
  }

  /// The same question with the frames of earlier popovers among what is kept out; one without any area is in nobody's
  /// way.
  package func keepingClear(of placed: [PopoverLayout]) -> PopoverPresentation {
    var question = self
    question.keepOut += placed.map { $0.frame }.filter { $0.size.area > 0 }
    return question
  }
}

// A policy of one's own.
extension PopoverPresentation {
  /// The same question with a policy of your own: the permitted sides are preferred by a score, and nothing else counts.
  ///
  /// The result is a question like any other, so that its layout, its explanation and its map follow your policy too:
  ///
  /// ```swift
  /// let wide = question.preferringSides { $0.fits ? $0.room.width : -1 }
  /// print(wide.layout().frame)
  /// ```
  ///
  /// The former answer does not count, unless your score looks at it. As with every policy, a side that does not keep
  /// the content at its minimum is not taken; then the popover covers its anchor, or goes to the middle. Each permitted
  /// side is evaluated once more than in a plain question.
  ///
  /// - Parameter score: more is better; of equal sides the one that was permitted first wins, and a score that is not
  ///   a number is the least of all.
  /// - Returns: the question with its sides in order, compared by ``ScoreTerm/preference`` alone.
  public func preferringSides(
    by score: (PlacementCandidate) -> Double
  ) -> PopoverPresentation {
    var question = self
    question.permittedArrowDirections = ArrowDirections(sidesFromBest(by: score))
    question.policy.score = [.preference]
    question.policy.stability = .rechoose
    return question
  }

  private func sidesFromBest(by score: (PlacementCandidate) -> Double) -> [ArrowDirection] {
    let scored = permittedArrowDirections.enumerated().map { place, direction in
      let figure = score(candidate(direction))
      return (direction, place, figure: figure.isNaN ? -Double.infinity : figure)
    }
    return scored.sorted { one, other in
      one.figure != other.figure ? one.figure > other.figure : one.1 < other.1
    }.map { $0.0 }
  }
}

// The map.
extension PopoverPresentation {
  /// The most places that a map has.
  public static let largestMap = 4_000_000

  /// The places of an anchor inside the container at every cell; `nil` if there are more than ``largestMap``.
  package var mapSize: (columns: Int, rows: Int)? {
    func places(_ axis: Axis) -> Double {
      max(0, (container.size[axis] - sourceRect.size[axis]).rounded(.down) + 1)
    }
    let (columns, rows) = (places(.horizontal), places(.vertical))
    // An anchor that is too wide for the container has no place in any row.
    if columns * rows == 0 { return (0, 0) }
    let isTooLarge = max(columns, rows, columns * rows) > Double(Self.largestMap)
    return isTooLarge ? nil : (Int(columns), Int(rows))
  }

  /// The cell that the anchor's first corner is in, counted from the corner of the container.
  var anchorCell: Position<Int> {
    let (x, y) = (sourceRect.x - container.x, sourceRect.y - container.y)
    return Position(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
  }

  /// The same question with the anchor at a place of the map.
  func movingAnchor(column: Int, row: Int) -> PopoverPresentation {
    var moved = self
    moved.sourceRect.x = container.x + Double(column)
    moved.sourceRect.y = container.y + Double(row)
    return moved
  }

  /// Decides the same question for the anchor at every cell of the container at which it is whole.
  ///
  /// Each place is decided by itself, without the current direction, as a map has no path. Containers
  /// with more places than ``largestMap`` give an empty map.
  ///
  /// - Parameter part: the places that are asked about, counted from the corner of the container; `nil` is all.
  public func map(within part: Rectangle<Int>? = nil) -> PlacementMap {
    map(within: part) { $0.decision().outcome.directionBeside }
  }

  /// The same with sides that are chosen by something else, such as another engine.
  public func map(
    within part: Rectangle<Int>? = nil, choosing side: (PopoverPresentation) -> ArrowDirection?
  ) -> PlacementMap {
    let size = mapSize ?? (0, 0)
    let columns = (0..<size.columns).within(part?[.horizontal])
    let rows = (0..<size.rows).within(part?[.vertical])
    var question = withCountedRows
    question.currentArrowDirection = nil
    question.currentFrame = nil
    var directions: [ArrowDirection?] = []
    directions.reserveCapacity(columns.count * rows.count)
    for row in rows {
      question.sourceRect.y = container.y + Double(row)
      for column in columns {
        question.sourceRect.x = container.x + Double(column)
        directions.append(side(question))
      }
    }
    return PlacementMap(
      origin: Position(x: columns.lowerBound, y: rows.lowerBound), columns: columns.count,
      rows: rows.count, directions: directions, askedFor: self)
  }
}

extension Range<Int> {
  /// The part of it that is in a stretch; all of it where there is none.
  fileprivate func within(_ stretch: Interval<Int>?) -> Range<Int> {
    guard let stretch else { return self }
    return clamped(to: stretch.start..<stretch.start + Swift.max(0, stretch.length))
  }
}

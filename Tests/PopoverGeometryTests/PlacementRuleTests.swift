import PopoverGeometry
import TestSupport
import Testing

/// Rules that every answer obeys, on seeded random scenes in cells and in points.
@Suite("Rules of placement")
struct PlacementRuleTests {
  private static let seeds = UInt64(0)..<20_000
  private static let grids: [Grid] = [.cells, .points]

  /// Holds a rule against every scene and names the first one that breaks it.
  private func holds(
    _ grid: Grid, _ rule: (PopoverPresentation, PopoverLayout) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let broken = Self.seeds.first { seed in
      let scene = PopoverPresentation.random(seed: seed, grid: grid)
      return !rule(scene, scene.layout())
    }
    #expect(
      broken == nil,
      "seed \(broken ?? 0) in \(grid): \(broken.map { "\(PopoverPresentation.random(seed: $0, grid: grid))" } ?? "")",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: grids) func theFrameIsInsideTheAreaWhereTheBareChromeFits(grid: Grid) {
    holds(grid) { scene, layout in
      let chrome = scene.metrics.frameSize(content: .zero, direction: layout.arrowDirection)
      let area = scene.area
      guard chrome.width <= area.width, chrome.height <= area.height else { return true }
      return Axis.allCases.allSatisfy { axis in
        let overflow = layout.frame[axis].overflow(of: area[axis])
        return overflow.near <= 1e-9 && overflow.far <= 1e-9
      }
    }
  }

  @Test(arguments: grids) func theArrowKeepsOffTheCapsOrStandsInTheMiddle(grid: Grid) {
    holds(grid) { scene, layout in
      guard let edge = layout.arrowDirection?.axis.crossed else {
        return layout.arrow.size == .zero
      }
      let caps = scene.metrics.capInsets[edge]
      let whole = layout.frame[edge]
      guard whole.length >= caps.sum + layout.arrow[edge].length else {
        return abs(layout.arrow[edge].mid - whole.mid) <= (grid == .cells ? 0.5 : 1e-9)
      }
      return layout.arrow[edge].start >= whole.start + caps.near - 1e-9
        && layout.arrow[edge].end <= whole.end - caps.far + 1e-9
    }
  }

  @Test(arguments: grids) func theAnchorIsCoveredOnlyWhereThatIsAllowed(grid: Grid) {
    holds(grid) { scene, layout in
      !layout.overlapsAnchor || scene.canOverlapSourceViewRect || layout.arrowDirection == nil
    }
  }

  @Test(arguments: grids) func askingAgainWithTheAnswerGivesTheSameAnswer(grid: Grid) {
    holds(grid) { scene, layout in
      var again = scene
      again.currentArrowDirection = layout.arrowDirection ?? scene.currentArrowDirection
      var repeated = again.layout()
      repeated.rule = layout.rule
      return repeated == layout
    }
  }

  @Test(arguments: grids) func aSideThatHoldsThePopoverWholeIsNeverMissed(grid: Grid) {
    holds(grid) { scene, layout in
      let some = scene.permittedArrowDirections.contains { scene.candidate($0).fits }
      return !some || !layout.isShrunk && !layout.overlapsAnchor
    }
  }

  @Test(arguments: grids) func theFirstPermittedSideIsLeftOnlyIfItFails(grid: Grid) {
    holds(grid) { scene, layout in
      guard let first = scene.triedDirections.first, scene.candidate(first).fits else {
        return true
      }
      return layout.arrowDirection == first
    }
  }

  @Test(arguments: grids) func shrinkingKeepsTheLargestContent(grid: Grid) {
    holds(grid) { scene, layout in
      guard layout.rule == .largestAfterShrinking else { return true }
      let largest = scene.permittedArrowDirections.map { scene.candidate($0).usableContent.area }
      return layout.content.size.area >= (largest.max() ?? 0) - 1e-9
    }
  }

  @Test(arguments: grids) func noSizeIsNegativeAndNothingIsUndefined(grid: Grid) {
    holds(grid) { scene, layout in
      [layout.frame, layout.background, layout.content, layout.arrow].allSatisfy {
        $0.width >= 0 && $0.height >= 0 && ($0.x + $0.y).isFinite
      }
    }
  }

  @Test func inCellsEverythingIsWhole() {
    holds(.cells) { _, layout in
      [layout.frame, layout.background, layout.content, layout.arrow].allSatisfy {
        $0.list.allSatisfy { $0 == $0.rounded() }
      } && (layout.arrowOffset * 2) == (layout.arrowOffset * 2).rounded()
    }
  }

  @Test(arguments: grids) func movingTheWorldMovesTheAnswer(grid: Grid) {
    holds(grid) { scene, layout in
      var moved = scene
      moved.sourceRect = scene.sourceRect.offset(x: 7, y: -3)
      moved.container = scene.container.offset(x: 7, y: -3)
      return moved.layout().frame == layout.frame.offset(x: 7, y: -3)
        && moved.layout().arrowOffset == layout.arrowOffset
    }
  }

  @Test(arguments: grids) func turningTheWorldTurnsTheAnswer(grid: Grid) {
    holds(grid) { scene, layout in
      let turned = scene.transposed.layout()
      return turned.frame == layout.frame.transposed && turned.arrow == layout.arrow.transposed
        && turned.arrowDirection == layout.arrowDirection?.transposed
    }
  }

  @Test func aMirrorShowsTheSameSides() {
    holds(.points) { scene, layout in
      let cut = (scene.popoverLayoutMargins + scene.reserved)[.horizontal].sum
      guard scene.area.width >= layout.frame.width, scene.container.width >= cut else {
        return true
      }
      let seen = scene.mirrored.layout()
      return seen.arrowDirection == layout.arrowDirection?.mirrored
        && seen.frame.list.isClose(to: layout.frame.mirrored.list)
    }
  }

  @Test(arguments: grids) func growingTheContainerNeverTurnsAFitIntoAShrunkOne(grid: Grid) {
    holds(grid) { scene, layout in
      guard layout.rule == .firstFit || layout.rule == .currentFits else { return true }
      guard scene.isAnchorVisible, scene.visibleSourceRect == scene.sourceRect else { return true }
      var grown = scene
      grown.currentArrowDirection = layout.arrowDirection
      grown.container.width += 5
      grown.container.height += 3
      return !grown.layout().isShrunk
    }
  }
}

import PopoverGeometry
import TestSupport
import Testing

/// Figures at the limit of what is legal, a thousand million, and at the other one, nothing.
@Suite("Limits")
struct LimitTests {
  private static let limit = 1e9

  private static let scenes: [PopoverPresentation] = [0, 1, limit].flatMap { container in
    [-limit, 0, limit].flatMap { place in
      [0, 1, limit].map { length in
        PopoverPresentation(
          sourceRect: Rect(x: place, y: place, width: length, height: length),
          container: Rect(x: 0, y: 0, width: container, height: container),
          preferredContentSize: Size(width: length, height: length))
      }
    }
  }

  private static let variants: [PopoverPresentation] = scenes.flatMap { scene in
    [
      scene,
      scene.with { $0.container = $0.container.offset(x: -limit, y: limit) },
      scene.with { $0.container.width = limit },
      scene.with { $0.keepOut = [Rect(x: -limit, y: 0, width: limit, height: limit)] },
      scene.with { $0.droppable = DroppableInsets(border: Insets(all: limit)) },
      scene.with {
        $0.policy = PlacementPolicy(
          gap: limit, skid: -limit, stability: .deadBand(limit), score: .mostRoom, aspect: limit)
        $0.currentArrowDirection = .down
      },
      scene.with {
        $0.metrics.contentViewInsets = Insets(all: limit)
        $0.metrics.capInsets = Insets(all: limit)
        $0.popoverLayoutMargins = Insets(all: limit)
      },
    ]
  }

  @Test func everyLegalQuestionHasAnAnswer() {
    for scene in Self.variants {
      let explanation = scene.explanation()
      let layout = explanation.layout
      #expect(layout.frame.list.allSatisfy { $0.isFinite }, "\(scene)")
      #expect(layout.frame.width >= 0 && layout.content.width >= 0, "\(scene)")
      #expect(explanation.best == explanation.bestByScores, "\(scene)")
    }
  }

  /// Content may stick out of its background, as far as negative insets say; so much more of it is shown.
  @Test func insetsBelowNothingLeaveMoreRoom() {
    let layout = PopoverPresentation(
      sourceRect: Rect(x: 140, y: 100, width: 40, height: 30),
      container: Rect(x: 0, y: 0, width: 320, height: 480),
      preferredContentSize: Size(width: 160, height: 600), permittedArrowDirections: [.up],
      metrics: PopoverMetrics(
        arrowBase: 20, arrowHeight: 10,
        contentViewInsets: Insets(top: -30, left: -10, bottom: -10, right: -10), capInsets: .zero)
    ).layout()
    #expect(layout.frame == Rect(x: 90, y: 130, width: 140, height: 350))
    #expect(layout.content.size == Size(width: 160, height: 380))
  }

  @Test func insetsBelowNothingMakeNoRoomForAnArrow() {
    let layout = PopoverPresentation.table(Rect(x: 34, y: 9, width: 6, height: 1), [.left]).with {
      $0.preferredContentSize = Size(width: 3, height: 2)
      $0.minimumContentSize = .zero
      $0.metrics.contentViewInsets = Insets(top: 0, left: -2, bottom: 0, right: 0)
    }.layout()
    #expect(layout.rule == .noRoom)
    #expect(layout.arrowDirection == nil)
  }

  @Test func mapsAndWalksOfTooManyPlacesAreEmpty() {
    for scene in Self.variants {
      let map = scene.map()
      #expect(map.columns * map.rows <= PopoverPresentation.largestMap)
      #expect(scene.walk().steps == map.stepCount, "\(scene)")
    }
  }

  @Test func whatIfEndsEverywhere() {
    for scene in Self.scenes {
      let freedom = scene.whatIf().freedom
      let ways = [freedom.left, freedom.right, freedom.up, freedom.down]
      #expect(ways.allSatisfy { $0 ?? 0 <= Double(WhatIf.farthestWalk) })
    }
  }

  @Test func aLongLineHasNoFewerRowsThanFit() {
    let text = WrappedContent(lines: [[Self.limit, Self.limit]])
    #expect(text.height(width: 1) == 2 * Self.limit)
    #expect(text.height(width: 1e-12).isFinite)
  }
}

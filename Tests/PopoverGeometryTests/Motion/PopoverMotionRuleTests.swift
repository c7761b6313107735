import PopoverGeometry
import TestSupport
import Testing

/// Two answers to questions about the same container, and all the ways from one to the other.
private struct Journey {
  let start: PopoverLayout
  let end: PopoverLayout
  let metrics: PopoverMetrics
  let container: Rect
  var random: SplitMix

  init(seed: UInt64) {
    var first = PopoverPresentation.random(seed: seed, grid: .cells)
    var second = PopoverPresentation.random(seed: seed &+ 7_919, grid: .cells)
    first.wrapping = nil
    first.droppable = .none
    second.droppable = .none
    (second.metrics, second.container, second.wrapping) = (first.metrics, first.container, nil)
    (start, end) = (first.layout(), second.layout())
    (metrics, container) = (first.metrics, first.container)
    random = SplitMix(seed: seed)
  }

  var isInside: Bool {
    [start, end].allSatisfy { $0.frame.clamped(to: container) == $0.frame }
  }

  func motions(_ style: MotionStyle) -> [PopoverMotion] {
    let (here, there) = (PopoverPose(start), PopoverPose(end))
    let ways: [(PopoverPose?, PopoverPose?)] = [(here, there), (nil, there), (here, nil)]
    return ways.compactMap { way in
      PopoverMotion(from: way.0, to: way.1, style: style, metrics: metrics)
    }
  }

  /// Instants of a motion, those of a spring among them.
  mutating func progresses() -> [Double] {
    MotionCurve.allCases.flatMap { curve in
      [
        0.25, 0.5, Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random),
      ]
      .map(curve.progress)
    }
  }
}

@Suite("Rules of motions")
struct PopoverMotionRuleTests {
  private static let styles: [MotionStyle] = [.scale, .slide, .fade]

  /// The frame of a popover whose parts were laid out by the usual rule.
  @Test(arguments: UInt64(0)..<300)
  func theFirstAndTheLastFrameAreTheStillOnes(seed: UInt64) {
    let journey = Journey(seed: seed)
    let everywhere = Rect(x: -1_000, y: -1_000, width: 3_000, height: 3_000)
    for style in Self.styles {
      let way = journey.motions(style)[0]
      for (layout, pose) in [(journey.start, way.pose(at: 0)), (journey.end, way.pose(at: 1))] {
        let (chrome, frame) = pose.chrome(journey.metrics, in: everywhere)
        #expect(chrome == layout.chrome)
        #expect(frame == layout.frame)
        #expect(pose.contentPlace() == layout.content)
        #expect(pose.presence == 1 && pose.opacity == 1)
      }
      #expect(journey.motions(style)[1].pose(at: 0).presence == 0)
      #expect(journey.motions(style)[2].pose(at: 1).presence == 0)
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func noFrameIsEverOutsideAndEveryFrameIsWhole(seed: UInt64) {
    var journey = Journey(seed: seed)
    guard journey.isInside else { return }
    for style in Self.styles {
      for motion in journey.motions(style) {
        for progress in journey.progresses() {
          let pose = motion.pose(at: progress)
          let (chrome, frame) = pose.chrome(journey.metrics, in: journey.container)
          #expect(frame.clamped(to: journey.container) == frame)
          for rect in [frame, chrome.background, chrome.arrow, pose.contentPlace()] {
            #expect([rect.x, rect.y, rect.width, rect.height].allSatisfy { $0 == $0.rounded() })
          }
          #expect((0...1).contains(pose.presence) && (0...1).contains(pose.opacity))
        }
      }
    }
  }

  /// A motion that begins in the middle of another one begins where that is.
  @Test(arguments: UInt64(0)..<300)
  func aNewMotionBeginsWhereTheOldOneIs(seed: UInt64) throws {
    var journey = Journey(seed: seed)
    for style in Self.styles {
      for motion in journey.motions(style) {
        for progress in journey.progresses().prefix(6) {
          let pose = motion.pose(at: progress)
          let back = try #require(
            PopoverMotion(
              from: pose, to: motion.start, style: style, metrics: journey.metrics))
          #expect(back.pose(at: 0) == pose)
          let soon = back.pose(at: 1e-7)
          #expect(abs(soon.frame.x - pose.frame.x) < 1e-4)
          #expect(abs(soon.frame.y - pose.frame.y) < 1e-4)
          #expect(abs(soon.frame.width - pose.frame.width) < 1e-4)
          #expect(abs(soon.frame.height - pose.frame.height) < 1e-4)
          #expect(abs(soon.presence - pose.presence) < 1e-4)
          #expect(abs(soon.opacity - pose.opacity) < 1e-4)
        }
      }
    }
  }
}

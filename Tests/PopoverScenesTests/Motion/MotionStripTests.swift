import CellCanvas
import PopoverGeometry
import TestSupport
import Testing

@testable import PopoverScenes

/// Every kind of change in every style, a quarter of the way at a time.
@Suite("Film strips of motions")
struct MotionStripTests {
  private func strip(_ change: Change, _ depth: ColorDepth) -> String {
    let (before, after) = change.stages
    var film = Film("start", before.picture(of: before.placement(), depth: depth))
    for style in [MotionStyle.scale, .slide, .fade] {
      let transition = change.transition(MotionSettings(style, .linear, duration: 1))
      for quarter in 1...3 {
        let pose = transition.pose(at: Double(quarter) / 4)
        film.add("\(style), \(quarter) of 4", pose.picture(by: after, depth: depth))
      }
    }
    film.add("end", after.picture(of: after.placement(), depth: depth))
    return film.withLegend
  }

  @Test(arguments: Change.allCases)
  func aChangeShowsWhatWasRecorded(change: Change) throws {
    let difference = try GoldenFile("\(change).film").difference(from: strip(change, .trueColor))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: [ColorDepth.none, .palette16])
  func withFewColoursAFadeHasFewSteps(depth: ColorDepth) throws {
    let difference = try GoldenFile("present-\(depth).film").difference(
      from: strip(.present, depth))
    #expect(difference == nil, "\(difference ?? "")")
  }
}

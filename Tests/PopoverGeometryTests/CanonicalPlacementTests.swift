import Foundation
import PopoverGeometry
import TestSupport
import Testing

/// A placement line of `canonical.jsonl`.
private struct PlacementVector: Decodable {
  struct Expectation: Decodable {
    var arrowDirection: String
    var frame: [Double]
    var content: [Double]
    var shrunk: Bool
    var overlaps: Bool
    var anchorVisible: Bool
    var arrow: [Double]
    var arrowOffset: Double
  }

  var id: String
  var container: [Double]
  var anchor: [Double]
  var content: [Double]
  var contentInsets: [Double]
  var arrowBase: Double
  var arrowHeight: Double
  var capInsets: [Double]
  var permitted: [String]
  var margins: [Double]
  var reserved: [Double]
  var minContent: [Double]
  var canOverlap: Bool
  var current: String?
  var grid: Bool
  var expect: Expectation

  var presentation: PopoverPresentation {
    PopoverPresentation(
      sourceRect: Rect(list: anchor), container: Rect(size: Size(list: container)),
      preferredContentSize: Size(list: content),
      permittedArrowDirections: ArrowDirections(permitted.compactMap(ArrowDirection.init(name:))),
      metrics: PopoverMetrics(
        arrowBase: arrowBase, arrowHeight: arrowHeight,
        contentViewInsets: Insets(list: contentInsets), capInsets: Insets(list: capInsets)),
      popoverLayoutMargins: Insets(list: margins), reserved: Insets(list: reserved),
      minimumContentSize: Size(list: minContent), canOverlapSourceViewRect: canOverlap,
      currentArrowDirection: current.flatMap(ArrowDirection.init(name:)),
      grid: grid ? .cells : .points)
  }

  static func all() throws -> [PlacementVector] {
    try Vectors.lines(of: "canonical.jsonl").compactMap {
      guard try VectorKind(of: $0) == .placement else { return nil }
      return try JSONDecoder().decode(PlacementVector.self, from: $0)
    }
  }
}

@Test func theRecommendedPlacementIsMet() throws {
  let vectors = try PlacementVector.all()
  #expect(!vectors.isEmpty)
  for vector in vectors {
    let layout = vector.presentation.layout()
    let expected = vector.expect
    let arrow =
      layout.arrowDirection == nil
      ? Rect.zero : layout.arrow.offset(x: -layout.frame.x, y: -layout.frame.y)
    #expect(
      layout.arrowDirection.map { "\($0)" } ?? "none" == expected.arrowDirection, "\(vector.id)")
    #expect(layout.frame.list.isClose(to: expected.frame), "\(vector.id)")
    #expect(layout.content.size.list.isClose(to: expected.content), "\(vector.id)")
    #expect(arrow.list.isClose(to: expected.arrow), "\(vector.id)")
    #expect([layout.arrowOffset].isClose(to: [expected.arrowOffset]), "\(vector.id)")
    #expect(layout.isShrunk == expected.shrunk, "\(vector.id)")
    #expect(layout.overlapsAnchor == expected.overlaps, "\(vector.id)")
    #expect(layout.isAnchorVisible == expected.anchorVisible, "\(vector.id)")
  }
}

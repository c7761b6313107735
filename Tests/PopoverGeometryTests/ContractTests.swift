import Foundation
import PopoverGeometry
import TestSupport
import Testing

/// A line of `contract.jsonl`, or a chrome line of `canonical.jsonl`.
private struct ChromeVector: Decodable {
  struct Expectation: Decodable {
    var view: [Double]?
    var background: [Double]?
    var content: [Double]?
    var axis: String?
    var center: Double?
    var arrow: [Double]?
    var effectiveOffset: Double?
    var clamped: Bool?
  }

  var id: String
  var kind: String
  var content: [Double]?
  var contentInsets: [Double]?
  var capInsets: [Double]?
  var bounds: [Double]?
  var arrowBase: Double?
  var arrowHeight: Double?
  var arrowDirection: String?
  var arrowOffset: Double?
  var expect: Expectation

  var direction: ArrowDirection? { arrowDirection.flatMap(ArrowDirection.init(name:)) }

  var metrics: PopoverMetrics {
    PopoverMetrics(
      arrowBase: arrowBase ?? 0, arrowHeight: arrowHeight ?? 0,
      contentViewInsets: Insets(list: contentInsets ?? [0, 0, 0, 0]),
      capInsets: Insets(list: capInsets ?? [0, 0, 0, 0]))
  }

  static func all(_ file: String, kind: VectorKind) throws -> [ChromeVector] {
    let vectors = try Vectors.lines(of: file).filter { try VectorKind(of: $0) == kind }
    #expect(!vectors.isEmpty)
    return try vectors.map { try JSONDecoder().decode(ChromeVector.self, from: $0) }
  }
}

@Suite("Apple's size contract")
struct ContractTests {
  @Test func theFrameIsContentAndInsetsAndOneArrow() throws {
    for vector in try ChromeVector.all("contract.jsonl", kind: .frame) {
      let content = try #require(vector.content)
      let size = vector.metrics.frameSize(
        content: Size(width: content[0], height: content[1]), direction: vector.direction)
      let chrome = PopoverChrome(
        frame: Rect(size: size), direction: vector.direction, arrowOffset: 0,
        metrics: vector.metrics)
      #expect([size.width, size.height].isClose(to: vector.expect.view), "\(vector.id)")
      #expect(chrome.background.list.isClose(to: vector.expect.background), "\(vector.id)")
      #expect(chrome.content.list.isClose(to: vector.expect.content), "\(vector.id)")
    }
  }

  @Test func theOffsetIsSignedFromTheMiddleOfTheEdge() throws {
    for vector in try ChromeVector.all("contract.jsonl", kind: .arrowCenter) {
      let direction = try #require(vector.direction)
      let offset = try #require(vector.arrowOffset)
      let chrome = PopoverChrome(
        frame: Rect(list: [0, 0] + (vector.bounds ?? [])), direction: direction,
        arrowOffset: offset, metrics: vector.metrics)
      let edge = direction.axis.crossed
      #expect((edge == .horizontal ? "x" : "y") == vector.expect.axis, "\(vector.id)")
      #expect([chrome.arrow[edge].mid].isClose(to: vector.expect.center.map { [$0] }))
    }
  }

  @Test func theArrowKeepsOffTheCaps() throws {
    for vector in try ChromeVector.all("canonical.jsonl", kind: .chrome) {
      let offset = vector.arrowOffset ?? 0
      let chrome = PopoverChrome(
        frame: Rect(list: [0, 0] + (vector.bounds ?? [])), direction: vector.direction,
        arrowOffset: offset, metrics: vector.metrics)
      #expect(chrome.background.list.isClose(to: vector.expect.background), "\(vector.id)")
      #expect(chrome.arrow.list.isClose(to: vector.expect.arrow), "\(vector.id)")
      let effective = chrome.arrowOffset
      #expect([effective].isClose(to: vector.expect.effectiveOffset.map { [$0] }), "\(vector.id)")
      #expect((abs(effective - offset) > 1e-9) == vector.expect.clamped, "\(vector.id)")
    }
  }
}

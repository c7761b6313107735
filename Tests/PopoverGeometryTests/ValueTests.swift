import Foundation
import PopoverGeometry
import Testing

@Suite("Values of geometry")
struct ValueTests {
  private let rect = Rect(x: 1, y: 2, width: 30, height: 4.5)

  @Test func edgesAndMiddlesHaveNames() {
    #expect([rect.minX, rect.midX, rect.maxX] == [1, 16, 31])
    #expect([rect.minY, rect.midY, rect.maxY] == [2, 4.25, 6.5])
  }

  @Test(arguments: [
    (Rect(x: 1, y: 2, width: 30, height: 4.5), true), (Rect(x: 5, y: 3, width: 2, height: 1), true),
    (Rect(x: 31, y: 2, width: 0, height: 0), true), (Rect(x: 0, y: 2, width: 2, height: 2), false),
    (Rect(x: 30, y: 6, width: 1, height: 1), false),
  ])
  func aRectangleInsideIsContained(other: Rect, isInside: Bool) {
    #expect(rect.contains(other) == isInside)
  }

  @Test(arguments: [
    (Point(x: 1, y: 2), true), (Point(x: 30.9, y: 6.4), true), (Point(x: 31, y: 2), false),
    (Point(x: 1, y: 6.5), false),
  ])
  func placesAreInsideUpToTheFarEdges(place: Point, isInside: Bool) {
    #expect(rect.contains(place) == isInside)
  }

  @Test(arguments: [
    (Rect(x: 20, y: 0, width: 30, height: 4), Rect(x: 20, y: 2, width: 11, height: 2)),
    (Rect(x: 2, y: 3, width: 1, height: 1), Rect(x: 2, y: 3, width: 1, height: 1)),
  ])
  func whatIsInBothIsTheIntersection(other: Rect, shared: Rect) {
    #expect(rect.intersection(other) == shared)
    #expect(other.intersection(rect) == shared)
    #expect(rect.intersection(rect.offset(x: 40, y: 0)).isEmpty)
  }

  @Test(arguments: [
    (1.0, 0.25, Rect(x: 2, y: 2.25, width: 28, height: 4)),
    (-1, -1, Rect(x: 0, y: 1, width: 32, height: 6.5)),
    (20, 9, Rect(x: 16, y: 4.25, width: 0, height: 0)),
  ])
  func insetsAreCutAroundTheMiddle(dx: Double, dy: Double, cut: Rect) {
    #expect(rect.insetBy(dx: dx, dy: dy) == cut)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (3, "3"), (-9.5, "-9.5"), (432.66999999999996, "432.67"),
    (0.125, "0.13"), (33.333333333333336, "33.33"), (-2.5e17, "-2.5e+17"), (.infinity, "inf"),
  ])
  func figuresHaveNoDigitsThatMeanNothing(value: Double, figure: String) {
    #expect(value.readableFigure == figure)
  }

  @Test func valuesAreDescribedAsTheyAreWritten() {
    #expect(
      "\(Rect(x: 432.66999999999996, y: 2, width: 3, height: 4.5))"
        == "Rect(x: 432.67, y: 2, width: 3, height: 4.5)")
    #expect(
      "\(Rectangle(x: 1, y: 2, width: 3, height: 4) as Rectangle<Int>)"
        == "CellRect(x: 1, y: 2, width: 3, height: 4)")
    #expect("\(rect.origin) \(rect.size)" == "Point(x: 1, y: 2) Size(width: 30, height: 4.5)")
    #expect("\(Insets(all: 0.5))" == "Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)")
    #expect("\(rect[.vertical])" == "Interval(start: 2, length: 4.5)")
    #expect("\(Insets(all: 1)[.vertical])" == "Ends(near: 1, far: 1)")
    #expect("\(ArrowDirections.any) \(ArrowDirections.none)" == "[up, down, left, right] []")
  }

  @Test(arguments: Side.allCases)
  func sidesAndDirectionsAreTheirNames(side: Side) throws {
    #expect(Side(name: "\(side)") == side)
    let direction = try #require(ArrowDirection.allCases.first { Side($0) == side })
    #expect(ArrowDirection(name: "\(direction)") == direction)
    #expect(ArrowDirection?.some(direction).sideName == side.name)
  }
}

@Suite("Values in JSON")
struct CodableTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func valuesAreShortLists() throws {
    let rect = Rect(x: 1, y: 2, width: 30, height: 4.5)
    #expect(try json(rect) == "[1,2,30,4.5]")
    #expect(try json(rect.size) == "[30,4.5]")
    #expect(try json(rect.origin) == "[1,2]")
    #expect(try json(rect[.vertical]) == "[2,4.5]")
    #expect(try json(Insets(top: 1, left: 2, bottom: 3, right: 4)) == "[1,2,3,4]")
    #expect(try json(Rectangle(x: 1, y: 2, width: 3, height: 4) as Rectangle<Int>) == "[1,2,3,4]")
    #expect(try read(Rect.self, "[1,2,30,4.5]") == rect)
    #expect(try read(Insets.self, "[1,2,3,4]").right == 4)
    #expect(try read([Point].self, "[[1,2]]")[0] == rect.origin)
    #expect(try read(Span.self, "[2,4.5]") == rect[.vertical])
  }

  @Test func aListOfAnotherLengthSaysWhatItShouldBe() {
    #expect {
      try read(Size.self, "[1,2,3]")
    } throws: {
      "\($0)".contains("a list of 3 figures; write [width, height]")
    }
  }

  @Test func namesAreTheNamesOfAnswers() throws {
    #expect(try json(ArrowDirection.allCases) == #"["up","down","left","right"]"#)
    #expect(try json(Side.allCases) == #"["below","above","right","left"]"#)
    #expect(try json(Decorations([.title, .border])) == #"["title","border"]"#)
    #expect(try read([ArrowDirection].self, #"["below","left"]"#) == [.up, .left])
    #expect(try read(Side.self, #""right""#) == .right)
    #expect(try read(Decorations.self, #"["border"]"#) == .border)
    #expect {
      try read(Decorations.self, #"["frame"]"#)
    } throws: {
      "\($0)".contains("'frame' is not known; use title, padding or border")
    }
  }

  @Test(arguments: [Grid.cells, .points])
  func aLayoutIsReadAsItWasWritten(grid: Grid) throws {
    let layouts = RandomScenes.on(grid).prefix(200).map { $0.layout() }
    #expect(try read([PopoverLayout].self, json(layouts)) == layouts)
  }

  @Test func aLayoutCanBeMadeByHand() throws {
    let made = PopoverLayout(
      arrowDirection: .up, frame: Rect(x: 0, y: 2, width: 10, height: 5),
      background: Rect(x: 0, y: 3, width: 10, height: 4),
      content: Rect(x: 1, y: 4, width: 8, height: 2), arrow: Rect(x: 4, y: 2, width: 1, height: 1))
    #expect(made.side == .below)
    #expect(try read(PopoverLayout.self, json(made)) == made)
    let words: String =
      "PopoverLayout(side: below, frame: Rect(x: 0, y: 2, width: 10, height: 5), "
      + "content: Rect(x: 1, y: 4, width: 8, height: 2), "
      + "arrow: Rect(x: 4, y: 2, width: 1, height: 1), rule: given)"
    #expect("\(made)" == words)
    let plain = PopoverLayout(arrowDirection: nil, frame: made.frame, content: made.content)
    #expect(plain.background == plain.frame)
    #expect(try read(PopoverLayout.self, json(plain)) == plain)
    #expect(Set([plain, plain, made]).count == 2)
  }
}

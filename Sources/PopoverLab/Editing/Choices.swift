import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

/// A value and its words, in a list that a key cycles through.
struct Choice<Value: Sendable>: Sendable {
  var name: String
  var value: Value
}

extension Int {
  /// The index in a cycle of `count` elements; also negative numbers are wrapped.
  func wrapped(into count: Int) -> Int { (self % count + count) % count }
}

extension Array {
  /// The element some steps after that at an index, cyclically; what is nowhere in the list, `nil`, lies before the first
  /// element and behind the last one.
  func element(from index: Int?, by steps: Int) -> Element {
    self[((index ?? (steps > 0 ? -1 : 0)) + steps).wrapped(into: count)]
  }

  /// The choice some steps after that of a value.
  func choice<Value: Equatable & Sendable>(after value: Value, by steps: Int) -> Choice<Value>
  where Element == Choice<Value> {
    element(from: firstIndex { $0.value == value }, by: steps)
  }
}

extension Array where Element: Equatable {
  /// The element some steps after another one, cyclically; an element that is not in the array is returned itself.
  func element(after element: Element, by steps: Int = 1) -> Element {
    firstIndex(of: element).map { self.element(from: $0, by: steps) } ?? element
  }
}

enum Choices {
  /// The sets of permitted directions that are worth comparing.
  static let directions: [Choice<ArrowDirections>] = [
    Choice(name: "up, down, left, right", value: .any),
    Choice(name: "up or down", value: [.up, .down]),
    Choice(name: "left or right", value: [.left, .right]),
    Choice(name: "down, then up", value: [.down, .up]),
    Choice(name: "left, right, then up, down", value: [.left, .right, .up, .down]),
    Choice(name: "up only", value: [.up]),
    Choice(name: "left only", value: [.left]),
    Choice(name: "nothing, so no arrow", value: .none),
  ]

  static let alignments: [Choice<Alignment>] = [
    Choice(name: "on the middle of the anchor", value: .center),
    Choice(name: "with the start of the anchor", value: .start),
    Choice(name: "with the end of the anchor", value: .end),
  ]

  static let gaps = [0, 1, 2, 3].map {
    Choice(name: $0 == 0 ? "no gap" : "a gap of \($0)", value: $0)
  }

  static let skids = [0, 1, 2, -2, -1].map { Choice(name: "a skid of \($0)", value: $0) }

  static let stabilities: [Choice<Stability>] = [
    Choice(name: "it chooses anew each time", value: .rechoose),
    Choice(name: "it stays on its side while it fits", value: .whileItFits),
    Choice(name: "it stays until another side is better by 3 cells", value: .deadBand(3)),
    Choice(name: "it moves as little as it can", value: .leastMovement),
  ]

  static let choices: [Choice<SideChoice>] = [
    Choice(name: "the first side on which it fits", value: .firstFit),
    Choice(name: "the side with the most room", value: .mostRoom),
    Choice(name: "the nearest side", value: .nearest),
    Choice(name: "it shrinks before it leaves its side", value: .shrinkFirst),
  ]

  static let overlaps: [Choice<Bool>] = [
    Choice(name: "it never covers its anchor", value: false),
    Choice(name: "it may cover its anchor where there is no room", value: true),
  ]

  /// The library's own engine and all others.
  static let engines = SceneEngines.names.map { Choice(name: $0, value: $0) }

  static let minima = [(4, 1), (8, 2), (16, 3), (1, 1)].map { width, height in
    let size = CellSize(width: width, height: height)
    return Choice(name: size.words, value: size)
  }

  /// Margins that look even, as a cell is about twice as high as it is wide.
  static let margins = [0, 1, 2, 4].map { rows in
    Choice(
      name: rows == 0
        ? "no margins" : "margins of \(number(of: "row", rows)) and \(2 * rows) columns",
      value: CellInsets(top: rows, left: 2 * rows, bottom: rows, right: 2 * rows))
  }

  /// The rows that a keyboard takes at the bottom.
  static let keyboards = [0, 5, 9].map { rows in
    Choice(name: rows == 0 ? "no keyboard" : "a keyboard of \(rows) rows", value: rows)
  }

  /// The ways of seeing by their names, the usual one first.
  static let visions: [Choice<ColorVision?>] =
    [Choice(name: "none", value: nil)]
    + ColorVision.allCases.map { Choice(name: $0.rawValue, value: $0) }

  /// Usual sizes of terminals, and small and large ones for tests.
  static let screens: [Choice<SceneScreen>] =
    [Choice(name: "real", value: .real)]
    + [(80, 24), (40, 10), (132, 43)].map { width, height in
      let size = CellSize(width: width, height: height)
      return Choice(name: size.words, value: .cells(size))
    }
}

extension SceneScreen {
  func words(in room: CellSize) -> String {
    switch self {
    case .real: "as large as the room for it, \(room.words)"
    case .cells(let size): size.words
    }
  }
}

import ArgumentParser
import CellCanvas
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// Figures as they are written on the command line, in whole cells.
enum CellArguments {
  static let screen = size(SceneScreen.range)
  /// The screen of commands that are given none.
  static let usualScreen = CellSize(width: 80, height: 24)

  /// Sizes of screens with commas between them.
  static func screens(_ text: String) throws -> SizeList {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return SizeList(sizes: try parts.map { try screen(String($0)) })
  }

  /// The size of a picture that is drawn beside others.
  static let picture = size(1...500)
  static let content = size(1...greatestFigure)
  /// The size of a container, which may be empty.
  static let container = size(0...greatestFigure)

  /// The size of a cell in points or pixels.
  static let cell = size(1...greatestFigure, "width", "height", example: "10x20")

  /// Reads `WxH`, with both figures in a range.
  private static func size(
    _ sides: ClosedRange<Int>, _ across: String = "columns", _ down: String = "rows",
    example: String = "80x24"
  ) -> @Sendable (String) throws -> CellSize {
    { text in
      guard let size = CellSize(text) else {
        throw ValidationError("a size is written as \(across) x \(down), as in \(example).")
      }
      guard sides.contains(size.width), sides.contains(size.height) else {
        throw ValidationError(
          "\(across) and \(down) must be from \(sides.lowerBound) to \(sides.upperBound).")
      }
      return size
    }
  }

  /// Reads a whole number in a range; `thing` is what a message calls it.
  static func whole(
    _ range: ClosedRange<Int>, _ thing: String, as kind: String = "a whole number"
  ) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text), range.contains(number) else {
        throw ValidationError(
          "\(thing) is \(kind) from \(range.lowerBound) to \(range.upperBound).")
      }
      return number
    }
  }

  /// A number of cells, not negative.
  static let distance = whole(0...greatestFigure, "a distance", as: "a number of cells")
  static let columns = whole(SceneScreen.range, "a width", as: "a number of columns")

  /// `X,Y,W,H`; the place may lie outside, a size of zero is a caret.
  static func anchor(_ text: String) throws -> CellRect { try rect(text, of: "an anchor") }

  /// `X,Y,W,H`; the place may lie outside.
  static func rect(_ text: String) throws -> CellRect { try rect(text, of: "a rectangle") }

  /// A whole number of cells, which may be negative.
  static func cells(_ text: String) throws -> Int {
    try figures(text, count: 1, as: "a whole number of cells, as in 2")[0]
  }

  private static func rect(_ text: String, of owner: String) throws -> CellRect {
    let figures = try figures(text, count: 4, as: "X,Y,W,H, as in 12,5,10,1")
    guard figures[2] >= 0, figures[3] >= 0 else {
      throw ValidationError("the width and the height of \(owner) cannot be negative.")
    }
    return CellRect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  /// `T,L,B,R`, none of them negative.
  static func insets(_ text: String) throws -> Insets {
    let figures = try figures(text, count: 4, as: "T,L,B,R, as in 0,0,1,0")
    guard figures.allSatisfy({ $0 >= 0 }) else {
      throw ValidationError("distances from the edges cannot be negative.")
    }
    return Insets(
      top: Double(figures[0]), left: Double(figures[1]),
      bottom: Double(figures[2]), right: Double(figures[3]))
  }

  /// Directions in order of preference with commas between them, `any` or `none`.
  static func directions(_ text: String) throws -> ArrowDirections {
    if let alone = sets.first(where: { $0.word == text }) { return alone.directions }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let alone = sets.first(where: { words.contains($0.word) }) {
      throw ValidationError(
        "\(alone.word) stands alone, as it permits \(alone.meaning); leave it or the others out.")
    }
    return ArrowDirections(try words.map(direction))
  }

  private static let sets: [(word: String, meaning: String, directions: ArrowDirections)] = [
    ("none", "no direction", .none), ("any", "every direction", .any),
  ]

  static func direction(_ text: String) throws -> ArrowDirection {
    if let direction = ArrowDirection(name: text) { return direction }
    throw ValidationError("a direction is \(ArrowDirection.names).")
  }

  private static func figures(_ text: String, count: Int, as form: String) throws -> [Int] {
    let figures = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.drop { $0 == " " })
    }
    let whole = figures.compactMap { $0 }
    guard figures.count == count, whole.count == count else {
      throw ValidationError("it is written as \(form).")
    }
    guard whole.allSatisfy((-greatestFigure...greatestFigure).contains) else {
      throw ValidationError("numbers go from -\(greatestFigure) to \(greatestFigure).")
    }
    return whole
  }
}

/// Sizes that were given together.
struct SizeList {
  var sizes: [CellSize]
}

extension [SizeList] {
  /// The sizes of all lists, each once; the usual one if there is no list.
  var screens: [CellSize] {
    isEmpty ? [CellArguments.usualScreen] : flatMap(\.sizes).withoutRepetitions
  }
}

/// Names that were given together, with commas between them.
enum GivenNames {
  /// The names of all lists, each once, also an empty one, which is nobody's; `nil` alone if there is no list.
  static func all(_ lists: [String]) -> [String?] {
    let named = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return named.isEmpty ? [nil] : named.map(String.init).withoutRepetitions
  }
}

extension Option {
  /// An option whose value may begin with a minus sign; `form` is how the help shows it.
  init(
    wrappedValue: Value, form: String, read: @escaping @Sendable (String) throws -> Value,
    help: String
  ) {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditional,
      help: ArgumentHelp(help, valueName: form), transform: read)
  }

  /// The same without a default.
  init<Read>(
    form: String, read: @escaping @Sendable (String) throws -> Read, help: String,
    completion: CompletionKind? = nil
  ) where Value == Read? {
    self.init(
      parsing: .unconditional, help: ArgumentHelp(help, valueName: form), completion: completion,
      transform: read)
  }
}

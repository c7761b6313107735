import PopoverGeometry

/// A value out of a short list, with the words for it, that a key goes round.
struct Choice<Value: Equatable & Sendable>: Equatable, Sendable {
  var name: String
  var value: Value
}

/// The lists that keys go round.
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

  /// Margins that look even, as a cell is about twice as high as it is wide.
  static let margins: [Choice<Insets>] = [
    Choice(name: "no margins", value: .zero),
    Choice(
      name: "margins of 1 row and 2 columns", value: Insets(top: 1, left: 2, bottom: 1, right: 2)),
    Choice(
      name: "margins of 2 rows and 4 columns", value: Insets(top: 2, left: 4, bottom: 2, right: 4)),
    Choice(
      name: "margins of 4 rows and 8 columns", value: Insets(top: 4, left: 8, bottom: 4, right: 8)),
  ]

  /// How many rows a keyboard takes at the bottom.
  static let reservedRows: [Choice<Int>] = [
    Choice(name: "no keyboard", value: 0),
    Choice(name: "a keyboard of 5 rows", value: 5),
    Choice(name: "a keyboard of 9 rows", value: 9),
  ]
}

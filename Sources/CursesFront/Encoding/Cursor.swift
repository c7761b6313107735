import CellCanvas

/// Where a terminal writes next, and the shortest way to another place.
struct Cursor: Sendable {
  private let moves: ANSICapabilities.Moves
  /// The columns of the screen. A cursor behind the last one waits there to wrap.
  var width = 0
  /// `nil` if it is unknown.
  private(set) var place: CellPoint?

  init(moves: ANSICapabilities.Moves) { self.moves = moves }

  mutating func forget() { place = nil }

  /// Takes over a place that the cursor has reached otherwise.
  mutating func set(_ place: CellPoint) { self.place = place }

  /// Follows the columns that were written.
  mutating func advance(by columns: Int) { place?.x += columns }

  /// Moves by the address of the place or by steps, whichever is shorter.
  mutating func move(to target: CellPoint, _ output: inout TerminalBytes) {
    if place == target { return }
    let start = output.count
    let isNear = appendSteps(to: target, &output)
    if !isNear || output.count - start > Cursor.addressLength(of: target) {
      output.truncate(to: start)
      Cursor.appendAddress(of: target, to: &output)
    }
    place = target
  }

  /// The bytes of ``move(to:_:)`` to a place farther on in the same row; 0 for all others.
  func stepLength(to target: CellPoint) -> Int {
    guard let place, place.y == target.y, place.x < target.x else { return 0 }
    let address = Cursor.addressLength(of: target)
    let columns = target.x - place.x
    guard moves.contains(.forward) else { return address }
    return min(address, columns == 1 ? 3 : 3 + columns.digitCount)
  }

  private static func addressLength(of place: CellPoint) -> Int {
    if place.x == 0 { return place.y == 0 ? 3 : 3 + (place.y + 1).digitCount }
    return 4 + (place.y + 1).digitCount + (place.x + 1).digitCount
  }

  private static func appendAddress(of place: CellPoint, to output: inout TerminalBytes) {
    output.append("\u{1B}[")
    if place != CellPoint(x: 0, y: 0) { output.append(number: place.y + 1) }
    if place.x > 0 {
      output.append(UInt8(ascii: ";"))
      output.append(number: place.x + 1)
    }
    output.append(UInt8(ascii: "H"))
  }

  /// Appends steps down and aside; `false` if the terminal lacks one of them.
  private func appendSteps(to target: CellPoint, _ output: inout TerminalBytes) -> Bool {
    guard let place, target.y >= place.y else { return false }
    var x = place.x
    if x >= width || target.x == 0, x != target.x {
      guard moves.contains(.carriageReturn) else { return false }
      output.append("\r")
      x = 0
    }
    return appendDown(target.y - place.y, &output) && appendAside(target.x - x, &output)
  }

  private func appendDown(_ rows: Int, _ output: inout TerminalBytes) -> Bool {
    guard rows > 4 || !moves.contains(.lineFeed) else {
      for _ in 0..<rows { output.append("\n") }
      return true
    }
    if rows > 0 { output.append(sequence: "B", rows) }
    return rows == 0 || moves.contains(.down)
  }

  private func appendAside(_ columns: Int, _ output: inout TerminalBytes) -> Bool {
    guard columns < -4 || columns >= 0 || !moves.contains(.backspace) else {
      for _ in columns..<0 { output.append("\u{8}") }
      return true
    }
    if columns != 0 { output.append(sequence: columns > 0 ? "C" : "D", abs(columns)) }
    return columns == 0 || moves.contains(columns > 0 ? .forward : .backward)
  }
}

/// Whether and where the terminal shows its cursor.
enum ShownCursor: Equatable, Sendable {
  case unknown
  case hidden
  case at(CellPoint)

  /// - Parameter place: `nil` is hidden.
  init(_ place: CellPoint?) { self = place.map { .at($0) } ?? .hidden }

  /// The visibility to change to for a cursor at `place`; `nil` if nothing has to change.
  func visibility(for place: CellPoint?) -> Bool? {
    switch self {
    case .unknown: place != nil
    case .hidden: place == nil ? nil : true
    case .at: place == nil ? false : nil
    }
  }
}

/// Bytes for a terminal, in a buffer that is reused for every frame.
struct TerminalBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Removes what was appended after there were `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ glyph: Glyph) {
    append(scalar: glyph.scalar)
    for mark in glyph.marks { append(scalar: mark) }
  }

  /// Appends a scalar value in UTF-8.
  private mutating func append(scalar: UInt32) {
    if scalar < 0x80 { return append(UInt8(truncatingIfNeeded: scalar)) }
    append(UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a number that is not negative, in decimal digits.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a control sequence with one number, which is left out if it is 1.
  mutating func append(sequence letter: Unicode.Scalar, _ number: Int) {
    append("\u{1B}[")
    if number != 1 { append(number: number) }
    append(UInt8(ascii: letter))
  }
}

extension Int {
  /// The decimal digits of a number that is not negative.
  var digitCount: Int { self < 10 ? 1 : 1 + (self / 10).digitCount }
}

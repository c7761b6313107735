import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The greatest figure that files take: more cells than any screen has.
let greatestFigure = 100_000

extension FileForm where Value == String {
  static let line = Self(read: { $0.line(&$1) }, written: { .text($0) })

  /// Text of any number of lines; the breaks at its end do not count.
  static let text = Self(
    read: { $0.text(&$1).map(\.withoutBreaksAtEnd) }, written: { .text($0) })
}

extension FileForm where Value == Int {
  /// A whole number.
  static func whole(_ range: ClosedRange<Int>) -> Self {
    Self(read: { $0.integer(in: range, &$1) }, written: { .text("\($0)") })
  }

  static let cells = whole(0...greatestFigure)
  /// Cells in one direction, or with a minus sign in the other.
  static let signedCells = whole(-greatestFigure...greatestFigure)
}

extension FileForm where Value == Bool {
  static let flag = Self(
    read: { $0.choice(of: ["true": true, "false": false], called: "answer", &$1) },
    written: { .text("\($0)") }, words: ["true", "false"])
}

extension FileForm where Value == Double {
  /// A number with a decimal point, if it needs one.
  ///
  /// - Parameter step: of what it is a multiple; 0 is any number.
  private static func decimal(
    _ range: ClosedRange<Double>, step: Double, _ expected: String
  ) -> Self {
    spelled(expected) { text in
      guard let number = Double(decimal: text), range.contains(number),
        step == 0 || (number / step).rounded() * step == number
      else { return nil }
      return number
    } written: {
      Words.figure($0)
    }
  }

  static let arrowOffset = decimal(
    -Double(greatestFigure)...Double(greatestFigure), step: 0.5,
    "a number of cells, such as -3 or 2.5")

  static let contrast = decimal(1...21, step: 0, "a contrast from 1 to 21, such as 4.5")
}

extension Double {
  /// A number of a sign, digits and a point; none of the other ways in which numbers can be written.
  fileprivate init?(decimal text: String) {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.count - digits.count <= 1, text.utf8.count <= 40,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return nil }
    self.init(text)
  }
}

extension FileForm where Value: RawRepresentable<String> & CaseIterable {
  /// A case by its name.
  static func choice(_ thing: String) -> Self {
    Self(
      read: { $0.choice(Value.self, thing, &$1) }, written: { .text($0.rawValue) },
      words: Value.allCases.map(\.rawValue))
  }
}

extension FileForm where Value: Equatable {
  /// One of the values that have names.
  static func choice(_ names: KeyValuePairs<String, Value>, _ thing: String) -> Self {
    Self(
      read: { $0.choice(of: names, called: thing, &$1) },
      written: { value in .text(names.first { $0.value == value }?.key ?? "") },
      words: names.map(\.key))
  }
}

extension FileForm where Value == Stability {
  /// A name; that of a dead band with its width.
  static let stability = spelled("a stability: \(Stability.names)", words: Stability.usualNames) {
    Stability(name: $0)
  } written: {
    $0.name
  }
}

extension FileForm where Value == String {
  /// The name of an engine.
  static let engine = Self(
    read: { node, faults in
      guard let name = node.line(&faults) else { return nil }
      if SceneEngines.names.contains(name) { return name }
      faults.append(
        Fault(at: node.place, .unknownName(name, thing: "engine", known: SceneEngines.names)))
      return nil
    },
    written: { .text($0) }, words: SceneEngines.names)
}

extension String {
  fileprivate var withoutBreaksAtEnd: String {
    String(self[..<(lastIndex { $0 != "\n" }.map(index(after:)) ?? startIndex)])
  }
}

extension SourceNode {
  /// A fault that says in `words` what was expected in place of this.
  func fault(expecting words: String) -> Fault {
    fault(expecting: .other(words))
  }
}

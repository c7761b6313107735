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
  static func decimal(_ range: ClosedRange<Double>, step: Double, _ words: String) -> Self {
    Self(
      read: { node, faults in
        if case .text(let text) = node.content, let number = Double(decimal: text),
          range.contains(number), step == 0 || (number / step).rounded() * step == number
        {
          return number
        }
        faults.append(node.fault(expecting: words))
        return nil
      },
      written: { .text(Words.figure($0)) })
  }
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

extension String {
  var withoutBreaksAtEnd: String {
    String(self[..<(lastIndex { $0 != "\n" }.map(index(after:)) ?? startIndex)])
  }
}

extension SourceNode {
  /// A fault that says in `words` what was expected in place of this.
  func fault(expecting words: String) -> Fault {
    fault(expecting: .other(words))
  }
}

import CellCanvas

/// The greatest figure that files take: more cells than any screen has.
package let greatestFigure = 100_000

extension Double {
  /// A number of a sign, digits and a point; none of the other ways in which numbers can be written.
  package init?(decimal text: some StringProtocol) {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.count - digits.count <= 1, text.utf8.count <= 40,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return nil }
    self.init(text)
  }
}

extension CellSize {
  /// Columns and rows with an `x` between them; `nil` if one of them is not in the range.
  package init?(_ text: String, in range: ClosedRange<Int>) {
    self.init(text)
    if !range.contains(width) || !range.contains(height) { return nil }
  }

  /// Columns and rows with an `x` between them, and no sign but a minus.
  public init?(_ text: String) {
    let figures = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { $0.first == "+" ? nil : Int($0) }
    guard figures.count == 2, let width = figures[0], let height = figures[1] else { return nil }
    self.init(width: width, height: height)
  }
}

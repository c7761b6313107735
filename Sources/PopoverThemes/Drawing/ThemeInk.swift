import CellCanvas
import PopoverGeometry

/// The styles of a theme on one popover: what lies on the fill may change from its top to its bottom.
public struct ThemeInk: Sendable {
  /// By step of the fill, then by role.
  private let steps: [[Style]]
  /// The rows of the popover's background.
  private let rows: Range<Int>

  init(steps: [[Style]], rows: Range<Int>) {
    self.steps = steps
    self.rows = rows
  }

  /// The style of a role in a row of the screen.
  public func style(_ role: ThemeRole, row y: Int) -> Style {
    steps[step(of: y)][role.rawValue]
  }

  private func step(of y: Int) -> Int {
    guard steps.count > 1, !rows.isEmpty else { return 0 }
    return min(max(0, y - rows.lowerBound) * steps.count / rows.count, steps.count - 1)
  }

  /// Rows that follow one another and show the same styles, from top to bottom.
  var bands: [Range<Int>] {
    if steps.count == 1 { return rows.isEmpty ? [] : [rows] }
    let edges = (0...steps.count).map { step in
      rows.lowerBound + (step * rows.count + steps.count - 1) / steps.count
    }
    return zip(edges, edges.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
  }

  /// The bands of other rows, of which those above and below belong to the first and to the last one.
  func bands(covering other: Range<Int>) -> [Range<Int>] {
    if steps.count == 1 { return other.isEmpty ? [] : [other] }
    let inner = bands.dropLast().map(\.upperBound).filter(other.contains)
    let edges = [other.lowerBound] + inner + [other.upperBound]
    return zip(edges, edges.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
  }
}

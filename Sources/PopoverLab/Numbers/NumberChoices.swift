import CellCanvas
import Dial

/// The values that a number can have, one for each item of its dial.
struct NumberChoices: Equatable, Sendable {
  var values: [Int]
  var labels: [String]
  /// The item of the present value.
  var item: Int
  var background = DialBackground.scale

  /// Values whose labels are their figures; the present one is added where it is not among them.
  init(_ values: some Sequence<Int>, now: Int) {
    self.values = Array(values)
    if !self.values.contains(now) { self.values.append(now) }
    labels = self.values.map { "\($0)" }
    item = self.values.firstIndex(of: now) ?? 0
  }
}

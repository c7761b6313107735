import CellCanvas

/// The sequences that lead from one style to another, as far as they were needed lately: a frame has
/// few styles, and changes between the same ones again and again.
struct StyleChanges: Sendable {
  private struct Change: Sendable {
    var former: Style?
    var target: Style
    var sequence: [UInt8]
  }

  private var known: [Change] = []
  /// The place of the one that is given up next.
  private var oldest = 0

  /// More than a theme needs.
  private static let most = 32

  /// The sequence from `former` to `target`, if it is known.
  func sequence(from former: Style?, to target: Style) -> [UInt8]? {
    for change in known where change.target == target && change.former == former {
      return change.sequence
    }
    return nil
  }

  mutating func remember(_ sequence: [UInt8], from former: Style?, to target: Style) {
    let change = Change(former: former, target: target, sequence: sequence)
    if known.count < StyleChanges.most { return known.append(change) }
    known[oldest] = change
    oldest = (oldest + 1) % StyleChanges.most
  }
}

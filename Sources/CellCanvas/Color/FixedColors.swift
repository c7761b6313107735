/// The cube and the greys of xterm's palette, in the order of their lightness: the colours of a terminal with 256 that no
/// user changes.
enum FixedColors {
  private static let entries: [(index: UInt8, color: OKLab)] =
    (UInt8(16)...255).map { ($0, OKLab(XtermPalette.colors[Int($0)])) }
    .sorted { $0.color.lightness < $1.color.lightness }

  /// The allowed entry with the least difference in OKLab; of several the first.
  ///
  /// The search is exact. It begins at the same lightness and goes both ways until lightness alone is a greater
  /// difference than the least that was found.
  static func nearest(
    to rgb: UInt32, hueWeight: Double, where isAllowed: (UInt8) -> Bool
  ) -> UInt8? {
    let target = OKLab(rgb)
    let start = firstEntry(from: target.lightness)
    var best: (index: UInt8?, difference: Double) = (nil, .infinity)
    for way in [1, -1] {
      var place = way > 0 ? start : start - 1
      while entries.indices.contains(place) {
        let entry = entries[place]
        let step = entry.color.lightness - target.lightness
        if step * step > best.difference { break }
        let difference = target.squaredDistance(to: entry.color, hueWeight: hueWeight)
        if (difference, entry.index) < (best.difference, best.index ?? .max),
          isAllowed(entry.index)
        {
          best = (entry.index, difference)
        }
        place += way
      }
    }
    return best.index
  }

  /// The first entry that is at least as light.
  private static func firstEntry(from lightness: Double) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].color.lightness < lightness { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

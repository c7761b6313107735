import PopoverGeometry

/// The figures of a background at one moment.
struct ContractMetrics {
  private let arrowBase: Int
  private let arrowHeight: Int
  private let contentViewInsets: CellInsets
  private let capInsets: CellInsets
  private let wantsDefaultContentAppearance: Bool
  let arrowOverlap: Int
  let metrics: PopoverMetrics

  init(_ background: some PopoverBackground) {
    arrowBase = background.arrowBase
    arrowHeight = background.arrowHeight
    contentViewInsets = background.contentViewInsets
    capInsets = background.capInsets
    wantsDefaultContentAppearance = background.wantsDefaultContentAppearance
    arrowOverlap = background.arrowOverlap
    metrics = background.metrics
  }

  /// The figures that are others than before; all of them together count only where no single one does.
  func changes(since before: ContractMetrics) -> [BackgroundMetric] {
    let single: [(BackgroundMetric, isSame: Bool)] = [
      (.arrowBase, arrowBase == before.arrowBase),
      (.arrowHeight, arrowHeight == before.arrowHeight),
      (.contentViewInsets, contentViewInsets == before.contentViewInsets),
      (.capInsets, capInsets == before.capInsets),
      (
        .wantsDefaultContentAppearance,
        wantsDefaultContentAppearance == before.wantsDefaultContentAppearance
      ),
      (.arrowOverlap, arrowOverlap == before.arrowOverlap),
    ]
    let changed = single.filter { !$0.isSame }.map(\.0)
    return changed.isEmpty && metrics != before.metrics ? [.metrics] : changed
  }
}

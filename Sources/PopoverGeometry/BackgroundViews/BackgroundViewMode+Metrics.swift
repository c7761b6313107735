extension BackgroundViewMode {
  /// The sizes of the original, as its author set them or as its demonstration has them; its corner
  /// radius is in the caps.
  public var metrics: PopoverMetrics {
    Self.originals[self] ?? Self.usual
  }

  /// UIKit's look at the time: a wide arrow, round corners.
  private static let usual = PopoverMetrics(
    arrowBase: 37, arrowHeight: 19, contentViewInsets: Insets(all: 8), capInsets: Insets(all: 9))

  private static let tutorial = PopoverMetrics(
    arrowBase: 35, arrowHeight: 19, contentViewInsets: Insets(all: 8), capInsets: Insets(all: 9))

  private static let originals: [BackgroundViewMode: PopoverMetrics] = [
    .mb: PopoverMetrics(
      arrowBase: 44, arrowHeight: 16, contentViewInsets: Insets(all: 10),
      capInsets: Insets(all: 12)),
    .gt2012: tutorial,
    .gt2013: tutorial,
    .gik: PopoverMetrics(
      arrowBase: 37, arrowHeight: 19, contentViewInsets: Insets(all: 8), capInsets: Insets(all: 7)),
    .c360: PopoverMetrics(
      arrowBase: 38, arrowHeight: 19, contentViewInsets: Insets(all: 8),
      capInsets: Insets(top: 24, left: 10, bottom: 10, right: 10)),
    .dd: PopoverMetrics(
      arrowBase: 35, arrowHeight: 19, contentViewInsets: Insets(all: 9), capInsets: Insets(all: 8)),
    .ylf: PopoverMetrics(
      arrowBase: 30, arrowHeight: 12, contentViewInsets: Insets(all: 6),
      capInsets: Insets(all: 15)),
    .pc: PopoverMetrics(
      arrowBase: 24, arrowHeight: 15, contentViewInsets: Insets(all: 10),
      capInsets: Insets(all: 25)),
    .bh: PopoverMetrics(
      arrowBase: 12, arrowHeight: 10, contentViewInsets: Insets(all: 10), capInsets: .zero),
    .textured: PopoverMetrics(
      arrowBase: 40, arrowHeight: 20, contentViewInsets: Insets(all: 10), capInsets: .zero),
  ]
}

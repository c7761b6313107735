import PopoverGeometry

/// The note, the metrics and the layout of one author's background view.
struct OriginalBackgroundView: Sendable {
  /// The ways to lay out background and arrow.
  enum Layout: Sendable {
    case twoPictures(TwoPictures)
    case texturedPath
    case seventeenPieces
    case sevenPictures
  }

  /// The name of the original, and its peculiarities.
  let note: String
  let metrics: PopoverMetrics
  let layout: Layout
  /// The direction of the arrow that is shown where none is requested; `nil` is no arrow.
  var directionWithoutArrow: ArrowDirection?
}

extension PopoverMetrics {
  /// UIKit's popover at the time: a wide arrow, round corners.
  static let appleOf2011 = PopoverMetrics(base: 37, height: 19, insets: 8, caps: 9)

  fileprivate init(base: Double, height: Double, insets: Double, caps: Double) {
    self.init(
      arrowBase: base, arrowHeight: height, contentViewInsets: Insets(all: insets),
      capInsets: Insets(all: caps))
  }
}

extension BackgroundViewMode {
  /// The original of this mode; the safe mode has none.
  var original: OriginalBackgroundView? { Self.originals[self] }

  private static let originals: [BackgroundViewMode: OriginalBackgroundView] = [
    // MBPopoverBackgroundView, 2012: <https://github.com/mgrebenets/mbpopoverbackgroundview>.
    .mb: OriginalBackgroundView(
      note: "MBPopoverBackgroundView holds an arrow on the sides only, by its caps, the "
        + "top one last.",
      metrics: PopoverMetrics(base: 44, height: 16, insets: 10, caps: 12),
      layout: .twoPictures(TwoPictures(sides: .betweenCaps, artDirection: .up))),
    // The GT tutorial, 2012, and its class: <https://github.com/Scianski/KSCustomUIPopover>.
    .gt2012: OriginalBackgroundView(
      note: "The GT tutorial moves an arrow in a corner by one radius, however far it is "
        + "out; for up and left the background does not reach the far edge.",
      metrics: PopoverMetrics(base: 35, height: 19, insets: 8, caps: 9),
      layout: .twoPictures(
        TwoPictures(
          upAndDown: .nudged, sides: .nudged, roundsInFloat: true, band: .underArrow,
          leavesArrow: true, reportsLiteralText: true)),
      directionWithoutArrow: .up),
    .gt2013: OriginalBackgroundView(
      note: "The GT tutorial's class since its clamp was mended: the near corner wins; for "
        + "up and left the background does not reach the far edge.",
      metrics: PopoverMetrics(base: 35, height: 19, insets: 8, caps: 9),
      layout: .twoPictures(
        TwoPictures(
          upAndDown: .betweenCaps, sides: .betweenCaps, roundsInFloat: true,
          band: .underArrow, leavesArrow: true)),
      directionWithoutArrow: .up),
    // GIKPopoverBackgroundView, 2013: <https://github.com/GiK/GIKPopoverBackgroundView>.
    .gik: OriginalBackgroundView(
      note: "GIKPopoverBackgroundView has the tip a point off towards the start, and "
        + "farther where a picture of an end takes over; no direction counts as right.",
      metrics: PopoverMetrics(base: 37, height: 19, insets: 8, caps: 7), layout: .sevenPictures,
      directionWithoutArrow: .right),
    // C360PopoverBackgroundView, 2013: <https://github.com/CRedit360/C360PopoverBackgroundView>.
    .c360: OriginalBackgroundView(
      note: "C360PopoverBackgroundView stops the arrow sooner at the top than at the "
        + "bottom; on a short edge it jumps between crossed limits.",
      metrics: PopoverMetrics(
        arrowBase: 38, arrowHeight: 19, contentViewInsets: Insets(all: 8),
        capInsets: Insets(top: 24, left: 10, bottom: 10, right: 10)),
      layout: .seventeenPieces),
    // DDPopoverBackgroundView, 2012: <https://github.com/smartapps-fr/DDPopoverBackgroundView>.
    .dd: OriginalBackgroundView(
      note: "DDPopoverBackgroundView moves an arrow in a corner by one radius, however far "
        + "it is out.",
      metrics: PopoverMetrics(base: 35, height: 19, insets: 9, caps: 8),
      layout: .twoPictures(
        TwoPictures(
          upAndDown: .nudged, sides: .nudged, roundsInFloat: true, leavesArrow: true)),
      directionWithoutArrow: .up),
    // YLFPopoverBackgroundView, 2018: <https://github.com/leavesster/YLFPopoverBackgroundView>.
    .ylf: OriginalBackgroundView(
      note: "YLFPopoverBackgroundView holds an arrow on the sides only, by the content's "
        + "insets.",
      metrics: PopoverMetrics(base: 30, height: 12, insets: 6, caps: 15),
      layout: .twoPictures(TwoPictures(sides: .betweenInsets, artDirection: .down))),
    // PCPopoverController: <https://github.com/pcperini/PCPopoverController>.
    .pc: OriginalBackgroundView(
      note: "PCPopoverController never holds the arrow; on the sides background and arrow "
        + "fall short, as the upright arrow is turned in its place.",
      metrics: PopoverMetrics(base: 24, height: 15, insets: 10, caps: 25),
      layout: .twoPictures(TwoPictures(band: .turnedBox))),
    // BHPopoverBackgroundView, 2019: <https://github.com/XB-Paul/BHPopoverBackground>.
    .bh: OriginalBackgroundView(
      note: "BHPopoverBackgroundView draws an arrow in the content's insets, and no "
        + "background.",
      metrics: PopoverMetrics(base: 12, height: 10, insets: 10, caps: 0),
      layout: .twoPictures(TwoPictures(band: .insideInsets, drawsBackground: false))),
    // TexturedPopoverBackgroundView, 2019: <https://github.com/ladeiko/TexturedPopoverBackgroundView>.
    .textured: OriginalBackgroundView(
      note: "TexturedPopoverBackgroundView lets the corner beside an arrow give way, then "
        + "cuts the base; the tip is clamped for all directions but up.",
      metrics: PopoverMetrics(base: 40, height: 20, insets: 10, caps: 0), layout: .texturedPath),
  ]
}

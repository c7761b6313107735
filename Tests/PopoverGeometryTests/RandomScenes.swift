import PopoverGeometry
import TestSupport

extension PopoverPresentation {
  /// A scene that is often tight: small containers, anchors partly outside, odd and even sizes.
  static func random(seed: UInt64, grid: Grid) -> PopoverPresentation {
    var random = SplitMix(seed: seed)
    func figure(_ range: ClosedRange<Int>, _ random: inout SplitMix) -> Double {
      let whole = Double(Int.random(in: range, using: &random))
      return grid == .cells ? whole : whole + Double(Int.random(in: 0...3, using: &random)) / 4
    }
    let container = Size(
      width: figure(0...80, &random), height: figure(0...30, &random))
    let anchor = Rect(
      x: figure(-10...85, &random), y: figure(-6...34, &random),
      width: figure(0...20, &random), height: figure(0...6, &random))
    let content = Size(width: figure(0...60, &random), height: figure(0...20, &random))
    let metrics = PopoverMetrics(
      verticalArrow: ArrowMetrics(base: figure(1...3, &random), height: figure(0...2, &random)),
      horizontalArrow: ArrowMetrics(base: figure(1...2, &random), height: figure(0...3, &random)),
      contentViewInsets: Insets(
        top: figure(0...2, &random), left: figure(0...3, &random),
        bottom: figure(0...2, &random), right: figure(0...3, &random)),
      capInsets: Insets(all: figure(0...2, &random)))
    let order = ArrowDirection.allCases.shuffled(using: &random)
    return PopoverPresentation(
      sourceRect: anchor, container: Rect(size: container), preferredContentSize: content,
      permittedArrowDirections: ArrowDirections(
        order.prefix(Int.random(in: 0...4, using: &random))),
      metrics: metrics,
      popoverLayoutMargins: Insets(all: figure(0...2, &random)),
      reserved: Insets(top: 0, left: 0, bottom: figure(0...8, &random), right: 0),
      minimumContentSize: Size(width: figure(0...8, &random), height: figure(0...3, &random)),
      canOverlapSourceViewRect: Bool.random(using: &random),
      currentArrowDirection: Bool.random(using: &random)
        ? ArrowDirection.allCases.randomElement(using: &random) : nil,
      grid: grid)
  }

  /// The scene seen in a mirror that stands upright.
  var mirrored: PopoverPresentation {
    var mirrored = self
    mirrored.sourceRect = sourceRect.mirrored
    mirrored.container = container.mirrored
    mirrored.metrics.contentViewInsets = metrics.contentViewInsets.mirrored
    mirrored.metrics.capInsets = metrics.capInsets.mirrored
    mirrored.popoverLayoutMargins = popoverLayoutMargins.mirrored
    mirrored.reserved = reserved.mirrored
    mirrored.permittedArrowDirections = ArrowDirections(
      permittedArrowDirections.map(\.mirrored))
    mirrored.currentArrowDirection = currentArrowDirection?.mirrored
    return mirrored
  }

  /// The scene with its axes exchanged.
  var transposed: PopoverPresentation {
    var transposed = self
    transposed.sourceRect = sourceRect.transposed
    transposed.container = container.transposed
    transposed.preferredContentSize = preferredContentSize.transposed
    transposed.minimumContentSize = minimumContentSize.transposed
    transposed.metrics = PopoverMetrics(
      verticalArrow: metrics.horizontalArrow, horizontalArrow: metrics.verticalArrow,
      contentViewInsets: metrics.contentViewInsets.transposed,
      capInsets: metrics.capInsets.transposed)
    transposed.popoverLayoutMargins = popoverLayoutMargins.transposed
    transposed.reserved = reserved.transposed
    transposed.permittedArrowDirections = ArrowDirections(
      permittedArrowDirections.map(\.transposed))
    transposed.currentArrowDirection = currentArrowDirection?.transposed
    return transposed
  }
}

extension Rect {
  var mirrored: Rect { Rect(x: -x - width, y: y, width: width, height: height) }
  var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension Size {
  var transposed: Size { Size(width: height, height: width) }
}

extension Insets {
  var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
  var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
}

extension ArrowDirection {
  var mirrored: ArrowDirection { axis == .horizontal ? opposite : self }

  var transposed: ArrowDirection {
    switch self {
    case .up: .left
    case .left: .up
    case .down: .right
    case .right: .down
    }
  }
}

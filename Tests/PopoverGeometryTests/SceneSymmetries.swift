import PopoverGeometry

extension PopoverPresentation {
  /// The scene with every rectangle moved.
  func offset(x: Double, y: Double) -> PopoverPresentation {
    var moved = self
    moved.sourceRect = sourceRect.offset(x: x, y: y)
    moved.container = container.offset(x: x, y: y)
    moved.keepOut = keepOut.map { $0.offset(x: x, y: y) }
    moved.currentFrame = currentFrame?.offset(x: x, y: y)
    return moved
  }

  /// The scene seen in a mirror that stands upright; writing runs the other way.
  var mirrored: PopoverPresentation {
    var mirrored = self
    mirrored.sourceRect = sourceRect.mirrored
    mirrored.container = container.mirrored
    mirrored.metrics.contentViewInsets = metrics.contentViewInsets.mirrored
    mirrored.metrics.capInsets = metrics.capInsets.mirrored
    mirrored.popoverLayoutMargins = popoverLayoutMargins.mirrored
    mirrored.reserved = reserved.mirrored
    mirrored.droppable = droppable.map(\.mirrored)
    mirrored.permittedArrowDirections = ArrowDirections(
      permittedArrowDirections.map(\.mirrored))
    mirrored.currentArrowDirection = currentArrowDirection?.mirrored
    mirrored.currentFrame = currentFrame?.mirrored
    mirrored.policy.writingDirection =
      policy.writingDirection == .leftToRight ? .rightToLeft : .leftToRight
    return mirrored
  }

  /// The scene with its axes exchanged.
  var transposed: PopoverPresentation {
    var transposed = self
    transposed.sourceRect = sourceRect.transposed
    transposed.container = container.transposed
    transposed.keepOut = keepOut.map(\.transposed)
    transposed.currentFrame = currentFrame?.transposed
    transposed.preferredContentSize = preferredContentSize.transposed
    transposed.minimumContentSize = minimumContentSize.transposed
    transposed.maximumContentSize = maximumContentSize?.transposed
    transposed.metrics = PopoverMetrics(
      verticalArrow: metrics.horizontalArrow, horizontalArrow: metrics.verticalArrow,
      contentViewInsets: metrics.contentViewInsets.transposed,
      capInsets: metrics.capInsets.transposed)
    transposed.popoverLayoutMargins = popoverLayoutMargins.transposed
    transposed.reserved = reserved.transposed
    transposed.droppable = droppable.map(\.transposed)
    transposed.permittedArrowDirections = ArrowDirections(
      permittedArrowDirections.map(\.transposed))
    transposed.currentArrowDirection = currentArrowDirection?.transposed
    transposed.policy.aspect = 1 / policy.aspect
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

extension DroppableInsets {
  func map(_ change: (Insets) -> Insets) -> DroppableInsets {
    DroppableInsets(title: change(title), padding: change(padding), border: change(border))
  }
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

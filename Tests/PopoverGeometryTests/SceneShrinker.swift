import PopoverGeometry

/// Makes a scene that breaks a rule as simple as it may be while it still breaks it.
struct SceneShrinker {
  let isBroken: (PopoverPresentation) -> Bool

  func smallest(_ scene: PopoverPresentation) -> PopoverPresentation {
    var smallest = scene
    while let simpler = simpler(smallest) { smallest = simpler }
    return smallest
  }

  /// One step simpler and still broken; `nil` if every step mends it.
  private func simpler(_ scene: PopoverPresentation) -> PopoverPresentation? {
    for step in Self.omissions + Self.figures.flatMap(Self.reductions) {
      var candidate = scene
      step(&candidate)
      if candidate != scene, isBroken(candidate) { return candidate }
    }
    return nil
  }

  private typealias Step = (inout PopoverPresentation) -> Void

  /// Options that a simpler scene does without.
  private static var omissions: [Step] {
    [
      { $0.policy = .standard },
      { $0.policy.stability = .whileItFits },
      { $0.policy.score = .firstFit },
      { $0.policy.alignment = .center },
      { $0.policy.writingDirection = .leftToRight },
      { $0.keepOut.removeAll() },
      { if !$0.keepOut.isEmpty { $0.keepOut.removeLast() } },
      { if $0.keepOut.count > 1 { $0.keepOut.removeFirst() } },
      { $0.wrapping = nil },
      { if $0.wrapping?.lines.isEmpty == false { $0.wrapping?.lines.removeLast() } },
      { $0.droppable = .none },
      { $0.maximumContentSize = nil },
      { $0.currentFrame = nil },
      { $0.currentArrowDirection = nil },
      { $0.canOverlapSourceViewRect = false },
      { $0.permittedArrowDirections = ArrowDirections($0.permittedArrowDirections.dropLast()) },
      { $0.permittedArrowDirections = ArrowDirections($0.permittedArrowDirections.dropFirst()) },
      { $0.metrics.contentViewInsets = .zero },
      { $0.metrics.capInsets = .zero },
      { $0.popoverLayoutMargins = .zero },
      { $0.reserved = .zero },
    ]
  }

  private static var figures: [WritableKeyPath<PopoverPresentation, Double>] {
    [
      \.container.width, \.container.height, \.sourceRect.x, \.sourceRect.y, \.sourceRect.width,
      \.sourceRect.height, \.preferredContentSize.width, \.preferredContentSize.height,
      \.minimumContentSize.width, \.minimumContentSize.height, \.policy.gap, \.policy.skid,
      \.metrics.verticalArrow.base, \.metrics.verticalArrow.height, \.metrics.horizontalArrow.base,
      \.metrics.horizontalArrow.height, \.metrics.contentViewInsets.top,
      \.metrics.contentViewInsets.left, \.reserved.bottom,
    ]
  }

  /// A figure halved to a whole one, or one nearer to zero.
  private static func reductions(_ figure: WritableKeyPath<PopoverPresentation, Double>) -> [Step] {
    [
      { $0[keyPath: figure] = ($0[keyPath: figure] / 2).rounded(.towardZero) },
      { scene in
        let value = scene[keyPath: figure]
        scene[keyPath: figure] = value.magnitude <= 1 ? 0 : value - (value < 0 ? -1 : 1)
      },
    ]
  }
}

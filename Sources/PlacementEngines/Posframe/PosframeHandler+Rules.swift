extension PosframeHandler {
  /// The rule across and the rule down that make up this handler.
  var rules: (across: PosframeRule, down: PosframeRule) {
    switch self {
    case .frameCenter: (.frameCenter, .frameCenter)
    case .frameTopCenter: (.frameCenter, .frameStart)
    case .frameTopLeftCorner: (.frameStart, .frameStart)
    case .frameTopRightCorner: (.frameEndCountedBack, .frameStart)
    case .frameTopLeftOrRightOtherCorner: (.frameOtherEnd, .frameStart)
    case .frameBottomCenter: (.frameCenter, .frameEnd)
    case .frameBottomLeftCorner: (.frameStart, .frameEndCountedBack)
    case .frameBottomRightCorner: (.frameEndCountedBack, .frameEndCountedBack)
    case .windowCenter: (.windowCenter, .windowCenter)
    case .windowTopCenter: (.windowCenter, .windowStart)
    case .windowTopLeftCorner: (.windowStart, .windowStart)
    case .windowTopRightCorner: (.windowEnd, .windowStart)
    case .windowBottomCenter: (.windowCenter, .windowEnd)
    case .windowBottomLeftCorner: (.windowStart, .windowEnd)
    case .windowBottomRightCorner: (.windowEnd, .windowEnd)
    case .pointTopLeftCorner: (.point, .pointOverLine)
    case .pointBottomLeftCorner: (.point, .point)
    case .pointBottomLeftCornerUpward: (.point, .pointUpward)
    case .pointWindowCenter: (.windowCenter, .point)
    case .pointFrameCenter: (.frameCenter, .point)
    case .absolute: (.asGiven, .asGiven)
    }
  }
}

/// The position handlers of Emacs's posframe, by their names without the prefix.
public enum PosframeHandler: String, Equatable, Sendable, CaseIterable {
  case frameCenter = "frame-center"
  case frameTopCenter = "frame-top-center"
  case frameTopLeftCorner = "frame-top-left-corner"
  case frameTopRightCorner = "frame-top-right-corner"
  case frameTopLeftOrRightOtherCorner = "frame-top-left-or-right-other-corner"
  case frameBottomCenter = "frame-bottom-center"
  case frameBottomLeftCorner = "frame-bottom-left-corner"
  case frameBottomRightCorner = "frame-bottom-right-corner"
  case windowCenter = "window-center"
  case windowTopCenter = "window-top-center"
  case windowTopLeftCorner = "window-top-left-corner"
  case windowTopRightCorner = "window-top-right-corner"
  case windowBottomCenter = "window-bottom-center"
  case windowBottomLeftCorner = "window-bottom-left-corner"
  case windowBottomRightCorner = "window-bottom-right-corner"
  case pointTopLeftCorner = "point-top-left-corner"
  case pointBottomLeftCorner = "point-bottom-left-corner"
  case pointBottomLeftCornerUpward = "point-bottom-left-corner-upward"
  case pointWindowCenter = "point-window-center"
  case pointFrameCenter = "point-frame-center"
  /// The point itself.
  case absolute = "absolute-x-y"
}

extension PosframeHandler {
  /// The rules of this handler across and down.
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

/// How a handler finds one coordinate.
enum PosframeRule {
  /// The near, middle or far end of the frame.
  case frameStart
  case frameCenter
  case frameEnd
  /// The far end of the frame as a negative number, which Emacs counts from the far edge.
  case frameEndCountedBack
  /// The side of the frame where the window is not.
  case frameOtherEnd
  /// The near, middle or far end of the window.
  case windowStart
  case windowCenter
  case windowEnd
  /// Below the line of the point if there is room, else above.
  case point
  /// The same for a line without height, so that the popup covers the line.
  case pointOverLine
  /// Above the line of the point, by posframe's own condition.
  case pointUpward
  /// The point itself, with the offset.
  case asGiven
}

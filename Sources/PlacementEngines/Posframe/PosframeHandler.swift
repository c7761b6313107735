/// The position handlers of Emacs's posframe, by their names without the prefix.
public enum PosframeHandler: String, Equatable, Sendable, CaseIterable {
  /// The middle of the frame.
  case frameCenter = "frame-center"
  /// The middle of the frame's upper edge.
  case frameTopCenter = "frame-top-center"
  /// The frame's upper left corner.
  case frameTopLeftCorner = "frame-top-left-corner"
  /// The frame's upper right corner.
  case frameTopRightCorner = "frame-top-right-corner"
  /// The upper corner of the frame on the other side of the window.
  case frameTopLeftOrRightOtherCorner = "frame-top-left-or-right-other-corner"
  /// The middle of the frame's lower edge.
  case frameBottomCenter = "frame-bottom-center"
  /// The frame's lower left corner.
  case frameBottomLeftCorner = "frame-bottom-left-corner"
  /// The frame's lower right corner.
  case frameBottomRightCorner = "frame-bottom-right-corner"
  /// The middle of the window.
  case windowCenter = "window-center"
  /// The middle of the window's upper edge.
  case windowTopCenter = "window-top-center"
  /// The window's upper left corner.
  case windowTopLeftCorner = "window-top-left-corner"
  /// The window's upper right corner.
  case windowTopRightCorner = "window-top-right-corner"
  /// The middle of the window's lower edge.
  case windowBottomCenter = "window-bottom-center"
  /// The window's lower left corner.
  case windowBottomLeftCorner = "window-bottom-left-corner"
  /// The window's lower right corner.
  case windowBottomRightCorner = "window-bottom-right-corner"
  /// Over the point, from its upper left corner.
  case pointTopLeftCorner = "point-top-left-corner"
  /// Below the line of the point, or above it.
  case pointBottomLeftCorner = "point-bottom-left-corner"
  /// Above the line of the point, or below it.
  case pointBottomLeftCornerUpward = "point-bottom-left-corner-upward"
  /// At the line of the point, in the middle of the window.
  case pointWindowCenter = "point-window-center"
  /// At the line of the point, in the middle of the frame.
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

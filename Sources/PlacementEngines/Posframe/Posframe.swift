import PopoverGeometry

/// A child frame of Emacs that posframe places, in whole pixels or cells. Negative answers count from
/// the right or bottom edge of the frame, as in Emacs.
public struct Posframe: Equatable, Sendable {
  /// The size of the child frame.
  public var size: Size
  /// The parent frame.
  public var frame: Size
  /// The window in the frame, with its mode line.
  public var window: Rect
  /// The top-left corner of the character at point, in the frame.
  public var point: Point
  /// The height of the line at point.
  public var fontHeight: Double = 1
  /// Added to the point; it is never mirrored.
  public var offset = Point(x: 0, y: 0)
  /// The height of the mode line at the bottom of the window.
  public var modeLineHeight: Double = 1
  /// The height of the minibuffer at the bottom of the frame.
  public var minibufferHeight: Double = 1

  /// A child frame at a point in a window.
  public init(size: Size, frame: Size, window: Rect, point: Point) {
    (self.size, self.frame, self.window, self.point) = (size, frame, window, point)
  }
}

extension Posframe {
  /// The top-left corner that `handler` finds.
  public func position(by handler: PosframeHandler) -> Point {
    let rules = handler.rules
    return Point(
      x: place(on: .horizontal, by: rules.across), y: place(on: .vertical, by: rules.down))
  }

  private func place(on axis: Axis, by rule: PosframeRule) -> Double {
    let window = window[axis]
    let (length, frame) = (size[axis], frame[axis])
    switch rule {
    case .frameStart: return 0
    case .frameCenter: return half(frame - length)
    case .frameEnd: return frame - length - bars(on: axis).frame
    case .frameEndCountedBack: return countedBack(on: axis)
    case .frameOtherEnd:
      return window.start + half(window.length) <= half(frame) ? countedBack(on: axis) : 0
    case .windowStart: return window.start
    case .windowCenter: return max(0, window.start + half(window.length - length))
    case .windowEnd: return window.end - length - bars(on: axis).window
    case .point, .pointOverLine, .pointUpward: return besidePoint(on: axis, by: rule)
    case .asGiven: return pointWithOffset(on: axis)
    }
  }

  /// What bars take at the end of the frame and of the window: rows, but no columns.
  private func bars(on axis: Axis) -> (frame: Double, window: Double) {
    axis == .horizontal ? (0, 0) : (modeLineHeight + minibufferHeight, modeLineHeight)
  }

  private func countedBack(on axis: Axis) -> Double {
    axis == .horizontal ? -1 : -bars(on: axis).frame
  }

  private func besidePoint(on axis: Axis, by rule: PosframeRule) -> Double {
    let start = pointWithOffset(on: axis)
    guard axis == .vertical else { return max(0, min(start, frame.width - size.width)) }
    let lineEnd = rule == .pointOverLine ? start : start + fontHeight
    let goesUp =
      rule == .pointUpward ? lineEnd - size.height > 0 : lineEnd + size.height > frame.height
    // Posframe does not check that there is more room above: it may cover its line.
    return max(0, goesUp ? start - size.height : lineEnd)
  }

  private func pointWithOffset(on axis: Axis) -> Double {
    point[axis] + offset[axis]
  }

  /// Emacs divides whole numbers and rounds towards zero.
  private func half(_ length: Double) -> Double { (length / 2).rounded(.towardZero) }
}

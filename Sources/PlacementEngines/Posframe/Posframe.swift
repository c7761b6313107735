import PopoverGeometry

/// A child frame of Emacs as posframe is asked to place it.
///
/// Lengths are whole: pixels or cells. Answers below zero count back from the right or bottom
/// edge of the frame, as Emacs has it.
public struct Posframe: Equatable, Sendable {
  public var size: Size
  /// The parent frame.
  public var frame: Size
  /// The window in the frame, mode line included.
  public var window: Rect
  /// The top-left corner of the character at point, in the frame.
  public var point: Point
  /// The height of the line at point.
  public var fontHeight: Double = 1
  /// Added to the point; never mirrored, and of no effect where no point is used.
  public var offset = Point(x: 0, y: 0)
  public var modeLineHeight: Double = 1
  public var minibufferHeight: Double = 1

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

  /// Rows at the bottom of the frame and of the window that are taken; no columns are.
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
    // Nothing asks whether there is more room above: posframe covers its line if need be.
    return max(0, goesUp ? start - size.height : lineEnd)
  }

  private func pointWithOffset(on axis: Axis) -> Double {
    axis == .horizontal ? point.x + offset.x : point.y + offset.y
  }

  /// Emacs divides whole numbers, towards zero.
  private func half(_ length: Double) -> Double { (length / 2).rounded(.towardZero) }
}

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

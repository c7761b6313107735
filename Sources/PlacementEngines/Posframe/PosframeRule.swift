/// How a handler finds one coordinate; each handler is one rule across and one down.
enum PosframeRule {
  /// The near, middle or far end of the frame.
  case frameStart
  case frameCenter
  case frameEnd
  /// The far end of the frame as Emacs counts it: negative, from the far edge.
  case frameEndCountedBack
  /// That side of the frame where the window is not.
  case frameOtherEnd
  /// The near, middle or far end of the window.
  case windowStart
  case windowCenter
  case windowEnd
  /// Down from the line of the point if there is room, up from it if not.
  case point
  /// The same for a line of no height, which puts the popup over the line.
  case pointOverLine
  /// Up from the line of the point, as posframe understands it.
  case pointUpward
  /// The point as it is.
  case asGiven
}

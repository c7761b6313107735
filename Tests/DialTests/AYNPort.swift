import Foundation

/// `AYNCircleView` once more, straight from its description and with the C library's functions, to hold
/// the geometry against.
struct AYNPort {
  var count: Double
  var radius: Double

  private var step: Double { 2 * Double.pi / count }

  func label(_ index: Double) -> (x: Double, y: Double) {
    let angle = .pi - index * step
    return (
      radius + sin(angle) * (radius - 10), radius + cos(angle) * (radius - 10)
    )
  }

  func tick(_ dx: Double, _ dy: Double, isLeft: Bool) -> Double {
    var sign = dx > 0 ? -1.0 : 1
    if fabs(dy) > fabs(dx) {
      sign = dy > 0 ? -1 : 1
      if isLeft { sign = -sign }
    }
    return sign * sqrt(dx * dx + dy * dy) / (2 * .pi * radius) * 2 * .pi
  }

  func floored(_ angle: Double) -> Double {
    let turns = floor(fabs(angle) / (2 * .pi))
    return angle < 0 ? angle + turns * 2 * .pi : angle - turns * 2 * .pi
  }

  func snapped(_ angle: Double) -> Double { Double(lround(angle / step)) * step }

  func value(_ angle: Double) -> Int {
    let steps = angle > 0 ? floor(angle / step) - count : floor(angle / step)
    return Int(fmod(fabs(steps), count))
  }

  func landing(
    previous: Double, from start: (x: Double, y: Double), to target: (x: Double, y: Double),
    isLeft: Bool
  ) -> (x: Double, y: Double) {
    let (dx, dy) = (target.x - start.x, target.y - start.y)
    let rotation = previous + tick(dx, dy, isLeft: isLeft)
    let wanted = snapped(rotation)
    var heading = 0.0
    if dx > 0 { heading = atan(dy / dx) }
    if dx < 0 { heading = dy < 0 ? atan(dy / dx) - .pi : atan(dy / dx) + .pi }
    let way = (wanted <= 0 ? -1 : 1) * (wanted - rotation) * radius
    return (target.x + way * cos(heading), target.y + way * sin(heading))
  }

  /// How far a scroll view gets, summed up a thousandth of a millisecond at a time.
  static func way(from speed: Double, rate: Double, after time: Double) -> Double {
    let share = pow(rate, 0.001)
    var (way, left) = (0.0, speed)
    for _ in 0..<Int(time * 1_000_000) {
      way += left / 1_000_000
      left *= share
    }
    return way
  }
}

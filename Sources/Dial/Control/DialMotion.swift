struct DialMotion: Equatable, Sendable {
  enum Course: Equatable {
    case spin(DialSpin)
    /// A turn that slows down evenly; its duration is in seconds.
    case glide(from: Double, to: Double, duration: Double)
  }

  private let course: Course
  /// The seconds since it began.
  private var time = 0.0

  init(_ course: Course) { self.course = course }

  /// Whether it comes from a spin or a flick.
  var isSpin: Bool { if case .spin = course { true } else { false } }

  /// The angle at which it comes to rest.
  var end: Double {
    switch course {
    case .spin(let spin): spin.end
    case .glide(_, let end, _): end
    }
  }

  private var duration: Double {
    switch course {
    case .spin(let spin): spin.duration
    case .glide(_, _, let duration): duration
    }
  }

  /// Whether it has reached its end.
  var isOver: Bool { time >= duration - DialBehavior.roundingTime }

  /// The angle now.
  var angle: Double {
    if isOver { return end }
    switch course {
    case .spin(let spin): return spin.angle(after: time)
    case .glide(let start, let end, let duration):
      let left = 1 - time / duration
      return end - (end - start) * left * left * left
    }
  }

  mutating func pass(_ seconds: Double) { time += max(0, seconds) }
}

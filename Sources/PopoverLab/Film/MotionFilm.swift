import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A film of a scene that changes: one picture for each step of time that differs from the one before.
package struct MotionFilm: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    /// All popovers appear, or disappear.
    case coming
    case going
    /// Keys are pressed in the lab, with a wait in seconds after each; `nil` waits until everything is at rest.
    case keys([Key], wait: Double?)
  }

  package struct Frame: Equatable, Sendable {
    /// Seconds since the beginning.
    package var time: Double
    package var key: Key?
    package var pose: ScenePose
    /// The metrics by which popovers are laid out.
    package var metrics: PopoverMetrics
    package var picture: Canvas
  }

  package private(set) var frames: [Frame] = []
  private let depth: ColorDepth
  private var clock: FilmClock

  /// The default number of steps in a second.
  package static let usualRate = 20

  /// - Parameters:
  ///   - lab: the lab with the scene and the settings of motion.
  ///   - world: the files that keys ask for.
  ///   - rate: steps a second, from 1 to ``FilmClock/greatestRate``.
  package init(_ subject: Subject, in lab: Lab, world: some World, rate: Int) {
    clock = FilmClock(rate: rate)
    depth = lab.display.depth
    let (stage, rest) = (lab.context.shown.stage, lab.context.restingPose)
    switch subject {
    case .coming: film(from: rest.empty, to: rest, on: stage, by: lab.motionSettings)
    case .going: film(from: rest, to: rest.empty, on: stage, by: lab.motionSettings)
    case .keys(let keys, let wait): film(keys, wait: wait, in: lab, world)
    }
  }

  private mutating func film(
    from start: ScenePose, to end: ScenePose, on stage: SceneStage, by settings: MotionSettings
  ) {
    let transition = SceneTransition(
      from: start, to: end, by: settings, metrics: stage.theme.metrics)
    take(start, on: stage)
    while !transition.isOver(at: clock.time) {
      clock.advance()
      take(transition.pose(at: clock.time), on: stage)
    }
    take(end, on: stage)
  }

  private mutating func film(_ keys: [Key], wait: Double?, in lab: Lab, _ world: some World) {
    var running = RunningLab(lab, on: HeadlessTerminal(size: lab.size), in: world)
    running.lab.showOnlyScene()
    take(of: running.lab)
    for key in keys where running.lab.ending == nil {
      running.receive(.key(key))
      take(of: running.lab, after: key)
      running.receive(.time(clock.elapsed))
      let end = clock.lastStep(of: wait)
      while clock.steps < end, wait != nil || running.lab.motionDue != nil {
        clock.advance()
        running.receive(.time(clock.elapsed))
        take(of: running.lab)
      }
    }
  }

  private mutating func take(of lab: Lab, after key: Key? = nil) {
    take(lab.pose ?? lab.context.restingPose, on: lab.context.shown.stage, after: key)
  }

  private mutating func take(_ pose: ScenePose, on stage: SceneStage, after key: Key? = nil) {
    let picture = pose.picture(by: stage, depth: depth)
    if key == nil, picture == frames.last?.picture { return }
    frames.append(
      Frame(
        time: clock.time, key: key, pose: pose, metrics: stage.theme.metrics, picture: picture))
  }
}

/// The time of a film, counted in steps, so that a film is the same on every machine.
package struct FilmClock: Equatable, Sendable {
  /// Steps in a second.
  private let rate: Int
  /// Steps since the beginning.
  private(set) var steps = 0

  /// The longest wait, in seconds.
  package static let longestWait = 60.0
  /// The most steps in a second.
  package static let greatestRate = 240

  /// - Parameter rate: steps in a second, clamped between 1 and ``greatestRate``.
  init(rate: Int) { self.rate = min(max(1, rate), FilmClock.greatestRate) }

  /// Seconds since the beginning.
  var time: Double { Double(steps) / Double(rate) }
  var elapsed: Duration { .seconds(1) * steps / rate }
  /// Seconds from one step to the next.
  var step: Double { 1 / Double(rate) }

  mutating func advance() { steps += 1 }

  /// The last step of a wait from now, clamped between zero and ``longestWait``; `nil` is the longest wait.
  func lastStep(of wait: Double?) -> Int {
    let longest = FilmClock.longestWait
    // For a wait that is not a number this is zero.
    let wait = max(0, min(wait ?? longest, longest))
    return steps + Int(wait * Double(rate))
  }
}

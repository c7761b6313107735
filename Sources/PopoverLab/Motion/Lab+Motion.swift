import PopoverGeometry
import PopoverScenes

extension Lab {
  /// How changes of the scene are shown; at first they are shown at once.
  public var motionManner: MotionManner {
    get { motion.manner }
    set { motion.manner = newValue }
  }

  /// Whether the scene is seen by itself, as it is.
  var showsScene: Bool { browser == nil && tiles == nil && sheet == nil }

  /// Lets go where it belongs whatever has another place than it had.
  mutating func animate() {
    if motion.manner.isStill || !showsScene {
      motion.rest(at: nil)
    } else if motion.rest?.placement != shown.placement {
      motion.go(
        to: ScenePose(shown.placement, on: shown.stage), metrics: theme.metrics, isHeld: drag != nil
      )
    }
    if motion.scrub.map({ $0.pose.placement != shown.placement }) ?? false { motion.scrub = nil }
  }

  /// When something of what is seen moves by itself.
  var transitionDue: Duration? { isUsable && showsScene ? motion.due : nil }
}

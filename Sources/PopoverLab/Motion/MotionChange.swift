import AnnotatedYAML
import PopoverGeometry

/// A change of the settings of motion; `nil` leaves a setting as it is.
package struct MotionChange: Equatable, Sendable {
  package var style: MotionStyle?
  package var curve: MotionCurve?
  /// In seconds.
  package var duration: Double?

  package init(
    style: MotionStyle? = nil, curve: MotionCurve? = nil, duration: Double? = nil
  ) {
    self.style = style
    self.curve = curve
    self.duration = duration
  }

  /// The durations that can be chosen, in seconds: from a few frames to more than anyone waits.
  package static let durations = 0.05...10.0
}

extension MotionChange {
  static let words = MotionStyle.allCases.map(\.rawValue) + MotionCurve.allCases.map(\.rawValue)

  /// What a user may write, as the start of a message.
  static let expected =
    "a style (\(names(of: MotionStyle.self))), a curve (\(names(of: MotionCurve.self))) and seconds "
    + "(\(durationWords)), each once"

  private static func names<Choice: RawRepresentable<String> & CaseIterable>(
    of: Choice.Type
  ) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  static let durationWords = "from \(durations.lowerBound) to \(Int(durations.upperBound))"

  /// Reads words such as `slide spring 0.4`, in any order.
  package init?(words: String) {
    self.init()
    for word in words.split(separator: " ").map(String.init) {
      if style == nil, let style = MotionStyle(rawValue: word) {
        self.style = style
      } else if curve == nil, let curve = MotionCurve(rawValue: word) {
        self.curve = curve
      } else if duration == nil, let duration = Double(decimal: word),
        Self.durations.contains(duration)
      {
        self.duration = duration
      } else {
        return nil
      }
    }
  }

  /// The changed settings. A curve or a duration without a style turns motion on, so that it is seen.
  package func applied(to settings: MotionSettings) -> MotionSettings {
    var changed = settings
    changed.curve = curve ?? settings.curve
    changed.duration = duration ?? settings.duration
    changed.style = style ?? (settings.style == .none ? .scale : settings.style)
    return changed
  }
}

extension SourceNode {
  /// How changes are shown, in the words of the lab's command; what they leave out is as usual.
  package func motion(_ faults: inout [Fault]) -> MotionSettings? {
    if case .text(let words) = content, !words.isEmpty, let change = MotionChange(words: words) {
      return change.applied(to: MotionSettings())
    }
    faults.append(fault(expecting: .other(MotionChange.expected)))
    return nil
  }
}

extension MotionSettings {
  /// The words of ``MotionChange`` that make these settings of others.
  var commandWords: String { "\(style.rawValue) \(curve.rawValue) \(duration)" }

  /// `scale, ease-out, 0.2 s`.
  package var words: String {
    isStill ? "no motion" : "\(style.rawValue), \(curve.rawValue), \(duration.hundredths) s"
  }
}

extension Double {
  /// Two decimals at most.
  var hundredths: String { Words.figure((self * 100).rounded() / 100) }
}

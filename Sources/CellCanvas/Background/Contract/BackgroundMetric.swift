/// The figures that are asked once per presentation.
public enum BackgroundMetric: String, CaseIterable, Sendable {
  case arrowBase
  case arrowHeight
  case contentViewInsets
  case capInsets
  case wantsDefaultContentAppearance
  case arrowOverlap
  case metrics
}

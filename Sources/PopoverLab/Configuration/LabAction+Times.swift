extension LabAction {
  /// The action so often, as one action: four steps are a step of four.
  func done(_ times: Int) -> LabAction {
    if times == 1 { return self }
    switch self {
    case .edit(.move(let x, let y)): return .edit(.move(x: x * times, y: y * times))
    case .edit(.resizeAnchor(let width, let height)):
      return .edit(.resizeAnchor(width: width * times, height: height * times))
    case .edit(.resizeContent(let width, let height)):
      return .edit(.resizeContent(width: width * times, height: height * times))
    default: return .times(times, self)
    }
  }
}

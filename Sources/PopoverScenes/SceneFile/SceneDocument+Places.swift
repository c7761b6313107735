import AnnotatedYAML

extension SceneDocument {
  /// Where the value of a key of the scene stands; `nil` if the file does not have it.
  public func place(of key: String) -> Place? { root.entry(key)?.value.place }

  /// Where the file says what was looked at: the scene is the one that it holds.
  public func place(of result: CheckResult) -> Place {
    guard case .list(let checks)? = root.entry("checks")?.value.content,
      checks.indices.contains(result.check)
    else { return .start }
    let check = checks[result.check]
    return check.entry(result.key)?.place ?? check.place
  }
}

/// What is said after a key.
enum Notice: Equatable, Sendable {
  /// What has changed; the new decision is said after it.
  case change(String)
  /// What was done, where nothing has been decided anew.
  case done(String)
  /// Why nothing has changed.
  case refusal(String)
}

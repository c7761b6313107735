/// What is said after a key.
enum Notice: Equatable, Sendable {
  /// What has changed; the new decision is said after it.
  case change(String)
  /// Why nothing has changed.
  case refusal(String)
}

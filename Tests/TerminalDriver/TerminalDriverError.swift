/// Why a test with a terminal cannot go on.
public struct TerminalDriverError: Error, CustomStringConvertible {
  /// What was missing, and what was there instead.
  public let description: String
}

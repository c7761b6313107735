/// An entry of `position-try-fallbacks`: what to try when the base style overflows.
public enum PositionTryFallback: Hashable, Sendable {
  /// The base style turned over by each tactic in turn; their order matters.
  case tactics([TryTactic])
  /// The base style with another area.
  case area(PositionArea)

  public static let flipBlock = PositionTryFallback.tactics([.flipBlock])
  public static let flipInline = PositionTryFallback.tactics([.flipInline])
  public static let flipStart = PositionTryFallback.tactics([.flipStart])

  /// Reads one entry: tactics, each at most once, or a `position-area`.
  ///
  /// Nil for anything else; named `@position-try` rules are not known here.
  public init?(_ text: some StringProtocol) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let tactics = words.compactMap { TryTactic(rawValue: String($0)) }
    if !words.isEmpty, tactics.count == words.count {
      guard Set(tactics).count == tactics.count else { return nil }
      self = .tactics(tactics)
    } else {
      guard let area = PositionArea(text) else { return nil }
      self = .area(area)
    }
  }
}

extension [PositionTryFallback] {
  /// Reads a whole `position-try-fallbacks`: `none`, or entries with commas between them.
  public init?(positionTryFallbacks text: some StringProtocol) {
    self = []
    if text.lowercased() == "none" { return }
    for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let fallback = PositionTryFallback(entry) else { return nil }
      append(fallback)
    }
  }
}

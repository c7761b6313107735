import PopoverGeometry

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

/// A `<try-tactic>`: an option made by turning the base style over.
public enum TryTactic: String, Hashable, Sendable, CaseIterable {
  case flipBlock = "flip-block"
  case flipInline = "flip-inline"
  /// Mirrors across the diagonal from the top left: rows become columns, and width height.
  case flipStart = "flip-start"
  case flipX = "flip-x"
  case flipY = "flip-y"

  /// The axis whose two ends are exchanged; nil for the diagonal.
  var mirroredAxis: Axis? {
    switch self {
    case .flipBlock, .flipY: .vertical
    case .flipInline, .flipX: .horizontal
    case .flipStart: nil
    }
  }
}

/// A `position-try-order`: whether the options are sorted by the size of their regions first.
public enum PositionTryOrder: String, Hashable, Sendable, CaseIterable {
  case normal
  case mostWidth = "most-width"
  case mostHeight = "most-height"
  case mostBlockSize = "most-block-size"
  case mostInlineSize = "most-inline-size"

  /// The axis along which a larger region comes first; nil keeps the order of the list.
  public var axis: Axis? {
    switch self {
    case .normal: nil
    case .mostWidth, .mostInlineSize: .horizontal
    case .mostHeight, .mostBlockSize: .vertical
    }
  }
}

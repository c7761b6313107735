import PopoverGeometry

/// An entry of `position-try-fallbacks`: a style to try if the base style overflows.
public enum PositionTryFallback: Hashable, Sendable {
  /// The base style flipped by each tactic in turn.
  case tactics([TryTactic])
  /// The base style with another area.
  case area(PositionArea)
  /// An `@position-try` rule that sets the area and the margins.
  case rule(PositionArea, margin: Insets)

  /// Flipped along the block axis.
  public static let flipBlock = PositionTryFallback.tactics([.flipBlock])
  /// Flipped along the inline axis.
  public static let flipInline = PositionTryFallback.tactics([.flipInline])
  /// Flipped across the diagonal.
  public static let flipStart = PositionTryFallback.tactics([.flipStart])

  /// Reads tactics, each at most once, or a `position-area`; `nil` for a name of `@position-try`, say.
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

extension PositionTryFallback: CustomStringConvertible {
  /// The entry as it is read; a rule, which has a name elsewhere, shows its area.
  public var description: String {
    switch self {
    case .tactics(let tactics): tactics.map(\.rawValue).joined(separator: " ")
    case .area(let area), .rule(let area, _): area.description
    }
  }
}

extension [PositionTryFallback] {
  /// The entries as a `position-try-fallbacks`.
  public var positionTryFallbacks: String {
    isEmpty ? "none" : map(\.description).joined(separator: ", ")
  }

  /// Reads a `position-try-fallbacks`: `none`, or entries separated by commas.
  public init?(positionTryFallbacks text: some StringProtocol) {
    self = []
    if text.lowercased() == "none" { return }
    for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let fallback = PositionTryFallback(entry) else { return nil }
      append(fallback)
    }
  }
}

/// A `<try-tactic>`, which flips the base style.
public enum TryTactic: String, Hashable, Sendable, CaseIterable {
  /// Exchanges above and below.
  case flipBlock = "flip-block"
  /// Exchanges left and right.
  case flipInline = "flip-inline"
  /// Exchanges rows and columns, and width and height.
  case flipStart = "flip-start"
  /// Exchanges left and right, in any writing.
  case flipX = "flip-x"
  /// Exchanges above and below, in any writing.
  case flipY = "flip-y"

  /// The axis whose ends are exchanged; `nil` for the diagonal.
  var mirroredAxis: Axis? {
    switch self {
    case .flipBlock, .flipY: .vertical
    case .flipInline, .flipX: .horizontal
    case .flipStart: nil
    }
  }
}

/// A `position-try-order`: whether options are sorted by the size of their regions.
public enum PositionTryOrder: String, Hashable, Sendable, CaseIterable {
  /// As they are listed.
  case normal
  /// The widest region first.
  case mostWidth = "most-width"
  /// The highest region first.
  case mostHeight = "most-height"
  /// The highest region first, where lines are horizontal.
  case mostBlockSize = "most-block-size"
  /// The widest region first, where lines are horizontal.
  case mostInlineSize = "most-inline-size"

  /// The axis along which larger regions come first; `nil` keeps the order of the list.
  public var axis: Axis? {
    switch self {
    case .normal: nil
    case .mostWidth, .mostInlineSize: .horizontal
    case .mostHeight, .mostBlockSize: .vertical
    }
  }
}

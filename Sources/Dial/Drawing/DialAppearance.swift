import CellCanvas

/// The styles of a dial. Where a background is the terminal's own, what the dial is drawn on shows.
public struct DialAppearance: Equatable, Hashable, Sendable {
  public var rim: Style
  public var tick: Style
  public var label: Style
  /// The label of the value.
  public var current: Style
  /// The value in the middle.
  public var value: Style
  /// The mark at the top, where the value is read.
  public var mark: Style

  public init(
    rim: Style = .plain, tick: Style = Style(attributes: .dim), label: Style = .plain,
    current: Style = Style(attributes: [.bold, .reverse]), value: Style = Style(attributes: .bold),
    mark: Style = Style(attributes: .bold)
  ) {
    self.rim = rim
    self.tick = tick
    self.label = label
    self.current = current
    self.value = value
    self.mark = mark
  }
}

import PopoverThemes

/// The themes at hand, one of them in use.
public struct ThemeShelf: Equatable, Sendable {
  private var themes: [Theme]
  private var index: Int

  /// - Parameter first: the theme in use; it is put before `others` if it is not among them.
  public init(first: Theme, others: [Theme] = []) {
    let known = others.firstIndex(of: first)
    themes = known == nil ? [first] + others : others
    index = known ?? 0
  }

  public var current: Theme { themes[index] }
  public var count: Int { themes.count }

  mutating func advance(by steps: Int) { index = (index + steps) % themes.count }
}

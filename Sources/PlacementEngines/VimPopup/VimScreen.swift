/// The cells that Vim draws on, the command line included.
public struct VimScreen: Equatable, Sendable {
  public var columns: Int
  public var lines: Int

  public init(columns: Int, lines: Int) { (self.columns, self.lines) = (columns, lines) }
}

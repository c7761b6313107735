/// One press of a key, as a terminal can tell it.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    /// What was typed. A shifted letter comes as the capital, without `Modifiers.shift`.
    case character(Unicode.Scalar)
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case insert
    case delete
    case backspace
    case tab
    case enter
    case escape
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  public static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }

  /// Control together with a letter, which is written small: `.control("c")`.
  public static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }
}

import ArgumentParser
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// Figures in points as they are written on the command line; they may have decimals.
enum PointArguments {
  /// The greatest figure that is taken.
  private static let greatest = Double(greatestFigure)

  /// `WxH`, neither negative.
  static func size(_ text: String) throws -> Size {
    let sides = try text.split(separator: "x", omittingEmptySubsequences: false).map(number)
    guard sides.count == 2 else {
      throw ValidationError("a size is written as width x height, as in 240x180.")
    }
    guard sides[0] >= 0, sides[1] >= 0 else {
      throw ValidationError("width and height cannot be negative.")
    }
    return Size(width: sides[0], height: sides[1])
  }

  static func offset(_ text: String) throws -> Double { try number(text[...]) }

  /// A length, which is not negative.
  static func length(_ text: String) throws -> Double {
    let length = try number(text[...])
    guard length >= 0 else { throw ValidationError("a length cannot be negative.") }
    return length
  }

  /// `T,L,B,R`, or one figure for all; none of them negative.
  static func caps(_ text: String) throws -> Insets {
    let caps = try insets(text)
    guard [caps.top, caps.left, caps.bottom, caps.right].allSatisfy({ $0 >= 0 }) else {
      throw ValidationError("caps cannot be negative.")
    }
    return caps
  }

  /// `T,L,B,R`, or one figure for all; negative ones let the content stick out.
  static func insets(_ text: String) throws -> Insets {
    let sides = try text.split(separator: ",", omittingEmptySubsequences: false).map(number)
    switch sides.count {
    case 1: return Insets(all: sides[0])
    case 4: return Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    default: throw ValidationError("it is written as T,L,B,R, or as one number for all four.")
    }
  }

  /// A direction, or `none`.
  static func direction(_ text: String) throws -> ChromeDirection {
    if text == "none" { return ChromeDirection(arrow: nil) }
    guard let direction = ArrowDirection(name: text) else {
      throw ValidationError("a direction is \(ArrowDirection.names), or none.")
    }
    return ChromeDirection(arrow: direction)
  }

  private static func number(_ text: Substring) throws -> Double {
    guard let number = Double(decimal: text) else {
      throw ValidationError("'\(text)' is not a number, as in 40 or -7.5.")
    }
    guard abs(number) <= greatest else {
      throw ValidationError("numbers go from -\(Int(greatest)) to \(Int(greatest)).")
    }
    return number
  }
}

/// The value of `--direction`, which may be none; an optional would say that the option was not given.
struct ChromeDirection: Equatable {
  var arrow: ArrowDirection?
}

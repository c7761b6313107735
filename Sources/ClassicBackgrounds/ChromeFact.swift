import PopoverGeometry

/// A figure of a background view's layout, under its name in JSON.
public struct ChromeFact: Equatable, Sendable {
  /// The name in JSON, such as `arrowBaseFrom`.
  public var key: String
  /// The figure.
  public var figure: ChromeFigure

  /// A figure under its name in JSON.
  public init(_ key: String, _ figure: ChromeFigure) {
    self.key = key
    self.figure = figure
  }
}

/// The value of a fact.
public enum ChromeFigure: Equatable, Sendable {
  /// A place and a size.
  case rect(Rect)
  /// A width and a height.
  case size(Size)
  /// A distance from each edge.
  case insets(Insets)
  /// The radius of each corner.
  case radii(CornerRadii)
  /// A length or an offset.
  case number(Double)
  /// A word.
  case name(String)
  /// Yes or no.
  case flag(Bool)
  /// No value.
  case none
}

extension ChromeFigure {
  init(_ number: Double?) { self = number.map { .number($0) } ?? .none }
}

/// Rectangles are `[x, y, width, height]`, insets `[top, left, bottom, right]`.
extension ChromeFigure: Encodable {
  /// Writes the figure as a single value; `none` is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .rect(let rect): try container.encode(rect.figures)
    case .size(let size): try container.encode([size.width, size.height])
    case .insets(let insets): try container.encode(insets.figures)
    case .radii(let radii): try container.encode(radii)
    case .number(let number): try container.encode(number)
    case .name(let name): try container.encode(name)
    case .flag(let flag): try container.encode(flag)
    case .none: try container.encodeNil()
    }
  }
}

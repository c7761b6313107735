/// The quarters of a cell that a glyph fills.
public struct CellQuarters: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let topLeft = CellQuarters(rawValue: 1)
  public static let topRight = CellQuarters(rawValue: 2)
  public static let bottomLeft = CellQuarters(rawValue: 4)
  public static let bottomRight = CellQuarters(rawValue: 8)
  public static let all: CellQuarters = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Glyph {
  /// The quarters that it fills with the foreground, if it is a blank or a block made of quarters;
  /// `nil` for lines, letters and all else that leaves the background to be seen around it.
  public var quarters: CellQuarters? {
    guard mark == 0 else { return nil }
    return Glyph.blocks[scalar]
  }

  /// The blank or the block that fills these quarters.
  public init(quarters: CellQuarters) {
    self = Glyph.filled[Int(quarters.intersection(.all).rawValue)]
  }

  /// In the order of the raw values.
  private static let filled = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map { Glyph($0) }

  private static let blocks = Dictionary(
    filled.enumerated().map { quarters, block in
      (block.scalar, CellQuarters(rawValue: UInt8(quarters)))
    }, uniquingKeysWith: { first, _ in first })
}

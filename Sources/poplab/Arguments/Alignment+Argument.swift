import ArgumentParser
import PopoverGeometry

extension Alignment: ExpressibleByArgument {
  private static let names = ["start", "center", "end"]

  public init?(argument: String) {
    guard let index = Self.names.firstIndex(of: argument) else { return nil }
    self = Self.allCases[index]
  }

  public var defaultValueDescription: String { "\(self)" }

  public static var allValueStrings: [String] { names }
}

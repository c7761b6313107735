import Foundation

/// The answers of other programs that conformance tests are held against: the folder named by
/// `POPLAB_VECTORS`, or else the copy kept with the tests.
public enum Vectors {
  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["POPLAB_VECTORS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors")
  }

  /// The lines of `file`, one JSON object each.
  public static func lines(of file: String) throws -> [Data] {
    try Data(contentsOf: folder.appendingPathComponent(file)).split(separator: UInt8(ascii: "\n"))
      .map { Data($0) }
  }
}

import Foundation

/// The answers of other programs that conformance tests compare with: the folder named by
/// `POPLAB_VECTORS`, or else the copy kept with the tests.
package enum Vectors {
  private static var otherFolder: String? {
    let path = ProcessInfo.processInfo.environment["POPLAB_VECTORS"] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Whether it is the copy kept with the tests.
  package static var areOwn: Bool { otherFolder == nil }

  private static var folder: URL {
    if let otherFolder { return URL(fileURLWithPath: otherFolder) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors")
  }

  /// The lines of `file`, one JSON object each.
  package static func lines(of file: String) throws -> [Data] {
    try Data(contentsOf: folder.appendingPathComponent(file)).split(separator: UInt8(ascii: "\n"))
      .map { Data($0) }
  }
}

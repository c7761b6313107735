import Foundation

/// A scene as a word of the command line, so that one line recreates it anywhere: `data:` and the bytes of its
/// file in the letters of base64 that mean nothing to any shell.
public enum SceneLink {
  /// What the word begins with.
  public static let prefix = "data:"

  /// The most characters of a line with such a word: terminals that collect a line take 4,095.
  public static let longestLine = 4_000

  /// The word for a file.
  public static func word(for bytes: [UInt8]) -> String {
    let letters = Data(bytes).base64EncodedString()
    return prefix
      + letters.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The file that a word holds; `nil` if the word is damaged.
  public static func bytes(of word: String) -> [UInt8]? {
    guard word.isSceneLink else { return nil }
    let letters = word.dropFirst(prefix.count)
    guard !letters.contains(where: { "+/=".contains($0) }) else { return nil }
    let usual = letters.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - usual.count % 4) % 4)
    guard let data = Data(base64Encoded: usual + padding) else { return nil }
    let bytes = [UInt8](data)
    return self.word(for: bytes) == word ? bytes : nil
  }
}

extension String {
  /// Whether a scene that is called so stands in the word itself.
  package var isSceneLink: Bool { hasPrefix(SceneLink.prefix) }
}

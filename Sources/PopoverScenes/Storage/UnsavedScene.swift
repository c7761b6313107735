import MessageText

/// Changes of a scene that were not saved, stored in case the program ends before they are.
///
/// Each scene has a file of its own: the file of the changed scene below a few comments.
public struct UnsavedScene: Equatable, Sendable {
  /// What was changed; a file by its full path.
  public var location: SceneLocation
  /// The content of the scene's file when it was read; `nil` if there was none.
  public var base: ContentFingerprint?
  /// The file of the changed scene.
  public var bytes: [UInt8]

  /// The changes of a scene, made to the content with the fingerprint `base`.
  public init(of location: SceneLocation, over base: ContentFingerprint?, _ bytes: [UInt8]) {
    self.location = location
    self.base = base
    self.bytes = bytes
  }
}

extension UnsavedScene {
  private static let title = "# Unsaved changes of a scene, kept by poplab. The scene begins below."

  /// The name of the file for the changes of a scene: recognizable for people, and different for each
  /// scene; `number` counts several files of the same scene, from 1.
  public static func fileName(for location: SceneLocation, number: Int = 1) -> String {
    let (kind, text) = location.parts
    let hash = ContentFingerprint(Array("\(kind):\(text)".utf8)).hash.hexadecimal(16)
    let name = text.pathSteps.last ?? "unnamed"
    var words = name.unicodeScalars.prefix(40).map { $0.isPlainInNames ? String($0) : "_" }.joined()
    // Hidden files of the folder are not looked at.
    if words.hasPrefix(".") { words = "_" + words.dropFirst() }
    return words + "-\(hash)\(number > 1 ? "-\(number)" : "").yaml"
  }

  /// The content of the file.
  public var file: [UInt8] {
    let (kind, text) = location.parts
    let lines = [
      Self.title, "# \(kind): \(text.escapedInLine)",
      "# over: \(base.map { "\($0)" } ?? "nothing")",
    ]
    return Array(lines.map { $0 + "\n" }.joined().utf8) + bytes
  }

  /// Reads the content of such a file; `nil` if it is another one.
  public init?(file: [UInt8]) {
    let lines = file.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4 else { return nil }
    let head = lines.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    guard head[0] == Self.title, let location = SceneLocation(line: head[1]),
      head[2].hasPrefix("# over: ")
    else { return nil }
    let base = head[2].dropFirst("# over: ".count)
    self.init(of: location, over: ContentFingerprint(base), Array(lines[3]))
    if self.base == nil, base != "nothing" { return nil }
  }
}

extension SceneLocation {
  fileprivate init?(line: String) {
    let known: [(String, (String) -> SceneLocation)] = [
      ("# shipped: ", SceneLocation.shipped), ("# file: ", SceneLocation.file),
      ("# unnamed: ", { _ in .unnamed }),
    ]
    guard let (start, location) = known.first(where: { line.hasPrefix($0.0) }),
      let text = String(line.dropFirst(start.count)).unescapedInLine
    else { return nil }
    self = location(text)
  }
}

extension String {
  /// Without what could end a line: `%` and control characters are written as `%` and two digits.
  package var escapedInLine: String {
    unicodeScalars.map { scalar in
      guard scalar == "%" || scalar.value < 0x20 else { return String(scalar) }
      return "%" + scalar.value.hexadecimal(2)
    }.joined()
  }

  /// What was escaped so; `nil` where the digits are none.
  package var unescapedInLine: String? {
    // Not by characters: a digit and a combining mark behind it are one of them.
    var (text, rest) = (String.UnicodeScalarView(), unicodeScalars[...])
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        text.append(scalar)
        continue
      }
      let digits = String(rest.prefix(2))
      guard digits.utf8.count == 2, let code = UInt8(hexadecimal: digits) else { return nil }
      text.append(Unicode.Scalar(code))
      rest = rest.dropFirst(2)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainInNames: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
    default: false
    }
  }
}

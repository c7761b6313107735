// Paths of files, as they are written.
extension String {
  /// Whether it is a path with a slash, and so no name.
  package var hasFolder: Bool { utf8.contains(Self.slash) }

  /// Whether it is a path from the root.
  package var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// What stands between the slashes of a path.
  package var pathSteps: [String] {
    utf8.split(separator: Self.slash).map { String(Substring($0)) }
  }

  /// The last step of a path, which is the text itself where it has no slash.
  package var fileName: String { pathSteps.last ?? self }

  /// The name of the file at a path without its ending: a letter behind the last dot, and after it letters and digits alone.
  package var fileStem: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    let ending = name[name.index(after: dot)...]
    let isEnding =
      ending.first?.isLetter == true && ending.allSatisfy { $0.isLetter || $0.isNumber }
    return isEnding ? String(name[..<dot]) : name
  }

  /// The text up to the last slash, with it; `nil` where it has none.
  package var pathFolder: String? { utf8.lastIndex(of: Self.slash).map { String(self[...$0]) } }

  /// Sought byte by byte: among characters, a slash and a combining mark behind it are one.
  private static let slash = UInt8(ascii: "/")
}

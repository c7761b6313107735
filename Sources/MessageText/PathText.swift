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

extension String {
  /// How the names of files of YAML end.
  package static let yamlEndings = [".yaml", ".yml"]

  /// Whether a file of this name is one of YAML.
  package var hasYAMLEnding: Bool { Self.yamlEndings.contains { hasSuffix($0) } }

  /// Whether it is the path of a file of YAML, and no name: it has a slash in it, or such an ending.
  package var isYAMLPath: Bool { hasFolder || hasYAMLEnding }
}

extension String {
  /// The folders in which what a program has open has numbers for names.
  private static let openFolders = ["/dev/fd/", "/proc/self/fd/"]

  /// Whether it stands for what the program has open already: standard input, or a pipe of the shell, as in `<(…)`.
  package var isOpenStream: Bool {
    if self == "/dev/stdin" { return true }
    return Self.openFolders.contains { folder in
      hasPrefix(folder) && Int(dropFirst(folder.count)) != nil
    }
  }

  /// The path of the file from whose folder its own relative paths lead on. What comes through a pipe may name files as if it
  /// were in the current folder: its own is none where a user keeps anything.
  package var baseOfPaths: String { isOpenStream ? "" : self }
}

// What the names of files say.

extension String {
  /// How the names of files of YAML end.
  package static let yamlEndings = [".yaml", ".yml"]

  /// Whether a file of this name is one of YAML.
  package var hasYAMLEnding: Bool { Self.yamlEndings.contains { hasSuffix($0) } }
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

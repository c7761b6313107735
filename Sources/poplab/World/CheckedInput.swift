/// What is to be checked: a theme, or the schemes that a name or a path finds.
enum CheckedInput {
  case theme(ThemeLibrary.Entry)
  case schemes([SchemeInput])

  init(_ name: String, themes: ThemeLibrary) throws {
    if InputFile.isFolder(name), themes.entry(called: name) == nil {
      self = .schemes(try Self.schemes(inFolder: name))
    } else if InputFile.isOrdinary(name),
      case .scheme(let input) = try ThemeOrScheme(name, in: themes)
    {
      self = .schemes([input])
    } else {
      // A pipe is read once, as a theme.
      self = .theme(try themes.entry(name))
    }
  }

  /// The files that are schemes; how many others there are is said.
  ///
  /// - Throws: ``CommandFailure`` if there is none, as then nothing would be checked.
  private static func schemes(inFolder path: String) throws -> [SchemeInput] {
    let files = try SchemeFolder(path: path).files
    let inputs = files.concurrentMap { file in
      (try? InputFile.glance(at: file)).map { SchemeInput(path: file, bytes: $0) }
    }
    let schemes = inputs.compactMap(\.self).filter(\.isScheme)
    if schemes.isEmpty { throw SchemeFolder.withoutSchemes(path) }
    SchemeFolder.sayLeftOut(files.count - schemes.count)
    return schemes
  }
}

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

/// All that is to be checked, and why the rest is not there.
struct CheckedInputs {
  private(set) var found: [CheckedInput] = []
  private(set) var missing: [ExitStatus] = []

  /// What the names find. Of several, one that finds nothing is reported, and the others are checked.
  init(_ names: [String], themes: ThemeLibrary) throws {
    for name in names {
      do { found.append(try CheckedInput(name, themes: themes)) } catch let failure
        as CommandFailure where names.count > 1
      { tell(failure) }
    }
  }

  /// All themes that a name finds, and every file in the folder of the user's own schemes.
  init(everythingIn themes: ThemeLibrary) throws {
    try self.init(themes.names, themes: themes)
    var schemes: [SchemeInput] = []
    for path in SchemeLibrary(themes: themes).own.map(\.path) {
      do { schemes.append(try SchemeInput(path: path)) } catch let failure as CommandFailure {
        tell(failure)
      }
    }
    if !schemes.isEmpty { found.append(.schemes(schemes)) }
  }

  private mutating func tell(_ failure: CommandFailure) {
    missing.append(failure.status)
    StandardError.write(failure.text + "\n")
  }
}

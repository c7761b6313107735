import AnnotatedYAML
import ColorSchemes
import PopoverThemes

/// A file that may be a colour scheme or a theme, which its content tells.
struct SchemeInput {
  let path: String
  let bytes: [UInt8]

  /// The file that is meant by a name or a path: anything with a slash or the ending of a theme, or the name of
  /// a file that no theme has. `nil` if it is no file that can be read; then it may be a theme's name.
  init?(_ nameOrPath: String, themes: ThemeLibrary) {
    let isPath =
      nameOrPath.isThemePath || themes.entry(called: nameOrPath) == nil && !nameOrPath.isEmpty
    guard isPath, let bytes = try? InputFile.contents(of: nameOrPath) else { return nil }
    path = nameOrPath
    self.bytes = bytes
  }

  var isScheme: Bool { SchemeFormat.detected(in: bytes) != nil }

  /// - Throws: ``CommandFailure`` with every fault, if it is no scheme.
  func reading() throws -> SchemeReading {
    do throws(SchemeError) { return try ColorScheme.read(bytes) } catch {
      let lines = error.faults.map { $0.message(path: path) }
      throw CommandFailure(located: lines.joined(separator: "\n"))
    }
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  var name: String { Self.name(ofFile: path) }

  /// The name of the file without its ending: letters alone behind the last dot.
  static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name[name.index(after: dot)...].allSatisfy({ $0.isLetter || $0.isNumber }),
      name[name.index(after: dot)...].first?.isLetter == true
    else { return name }
    return String(name[..<dot])
  }
}

extension ThemeLibrary {
  /// The theme in a file that is no scheme.
  ///
  /// - Throws: ``CommandFailure`` with the faults of a theme; for a file that has not the ending of one, that
  ///   it is no scheme either.
  func file(in input: SchemeInput) throws -> (theme: Theme, source: ThemeSource) {
    do { return try file(of: Self.entry(path: input.path), bytes: input.bytes) } catch {
      if !input.path.hasThemeExtension { _ = try input.reading() }
      throw error
    }
  }
}

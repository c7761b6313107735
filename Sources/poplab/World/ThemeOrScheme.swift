import AnnotatedYAML
import ColorSchemes
import MessageText
import PopoverThemes

/// What a name or a path stands for where a theme may be meant as well as a colour scheme.
enum ThemeOrScheme {
  case scheme(SchemeInput)
  /// The file is there if its content was looked at.
  case theme(ThemeLibrary.Entry, file: SchemeInput?)

  /// A path has a slash in it or ends as themes do, and its file is what its content is. A name is that of a theme, else
  /// of a colour scheme, else of a file here.
  ///
  /// - Throws: ``CommandFailure`` with what there is to choose from.
  init(_ nameOrPath: String, in themes: ThemeLibrary) throws {
    let schemes = SchemeLibrary(themes: themes)
    if nameOrPath.isThemePath {
      let file = (try? InputFile.contents(of: nameOrPath)).map {
        SchemeInput(path: nameOrPath, bytes: $0)
      }
      self = file.map(Self.init) ?? .theme(ThemeLibrary.entry(path: nameOrPath), file: nil)
    } else if let entry = themes.entry(called: nameOrPath) {
      self = .theme(entry, file: nil)
    } else if let file = try schemes.found(nameOrPath) {
      self.init(file)
    } else {
      throw themes.failure(finding: nameOrPath, as: "theme or scheme", besides: schemes.names)
    }
  }

  /// What it is, as in `a theme`.
  var words: String {
    switch self {
    case .scheme: "a colour scheme"
    case .theme: "a theme"
    }
  }

  private init(_ file: SchemeInput) {
    self =
      file.isScheme ? .scheme(file) : .theme(ThemeLibrary.entry(path: file.path), file: file)
  }
}

extension ThemeLibrary {
  /// The theme of an entry.
  ///
  /// - Parameter file: what its content was found to be, as it is no scheme.
  /// - Throws: ``CommandFailure`` with the faults of a theme; for a file that has not the ending of one, that
  ///   it is no scheme either.
  func file(
    of entry: Entry, foundIn file: SchemeInput?
  ) throws -> (theme: Theme, source: ThemeSource) {
    do { return try self.file(of: entry) } catch {
      if let file, !file.path.hasYAMLEnding { _ = try file.reading() }
      throw error
    }
  }
}

extension SchemeReading {
  /// What is wrong in the file at a path, a line each.
  func faults(path: String) -> [String] { faults.map { $0.message(path: path) } }
}

/// A file that may be a colour scheme or a theme, which its content tells.
struct SchemeInput {
  let path: String
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// - Throws: ``CommandFailure`` if the file cannot be read.
  init(path: String) throws {
    self.init(path: path, bytes: try InputFile.needed(path, called: "the scheme"))
  }

  var name: String { path.fileStem }
  var isScheme: Bool { SchemeFormat.detected(in: bytes) != nil }

  /// The scheme; what is wrong in the file beside it is written to standard error.
  func scheme() throws -> ColorScheme {
    let reading = try reading()
    for fault in reading.faults(path: path) { StandardError.write(fault + "\n") }
    return reading.scheme
  }

  /// - Throws: ``CommandFailure`` with every fault, if it is no scheme.
  func reading() throws -> SchemeReading {
    do throws(SchemeError) { return try ColorScheme.read(bytes) } catch {
      throw CommandFailure(error, path: path)
    }
  }
}

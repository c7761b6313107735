import AnnotatedYAML
import BundledThemes
import ColorSchemes
import Foundation
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// All colour schemes in the order in which a name finds them: the user's files, then the shipped ones.
struct SchemeLibrary {
  private let themes: ThemeLibrary
  /// The folder of the user's own schemes; `nil` if there is no place for it.
  let folder: String?
  /// The files of the user's own schemes by their names.
  let own: [(name: String, path: String)]
  private let terminal: TerminalScheme
  /// The names that find a scheme.
  let names: [String]

  /// - Parameter environment: `XDG_CONFIG_HOME`, or else `HOME`, says where the user's schemes are.
  init(
    themes: ThemeLibrary = .current,
    environment: [String: String] = ProcessEnvironment.variables,
    terminal: TerminalScheme = .shared
  ) {
    self.themes = themes
    self.terminal = terminal
    folder = UserFolder.configuration.path(environment).map { $0 + "/schemes" }
    own = folder.map(Self.files) ?? []
    var known: Set<String> = []
    names = (own.map(\.name) + BundledThemes.schemes.map(\.name)).filter {
      !SchemeName.reserved.contains($0) && known.insert($0).inserted
    }
  }

  /// The files of a folder, if there is one; no hidden files, pipes and the like.
  private static func files(in folder: String) -> [(name: String, path: String)] {
    let files = (try? InputFile.names(inFolder: folder)) ?? []
    return files.map { "\(folder)/\($0)" }.filter(InputFile.isOrdinary)
      .map { ($0.fileStem, $0) }
  }
}

extension SchemeLibrary {
  /// A scheme by its name, or by the path of a file: anything with a slash in it, or the name of a file here that is no
  /// name of a scheme.
  ///
  /// - Throws: ``CommandFailure`` with every fault of the file, or with what there is to choose from.
  func scheme(_ nameOrPath: String) throws -> ColorScheme { try opened(nameOrPath).scheme }

  /// The same with every fault of a file that could be read all the same.
  func opened(_ nameOrPath: String) throws -> (scheme: ColorScheme, faults: [String]) {
    if nameOrPath == SchemeName.auto { return (try terminal.scheme(), []) }
    let input = try input(nameOrPath)
    let reading = try input.reading()
    return (reading.scheme, reading.faults(path: input.path))
  }

  /// A scheme that a person has chosen; what is wrong in its file is written to standard error.
  func chosenScheme(_ nameOrPath: String) throws -> ColorScheme {
    let (scheme, faults) = try opened(nameOrPath)
    for fault in faults { StandardError.write(fault + "\n") }
    return scheme
  }

  /// The paths of the user's own schemes that a name finds, by these.
  var paths: [String: String] {
    Dictionary(own.filter { !SchemeName.reserved.contains($0.name) }.map { ($0.name, $0.path) }) {
      first, _ in
      first
    }
  }

  /// The file of a scheme.
  ///
  /// - Throws: ``CommandFailure`` if there is none, or if it cannot be read.
  func input(_ nameOrPath: String) throws -> SchemeInput {
    if let input = try found(nameOrPath) { return input }
    if themes.entry(called: nameOrPath) != nil {
      throw CommandFailure(
        "unknown scheme \(quoted(nameOrPath)); that is a theme", status: .noInput)
    }
    throw UnknownName(thing: "scheme", name: nameOrPath, known: names).failure
  }

  /// What the name of a scheme finds, the user's before the shipped ones, or else the path of a file; `nil` if that is
  /// none.
  func found(_ nameOrPath: String) throws -> SchemeInput? {
    if nameOrPath == SchemeName.auto { return try ofTerminal() }
    if let file = own.first(where: { $0.name == nameOrPath && names.contains($0.name) }) {
      return try SchemeInput(path: file.path)
    }
    if let shipped = BundledThemes.schemes.first(where: { $0.name == nameOrPath }) {
      return SchemeInput(path: "(shipped)/\(nameOrPath).yaml", bytes: shipped.source)
    }
    guard nameOrPath.isSchemePath || InputFile.isThere(nameOrPath) else { return nil }
    return try SchemeInput(path: nameOrPath)
  }

  /// What the terminal says, as a file would have it.
  private func ofTerminal() throws -> SchemeInput {
    do {
      let file = try terminal.scheme().written(as: .gogh)
      return SchemeInput(path: "(terminal)", bytes: Array(file.text.utf8))
    } catch let failure as TerminalSchemeFailure {
      throw failure.ofCommand("name a scheme, such as nord")
    }
  }

  /// What finds a scheme later too: a file beside the user that no scheme has for its name gets a path.
  func reference(_ argument: String) -> String {
    let isFile = !argument.isSchemePath && !names.contains(argument) && InputFile.isThere(argument)
    return isFile ? "./" + argument : argument
  }

  /// What lists say of the schemes that a name finds, with the name in place of a path. What is wrong with those that
  /// cannot be read is written to standard error.
  var summaries: [SchemeSummary] {
    names.compactMap { name in
      StandardError.reporting { SchemeSummary(try scheme(name), fileName: name, path: name) }
    }
  }

  func openings(_ names: [String]) -> [String: SchemeOpening] {
    Dictionary(names.map { ($0, opening($0)) }) { first, _ in first }
  }

  /// A scheme for the lab, or why there is none, in one line.
  func opening(_ nameOrPath: String) -> SchemeOpening {
    do {
      if nameOrPath == SchemeName.auto { return .success(OpenedScheme(try terminal.known())) }
      let (scheme, faults) = try opened(nameOrPath)
      return .success(OpenedScheme(scheme, fault: faults.first))
    } catch {
      let sentence = (error as? CommandFailure)?.sentence ?? "\(error)".capitalizedFirst
      return .failure(SchemeRefusal(sentence))
    }
  }
}

// Files name themes and schemes, which are taken for each other.
extension SchemeLibrary {
  /// Why a name finds no theme.
  func reasonWithoutTheme(_ name: String) -> Fault.Reason {
    names.contains(name)
      ? .inWords(
        "unknown theme \(quoted(name)); that is a colour scheme, for which the key 'scheme' is")
      : .unknownName(name, thing: "theme", known: themes.names)
  }

  /// Why a name finds no scheme.
  func reasonWithoutScheme(_ name: String) -> Fault.Reason {
    themes.entry(called: name) != nil
      ? .inWords("unknown scheme \(quoted(name)); that is a theme, for which the key 'theme' is")
      : .unknownName(name, thing: "scheme", known: names + SchemeName.reserved)
  }
}

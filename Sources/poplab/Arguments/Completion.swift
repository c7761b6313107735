import ArgumentParser
import ClassicBackgrounds
import Foundation
import MessageText
import PlacementEngines
import PopoverGeometry
import PopoverLab
import PopoverReports
import PopoverScenes

/// What shells offer for a word: the names that the program knows, and the files that may stand for one. They ask the
/// program itself at every try, so that the user's own themes and schemes are among the names.
extension CompletionKind {
  static var scenes: Self {
    named(filesEndingIn: String.yamlEndings) { ShippedScenes.names }
  }
  static var themes: Self {
    named(filesEndingIn: String.yamlEndings) { ThemeLibrary.current.names }
  }
  static var schemes: Self { named(filesEndingIn: [""]) { schemeNames } }
  /// Those that are written into a file; none is nothing to write.
  static var writtenSchemes: Self {
    named(filesEndingIn: [""]) { schemeNames.filter { $0 != SchemeName.none } }
  }
  static var themesAndSchemes: Self {
    named(filesEndingIn: [""]) { ThemeLibrary.current.names + SchemeLibrary().names }
  }
  static var scenesAndThemes: Self {
    named(filesEndingIn: [""]) { ShippedScenes.names + ThemeLibrary.current.names }
  }
  static var engines: Self { named { EngineCatalog.shipped.names } }
  /// Whose arithmetic to follow.
  static var originals: Self { named { BackgroundViewMode.allCases.map(\.rawValue) } }
  static var stabilities: Self { named { Stability.usualNames } }
  static var directions: Self { named { directionNames + ["any", "none"] } }
  static var direction: Self { named { directionNames } }
  static var directionOrNone: Self { named { directionNames + ["none"] } }
  static var decorations: Self { named { ([.title, .padding, .border] as Decorations).names } }
  static var contrasts: Self { named { SchemeDemand.names.map { "\($0)=" } } }

  private static let directionNames = ["up", "down", "left", "right"]

  private static var schemeNames: [String] {
    SchemeName.reserved + SchemeLibrary().names
  }

  /// - Parameter endings: how the files end that are offered too; none if no file can be meant.
  private static func named(
    filesEndingIn endings: [String] = [], _ names: @escaping @Sendable () -> [String]
  ) -> Self {
    .custom { _, _, word in
      CompletedWord(word).candidates(names: names(), filesEndingIn: endings)
    }
  }
}

/// A word that is being typed; it may be a list with commas, of which the last part is completed.
struct CompletedWord {
  /// What is there to stay: the parts of the list before the last one.
  private let start: Substring
  private let part: Substring

  init(_ typed: String) {
    let word = Self.isTypedText ? typed.withoutBackslashes : typed
    let end = word.lastIndex(of: ",").map(word.index(after:)) ?? word.startIndex
    (start, part) = (word[..<end], word[end...])
  }

  /// Whether the shell hands over what was typed, and not the word that it stands for.
  private static var isTypedText: Bool {
    ["bash", "zsh"].contains(ProcessEnvironment.variables["SAP_SHELL"])
  }

  /// Names with control characters are not offered: a shell takes each line for a name.
  func candidates(names: [String], filesEndingIn endings: [String]) -> [String] {
    (names + paths(endingIn: endings)).filter {
      $0.hasPrefix(part) && $0.unicodeScalars.allSatisfy(\.mayStandInText)
    }
    .map { start + $0 }
  }

  /// The folders, each with a slash at its end, and the files that stand where the path so far leads; hidden ones if
  /// their dot is typed.
  private func paths(endingIn endings: [String]) -> [String] {
    guard !endings.isEmpty else { return [] }
    let end = part.lastIndex(of: "/").map(part.index(after:)) ?? part.startIndex
    let (folder, name) = (part[..<end], part[end...])
    let place = folder.isEmpty ? "." : String(folder)
    let items = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return items.sorted().filter { $0.hasPrefix(".") == name.hasPrefix(".") }.compactMap { item in
      let path = folder + item
      if InputFile.isFolder(String(path)) { return path + "/" }
      return endings.contains(where: item.hasSuffix) ? String(path) : nil
    }
  }
}

extension String {
  /// The word for which a shell takes it, where backslashes alone quote.
  fileprivate var withoutBackslashes: String {
    var (word, isQuoted) = (String.UnicodeScalarView(), false)
    for scalar in unicodeScalars {
      isQuoted = scalar == "\\" && !isQuoted
      if !isQuoted { word.append(scalar) }
    }
    return String(word)
  }
}

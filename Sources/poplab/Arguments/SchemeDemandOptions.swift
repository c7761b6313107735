import ArgumentParser
import ColorSchemes
import Foundation
import MessageText
import PopoverReports
import PopoverScenes
import PopoverThemes

/// What is asked of the colours of schemes.
struct SchemeDemandOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The theme of the popover that is drawn in a scheme's colours.", valueName: "name|path"),
    completion: .themes)
  var theme: String?

  @Option(
    name: .customLong("at-least"),
    help: ArgumentHelp(
      """
      The least contrast, from 1 to 21, of text, dim, selection, cursor, cursor-text, ansi, one colour such as \
      ansi.8, or popover; may be repeated. 1 asks for nothing.
      """, valueName: "use=contrast"),
    transform: Threshold.init)
  var thresholds: [Threshold] = []

  var themeName: String { theme ?? ThemeLibrary.defaultName }

  /// A contrast that is asked for.
  struct Threshold: Sendable {
    let name: String
    let contrast: Double

    init(_ text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw ValidationError("it is written as use=contrast, as in text=7.")
      }
      name = String(parts[0])
      guard SchemeDemand.names.contains(name) else {
        throw ValidationError(
          "there is no use '\(name.shownSafely)'; "
            + Suggestion.words(for: name, known: SchemeDemand.names) + ".")
      }
      guard let contrast = Double(decimal: parts[1]), (1...21).contains(contrast) else {
        throw ValidationError("a contrast is a number from 1 to 21, as in \(name)=4.5.")
      }
      self.contrast = contrast
    }
  }

  /// - Throws: ``CommandFailure`` if something is asked of schemes and there are none.
  func refuse(unlessSchemeIn inputs: [CheckedInput]) throws {
    let isScheme = inputs.contains { if case .schemes = $0 { true } else { false } }
    guard !isScheme, theme != nil || !thresholds.isEmpty else { return }
    let option = theme == nil ? "--at-least" : "--theme"
    throw CommandFailure(
      "\(option) is for colour schemes; name one, as in 'poplab themes check nord \(option) "
        + (theme == nil ? "text=7'" : "rounded'"),
      status: .usage)
  }

  func check(_ input: SchemeInput, _ theme: Theme) -> SchemeCheck {
    var demand = SchemeDemand()
    for threshold in thresholds { demand.ask(threshold.contrast, of: threshold.name) }
    do throws(SchemeError) {
      return SchemeCheck(
        try ColorScheme.read(input.bytes), fileName: input.name, path: input.path,
        theme: (theme, name: themeName), demand: demand)
    } catch { return SchemeCheck(faults: error, fileName: input.name, path: input.path) }
  }
}

extension SchemeOption {
  /// - Throws: ``CommandFailure`` if themes are to be in another scheme and there are none.
  func refuse(unlessThemeIn inputs: [CheckedInput]) throws {
    let isTheme = inputs.contains { if case .theme = $0 { true } else { false } }
    guard !isTheme, scheme != nil else { return }
    throw CommandFailure(
      "--scheme is for themes, and only colour schemes are named; leave it out, or name a theme",
      status: .usage)
  }
}

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

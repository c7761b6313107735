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
      """, valueName: "use=contrast"), completion: .contrasts,
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

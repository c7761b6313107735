import AnnotatedYAML
import Foundation

/// The reason why a file cannot be read as a colour scheme.
public struct SchemeError: Error, Equatable, Sendable {
  /// What is wrong, with places and what would be right.
  public let faults: [Fault]
}

extension SchemeError: CustomStringConvertible, LocalizedError {
  /// A line for each fault.
  public var description: String { faults.map(\.description).joined(separator: "\n") }

  /// The same, for whoever asks for `localizedDescription`.
  public var errorDescription: String? { description }
}

/// A scheme, with what its file is not right in.
public struct SchemeReading: Equatable, Sendable {
  /// The scheme, with all that could be read.
  public var scheme: ColorScheme
  /// What is missing or could not be read, sorted by place.
  public var warnings: [Fault]
  /// Those of the warnings that say what is wrong: something that is no colour stands where one should, a key is
  /// misspelled, or YAML could not be read.
  public var faults: [Fault]
}

extension ColorScheme {
  /// Reads a file in any of the formats, which its content tells.
  ///
  /// A file that is not right in every line is read as far as it goes; the warnings say what is wrong.
  public static func read(_ bytes: [UInt8]) throws(SchemeError) -> SchemeReading {
    let file = try SchemeFile(bytes)
    guard let format = file.format else {
      throw SchemeError(faults: file.faults + [Fault(at: .start, SchemeProblem.noScheme)])
    }
    let entries = try file.entries(format)
    let draft = SchemeDraft(entries, format.rules)
    // A scheme with a name and no colours leaves all of them to the terminal, as kitty's default does.
    if draft.scheme.colors.isEmpty, draft.scheme.extras.isEmpty, draft.scheme.name == nil {
      let reason =
        draft.faults.isEmpty
        ? draft.notes + [Fault(at: .start, SchemeProblem.noScheme)] : draft.faults
      throw SchemeError(faults: (file.faults + reason).firstOfMany)
    }
    let faults = file.faults + draft.faults
    return SchemeReading(
      scheme: draft.scheme, warnings: (faults + draft.notes).firstOfMany,
      faults: faults.firstOfMany)
  }
}

extension SchemeFormat {
  /// The format of a file by its content; `nil` if it is no colour scheme.
  public static func detected(in bytes: [UInt8]) -> SchemeFormat? {
    (try? SchemeFile(bytes))?.format
  }
}

import CellCanvas
import PopoverThemes

extension ThemeCheck {
  /// All checks as one object with the `version` of its form.
  package static func json(_ checks: [ThemeCheck]) throws -> String {
    try JSON.object(["version": 1, "themes": checks.jsonValue]).line
  }
}

extension ThemeCheck: JSONRepresentable {
  var jsonValue: JSON {
    [
      "name": record.name.jsonValue,
      "path": record.path.jsonValue,
      "verdict": verdict.rawValue.jsonValue,
      "faults": record.faults.jsonValue,
      "contract": violations.jsonValue,
      "lowContrastReason": (record.theme?.lowContrastReason).jsonValue,
      "contrast": rows.jsonValue,
    ]
  }
}

extension ContrastRow: JSONRepresentable {
  var jsonValue: JSON {
    [
      "role": worst.role.name.jsonValue,
      "contrast": contrasts[0].jsonValue,
      "contrast256": contrasts[1].jsonValue,
      "contrast16": contrasts[2].jsonValue,
      "needed": worst.needed.jsonValue,
      "enough": worst.verdict == .unknown ? JSON.null : (worst.verdict == .enough).jsonValue,
      "foreground": worst.foreground.words.jsonValue,
      "background": worst.background.words.jsonValue,
      "nearest": (worst.verdict == .tooLow ? worst.nearestEnough?.words : nil).jsonValue,
      "depth": worst.depth.name.jsonValue,
      "tooLow": failures.map(\.failure),
      "glyph": worst.cell.glyph.text.jsonValue,
      "sample": worst.sample.jsonValue,
      "column": worst.place.x.jsonValue,
      "row": worst.place.y.jsonValue,
      "kind": worst.kind.rawValue.jsonValue,
      "appearance": worst.appearance.rawValue.jsonValue,
    ]
  }
}

extension ContrastFinding {
  /// What is too low at one depth.
  fileprivate var failure: JSON {
    [
      "depth": depth.name.jsonValue, "contrast": contrast.jsonValue,
      "foreground": foreground.words.jsonValue, "background": background.words.jsonValue,
      "nearest": (nearestEnough?.words).jsonValue,
    ]
  }
}

extension ColorDepth {
  /// The name of the value on the command line.
  fileprivate var name: String {
    switch self {
    case .none: "never"
    case .palette8: "8"
    case .palette16: "16"
    case .palette256: "256"
    case .trueColor: "truecolor"
    }
  }
}

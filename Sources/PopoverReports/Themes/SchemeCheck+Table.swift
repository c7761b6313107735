import CellCanvas
import ColorSchemes
import MessageText
import PlacementRequests
import PopoverGeometry
import PopoverThemes

extension SchemeCheck {
  /// The verdict in a line.
  package var headline: String { "\(path.shownSafely): \(verdict.rawValue)" }

  /// The verdict and everything that led to it; ends in a line feed.
  package var report: String {
    ([headline] + remarks.map(\.line)).map { $0 + "\n" }.joined() + table
      + confusions.map { $0.line + "\n" }.joined()
  }

  private var table: String {
    guard let findings else { return "" }
    let rows = findings.map(\.row) + popover.map(\.schemeRow)
    let heads = ["use", "colours", "contrast", "grade", "needed", ""]
    let columns: [TextTable.Column] = [.left, .left, .right, .left, .right]
    let table = TextTable(columns: columns, rows: [heads] + rows).text
    return rows.contains { $0.last == "?" } ? table + "?: the scheme lacks a colour\n" : table
  }
}

extension SchemeConfusion {
  /// `warning: ansi.1 and ansi.2 look alike to deutan vision (0.021)`.
  fileprivate var line: String {
    "warning: \(one.name) and \(other.name) look alike to \(vision.rawValue) vision "
      + "(\(Words.distance(difference)))"
  }
}

extension SchemeConfusion: JSONRepresentable {
  /// The two colours, to whom they look alike, and how near they are.
  public var jsonValue: JSON {
    [
      "vision": vision.rawValue, "one": one.name, "other": other.name,
      "difference": difference,
    ]
  }
}

extension SchemeFinding {
  fileprivate var row: [String] {
    let colors = [foreground, background].map { $0?.hexadecimalColor ?? "-" }
    return [
      name, colors.joined(separator: " on "), contrast.map(Words.contrast) ?? "-",
      grade?.rawValue ?? "", needed.map(Words.figure) ?? "-", word,
    ]
  }

  private var word: String {
    if contrast == nil { return needed == nil ? "" : "?" }
    return isTooLow ? "LOW" : needed == nil ? "" : "ok"
  }
}

extension ContrastFinding {
  /// The same columns for a role of the popover.
  fileprivate var schemeRow: [String] {
    [
      "popover \(role.name)", "\(foreground.fileWords) on \(background.fileWords)",
      contrast.map(Words.contrast) ?? "-",
      contrast.map { ContrastGrade($0).rawValue } ?? "", Words.figure(needed), verdict.word,
    ]
  }
}

extension SchemeCheck: JSONRepresentable {
  package var jsonValue: JSON {
    [
      "name": name, "path": path, "format": (format?.rawValue).jsonValue,
      "verdict": verdict.rawValue,
      "faults": remarks, "thresholds": findings == nil ? JSON.null : demand.jsonValue,
      "contrast": findings ?? [], "alike": confusions,
      "popover": ["theme": theme.jsonValue, "contrast": popover.map(\.schemeValue).jsonValue]
        as JSON,
    ]
  }
}

extension SchemeDemand: JSONRepresentable {
  package var jsonValue: JSON {
    let purposes = SchemePurpose.allCases.map {
      ($0.rawValue, thresholds.needed(for: $0) as Double?)
    }
    let colors = (0..<16).map { (SchemeSlot.ansi($0).name, thresholds.needed(ofColor: $0)) }
    let all = purposes + colors + [("popover", popover)]
    return Dictionary(uniqueKeysWithValues: all.map { ($0, $1.jsonValue) }).jsonValue
  }
}

extension SchemeFinding: JSONRepresentable {
  /// The use, its colours, and the contrast that it has and needs.
  public var jsonValue: JSON {
    [
      "use": name, "foreground": (foreground?.hexadecimalColor).jsonValue,
      "background": (background?.hexadecimalColor).jsonValue, "contrast": contrast.jsonValue,
      "grade": (grade?.rawValue).jsonValue, "needed": needed.jsonValue,
      "enough": contrast == nil || needed == nil ? JSON.null : (!isTooLow).jsonValue,
    ]
  }
}

extension ContrastFinding {
  fileprivate var schemeValue: JSON {
    [
      "role": role.name, "foreground": foreground.fileWords, "background": background.fileWords,
      "contrast": contrast.jsonValue,
      "grade": contrast.map { ContrastGrade($0).rawValue }.jsonValue, "needed": needed,
      "enough": verdict == .unknown ? JSON.null : (verdict == .enough).jsonValue,
    ]
  }
}

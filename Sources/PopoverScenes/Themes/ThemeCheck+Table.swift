import CellCanvas
import PopoverThemes

extension ThemeCheck {
  /// The verdict in a line.
  public var headline: String {
    let reason = record.theme?.lowContrastReason.map { ": \($0)" } ?? ""
    let words = verdict.rawValue + (verdict == .lowOnPurpose ? reason : "")
    return "\(name): \(words)"
  }

  private var name: String { (record.path ?? record.name).shownSafely }

  /// The verdict and all that led to it; ends in a line feed.
  public var report: String {
    let lines = record.faults.map(\.line) + violations.map { "\(name): \($0)" }
    return ([headline] + lines).map { $0 + "\n" }.joined() + table
  }

  private var table: String {
    guard !rows.isEmpty else { return "" }
    let heads = ["role", "colours", "256", "16", "needed", "", "drawn", "would do", "worst at"]
    let table = TextTable(
      columns: [.left, .right, .right, .right, .right], rows: [heads] + rows.map(words))
    let isPartial = rows.contains { $0.worst.verdict == .unknown }
    return table.text + (isPartial ? "?: the terminal alone knows both colours\n" : "")
  }
}

extension ThemeCheck {
  private func words(_ row: ContrastRow) -> [String] {
    let worst = row.worst
    return [worst.role.name] + row.contrasts.map { $0.map(Words.contrast) ?? "-" } + [
      Words.figure(worst.needed), worst.verdict.word, worst.colors, worst.remedy, place(of: worst),
    ]
  }

  /// The glyph, its place, and in which look it is so.
  private func place(of finding: ContrastFinding) -> String {
    let glyph = finding.cell.glyph == .space ? "blank" : finding.cell.glyph.text
    let looks = record.theme?.choices(kind: finding.kind, finding.appearance) ?? []
    let place = ["\(glyph) at \(finding.place.x),\(finding.place.y) of \(finding.sample)"] + looks
    let depth = finding.depth == .trueColor ? "" : " in \(finding.depth.words)"
    let dim = finding.cell.style.attributes.contains(.dim) ? "; dim makes it fainter" : ""
    return place.joined(separator: ", ") + depth + dim
  }
}

extension ContrastFinding {
  /// Both colours in the words of a theme's file.
  fileprivate var colors: String { "\(foreground.words) on \(background.words)" }

  /// The colour that would do, where there is need of one.
  fileprivate var remedy: String {
    guard verdict == .tooLow else { return "" }
    if foreground == .standard { return "a foreground of its own" }
    return nearestEnough.map(\.words) ?? "none"
  }
}

extension ContrastFinding.Verdict {
  fileprivate var word: String {
    switch self {
    case .enough: "ok"
    case .tooLow: "LOW"
    case .unknown: "?"
    }
  }
}

extension ColorDepth {
  fileprivate var words: String {
    switch self {
    case .none: "no colours"
    case .palette8: "8 colours"
    case .palette16: "16 colours"
    case .palette256: "256 colours"
    case .trueColor: "true colour"
    }
  }
}

extension Words {
  /// Two decimals, the rest cut off: what is shown is reached.
  static func contrast(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

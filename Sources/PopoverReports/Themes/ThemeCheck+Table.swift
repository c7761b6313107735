import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes
import PopoverThemes

extension ThemeCheck {
  /// The verdict in a line.
  package var headline: String {
    let reason = record.theme?.lowContrastReason.map { ": \($0)" } ?? ""
    let words = verdict.rawValue + (verdict == .lowOnPurpose ? reason : "")
    return "\(name): \(words)"
  }

  private var name: String { (record.path ?? record.name).shownSafely }

  /// The verdict and everything that led to it; ends in a line feed.
  package var report: String {
    let lines =
      record.faults.map(\.line) + record.warnings.map(\.warning) + violations.map(\.line)
    let confused = confusions.map { $0.line + "\n" }.joined()
    return ([headline] + lines).map { $0 + "\n" }.joined() + table + confused
  }

  private var table: String {
    guard !rows.isEmpty else { return "" }
    let heads = ["role", "colours", "256", "16", "needed", "", "drawn", "try", "worst at"]
    let table = TextTable(
      columns: [.left, .right, .right, .right, .right], rows: [heads] + rows.flatMap(lines))
    let isPartial = rows.contains { $0.worst.verdict == .unknown }
    return table.text + (isPartial ? "?: depends on the terminal's own colours\n" : "")
  }
}

extension ThemeCheck {
  /// A line for each depth too low, the deepest first; else one for where it is hardest to see.
  private func lines(_ row: ContrastRow) -> [[String]] {
    let worst = row.worst
    let figures = row.contrasts.map { $0.map(Words.contrast) ?? "-" }
    let role = [worst.role.name] + figures + [Words.figure(worst.needed)]
    let shown = row.failures.isEmpty ? [worst] : row.failures
    return shown.enumerated().map { index, finding in
      let beginning = index == 0 ? role : role.map { _ in "" }
      let place = place(of: finding, among: shown.count)
      return beginning + [finding.verdict.word, finding.colors, finding.remedy, place]
    }
  }

  /// The glyph, its place, the kind, the appearance and the depth, unless that is true colour alone.
  private func place(of finding: ContrastFinding, among count: Int) -> String {
    let glyph = finding.cell.glyph == .space ? "blank" : finding.cell.glyph.text
    let looks = record.theme?.choices(kind: finding.kind, finding.appearance) ?? []
    let place = ["\(glyph) at \(finding.place.x),\(finding.place.y) of \(finding.sample)"] + looks
    let isPlain = finding.depth == .trueColor && count == 1
    let name = finding.depth == .none ? "no" : finding.depth.name
    let colors = finding.depth == .trueColor ? "true colour" : "\(name) colours"
    let depth = isPlain ? "" : " in \(colors)"
    let dim = finding.cell.style.attributes.contains(.dim) ? "; dim makes it fainter" : ""
    return place.joined(separator: ", ") + depth + dim
  }
}

extension ContrastFinding {
  /// Both colours in the words of a theme's file.
  fileprivate var colors: String { "\(foreground.fileWords) on \(background.fileWords)" }

  /// The nearest colour that would be enough, where one is needed.
  fileprivate var remedy: String {
    guard verdict == .tooLow else { return "" }
    if foreground == .standard { return "a foreground of its own" }
    return nearestEnough.map(\.fileWords) ?? "none"
  }
}

extension ContrastFinding.Verdict {
  var word: String {
    switch self {
    case .enough: "ok"
    case .tooLow: "LOW"
    case .unknown: "?"
    }
  }
}

extension Words {
  /// Three decimals of a distance between colours.
  static func distance(_ distance: Double) -> String {
    fraction(Int((distance * 1_000).rounded()), decimals: 3)
  }
}

import PopoverGeometry

extension ChromeReport {
  /// The question, the parts, the parts of the safe mode, the names of those that differ, and under
  /// `original` all that the original has laid out.
  package func json() throws -> String { try JSONText.text(of: Sheet(self)) }

  private struct Sheet: Encodable {
    var mode: String
    var question: ChromeFactSheet
    var parts: ChromeFactSheet
    var safe: ChromeFactSheet
    var differs: [String]
    var original: ChromeFactSheet?

    enum CodingKeys: String, CodingKey {
      case mode = "as"
      case question, parts, safe, differs, original
    }

    init(_ report: ChromeReport) {
      mode = report.mode.rawValue
      question = ChromeFactSheet(report.question.facts)
      parts = ChromeFactSheet(report.rows.map(\.part))
      safe = ChromeFactSheet(report.rows.map { ChromeFact($0.part.key, $0.safe) })
      differs = report.rows.filter(\.differs).map(\.part.key)
      original = report.mode == .safe ? nil : ChromeFactSheet(report.facts)
    }
  }
}

extension BackgroundViewQuestion {
  /// The question in the keys of recorded ones.
  fileprivate var facts: [ChromeFact] {
    let arrow = metrics.arrow(direction ?? .up)
    return [
      ChromeFact("bounds", .size(bounds)), ChromeFact("arrowDirection", .name(direction.name)),
      ChromeFact("arrowOffset", .number(arrowOffset)), ChromeFact("arrowBase", .number(arrow.base)),
      ChromeFact("arrowHeight", .number(arrow.height)),
      ChromeFact("capInsets", .insets(metrics.capInsets)),
      ChromeFact("contentInsets", .insets(metrics.contentViewInsets)),
      ChromeFact("grid", .name(grid == .cells ? "cells" : "points")),
    ]
  }
}

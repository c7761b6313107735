import ArgumentParser
import PopoverGeometry

/// The figures of a policy as they are written on the command line.
enum PolicyArguments {
  static func gap(_ text: String) throws -> Int {
    let cells = try CellArguments.cells(text)
    guard cells >= 0 else { throw ValidationError("a gap is not negative.") }
    return cells
  }

  static func skid(_ text: String) throws -> Int { try CellArguments.cells(text) }

  static func aspect(_ text: String) throws -> Double {
    guard let aspect = Double(text), (0.1...10).contains(aspect) else {
      throw ValidationError("an aspect is a figure from 0.1 to 10, as in 2 for common cells.")
    }
    return aspect
  }

  /// `rechoose`, `while-it-fits`, `dead-band:N` with whole cells, or `least-movement`.
  static func stability(_ text: String) throws -> Stability {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "dead-band" {
      let cells = try CellArguments.cells(String(parts[1]))
      guard cells >= 0 else { throw ValidationError("a dead band is not negative.") }
      return .deadBand(Double(cells))
    }
    guard let stability = plain[text] else {
      throw ValidationError(
        "a stability is rechoose, while-it-fits, dead-band:N with N cells, or least-movement.")
    }
    return stability
  }

  private static let plain: [String: Stability] = [
    "rechoose": .rechoose, "while-it-fits": .whileItFits, "least-movement": .leastMovement,
  ]
}

import ArgumentParser
import PopoverGeometry
import PopoverScenes

/// The figures of a policy as they are written on the command line.
enum PolicyArguments {
  static func gap(_ text: String) throws -> Int {
    let cells = try CellArguments.cells(text)
    guard cells >= 0 else { throw ValidationError("a gap is not negative.") }
    return cells
  }

  static func skid(_ text: String) throws -> Int { try CellArguments.cells(text) }

  static func aspect(_ text: String) throws -> Double {
    guard let aspect = Double(text), PlacementPolicy.aspects.contains(aspect) else {
      throw ValidationError("an aspect is a figure from 0.1 to 10, as in 2 for common cells.")
    }
    return aspect
  }

  static func stability(_ text: String) throws -> Stability {
    guard let stability = Stability(name: text) else {
      throw ValidationError("a stability is \(Stability.names).")
    }
    return stability
  }

  /// Parts with commas between them; in which order they go is not the user's choice.
  static func decorations(_ text: String) throws -> Decorations {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return try parts.reduce(into: []) { all, name in
      guard let part = Decorations(name: String(name)) else {
        throw ValidationError("what may be left off is title, padding or border.")
      }
      all.insert(part)
    }
  }
}

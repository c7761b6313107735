import PlacementEngines
import PopoverGeometry

/// The border of a float: a name, or the characters of its corners and sides, clockwise from the
/// top-left corner. Fewer than eight are used over and over; a side without a character is no side.
struct NeovimBorderOption: Decodable, Sendable {
  let insets: Insets

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let name = try? value.decode(String.self) {
      guard let border = NeovimBorder(rawValue: name) else {
        let known = NeovimBorder.allCases.map(\.rawValue)
        throw BatchFault(.unknownName(name, known: known), at: decoder.codingPath.words)
      }
      insets = border.insets
    } else {
      let characters = try value.decode([Piece].self).map(\.character)
      guard [1, 2, 4, 8].contains(characters.count) else {
        throw BatchFault("expected 1, 2, 4 or 8 characters", at: decoder.codingPath.words)
      }
      insets = Self.insets(of: characters)
    }
  }

  private static func insets(of characters: [String]) -> Insets {
    let sides = [1, 3, 5, 7].map { characters[$0 % characters.count].isEmpty ? 0.0 : 1 }
    return Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  /// One character, alone or before the name of its highlighting.
  private struct Piece: Decodable {
    var character: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let character = try? value.decode(String.self) {
        self.character = character
      } else {
        character = try value.decode([String].self).first ?? ""
      }
    }
  }
}

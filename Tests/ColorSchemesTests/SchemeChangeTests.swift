import CellCanvas
import ColorSchemes
import Testing

@Suite("Changed schemes")
struct SchemeChangeTests {
  private static let base16 = """
    scheme: "Sample"
    author: "Somebody"

    """
    + (0..<16).map { index in
      let digit = String(index, radix: 16, uppercase: true)
      return "base0\(digit): \"\(String(repeating: digit + "0", count: 3))\""
    }.joined(separator: "\n")

  private static let ghostty = """
    palette = 0=#000000
    palette = 1=#cc0000
    background = #101010
    foreground = #e0e0e0
    """

  private func scheme(_ text: String) throws -> ColorScheme {
    try ColorScheme.read(Array(text.utf8)).scheme
  }

  /// What is changed here is what a file of the same format says when it is written and read again.
  @Test(arguments: [base16, ghostty])
  func aFileHasTheSame(text: String) throws {
    let scheme = try scheme(text)
    for part in scheme.parts {
      let changed = scheme.having(0x12_3456, in: part[0])
      let again = try self.scheme(changed.written(as: scheme.format).text)
      #expect(changed.colors == again.colors, "\(part)")
      #expect(part.allSatisfy { changed[$0] == 0x12_3456 })
    }
  }

  @Test func oneKeyIsOnePart() throws {
    let parts = try scheme(Self.base16).parts
    #expect(parts[0] == [.background, .ansi(0)])
    #expect(parts[1] == [.foreground, .ansi(7), .cursor])
    #expect(Set(parts.joined()).count == parts.joined().count)
    #expect(try scheme(Self.ghostty).parts[0] == [.background])
  }

  /// Ghostty's selection has foreground and background in each other's place.
  @Test func whatIsDerivedFollows() throws {
    let changed = try scheme(Self.ghostty).having(0xABCDEF, in: .foreground)
    #expect(changed.colors[.selectionBackground] == SchemeColor(0xABCDEF, isDerived: true))
    let own = changed.having(0x33_3333, in: .selectionBackground)
    #expect(own.colors[.selectionBackground] == SchemeColor(0x33_3333))
  }
}

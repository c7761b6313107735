import BundledThemes
import ColorSchemes
import Testing

@Suite("Shipped schemes in other formats")
struct ShippedSchemeTests {
  private func again(_ scheme: ColorScheme, as format: SchemeFormat) throws -> ColorScheme {
    try ColorScheme.read(Array(scheme.written(as: format).text.utf8)).scheme
  }

  /// Each scheme written in one format, read, written in another one and read again has every colour that both hold. The
  /// schemes take turns in the first format, so that every pair is tried.
  @Test(arguments: BundledThemes.schemes.indices)
  func everyPairOfFormatsKeepsTheColours(index: Int) throws {
    let scheme = try ColorScheme.read(BundledThemes.schemes[index].source).scheme
    let first = SchemeFormat.allCases[index % SchemeFormat.allCases.count]
    let one = try again(scheme, as: first)
    for second in SchemeFormat.allCases {
      let other = try again(one, as: second)
      var gone = lost(in: first).union(lost(in: second))
      // Foot has both of them or none, and the shipped files have no text for the cursor.
      if first == .foot || second == .foot { gone.insert(.cursor) }
      let wrong = scheme.colors.filter { !gone.contains($0.key) && other[$0.key] != $0.value.rgb }
      #expect(wrong.isEmpty, "\(first) to \(second): \(wrong.keys.map(\.name).sorted())")
    }
  }

  @Test func noShippedThemeIsAScheme() {
    for theme in BundledThemes.all {
      #expect(SchemeFormat.detected(in: theme.source) == nil, "\(theme.name)")
    }
  }

  @Test func thereAreSchemesAndTheyHaveEveryColourOfATerminal() throws {
    #expect(BundledThemes.schemes.count >= SchemeFormat.allCases.count)
    for file in BundledThemes.schemes {
      let scheme = try ColorScheme.read(file.source).scheme
      #expect((0..<16).allSatisfy { scheme[.ansi($0)] != nil }, "\(file.name)")
    }
  }
}

import BundledThemes
import CellCanvas
import ColorSchemes
import Foundation
import Testing

@Suite("The palettes that come with the program")
struct BundledSchemesTests {
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Themes/Schemes")

  private static let names = BundledThemes.schemes.map(\.name)

  private func source(_ name: String) throws -> [UInt8] {
    try #require(BundledThemes.schemes.first { $0.name == name }).source
  }

  @Test func theListIsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == Self.names.map { $0 + ".yaml" }.sorted())
    for (name, source) in BundledThemes.schemes {
      let file = try Data(contentsOf: folder.appendingPathComponent(name + ".yaml"))
      #expect(source == [UInt8](file))
    }
  }

  @Test func noSchemeHasTheNameOfATheme() {
    #expect(Set(Self.names).isDisjoint(with: BundledThemes.all.map(\.name)))
    #expect(Set(Self.names).count == Self.names.count)
  }

  /// A family is what stands before the name of a variant.
  @Test func atLeastTwelveFamiliesMostOfThemLightAndDark() throws {
    let variants = ["-mocha", "-latte", "-dark", "-light", "-dawn", "-lotus"]
    var families: [String: Set<Appearance>] = [:]
    for name in Self.names {
      let variant = variants.first(where: name.hasSuffix) ?? ""
      let scheme = try ColorScheme.read(source(name)).scheme
      families[String(name.dropLast(variant.count)), default: []].insert(scheme.appearance)
    }
    #expect(families.count >= 12)
    #expect(families.values.filter { $0.count == 2 }.count >= 10)
  }

  @Test(arguments: names)
  func eachOneIsReadWithoutAWarning(name: String) throws {
    let reading = try ColorScheme.read(source(name))
    #expect(reading.warnings == [])
    #expect(reading.scheme.variant == "\(reading.scheme.appearance)")
    #expect(reading.scheme.name?.isEmpty == false)
    #expect((0..<16).filter { reading.scheme[.ansi($0)] == nil } == [])
    #expect(reading.scheme.colors.values.filter(\.isDerived).isEmpty)
  }

  /// Who made it, where it is from and that it may be given away stand in its first lines.
  @Test(arguments: names)
  func eachOneSaysWhoseItIs(name: String) throws {
    let lines = try String(decoding: source(name), as: UTF8.self).split(separator: "\n")
    let scheme = try ColorScheme.read(source(name)).scheme
    let author = try #require(scheme.author)
    #expect(lines[0] == "# Author: \(author)")
    #expect(lines[1].hasPrefix("# Source: https://github.com/"))
    #expect(["# Licence: MIT", "# Licence: Apache-2.0"].contains(lines[2]))
  }

  /// The colours that each project gives for terminals, 1 to 6, 9 to 14.
  @Test(
    arguments: [
      ("solarized-light", [0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198], 0xCB4B16),
      ("solarized-dark", [0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198], 0xCB4B16),
      ("dracula", [0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD], 0xFF6E6E),
      ("nord", [0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0], 0xBF616A),
      ("gruvbox-dark", [0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A], 0xFB4934),
      ("catppuccin-mocha", [0xF38BA8, 0xA6E3A1, 0xF9E2AF, 0x89B4FA, 0xF5C2E7, 0x94E2D5], 0xF37799),
      ("rose-pine", [0xEB6F92, 0x31748F, 0xF6C177, 0x9CCFD8, 0xC4A7E7, 0xEBBCBA], 0xEB6F92),
      ("tokyo-night", [0xF7768E, 0x9ECE6A, 0xE0AF68, 0x7AA2F7, 0xBB9AF7, 0x7DCFFF], 0xFF899D),
    ] as [(String, [UInt32], UInt32)])
  func terminalsShowTheColoursOfTheProject(name: String, plain: [UInt32], red: UInt32) throws {
    let scheme = try ColorScheme.read(source(name)).scheme
    #expect((1...6).map { scheme[.ansi($0)] } == plain)
    #expect(scheme[.ansi(9)] == red)
  }
}

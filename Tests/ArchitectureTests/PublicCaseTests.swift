import Foundation
import Testing

/// The cases of public enums in products are documented; the format lint sees to all other declarations.
@Suite("Public cases") struct PublicCaseTests {
  /// The products that the manifest declares.
  private static func products() throws -> Set<Substring> {
    let manifest = SourceFile.root.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    return Set(
      text.matches(of: /\.library\(name: "(\w+)"/).compactMap {
        text[$0.range].split(separator: "\"").last
      })
  }

  @Test func eachHasAWord() throws {
    let products = try Self.products()
    #expect(products.count > 8)
    for file in try SourceFile.all() where products.contains(Substring(file.target)) {
      let missing = Self.undocumentedCases(in: file.text)
      #expect(missing.isEmpty, "\(file.path): \(missing.joined(separator: ", "))")
    }
  }

  /// The lines of cases, one level inside of a public enum, that no comment stands before.
  private static func undocumentedCases(in text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var enums: [(indent: Int, isPublic: Bool)] = []
    var missing: [Substring] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let (indent, words) = (line.prefix { $0 == " " }.count, line.drop { $0 == " " })
      if words.hasPrefix("}") { enums.removeAll { $0.indent >= indent } }
      if words.contains("enum "), words.hasSuffix("{"), !words.hasPrefix("//") {
        enums.append((indent, words.contains("public ")))
      }
      guard let owner = enums.last, owner.isPublic, indent == owner.indent + 2 else { continue }
      guard words.hasPrefix("case ") || words.hasPrefix("indirect case ") else { continue }
      if !lines[index - 1].drop(while: { $0 == " " }).hasPrefix("///") { missing.append(words) }
    }
    return missing
  }
}

import AnnotatedYAML
import CellCanvas
import PlacementRequests

/// The order of schemes in a list.
package enum SchemeOrder: String, CaseIterable, Sendable {
  case name
  /// The darkest background first, so that nothing flashes from one to the next.
  case brightness
  /// The lowest contrast of text first.
  case contrast
}

/// The schemes of folders, in lines or as JSON.
package struct SchemeList: Sendable {
  /// What is listed, in order.
  package private(set) var schemes: [SchemeSummary]

  /// Marks those that look as an earlier one, and those that only have its name.
  package init(_ schemes: [SchemeSummary]) {
    var (byColors, byName): ([[UInt32?]: SchemeSummary], [String: SchemeSummary]) = ([:], [:])
    self.schemes = schemes.map { scheme in
      var scheme = scheme
      let name = scheme.name.lowercased()
      if let first = byColors[scheme.colors] {
        scheme.sameAs = first.name
      } else {
        byColors[scheme.colors] = scheme
      }
      if let first = byName[name] {
        if first.colors != scheme.colors { scheme.unlike = first.path }
      } else {
        byName[name] = scheme
      }
      return scheme
    }
  }

  /// Leaves out all others.
  ///
  /// - Parameter words: what the name has in it, in any order.
  package mutating func keep(appearance: Appearance?, words: String) {
    let words = words.lowercased().split(separator: " ")
    schemes.removeAll { scheme in
      let name = scheme.name.lowercased()
      let isOther = appearance.map { $0 != scheme.appearance } ?? false
      return isOther || !words.allSatisfy(name.contains)
    }
  }

  /// Those that are alike keep their order; what is unknown comes first.
  package mutating func sort(by order: SchemeOrder) {
    switch order {
    case .name: sort { $0.name.lowercased() }
    case .brightness: sort { $0.brightness ?? -1 }
    case .contrast: sort { $0.text ?? -1 }
    }
  }

  private mutating func sort<Key: Comparable>(by key: (SchemeSummary) -> Key) {
    schemes = schemes.map { (key($0), $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// A line for each scheme below a line of headings.
  package var table: String {
    let columns: [TextTable.Column] = [.left, .left, .left, .right, .right]
    return TextTable(columns: columns, rows: [SchemeSummary.heads] + schemes.map(\.row)).text
  }

  /// One object with the `version` of its form.
  package func json() throws -> String {
    try JSON.answer(["schemes": schemes.jsonValue])
  }
}

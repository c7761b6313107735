import CellCanvas

/// Golden screens: files with the characters of a screen and below them a map of its styles, a letter
/// a cell, with a legend. They are written only on request, with `RECORD_SCREENS=1`, and never on CI.
package struct GoldenScreen {
  private var file: GoldenFile

  /// - Parameter testFile: the test's `#filePath`; its folder `Screens` has the files.
  package init(_ name: String, testFile: String = #filePath) {
    file = GoldenFile("\(name).screen", testFile: testFile)
  }

  /// What differs between `canvas` and the file; `nil` if nothing does.
  package func difference(from canvas: Canvas) throws -> String? {
    try file.difference(from: Self.text(of: canvas))
  }

  /// The characters, the map of styles, and the legend.
  static func text(of canvas: Canvas) -> String {
    var letters: [Style: Character] = [:]
    var order: [Style] = []
    var map = ""
    let names = [0x61...0x7A, 0x41...0x5A, 0xC0...0x17F].joined()
      .compactMap { Unicode.Scalar($0).map(Character.init) }
    for y in 0..<canvas.size.height {
      for cell in canvas.row(y) {
        if letters[cell.style] == nil {
          letters[cell.style] = names[min(order.count, names.count - 1)]
          order.append(cell.style)
        }
        map.append(letters[cell.style] ?? "?")
      }
      map += "\n"
    }
    let legend = order.map { "\(letters[$0] ?? "?") \($0.legend)\n" }.joined()
    return canvas.picture + "---\n" + map + "---\n" + legend
  }
}

extension Style {
  var legend: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    let attributes = names.filter { self.attributes.contains($0.0) }.map { " \($0.1)" }.joined()
    return "\(foreground.legend) on \(background.legend)\(attributes)"
  }
}

extension Color {
  fileprivate var legend: String {
    if let rgb {
      let digits = String(rgb, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    return paletteIndex.map { "palette \($0)" } ?? "standard"
  }
}

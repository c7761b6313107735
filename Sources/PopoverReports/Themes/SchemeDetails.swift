import CellCanvas
import ColorSchemes
import MessageText
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// What a file says of the colours of a terminal, and how legible they are.
package struct SchemeDetails: Sendable {
  private let scheme: ColorScheme
  private let name: String
  private let faults: [FileFault]

  /// - Parameters:
  ///   - reading: the file, as far as it could be read.
  ///   - fileName: the file's name without its ending, for files that give no name.
  package init(_ reading: SchemeReading, fileName: String, path: String) {
    scheme = reading.scheme
    name = reading.scheme.name ?? fileName
    faults = reading.warnings.map { FileFault($0, path: path) }
  }

  /// One line for each thing that is missing or wrong.
  package var warnings: String { faults.map { $0.line + "\n" }.joined() }

  /// One object with the `version` of its form.
  package func json() throws -> String {
    try JSON.answer([
      "format": scheme.format.rawValue.jsonValue, "name": name.jsonValue,
      "author": scheme.author.jsonValue, "variant": scheme.variant.jsonValue,
      "appearance": scheme.appearance.rawValue.jsonValue,
      "foreground": digits(.foreground).jsonValue, "background": digits(.background).jsonValue,
      "cursor": digits(.cursor).jsonValue, "cursorText": digits(.cursorText).jsonValue,
      "selection": [
        "foreground": digits(.selectionForeground).jsonValue,
        "background": digits(.selectionBackground).jsonValue,
      ],
      "ansi": ansi.map(digits).jsonValue, "dim": dims.map(digits).jsonValue,
      "dimForeground": digits(.dimForeground).jsonValue,
      "brightForeground": digits(.brightForeground).jsonValue,
      "derived": scheme.derivedNames.jsonValue, "contrast": contrast,
      "in256": ["difference": (loss?.difference).jsonValue, "color": (loss?.slot.name).jsonValue]
        as JSON,
      "extras": extras,
      "warnings": faults.jsonValue,
    ])
  }

  private var loss: (difference: Double, slot: SchemeSlot)? {
    scheme.greatestLoss(in: .palette256)
  }

  private var ansi: [SchemeSlot] { (0..<16).map(SchemeSlot.ansi) }
  private var dims: [SchemeSlot] { (0..<8).map(SchemeSlot.dim) }

  private var contrast: JSON {
    [
      "text": scheme.contrast(of: .foreground).jsonValue,
      "ansi": ansi.map(scheme.contrast(of:)).jsonValue,
    ]
  }

  private var extras: JSON {
    let colors = scheme.extras.map { ($0.name, $0.rgb.hexadecimalColor) }
    return Dictionary(colors) { first, _ in first }.jsonValue
  }

  private func digits(_ slot: SchemeSlot) -> String? { scheme[slot]?.hexadecimalColor }
}

extension SchemeDetails {
  /// A line for each colour: its name, its digits, its contrast on the background, and a swatch of two cells
  /// where `depth` has colours.
  package func table(depth: ColorDepth) -> String {
    let slots: [SchemeSlot] =
      [.foreground, .background, .cursor, .cursorText, .selectionBackground, .selectionForeground]
      + [.dimForeground, .brightForeground] + ansi + dims
    let known = slots.filter { scheme.colors[$0] != nil }
    let colors = known.map { ($0.name, scheme[$0] ?? 0, note($0)) }
    let others = scheme.extras.map { ($0.name.shownSafely, $0.rgb, "") }
    return TextTable(rows: heading).text + "\n" + swatches(colors + others, depth)
  }

  private var heading: [[String]] {
    [
      ["name", name.shownSafely], ["format", scheme.format.rawValue],
      ["author", scheme.author?.shownSafely ?? "-"],
      ["variant", scheme.variant?.shownSafely ?? "-"],
      ["appearance", scheme.appearance.rawValue],
    ] + (loss.map { [["in 256 colours", Words.loss($0)]] } ?? [])
  }

  private func note(_ slot: SchemeSlot) -> String {
    scheme.colors[slot]?.isDerived == true ? "derived" : ""
  }

  private func swatches(
    _ colors: [(name: String, rgb: UInt32, note: String)], _ depth: ColorDepth
  ) -> String {
    let rows = colors.map { color in
      [color.name, color.rgb.hexadecimalColor, contrast(of: color.rgb), color.note]
    }
    let heads = ["colour", "sRGB", "contrast", ""]
    let table = TextTable(columns: [.left, .right, .right], rows: [heads] + rows)
    guard depth != .none else { return table.text }
    return zip(table.lines, [nil] + colors.map { $0.rgb as UInt32? }).map { line, rgb in
      (rgb.map { Swatch(rgb: $0).text(depth) } ?? "    ") + line + "\n"
    }.joined()
  }

  private func contrast(of rgb: UInt32) -> String {
    scheme[.background].map { Words.contrast(Color.contrast(rgb, $0)) } ?? "-"
  }
}

/// Two cells in a colour.
private struct Swatch {
  var rgb: UInt32

  /// The cells with their escape sequences, and two blanks behind them.
  func text(_ depth: ColorDepth) -> String {
    var canvas = Canvas(size: CellSize(width: 2, height: 1))
    for x in 0..<2 {
      canvas[CellPoint(x: x, y: 0)] = Cell(
        .space, style: Style(background: .rgb(rgb)))
    }
    return canvas.ansiText(depth: depth).filter { !$0.isNewline } + "  "
  }
}

extension Words {
  /// `off by at most 0.021, ansi.4`: how far colours are off in OKLab where a terminal shows the nearest that it has.
  package static func loss(_ loss: (difference: Double, slot: SchemeSlot)) -> String {
    let most = figure((loss.difference * 1_000).rounded(.up) / 1_000)
    return "off by at most \(most), \(loss.slot.name)"
  }
}

extension ColorScheme {
  /// The names of the colours that the file does not have.
  var derivedNames: [String] {
    colors.filter(\.value.isDerived).map(\.key.name)
      .sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
  }
}

import AnnotatedYAML
import CellCanvas

/// The names of colors in files.
enum ColorName {
  /// The first sixteen colors of the terminal's palette in their order, black to bright white.
  private static let palette: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-\($0)" }
  }()

  static let all = ["standard"] + palette

  /// The words for an expected color.
  static let expectation =
    "a colour: \"#rgb\", \"#rrggbb\", standard, a name such as bright-blue, or 0 to 255"

  /// The name of a color of the terminal's palette, or else its number.
  static func name(_ index: UInt8) -> String {
    palette.indices.contains(Int(index)) ? palette[Int(index)] : "\(index)"
  }

  static func color(_ name: String) -> Color? {
    if name == "standard" { return .standard }
    return palette.firstIndex(of: name).map { .palette(UInt8($0)) }
  }
}

extension SourceNode {
  /// A color: `#rgb`, `#rrggbb`, `standard`, the name of one of the first sixteen colors of the terminal's
  /// palette, or a number in that palette.
  public func color(_ faults: inout [Fault]) -> Color? {
    guard case .text(let text) = content, !text.isEmpty else {
      faults.append(colorFault)
      return nil
    }
    if let color = Color(named: text) { return color }
    faults.append(Fault(at: place, .theme(.unknownColor(text, palette: []))))
    return nil
  }

  /// A fault that says that a color was expected.
  var colorFault: Fault {
    let hint = found == .nothing ? "; one that begins with # must be in quotes" : ""
    return fault(expecting: .other(ColorName.expectation + hint))
  }
}

extension Color {
  /// The color for a text of a file; `nil` if it is none.
  init?(named text: String) {
    let color =
      text.hasPrefix("#")
      ? Color(hexadecimal: text.dropFirst())
      : ColorName.color(text) ?? UInt8(text).map { .palette($0) }
    guard let color else { return nil }
    self = color
  }

  /// The color for three or six hexadecimal digits: `#1af` is `#11aaff`.
  private init?(hexadecimal digits: Substring) {
    guard digits.count == 3 || digits.count == 6, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    let six = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let value = UInt32(six, radix: 16) else { return nil }
    self = .rgb(value)
  }
}

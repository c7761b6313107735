import CellCanvas

/// The names that colours have in files.
enum ColorName {
  /// The sixteen of every terminal's palette in their order, black to bright white.
  private static let palette: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-\($0)" }
  }()

  static let all = ["standard"] + palette

  static func color(_ name: String) -> Color? {
    if name == "standard" { return .standard }
    return palette.firstIndex(of: name).map { .palette(UInt8($0)) }
  }
}

extension SourceNode {
  /// A colour: `#rgb`, `#rrggbb`, `standard`, the name of one of the palette's first sixteen, or a
  /// number in the palette.
  public func color(_ faults: inout [Fault]) -> Color? {
    if case .text(let text) = content, let color = Color(text) { return color }
    faults.append(fault(expecting: .color))
    return nil
  }
}

extension Color {
  fileprivate init?(_ text: String) {
    let color =
      text.hasPrefix("#")
      ? Color(hexadecimal: text.dropFirst())
      : ColorName.color(text) ?? UInt8(text).map { .palette($0) }
    guard let color else { return nil }
    self = color
  }

  /// Three digits stand for six: `#1af` is `#11aaff`.
  private init?(hexadecimal digits: Substring) {
    guard digits.count == 3 || digits.count == 6, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    let six = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let value = UInt32(six, radix: 16) else { return nil }
    self = .rgb(value)
  }
}

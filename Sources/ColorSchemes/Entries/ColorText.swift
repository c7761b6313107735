import CellCanvas
import MessageText

/// How a colour is written in files of one kind.
struct ColorSyntax: OptionSet, Sendable {
  var rawValue: Int

  /// Names of X11, as `light sea green`, are colours.
  static let names = ColorSyntax(rawValue: 1)
  /// The digits of `#RGB` are the first ones of each channel, as X11 reads them: `#fff` is `#f0f0f0`.
  static let digitsOfX11 = ColorSyntax(rawValue: 2)
  /// Of eight digits the first two are the opacity.
  static let opacityFirst = ColorSyntax(rawValue: 4)
  /// The opacity in percent stands in brackets before the colour, as urxvt has it.
  static let opacityInBrackets = ColorSyntax(rawValue: 8)
  /// Channels stand in brackets, as in CSS: `rgba(68, 71, 90, 0.5)`; hue, saturation and lightness also as `hsl:235 100 50`.
  static let functions = ColorSyntax(rawValue: 16)
  /// Three digits are a colour without a mark too, at the keys of colours.
  static let bareDigits = ColorSyntax(rawValue: 32)
}

/// A colour as it is written.
struct ColorText: Equatable {
  var rgb: UInt32
  /// Whether it is transparent, which is left out.
  var isTransparent = false

  /// Reads `#rrggbb`, `0xrrggbb`, `rrggbb`, the same with 3, 8, 9 or 12 digits, `rgb:rr/gg/bb` or a name; behind a
  /// blank a comment may follow, before which the colour stands in quotes or not.
  init?(_ text: String, _ syntax: ColorSyntax = []) {
    let text = text.trimmed
    guard let color = Self.plain(text, syntax) ?? Self.first(of: text, syntax) else { return nil }
    self = color
  }

  init(rgb: UInt32, isTransparent: Bool = false) {
    self.rgb = rgb
    self.isTransparent = isTransparent
  }

  /// The first word, if a comment follows.
  private static func first(of text: String, _ syntax: ColorSyntax) -> ColorText? {
    guard let end = text.firstIndex(where: \.isWhitespace) else { return nil }
    guard let mark = text[end...].trimmed.first, "#!;/".contains(mark) else { return nil }
    return plain(text[..<end].unquoted, syntax)
  }

  private static func plain(_ text: String, _ syntax: ColorSyntax) -> ColorText? {
    let lower = text.lowercased()
    if syntax.contains(.opacityInBrackets), lower.first == "[" {
      return behindOpacity(text, syntax)
    }
    if syntax.contains(.functions), let color = function(lower) ?? hue(lower) { return color }
    if let channels = Color.channels(x11: lower) {
      let isTransparent = channels.count == 4 && channels[3] < 255
      return ColorText(rgb: joined(channels.prefix(3).map(Int.init)), isTransparent: isTransparent)
    }
    let prefix = ["#", "0x"].first(where: lower.hasPrefix)
    let digits = lower.dropFirst(prefix?.count ?? 0)
    // Names such as `add` and `bed` are no colours: without a mark most have six digits or more.
    let isMarked = prefix != nil || digits.count > 5 || syntax.contains(.bareDigits)
    if isMarked, let color = hexadecimal(digits, syntax) { return color }
    return syntax.contains(.names) ? NamedColor.rgb(lower).map { ColorText(rgb: $0) } : nil
  }

  private static func hexadecimal(_ digits: Substring, _ syntax: ColorSyntax) -> ColorText? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3:
      let factor = syntax.contains(.digitsOfX11) ? 16 : 17
      return ColorText(rgb: joined(values.map { $0 * factor }))
    case 6, 9, 12:
      let width = values.count / 3
      return ColorText(rgb: joined([0, width, 2 * width].map { values[$0] << 4 | values[$0 + 1] }))
    case 8:
      var channels = (0..<4).map { values[2 * $0] << 4 | values[2 * $0 + 1] }
      let opacity = channels.remove(at: syntax.contains(.opacityFirst) ? 0 : 3)
      return ColorText(rgb: joined(channels), isTransparent: opacity < 255)
    default: return nil
    }
  }

  private static func behindOpacity(_ text: String, _ syntax: ColorSyntax) -> ColorText? {
    guard let end = text.firstIndex(of: "]"), let percent = Int(text[..<end].dropFirst()),
      var color = plain(
        String(text[end...].dropFirst()), syntax.subtracting(.opacityInBrackets))
    else { return nil }
    color.isTransparent = percent < 100
    return color
  }

  /// `rgb(r, g, b)` or `rgba(r, g, b, a)` with channels up to 255 or in percent, and an opacity up to 1 or in percent.
  private static func function(_ text: String) -> ColorText? {
    guard let parts = arguments(of: text, ["rgb(", "rgba("]) else { return nil }
    let channels = parts.prefix(3).compactMap(channel)
    return channels.count == 3
      ? ColorText(rgb: joined(channels), isTransparent: isTransparent(parts)) : nil
  }

  /// `hsl:h s l`, `hsl(h, s%, l%)` or `hsla(h, s%, l%, a)`: a hue in degrees, and a saturation and a lightness in percent. Source:
  /// CSS Color 4, section 7.
  private static func hue(_ text: String) -> ColorText? {
    guard let parts = arguments(of: text, ["hsl:", "hsl(", "hsla("]),
      let hue = figure(parts[0], "deg"), let saturation = figure(parts[1], "%"),
      let lightness = figure(parts[2], "%"), (0...100).contains(saturation),
      (0...100).contains(lightness)
    else { return nil }
    let light = lightness / 100
    let amplitude = saturation / 100 * min(light, 1 - light)
    let turn = hue.truncatingRemainder(dividingBy: 360) / 30 + 12
    let channels = [0.0, 8, 4].map { offset in
      let place = (offset + turn).truncatingRemainder(dividingBy: 12)
      let share = max(-1, min(place - 3, 9 - place, 1))
      return Int(((light - amplitude * share) * 255).rounded())
    }
    return ColorText(rgb: joined(channels), isTransparent: isTransparent(parts))
  }

  /// Three arguments, or four with an opacity.
  private static func arguments(of text: String, _ prefixes: [String]) -> [Substring]? {
    guard let prefix = prefixes.first(where: text.hasPrefix),
      text.last == ")" || prefix.last == ":"
    else { return nil }
    let parts = text.dropFirst(prefix.count).split { " ,/)".contains($0) }
    return (3...4).contains(parts.count) ? parts : nil
  }

  private static func isTransparent(_ arguments: [Substring]) -> Bool {
    guard arguments.count == 4 else { return false }
    return figure(arguments[3], "%") ?? 0 < (arguments[3].last == "%" ? 100 : 1)
  }

  /// A number with its unit or without.
  private static func figure(_ text: Substring, _ unit: String) -> Double? {
    guard let figure = Double(text.hasSuffix(unit) ? text.dropLast(unit.count) : text),
      figure.isFinite
    else { return nil }
    return figure
  }

  private static func channel(_ text: Substring) -> Int? {
    guard text.last == "%" else { return UInt8(text).map(Int.init) }
    guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
    return Int((percent * 255 / 100).rounded())
  }

  private static func joined(_ channels: [Int]) -> UInt32 {
    channels.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

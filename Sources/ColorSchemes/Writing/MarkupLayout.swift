import MessageText

/// YAML and JSON, whose keys stand in one mapping.
enum MarkupLayout {
  static func json(of outline: SchemeOutline) -> String {
    let pairs =
      outline.details + outline.lines.map { (key: $0.key, value: $0.text) }
    let entries = pairs.map { "  \($0.key.quotedAsJSON): \($0.value.quotedAsJSON)" }
    return "{\n" + entries.joined(separator: ",\n") + "\n}\n"
  }

  /// The colours of base16 and base24 are in a mapping of their own.
  static func yaml(of outline: SchemeOutline) -> String {
    let details = outline.details.map { entry($0.key, $0.value) }.joined()
    if outline.format == .gogh { return details + outline.lines.map(line).joined() }
    let inside = outline.lines.filter { nested($0.key) != nil }
    let outside = outline.lines.filter { nested($0.key) == nil }
    let palette = inside.map { line in
      "  " + entry(nested(line.key) ?? "", line.text, origin: line.origin)
    }
    return entry("system", outline.format.rawValue) + details + outside.map(line).joined()
      + "palette:\n" + palette.joined()
  }

  /// The key inside the palette.
  private static func nested(_ key: String) -> String? {
    if key.hasPrefix("palette.") { return String(key.dropFirst(8)) }
    return FormatRules.baseKey(key)
  }

  private static func line(_ line: SchemeOutline.Line) -> String {
    entry(line.key, line.text, origin: line.origin)
  }

  private static func entry(_ key: String, _ value: String, origin: String? = nil) -> String {
    let comment = origin.map { " # " + $0 } ?? ""
    return "\(key.isPlainWord ? key : key.quotedText): \(value.quotedText)\(comment)\n"
  }
}

/// The XML of property lists. A colour is written in sRGB, with the digits that its eight bits need.
enum PropertyListLayout {
  static func text(of outline: SchemeOutline) -> String {
    let details = outline.details.map { key($0.key) + "  <string>\(escaped($0.value))</string>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \((details + outline.lines.compactMap(color)).joined())</dict>
      </plist>

      """
  }

  private static func color(_ line: SchemeOutline.Line) -> String? {
    guard let rgb = line.rgb else { return nil }
    let channels = zip(["Red", "Green", "Blue"], [16, 8, 0] as [UInt32]).map { name, shift in
      let value = Double(rgb >> shift & 0xFF) / 255
      return "    <key>\(name) Component</key>\n    <real>\(value)</real>\n"
    }
    let space =
      "    <key>Color Space</key>\n    <string>\(PropertyListColorSpace.standard.rawValue)</string>\n"
    return key(line.key) + "  <dict>\n" + channels.joined() + space + "  </dict>\n"
  }

  private static func key(_ key: String) -> String { "  <key>\(escaped(key))</key>\n" }

  private static func escaped(_ text: String) -> String { Markup.escaped(text.shownSafely) }
}

extension String {
  /// The text in double quotes, as YAML and TOML read it.
  var quotedText: String {
    unicodeScalars.reduce(into: "\"") { quoted, scalar in
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\\(scalar)"
      } else if scalar.isShownAlone {
        quoted.unicodeScalars.append(scalar)
      } else {
        quoted +=
          scalar.value < 0x1_0000
          ? "\\u" + scalar.value.hexadecimal(4) : "\\U" + scalar.value.hexadecimal(8)
      }
    } + "\""
  }

  /// Whether it is a key without quotes in YAML and TOML.
  var isPlainWord: Bool {
    first?.isLetter == true
      && utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D
      }
  }
}

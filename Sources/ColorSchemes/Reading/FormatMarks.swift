import MessageText

/// Tells the formats of text files apart by what stands in their lines.
struct FormatMarks {
  /// How many lines only this format has.
  private(set) var counts: [SchemeFormat: Int] = [:]
  /// Whether tables of colours are mappings of YAML.
  private(set) var isYAML = false
  private var section = ""
  /// What a line such as `system: base24` says.
  private var stated: SchemeFormat?

  init(_ text: String) {
    for line in SchemeEntries.lines(of: text) {
      guard let format = format(of: line.text) else { continue }
      counts[format, default: 0] += 1
    }
  }

  /// The format with the most lines; `nil` if no line belongs to one. A single colour that only base24 has
  /// tells it from base16, unless the file says which of them it is.
  var format: SchemeFormat? {
    let best = counts.values.max()
    let format = SchemeFormat.allCases.first { counts[$0] == best && best != nil }
    guard format == .base16 || format == .base24 else { return format }
    return stated ?? (counts[.base24] == nil ? .base16 : .base24)
  }

  private mutating func format(of line: Substring) -> SchemeFormat? {
    if line.hasPrefix("#"), line.hasSuffix("vim:ft=kitty") { return .kitty }
    if line.hasPrefix("#define") {
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.count > 1 && FormatRules.definitions[String(words[1])] != nil ? .xresources : nil
    }
    if line.first == "[" {
      section = line.drop { $0 == "[" }.prefix { $0 != "]" }.filter { !" \t\"'".contains($0) }
      return Self.tables.contains(section) ? .alacritty : nil
    }
    let key = line.prefix { !" \t=:".contains($0) }
    let rest = line[key.endIndex...].drop { $0 == " " || $0 == "\t" }
    let value = rest.dropFirst().trimmed
    switch rest.first {
    case ":":
      if key.unquoted == "system" { stated = Self.system(value) }
      // Older files of Alacritty have their schemes elsewhere, and name one of them.
      if key.unquoted == "colors", value.first == "*" {
        isYAML = true
        return .alacritty
      }
      let beginsMapping = value.isEmpty || value.hasPrefix("# ") || value.first == "{"
      return beginsMapping ? mapping(key.unquoted, value) : Self.colons(key.unquoted)
    case "=": return equals(key.trimmed, value)
    default: return Self.blanks(String(key), rest.trimmed)
    }
  }

  /// A key of YAML with a mapping below it, as Alacritty had its tables before it took TOML, or behind it.
  private mutating func mapping(_ key: String, _ value: String) -> SchemeFormat? {
    let bases = value.split { "{,: \t".contains($0) }.compactMap {
      FormatRules.baseKey($0.unquoted)
    }
    if key == "palette", let last = bases.max() { return Self.colons(last) }
    if key == "colors" { section = key + ":" }
    guard section == "colors:", Self.tables.contains("colors." + key) else { return nil }
    isYAML = true
    return .alacritty
  }

  /// The tables of Alacritty.
  private static let tables = Set(
    ["primary", "normal", "bright", "dim", "cursor", "selection"].map { "colors.\($0)" })
}

extension FormatMarks {
  private static func system(_ value: String) -> SchemeFormat? {
    [.base16, .base24].first { value.contains($0.rawValue) }
  }

  private static func colons(_ key: String) -> SchemeFormat? {
    if let base = FormatRules.baseKey(key) { return base < "base10" ? .base16 : .base24 }
    if FormatRules.gogh.slots[key] != nil, key.hasPrefix("color_") { return .gogh }
    let name = FormatRules.resource(key)
    guard FormatRules.xresources.slots[name] != nil else { return nil }
    return name != key || name.hasPrefix("color") ? .xresources : nil
  }

  private func equals(_ key: String, _ value: String) -> SchemeFormat? {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if key.hasPrefix("colors."), parts.count > 1, Self.tables.contains("colors." + parts[1]) {
      return .alacritty
    }
    switch section {
    case "": return Self.outside(key, value)
    case "colors" where Self.tables.contains("colors." + parts[0]) && value.hasPrefix("{"):
      return .alacritty
    case "colors" where value.hasPrefix("\"") || value.hasPrefix("'") || value.hasPrefix("["):
      let own = FormatRules.wezterm.slots["colors." + key] != nil
      return own || ["ansi", "brights"].contains(key) ? .wezterm : nil
    case "colors", "colors-dark", "colors-light", "colors2", "cursor":
      return FormatRules.foot.slots[key] != nil ? .foot : nil
    default: return nil
    }
  }

  /// A line above all sections.
  private static func outside(_ key: String, _ value: String) -> SchemeFormat? {
    if key == "palette", value.contains("=") { return .ghostty }
    if key.last?.isNumber == true { return FormatRules.foot.slots[key] != nil ? .foot : nil }
    let rules = FormatRules.ghostty
    return rules.slots[key] != nil && ColorText(value.unquoted, rules.syntax) != nil
      ? .ghostty : nil
  }

  private static func blanks(_ key: String, _ value: String) -> SchemeFormat? {
    guard FormatRules.kitty.slots[key] != nil else { return nil }
    return key.last?.isNumber == true && value.first == "#"
      || ColorText(value.unquoted, .names) != nil
      ? .kitty : nil
  }
}

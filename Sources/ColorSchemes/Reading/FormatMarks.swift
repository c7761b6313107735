import MessageText

/// Tells the formats of text files apart by what stands in their lines.
struct FormatMarks {
  /// How many lines only this format has.
  private var counts: [SchemeFormat: Int] = [:]
  private var bases = BaseMarks()
  /// Whether tables of colours are mappings of YAML.
  private(set) var isYAML = false
  private var section = ""
  /// The last key of YAML at the top, if its value is in the lines below it, and the column of the first one.
  private var top: (key: String?, column: Int)?

  init(_ text: String) {
    for line in SchemeEntries.lines(of: text) {
      guard let format = format(of: line.text, at: line.place.column) else { continue }
      counts[format, default: 0] += 1
    }
    if let format = bases.format { counts[format] = bases.count }
  }

  /// The format with the most lines; `nil` if no line belongs to one.
  var format: SchemeFormat? {
    let best = counts.values.max()
    return SchemeFormat.allCases.first { counts[$0] == best && best != nil }
  }

  private mutating func format(of line: Substring, at column: Int) -> SchemeFormat? {
    if line.hasPrefix("#") { return Self.comment(line) }
    if line.first == "[" {
      section = line.drop { $0 == "[" }.prefix { $0 != "]" }.filter { !" \t\"'".contains($0) }
      return Self.tables.contains(section) ? .alacritty : nil
    }
    let key = line.prefix { !" \t=:".contains($0) }
    let rest = line[key.endIndex...].drop { $0 == " " || $0 == "\t" }
    let value = rest.dropFirst().trimmed
    switch rest.first {
    case ":": return colon(key.unquoted, value, at: column)
    case "=": return equals(key.trimmed, value)
    default: return Self.blanks(String(key), rest.trimmed)
    }
  }

  private static func comment(_ line: Substring) -> SchemeFormat? {
    if line.hasSuffix("vim:ft=kitty") { return .kitty }
    let words = line.split { $0 == " " || $0 == "\t" }
    guard words.count > 1, words[0] == "#define" else { return nil }
    return FormatRules.definitions[String(words[1])] != nil ? .xresources : nil
  }

  /// The tables of Alacritty.
  private static let tables = Set(
    ["primary", "normal", "bright", "dim", "cursor", "selection"].map { "colors.\($0)" })
}

extension FormatMarks {
  /// A line of YAML or of X resources.
  private mutating func colon(_ key: String, _ value: String, at column: Int) -> SchemeFormat? {
    let beginsMapping = value.isEmpty || value.hasPrefix("# ") || value.first == "{"
    let hasMore = beginsMapping || value.first.map("|>&!".contains) == true
    let path = path(of: key, at: column, hasMore: hasMore)
    if beginsMapping { return mapping(path, value) }
    bases.read(path, value)
    // Older files of Alacritty have their schemes elsewhere, and name one of them.
    if path == "colors", value.first == "*" {
      isYAML = true
      return .alacritty
    }
    return path == key ? Self.colons(key) : nil
  }

  /// A key with the one at the top in which it stands, if that is another one.
  private mutating func path(of key: String, at column: Int, hasMore: Bool) -> String {
    if let top, column > top.column { return top.key.map { "\($0).\(key)" } ?? key }
    top = (hasMore ? key : nil, top?.column ?? column)
    return key
  }

  /// A key of YAML with a mapping below it, as Alacritty had its tables before it took TOML, or behind it.
  private mutating func mapping(_ path: String, _ value: String) -> SchemeFormat? {
    let words = value.first == "{" ? value.split { "{,: \t".contains($0) } : []
    for word in [""] + words { bases.read("\(path).\(word.unquoted)", "") }
    guard Self.tables.contains(path) else { return nil }
    isYAML = true
    return .alacritty
  }

  private static func colons(_ key: String) -> SchemeFormat? {
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

import MessageText

/// Tells the formats of text files apart by what stands in their lines, and those that are YAML by their keys.
struct FormatMarks {
  /// How many lines only this format has.
  private var counts: [SchemeFormat: Int] = [:]
  /// Whether tables of colours are mappings of YAML.
  private(set) var isYAML = false
  /// Whether a line may have a key of a scheme in YAML. What stands around it is not seen there.
  private(set) var hasKeyOfYAML = false
  private var section = ""
  /// The column of the first line with a colon.
  private var top: Int?

  init(_ text: String) {
    for line in SchemeEntries.lines(of: text) {
      guard let format = format(of: line.text, at: line.place.column) else { continue }
      counts[format, default: 0] += 1
    }
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
    hasKeyOfYAML = hasKeyOfYAML || Self.hasKeyOfYAML(line)
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
  /// What the keys of YAML say, each with those around it.
  mutating func read(_ keys: SchemeEntries) {
    var bases = BaseMarks()
    for entry in keys.all {
      bases.read(entry.key, entry.text)
      if FormatRules.isNumberOfGogh(entry.key) { counts[.gogh, default: 0] += 1 }
      // pywal has names of X resources in a mapping.
      if Self.numbersOfPywal.contains(entry.key) { counts[.xresources, default: 0] += 1 }
      // Before it took TOML, Alacritty had its tables as mappings.
      if Self.tables.contains(where: { entry.key == $0 || entry.key.hasPrefix($0 + ".") }) {
        isYAML = true
        counts[.alacritty, default: 0] += 1
      }
    }
    if let format = bases.format { counts[format] = bases.count }
  }

  private static let numbersOfPywal = Set((0...15).map { "colors.color\($0)" })

  /// The keys of YAML that cannot be parsed, in the mappings in which they may be meant to stand.
  static func entries(ofLines text: String) -> SchemeEntries {
    var entries = LineGrammar(separator: ":", comments: ["#"]).entries(in: text)
    for index in entries.all.indices {
      let key = entries.all[index].key
      if FormatRules.baseKey(key) != nil { entries.all[index].key = "palette." + key }
      if tables.contains("colors." + key) { entries.all[index].key = "colors." + key }
    }
    return entries
  }

  private static func hasKeyOfYAML(_ line: Substring) -> Bool {
    guard line.first != "!", line.contains(":") else { return false }
    return line.split { "\"'{}[],: \t".contains($0) }.contains { word in
      let word = String(word)
      return word == "colors" || FormatRules.baseKey(word) != nil
        || FormatRules.isNumberOfGogh(word)
    }
  }
}

extension FormatMarks {
  /// A line of X resources, which are not set in from the first one; those of YAML may be in the palette of a theme.
  private mutating func colon(_ key: String, _ value: String, at column: Int) -> SchemeFormat? {
    top = top ?? column
    // Older files of Alacritty have their schemes elsewhere, and name one of them.
    if key == "colors", value.first == "*" {
      isYAML = true
      return .alacritty
    }
    let name = FormatRules.resource(key)
    guard FormatRules.xresources.slots[name] != nil, column <= top ?? column else { return nil }
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

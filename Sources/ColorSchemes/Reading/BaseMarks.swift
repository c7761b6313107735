/// Tells base16 and base24 by the keys of a file and their values, in YAML as in JSON. The keys of a mapping have its
/// own and a dot before them.
struct BaseMarks {
  /// How many colours have the name of one of theirs.
  private(set) var count = 0
  private var hasOwnOfBase24 = false
  /// What `system: base24` says.
  private var stated: SchemeFormat?
  /// Whether it says that it is a scheme, or has the colours at its top.
  private var isScheme = false
  /// Whether it has keys at its top that schemes of these formats do not have. A theme has those, and may have names
  /// of colours like theirs in a palette of its own.
  private var hasOtherKeys = false

  mutating func read(_ key: String, _ value: String) {
    if let base = FormatRules.baseKey(key) {
      count += 1
      hasOwnOfBase24 = hasOwnOfBase24 || base >= "base10"
      isScheme = isScheme || !key.contains(".")
    } else if key == "scheme" {
      isScheme = true
    } else if key == "system" {
      isScheme = true
      stated = [.base16, .base24].first { value.contains($0.rawValue) }
    } else if !Self.keys.contains(key.prefix { $0 != "." }) {
      hasOtherKeys = true
    }
  }

  private static let keys: Set<Substring> = [
    "name", "author", "variant", "slug", "description", "palette",
  ]

  /// The format; `nil` if the file is in neither of them. A single colour that only base24 has tells it from base16,
  /// unless the file says which of them it is.
  var format: SchemeFormat? {
    guard count > 0, isScheme || !hasOtherKeys else { return nil }
    return stated ?? (hasOwnOfBase24 ? .base24 : .base16)
  }
}

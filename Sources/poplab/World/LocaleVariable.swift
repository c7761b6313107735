/// The variable of the environment that tells the characters of the locale.
struct LocaleVariable {
  let name: String
  let value: String

  /// The first that is set and not empty; `nil` if none is.
  init?(_ environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = names.first(where: environment.isSet) else { return nil }
    self.name = name
    value = environment[name] ?? ""
  }

  /// As one sets it in a shell.
  var assignment: String { "\(name)=\(value)" }

  /// The letters before the country, the encoding and the variant.
  var language: String { String(value.prefix { $0.isLetter }) }

  /// Whether it names this encoding.
  var isUTF8: Bool { ["utf-8", "utf8"].contains { value.lowercased().contains($0) } }
}

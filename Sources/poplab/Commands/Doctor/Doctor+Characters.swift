import CursesFront

extension Doctor {
  /// The locale, and how many columns it gives to characters.
  var characters: Section {
    Section("Characters", [locale, letters, wide, boxes])
  }

  private var locale: Finding {
    let variable = LocaleVariable(environment)
    let source = variable?.assignment
    if terminal.showsUnicode { return Finding("locale", "UTF-8", source: source) }
    let name = variable?.name ?? "LANG"
    let isMissing = variable?.isUTF8 ?? false
    return Finding(
      "locale", isMissing ? "not installed here, so ASCII alone" : "not UTF-8, so ASCII alone",
      source: source ?? "default",
      remedy: isMissing
        ? "set \(name) to one of those that 'locale -a' lists"
        : "set \(name) to a UTF-8 locale, such as C.UTF-8")
  }

  private var letters: Finding { Finding("letters", columns(of: "a", called: "a")) }

  private var wide: Finding { Finding("wide letters", columns(of: "漢", called: "U+6F22")) }

  private var boxes: Finding { Finding("boxes", columns(of: "─", called: "U+2500")) }

  /// - Parameter name: what the scalar is called where it cannot be shown.
  private func columns(of scalar: Unicode.Scalar, called name: String) -> String {
    let columns = terminal.columns(of: scalar)
    if columns < 0 { return "\(name) cannot be shown" }
    return "\(scalar) takes \(columns) column\(columns == 1 ? "" : "s")"
  }
}

import MessageText

/// Plain numbers in expressions of Swift, C and Objective-C, without understanding the rest.
enum CallFigures {
  /// The numbers of an expression: its own, or those of the arguments where it makes a value of a type, as `CGSize` does;
  /// `nil` in place of each that is worked out.
  static func figures(of text: some StringProtocol) -> [Double?] {
    let text = withoutCast(labelled(text.trimmed).value)
    if let number = number(text) { return [number] }
    return parts(of: text).flatMap(inOrder)?.flatMap { figures(of: $0) } ?? [nil]
  }

  /// What stands between commas that are in no brackets; `nil` if the brackets do not match.
  static func list(_ text: some StringProtocol) -> [String]? {
    var (parts, depth) = ([""], 0)
    for sign in text {
      if "([{".contains(sign) { depth += 1 }
      if ")]}".contains(sign) { depth -= 1 }
      if depth < 0 { return nil }
      if sign == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(sign) }
    }
    return depth == 0 ? parts.filter { !$0.trimmed.isEmpty } : nil
  }

  /// The arguments behind the name of a type, or the parts between braces.
  private static func parts(of text: String) -> [String]? {
    guard let open = text.firstIndex(where: { "({".contains($0) }),
      let last = text.last, ")}".contains(last), isType(text[..<open])
    else { return nil }
    return list(text[text.index(after: open)...].dropLast())
  }

  /// Parts in the order of the fields that their labels name, as C lets them stand in any; `nil` if only some have such
  /// a label, or two the same.
  private static func inOrder(_ parts: [String]) -> [String]? {
    let ranks = parts.map { fields.firstIndex(of: labelled($0.trimmed).label) }
    if ranks.allSatisfy({ $0 == nil }) { return parts }
    let known = Dictionary(zip(ranks.compactMap(\.self), parts)) { first, _ in first }
    return known.count == parts.count ? known.sorted { $0.key < $1.key }.map(\.value) : nil
  }

  /// The fields of all types, those of each in its order.
  private static let fields = [
    "origin", "size", "x", "y", "dx", "dy", "top", "left", "leading", "bottom", "right", "trailing",
    "width", "height",
  ]

  /// Other names are those of functions, which work something out.
  private static func isType(_ name: Substring) -> Bool {
    let words = name.trimmed.split(separator: ".").filter { $0 != "init" }
    // A module may stand before it, and C makes its values by functions.
    return words.last.map { types.contains(String($0).replacing("Make", with: "")) } ?? true
  }

  private static let types: Set = [
    "CGRect", "CGSize", "CGPoint", "CGVector", "NSRect", "NSSize", "NSPoint", "UIEdgeInsets",
    "NSEdgeInsets", "NSDirectionalEdgeInsets", "CGFloat", "Double", "Float", "Int",
  ]

  private static func isName(_ text: some StringProtocol) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The label of Swift, `width: 8`, or that of C, `.width = 8`, empty where there is none; and what it stands before.
  private static func labelled(_ text: String) -> (label: String, value: String) {
    guard let end = text.firstIndex(where: { ":=".contains($0) }) else { return ("", text) }
    let start = text[..<end].trimmed
    let label = text[end] == ":" ? start : start.first == "." ? String(start.dropFirst()) : ""
    return isName(label) ? (label, text[text.index(after: end)...].trimmed) : ("", text)
  }

  /// Without the types in parentheses before it: `(CGFloat)8`.
  private static func withoutCast(_ text: String) -> String {
    guard text.first == "(", let end = text.firstIndex(of: ")") else { return text }
    let type = text[..<end].dropFirst().trimmed
    let rest = text[text.index(after: end)...].trimmed
    return isName(type.filter { !" *".contains($0) }) && !rest.isEmpty ? withoutCast(rest) : text
  }

  /// A number in decimal or hexadecimal digits, which Swift may part by `_`; C ends it with the letters of its type.
  private static func number(_ text: String) -> Double? {
    let sign = text.first == "-" ? -1.0 : 1
    let lower = (["-", "+"].contains(text.first) ? String(text.dropFirst()) : text).lowercased()
    let isHexadecimal = lower.hasPrefix("0x")
    let end = lower.lastIndex { !(isHexadecimal ? "ul" : "ful").contains($0) }
    let digits = end.map { lower[...$0] } ?? ""
    guard digits.first?.isNumber == true || digits.first == "." else { return nil }
    return Double(digits.replacing("_", with: "")).map { $0 * sign }
  }
}

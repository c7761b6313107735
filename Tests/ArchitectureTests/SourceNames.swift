/// The types that a Swift source declares at its top level, extends and names.
struct SourceNames {
  private(set) var declared: Set<String> = []
  /// Those of the declared types that other files cannot see.
  private(set) var filePrivate: Set<String> = []
  private(set) var extended: Set<String> = []
  /// Every word outside of comments and strings that begins with a capital; words interpolated into strings too.
  private(set) var used: Set<String> = []

  init(_ source: String) {
    var scanner = CodeScanner(source)
    let code = scanner.scanned()
    used = Set(
      code.split { !$0.isWordPart }.lazy
        .filter { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0[$0.startIndex]) }
        .map { String(decoding: $0, as: UTF8.self) })
    for line in code.split(separator: .newline) { read(line) }
  }

  /// A declaration at the top level begins its line.
  private mutating func read(_ line: ArraySlice<UInt8>) {
    guard line.first != .blank, line.first != .closingBrace else { return }
    let words = line.split { !$0.isWordPart && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
      .map { String(decoding: $0, as: UTF8.self) }
    let modifiers = words.prefix { $0.hasPrefix("@") || Self.modifiers.contains($0) }
    let rest = words.dropFirst(modifiers.count)
    guard let kind = rest.first, let name = rest.dropFirst().first else { return }
    if kind == "extension" { extended.insert(name) }
    guard Self.kinds.contains(kind) else { return }
    declared.insert(name)
    if modifiers.contains(where: { $0.hasSuffix("private") }) { filePrivate.insert(name) }
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "final", "indirect",
  ]
  private static let kinds: Set = ["struct", "enum", "class", "protocol", "actor", "typealias"]
}

/// Takes comments and strings out of Swift source, but not what is interpolated into strings.
private struct CodeScanner {
  private var rest: ArraySlice<UInt8>
  private var code: [UInt8] = []

  init(_ source: String) { rest = Array(source.utf8)[...] }

  /// The source with a blank for each comment and for each piece of a string.
  mutating func scanned() -> [UInt8] {
    while !rest.isEmpty { takeCode() }
    return code
  }

  private mutating func takeCode() {
    if skipComment() || takeString() {
      code.append(.blank)
    } else {
      code.append(rest.removeFirst())
    }
  }

  private func isAt(_ sign: String) -> Bool { rest.starts(with: sign.utf8) }

  private mutating func take(_ sign: String) -> Bool {
    guard isAt(sign) else { return false }
    rest.removeFirst(sign.utf8.count)
    return true
  }

  private mutating func skipComment() -> Bool {
    if isAt("//") {
      rest = rest.drop { $0 != .newline }
      return true
    }
    guard take("/*") else { return false }
    while !rest.isEmpty, !take("*/") {
      if !skipComment() { rest.removeFirst() }
    }
    return true
  }

  private mutating func takeString() -> Bool {
    let hashes = String(repeating: "#", count: rest.prefix { $0 == UInt8(ascii: "#") }.count)
    let isLong = isAt(hashes + "\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    guard take(hashes + quote) else { return false }
    while !rest.isEmpty, !take(quote + hashes), isLong || rest.first != .newline {
      if take("\\" + hashes) {
        if isAt("(") { takeInterpolation() } else { rest.removeFirst() }
      } else {
        rest.removeFirst()
      }
    }
    return true
  }

  /// An interpolation, which may have strings in it. Its words are apart from those before it.
  private mutating func takeInterpolation() {
    code.append(.blank)
    var depth = 0
    repeat {
      if isAt("(") { depth += 1 }
      if isAt(")") { depth -= 1 }
      takeCode()
    } while depth > 0 && !rest.isEmpty
  }
}

extension UInt8 {
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let closingBrace = UInt8(ascii: "}")

  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

import MessageText

extension FormatRules {
  /// Schemes of tinted theming with sixteen colours.
  static let base16 = base(.base16, brights: [8, 0xB, 0xA, 0xD, 0xE, 0xC])
  /// The same with eight more. The bright colours are not in the order of terminals; those that are missing
  /// are the plain ones, as the specification of base24 says.
  static let base24 = base(.base24, brights: [0x12, 0x14, 0x13, 0x16, 0x17, 0x15])

  /// - Parameter brights: the numbers of the colours 9 to 14.
  private static func base(_ format: SchemeFormat, brights: [Int]) -> FormatRules {
    let plain = [0, 8, 0xB, 0xA, 0xD, 0xE, 0xC, 5]
    var slots: [String: [SchemeSlot]] = [:]
    for (index, number) in (plain + [3] + brights + [7]).enumerated() {
      slots[BaseKey.name(number), default: []].append(.ansi(index))
    }
    slots[BaseKey.name(0), default: []].append(.background)
    slots[BaseKey.name(5), default: []] += [.foreground, .cursor]
    slots[BaseKey.name(2), default: []].append(.selectionBackground)
    return FormatRules(
      format: format, slots: slots,
      details: ["name": .name, "scheme": .name, "author": .author, "variant": .variant],
      remarks: [:], isColorKey: { withoutPalette($0).lowercased().hasPrefix("base") },
      otherKeys: BaseKey.numbers.map(BaseKey.name).filter { slots[$0] == nil },
      keepsAllAsExtras: true, bareKey: withoutPalette, adjust: { $0.map(spelled) },
      complete: completeBrights)
  }

  /// Without the mapping `palette` around it, the digits in upper case.
  private static func spelled(_ entry: SchemeEntry) -> SchemeEntry {
    var entry = entry
    if let key = baseKey(entry.key) { entry.key = key }
    return entry
  }

  /// `base0A` for `palette.base0a`; `nil` for other keys.
  static func baseKey(_ key: String) -> String? {
    BaseKey.spelled(withoutPalette(key))
  }

  /// Without the mapping `palette` around it.
  private static let withoutPalette: @Sendable (String) -> String = { key in
    key.hasPrefix("palette.") ? String(key.dropFirst(8)) : key
  }

  private static let completeBrights: @Sendable (inout SchemeDraft) -> Void = { draft in
    guard draft.scheme.format == .base24 else { return }
    for index in 9...14 { draft.derive(.ansi(index), from: .ansi(index - 8)) }
  }
}

/// The keys of the colours of base16 and base24.
package enum BaseKey {
  /// The numbers in base24; those below 16 are those of base16.
  package static let numbers = 0...0x17

  /// `base0A` for 10.
  static func name(_ number: Int) -> String {
    "base" + (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
  }

  /// `base0A` for `base0a`; `nil` for other names.
  package static func spelled(_ name: String) -> String? {
    guard name.count == 6, name.hasPrefix("base"), let number = Int(hexadecimal: name.dropFirst(4)),
      numbers.contains(number)
    else { return nil }
    return self.name(number)
  }
}

extension String {
  /// Whether a terminal shows it unchanged, in one line.
  package var isOneCleanLine: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      // Marks that reverse the direction of writing could make a message read as another one.
      default:
        !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
      }
    }
  }

  /// Whether it begins with `path:line:column: `.
  package var hasPlace: Bool {
    let parts = split(separator: ": ", maxSplits: 1).first?.split(separator: ":") ?? []
    return parts.count >= 3 && parts.suffix(2).allSatisfy { (Int($0) ?? 0) > 0 }
  }
}

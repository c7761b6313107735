import ColorSchemes

/// What must hold for any bytes that are given to the reader of colour schemes.
package enum SchemeTrial {
  /// What is wrong with how the reader takes these bytes; `nil` if nothing is.
  package static func complaint(about bytes: [UInt8]) -> String? {
    do throws(SchemeError) {
      let reading = try ColorScheme.read(bytes)
      if let wrong = complaint(about: reading.warnings.map { $0.message(path: "a") }) {
        return wrong
      }
      return complaint(about: reading.scheme)
    } catch {
      if error.faults.isEmpty { return "refused without a fault" }
      return complaint(about: error.faults.map { $0.message(path: "a") })
    }
  }

  /// Each message is one line that begins with its place and that a terminal can show.
  private static func complaint(about messages: [String]) -> String? {
    messages.first { !$0.isOneCleanLine || !$0.hasPlace }.map { "not one clean line: \($0)" }
  }

  /// A scheme has a colour or a name, and all of its colours have three channels.
  private static func complaint(about scheme: ColorScheme) -> String? {
    let colors = scheme.colors.values.map(\.rgb) + scheme.extras.map(\.rgb)
    if colors.isEmpty, scheme.name == nil { return "a scheme without a colour" }
    return colors.first { $0 > 0xFF_FFFF }.map { "the colour \($0)" }
  }
}

import PopoverLab

/// What must hold for any bytes that are given to the reader of keys written as text.
enum KeysTrial {
  static func complaint(about bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(KeyScript.Fault) {
      return complaint(about: try KeyScript(text).keys)
    } catch {
      guard (1...text.unicodeScalars.count).contains(error.column) else {
        return "no such place: \(error.column)"
      }
      return error.description.isOneCleanLine ? nil : "not one clean line: \(error)"
    }
  }

  /// Keys are written as a text that has the same keys.
  static func complaint(about keys: [Key]) -> String? {
    let text = keys.map(\.scriptText).joined()
    return (try? KeyScript(text))?.keys == keys ? nil : "not read as written: \(text)"
  }
}

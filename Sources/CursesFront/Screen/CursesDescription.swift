import CCurses

/// The description of this terminal that curses has at hand, for as long as it has.
struct CursesDescription: TerminalDescription {
  func string(_ name: String, _ first: Int32, _ second: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = Int(ccurses_string_bytes(name, first, second, &bytes, bytes.count))
    guard bytes.indices.contains(length) else { return nil }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  func number(_ name: String) -> Int? {
    let number = ccurses_number(name)
    return number < 0 ? nil : Int(number)
  }

  func flag(_ name: String) -> Bool { ccurses_flag(name) }
}

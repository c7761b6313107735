/// What somebody has written down about a terminal: the entry of terminfo for it.
protocol TerminalDescription {
  /// The bytes of a capability with its numbers put in and without pauses; `nil` if it has none.
  func string(_ name: String, _ first: Int32, _ second: Int32) -> String?
  func number(_ name: String) -> Int?
  func flag(_ name: String) -> Bool
}

extension TerminalDescription {
  func string(_ name: String) -> String? { string(name, 0, 0) }
  func string(_ name: String, _ first: Int32) -> String? { string(name, first, 0) }
}

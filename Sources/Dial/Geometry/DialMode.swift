/// Whose arithmetic a dial follows: the recommended one, or that of an original with all its quirks, so
/// that one can see the difference.
public enum DialMode: String, CaseIterable, Sendable {
  /// The item nearest the mark is the value, and a flick lands on an item.
  case safe
  /// `AYNCircleView` (Andrey Nazarov, 2017): between items its value is lopsided, a flick may miss, and
  /// the drag after a snap begins where the one before it ended.
  case ayn = "AYN"

  /// The mode with this name, whatever its capitals.
  public init?(name: String) {
    guard let mode = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = mode
  }
}

import AnnotatedYAML

/// A request to an object of Wayland: `xdg_surface#3.destroy()` in a log, `xdg_surface_destroy(surface)` in code.
struct WaylandRequest {
  /// The number of the object in a log, in code the words for it.
  var object: String
  var name: String
  var place: Place
  var arguments: SourcePiece
  /// Whether it is of a log, whose lines are in the order of time.
  var isLogged: Bool

  /// The requests to objects of an interface, in the order of the file.
  static func all(to interface: String, in scanner: SourceScanner) -> [WaylandRequest] {
    scanner.calls(interface).map { WaylandRequest(name: $0, arguments: $1) }
  }

  /// - Parameter name: what follows the interface in the name of the call.
  private init(name: SourcePiece, arguments: SourcePiece) {
    (place, self.arguments) = (name.place, arguments)
    let text = name.text
    let dot = text.firstIndex(of: ".")
    let number = text.prefix { $0 != "." }.dropFirst()
    isLogged =
      dot != nil && ["#", "@"].contains(text.first) && !number.isEmpty
      && number.allSatisfy(\.isNumber)
    object = dot.map { String(text[..<$0]) } ?? arguments.firstArgument
    self.name =
      dot.map { String(text[text.index(after: $0)...]) } ?? String(text.drop { $0 == "_" })
  }
}

extension SourcePiece {
  /// More than an expression for an object has; there may be very many calls with brackets that are never closed.
  private static let longestObject = 100

  /// The first of the arguments of a call, without blanks.
  fileprivate var firstArgument: String {
    var depth = 0
    let first = source.scalars[range].prefix(Self.longestObject).prefix { scalar in
      switch scalar {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      return scalar != "," || depth > 0
    }
    return String(String.UnicodeScalarView(first.filter { !$0.properties.isWhitespace }))
  }
}

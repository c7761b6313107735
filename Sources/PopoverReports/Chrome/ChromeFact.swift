import CellCanvas
import PopoverGeometry

/// One thing that a background view has laid out, by the name it has in JSON.
package struct ChromeFact: Equatable, Sendable {
  package var key: String
  package var figure: ChromeFigure

  init(_ key: String, _ figure: ChromeFigure) {
    self.key = key
    self.figure = figure
  }

  /// The name as it is read: `arrow base from` for `arrowBaseFrom`.
  var words: String {
    key.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

/// What a fact may be.
package enum ChromeFigure: Equatable, Sendable {
  case rect(Rect)
  case size(Size)
  case insets(Insets)
  case radii(CornerRadii)
  case number(Double)
  case count(Int)
  case name(String)
  case flag(Bool)
  /// There is none of it.
  case none
}

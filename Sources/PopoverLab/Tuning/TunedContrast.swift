import CellCanvas
import ColorSchemes
import PopoverGeometry
import PopoverReports

/// The contrast by which a colour of a scheme is judged: on the background, and for a background that of the text on it.
struct TunedContrast: Equatable {
  /// From 1 to 21 (WCAG 2), not rounded.
  var value: Double
  private var place: String

  /// `nil` if the scheme lacks one of the two colours.
  init?(of slot: SchemeSlot, in scheme: ColorScheme) {
    let (other, place) = Self.other(than: slot, in: scheme)
    guard let one = scheme[slot], let other = scheme[other] else { return nil }
    (value, self.place) = (Color.contrast(one, other), place)
  }

  /// Cut and not rounded, so that too low a contrast never looks sufficient.
  var figure: String { Words.contrast(value) }

  var words: String { "\(figure) \(place)" }

  private static func other(than slot: SchemeSlot, in scheme: ColorScheme) -> (SchemeSlot, String) {
    switch slot {
    case .background: (.foreground, "with the text")
    case .selectionBackground:
      (
        scheme[.selectionForeground] == nil ? .foreground : .selectionForeground,
        "with the selected text"
      )
    case .selectionForeground: (.selectionBackground, "on the selection")
    case .cursorText: (.cursor, "on the cursor")
    default: (.background, "on the background")
    }
  }
}
